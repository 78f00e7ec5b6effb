// @vitest-environment jsdom
import { within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { showScreen } from '#shell/console/testing/show-screen.tsx';
import { BannerScreen, NewBannerScreen } from './banner.screen.tsx';
import { BannersScreen } from './banners.screen.tsx';
import { en as front } from './front.en.ts';
import { NewsletterScreen } from './newsletter.screen.tsx';
import { en as t } from './newsletter.en.ts';
import { StripScreen } from './strip.screen.tsx';

const text = { Title: 'Banner', Summary: 'Words', PictureAlt: 'A cow', Link: '/BTCData' };
const banner = {
  BannerID: 3,
  Revision: 2,
  Type: 'home',
  UseRanges: ['web'],
  Sections: [],
  ShownFrom: null,
  ShownUntil: null,
  Texts: { cn: null, en: text },
} as const;

const showBanner = (row: object = {}) =>
  showScreen('en', <BannerScreen id={3} />, {
    at: '/console/en/front/banners/3',
    answers: { GetDeskBanners: { Rows: [{ ...banner, ...row }] } },
  });

test('a banner is saved over what was seen', async () => {
  const page = await showBanner();
  const title = page.getByDisplayValue('Banner');
  await page.user.clear(title);
  await page.user.type(title, 'New words');
  await page.press(front.save);
  expect(page.sent('SaveBanner')).toMatchObject([
    { BannerID: 3, ExpectedRevision: 2, Texts: { cn: null, en: { Title: 'New words' } } },
  ]);
});

test('a link that leads nowhere is said, and the banner is not saved', async () => {
  const page = await showBanner();
  const link = page.getByDisplayValue('/BTCData');
  await page.user.clear(link);
  await page.user.type(link, 'javascript:x');
  expect(link.getAttribute('aria-invalid')).toBe('true');
  expect(page.getByRole('button', { name: front.save })).toHaveProperty('disabled', true);
});

test('sections are asked for of banners beside articles only', async () => {
  expect((await showBanner({ Type: 'home' })).queryByRole('group', { name: front.sections })).toBeNull();
  expect((await showBanner({ Type: 'article' })).queryByRole('group', { name: front.sections })).not.toBeNull();
});

test('a banner is deleted only after a question, and leads back to its place', async () => {
  const page = await showBanner({ Type: 'info' });
  await page.press(front.remove);
  expect(page.changes()).toEqual([]);
  await page.press(front.remove);
  expect(page.sent('DeleteBanner')).toEqual([{ BannerID: 3, ExpectedRevision: 2 }]);
  expect(page.address()).toBe('/console/en/front/banners?place=info');
});

test('a new banner begins in the place that the address names, and lacks a picture', async () => {
  const page = await showScreen('en', <NewBannerScreen />, { at: '/console/en/front/new-banner?place=article' });
  expect(page.getByRole('combobox', { name: front.place })).toHaveProperty('value', 'article');
  expect(page.getByRole('button', { name: front.save })).toHaveProperty('disabled', true);
  expect(page.queryByRole('button', { name: front.remove })).toBeNull();
});

test('each place counts its banners and shows its own', async () => {
  const Rows = [
    banner,
    { ...banner, BannerID: 4, Type: 'info', Texts: { cn: null, en: { ...text, Title: 'Other' } } },
  ] as const;
  const page = await showScreen('en', <BannersScreen />, {
    at: '/console/en/front/banners?place=info',
    answers: { GetDeskBanners: { Rows } },
  });
  expect(page.getByRole('link', { name: 'Other' }).getAttribute('href')).toBe('/console/en/front/banners/4');
  expect(page.queryByRole('link', { name: 'Banner' })).toBeNull();
  expect(page.getByRole('link', { name: front.newBanner }).getAttribute('href')).toBe(
    '/console/en/front/new-banner?place=info',
  );
});

const item = { Meat: 'beef', Kind: 'forward', Origin: '', LabelCn: null, LabelEn: null } as const;
const offered = { Meat: 'pork', Kind: 'spot', Origin: '', NameEn: 'Pork spot', NameCn: '猪肉现货' } as const;

test('the strip is saved when it is changed, over what was seen', async () => {
  const page = await showScreen('en', <StripScreen />, {
    answers: { GetDeskTicker: { Rows: [item], List: [offered] } },
  });
  expect(page.getByRole('button', { name: front.saveStrip })).toHaveProperty('disabled', true);
  await page.press(front.add);
  page.getByText(front.notSaved);
  await page.press(front.saveStrip);
  expect(page.sent('SaveTicker')).toEqual([
    { Items: [item, { Meat: 'pork', Kind: 'spot', Origin: '', LabelCn: null, LabelEn: null }], Expected: [item] },
  ]);
});

const edition = (Subject: string) => ({
  Subject,
  Intro: 'Hello',
  Closing: '',
  Articles: [
    { NewsID: 1, Included: true },
    { NewsID: 2, Included: false },
  ],
});
const showIssue = (State: 'draft' | 'scheduled' | 'sending' | 'sent', theirs = 'Weekly') =>
  showScreen('en', <NewsletterScreen id={5} />, {
    at: '/console/en/front/newsletters/5',
    answers: {
      GetNewsletter: {
        Row: { NewsletterID: 5, Revision: 3, State, Texts: { cn: edition('周报'), en: edition(theirs) } },
      },
    },
  });

test.each([
  ['draft', [t.rebuild, t.save, t.test, t.schedule]],
  ['scheduled', [t.test, t.hold]],
  ['sent', [t.test]],
] as const)('an issue that is %s offers %j', async (State, names) => {
  const page = await showIssue(State);
  expect(
    [t.rebuild, t.save, t.test, t.schedule, t.hold].filter((name) => page.queryByRole('button', { name }) !== null),
  ).toEqual(names);
});

test('what is not saved is neither sent nor built anew', async () => {
  const page = await showIssue('draft');
  expect(page.getByRole('button', { name: t.save })).toHaveProperty('disabled', true);
  await page.user.type(page.getByDisplayValue('Weekly'), ' news');
  page.getByText(t.notSaved);
  for (const name of [t.rebuild, t.test, t.schedule])
    expect(page.getByRole('button', { name })).toHaveProperty('disabled', true);
  await page.press(t.save);
  expect(page.sent('SaveNewsletter')).toMatchObject([
    {
      NewsletterID: 5,
      ExpectedRevision: 3,
      Texts: { en: { Subject: 'Weekly news', ArticleIDs: [1] }, cn: { Subject: '周报' } },
    },
  ]);
});

test('an issue goes out only after a question', async () => {
  const page = await showIssue('draft');
  await page.press(t.schedule);
  expect(page.changes()).toEqual([]);
  await page.press(t.scheduleNow);
  expect(page.sent('ScheduleNewsletter')).toMatchObject([{ NewsletterID: 5, ExpectedRevision: 3 }]);
});

test('words of an issue that were not saved are there again, and merged with what somebody else has saved', async () => {
  const page = await showIssue('draft');
  await page.user.type(page.getByDisplayValue('Weekly'), ' news');
  for (const intro of page.getAllByDisplayValue('Hello').slice(1)) await page.user.type(intro, '!');

  const again = await showIssue('draft', 'The week');
  again.getByText(t.restored);
  again.getByDisplayValue('Hello!');
  const both = within(again.getByRole('group', { name: /Subject/ }));
  both.getByText('The week');
  both.getByText('Weekly news');
  expect(again.getByRole('button', { name: t.save })).toHaveProperty('disabled', true);
  await page.user.click(both.getByRole('button', { name: 'Keep mine' }));
  await again.press(t.save);
  expect(again.sent('SaveNewsletter')).toMatchObject([
    { Texts: { en: { Subject: 'Weekly news', Intro: 'Hello!', ArticleIDs: [1] }, cn: { Subject: '周报' } } },
  ]);
  expect((await showIssue('draft')).queryByText(t.restored)).toBeNull();
});
