// @vitest-environment jsdom
import { ApiError } from '@btc/contract/wire/errors.ts';
import { cleanup, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Answers } from '#platform/testing/fake-api.ts';
import { messages as consoleMessages } from '#shell/console/messages.ts';
import { showScreen } from '#shell/console/testing/show-screen.tsx';
import { messages as writingMessages } from '#shell/console/writing/writing-messages.ts';
import type { LivePage } from '#ui/testing/live-page.ts';
import { BannerScreen } from './banner.screen.tsx';
import { BannersScreen } from './banners.screen.tsx';
import { messages as frontMessages } from './front-messages.ts';
import { NewsletterScreen } from '#newsletter/staff/newsletter.screen.tsx';
import { messages } from '#newsletter/staff/newsletter-messages.ts';
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
  await page.press(frontMessages.en.save);
  expect(page.sent('SaveBanner')).toMatchObject([
    { BannerID: 3, ExpectedRevision: 2, Texts: { cn: null, en: { Title: 'New words' } } },
  ]);
});

test('a banner that was left before it was saved is there again, and put together by field with what a colleague has saved', async () => {
  const page = await showBanner();
  await page.user.type(page.getByDisplayValue('Banner'), ' of mine');
  await page.user.type(page.getByDisplayValue('A cow'), ' of mine');
  cleanup();
  const again = await showBanner({ Revision: 3, Texts: { cn: null, en: { ...text, Title: 'Theirs', Link: '/cn' } } });
  expect(again.text()).toContain(consoleMessages.en.draftIsBack);
  const both = again.getByRole('group', { name: /English edition: Title/ });
  expect(both.textContent).toMatch(/Theirs.*Banner of mine/);
  expect(again.getByRole('button', { name: frontMessages.en.save })).toHaveProperty('disabled', true);
  await again.press(consoleMessages.en.take.mine);
  await again.press(frontMessages.en.save);
  const mine = { Title: 'Banner of mine', PictureAlt: 'A cow of mine', Link: '/cn' };
  expect(again.sent('SaveBanner')).toMatchObject([{ ExpectedRevision: 3, Texts: { en: mine } }]);
  cleanup();
  (await showBanner()).getByDisplayValue('Banner');
});

test('a link that leads nowhere is said, and the banner is not saved', async () => {
  const page = await showBanner();
  const link = page.getByDisplayValue('/BTCData');
  await page.user.clear(link);
  await page.user.type(link, 'javascript:x');
  expect(link.getAttribute('aria-invalid')).toBe('true');
  expect(page.getByRole('button', { name: frontMessages.en.save })).toHaveProperty('disabled', true);
});

test('sections are asked for of banners beside articles only', async () => {
  expect((await showBanner({ Type: 'home' })).queryByRole('group', { name: frontMessages.en.sections })).toBeNull();
  expect(
    (await showBanner({ Type: 'article' })).queryByRole('group', { name: frontMessages.en.sections }),
  ).not.toBeNull();
});

test('a banner is deleted only after a question, and leads back to its place', async () => {
  const page = await showBanner({ Type: 'info' });
  await page.press(frontMessages.en.remove);
  expect(page.changes()).toEqual([]);
  await page.press(frontMessages.en.remove);
  expect(page.sent('DeleteBanner')).toEqual([{ BannerID: 3, ExpectedRevision: 2 }]);
  expect(page.address()).toBe('/console/en/front/banners?place=info');
});

test('a new banner begins in the place that the address names, and lacks a picture', async () => {
  const page = await showScreen('en', <BannerScreen id={null} />, {
    at: '/console/en/front/banners/new?place=article',
  });
  expect(page.getByRole('combobox', { name: frontMessages.en.place })).toHaveProperty('value', 'article');
  expect(page.getByRole('button', { name: frontMessages.en.save })).toHaveProperty('disabled', true);
  expect(page.queryByRole('button', { name: frontMessages.en.remove })).toBeNull();
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
  expect(page.getByRole('link', { name: frontMessages.en.newBanner }).getAttribute('href')).toBe(
    '/console/en/front/banners/new?place=info',
  );
});

const item = { Meat: 'beef', Kind: 'forward', Origin: '', LabelCn: null, LabelEn: null } as const;
const offered = { Meat: 'pork', Kind: 'spot', Origin: '', NameEn: 'Pork spot', NameCn: '猪肉现货' } as const;

test('the strip is saved when it is changed, over what was seen', async () => {
  const page = await showScreen('en', <StripScreen />, {
    answers: { GetDeskTicker: { Rows: [item], List: [offered] } },
  });
  expect(page.getByRole('button', { name: frontMessages.en.saveStrip })).toHaveProperty('disabled', true);
  await page.press(frontMessages.en.add);
  page.getByText(frontMessages.en.notSaved);
  await page.press(frontMessages.en.saveStrip);
  expect(page.sent('SaveTicker')).toEqual([
    { Items: [item, { Meat: 'pork', Kind: 'spot', Origin: '', LabelCn: null, LabelEn: null }], Expected: [item] },
  ]);
});

test('a strip that somebody else has saved meanwhile stands beside one’s own', async () => {
  let rows: readonly object[] = [item];
  const page = await showScreen('en', <StripScreen />, {
    answers: {
      GetDeskTicker: () => ({ Rows: rows, List: [offered] }),
      SaveTicker: ({ Expected }) => {
        if (Expected.length === 0) return {};
        rows = [];
        return new ApiError(1001, { List: [{ Field: 'Expected', Rule: 'changed' }] });
      },
    },
  });
  await page.press(frontMessages.en.add);
  await page.press(frontMessages.en.saveStrip);
  expect(page.getByRole('group', { name: /Price strip/ }).textContent).toContain('Pork spot');
  await page.press(consoleMessages.en.take.mine);
  await page.press(frontMessages.en.saveStrip);
  expect(page.sent('SaveTicker').map(({ Items, Expected }) => [Items.length, Expected.length])).toEqual([
    [2, 1],
    [2, 0],
  ]);
});

test('the words of the QR panel that were left before they were saved are there again', async () => {
  const panel = { Shown: true, Caption: null, Target: null } as const;
  const show = () =>
    showScreen('en', <StripScreen />, { answers: { GetDeskQrPanel: { Dict: { cn: panel, en: panel } } } });
  const page = await show();
  await page.user.type(
    page.getAllByLabelText(new RegExp(`^${frontMessages.en.qrCaption}`)).at(-1) ?? document.body,
    'Scan',
  );
  cleanup();
  const again = await show();
  again.getByDisplayValue('Scan');
  await again.press(frontMessages.en.saveQr);
  expect(again.sent('SaveQrPanel')).toEqual([{ cn: panel, en: { ...panel, Caption: 'Scan' } }]);
});

const edition = (Subject: string, Revision = 4) => ({
  Subject,
  Intro: '<p>Hello</p>',
  Closing: '',
  Revision,
  Articles: [
    { NewsID: 1, Title: 'Quota', Included: true },
    { NewsID: 2, Title: 'Offers', Included: false },
  ],
});
type IssueState = 'draft' | 'scheduled' | 'sending' | 'sent';
const issueOf = (State: IssueState, theirs = edition('Weekly')) => ({
  Row: { NewsletterID: 5, Revision: 3, State, Texts: { cn: edition('周报'), en: theirs } },
});
const showIssue = (State: IssueState, answers: Answers = {}) =>
  showScreen('en', <NewsletterScreen id={5} />, {
    at: '/console/en/front/newsletters/5',
    answers: {
      GetNewsletter: issueOf(State),
      HoldNewsletterText: { Rows: [], Dict: { issue: 3, cn: 4, en: 4 } },
      SaveNewsletter: { Row: { Revision: 5 } },
      ...answers,
    },
  });

const inEnglish = (page: LivePage) => within(page.getByRole('region', { name: messages.en.editions.en }));
const subject = (page: LivePage) =>
  inEnglish(page).getByRole('textbox', { name: new RegExp(`^${messages.en.fields.Subject}`) });

test.each([
  ['draft', [messages.en.rebuild, messages.en.test, messages.en.schedule]],
  ['scheduled', [messages.en.test, messages.en.hold]],
  ['sent', [messages.en.test]],
] as const)('an issue that is %s offers %j, and only a draft is written in', async (State, names) => {
  const page = await showIssue(State);
  const offered = [messages.en.rebuild, messages.en.test, messages.en.schedule, messages.en.hold].filter(
    (name) => page.queryByRole('button', { name }) !== null,
  );
  expect(offered).toEqual(names);
  expect(page.queryAllByRole('textbox').length > 0).toBe(State === 'draft');
});

test('an edition is saved over what was seen of it, with the articles it holds, before anything is done with it', async () => {
  const page = await showIssue('draft');
  await page.user.type(subject(page), ' news');
  await page.user.click(inEnglish(page).getByLabelText(messages.en.include('Offers')));
  await page.press(messages.en.test);
  const words = { Subject: 'Weekly news', Intro: '<p>Hello</p>', ArticleIDs: [1, 2], IncludedIDs: [1, 2] };
  expect(page.sent('SaveNewsletter').map(({ ExpectedRevision }) => ExpectedRevision)).toEqual([4, 5]);
  expect(page.sent('SaveNewsletter').at(-1)).toMatchObject({ NewsletterID: 5, Edition: 'en', ...words });
});

test('an issue goes out only after a question, as it is on the screen', async () => {
  const page = await showIssue('draft');
  await page.user.type(subject(page), '!');
  await page.press(messages.en.schedule);
  expect(page.sent('ScheduleNewsletter')).toEqual([]);
  await page.press(messages.en.scheduleNow);
  expect(page.sent('ScheduleNewsletter')).toMatchObject([{ NewsletterID: 5, Revisions: { issue: 3, cn: 4, en: 5 } }]);
});

test('an issue without a subject does not go out, and says why', async () => {
  const page = await showIssue('draft');
  await page.user.clear(subject(page));
  await page.press(messages.en.schedule);
  page.getByText(messages.en.noSubject(messages.en.editions.en));
  expect(page.getByRole('button', { name: messages.en.scheduleNow })).toHaveProperty('disabled', true);
});

test('who else has an issue open is said, with the edition they write in', async () => {
  const Rows = [{ StaffID: 2, LoginUserName: 'lopez', Part: 'en' }];
  const page = await showIssue('draft', { HoldNewsletterText: { Rows, Dict: { issue: 3, cn: 4, en: 4 } } });
  page.getByText(
    writingMessages.en.alsoHere(writingMessages.en.writesEdition('lopez', writingMessages.en.editions.en)),
  );
});

test('what a colleague has saved is shown where nothing is written here', async () => {
  let isSaved = false;
  const page = await showIssue('draft', {
    GetNewsletter: () => issueOf('draft', isSaved ? edition('Their week', 6) : edition('Weekly')),
    HoldNewsletterText: () => {
      isSaved = true;
      return { Rows: [], Dict: { issue: 3, cn: 4, en: 6 } };
    },
  });
  expect(subject(page)).toHaveProperty('value', 'Their week');
});

test('words that were not saved are there again, and merged by field with what a colleague has saved', async () => {
  const page = await showIssue('draft', { SaveNewsletter: new ApiError(1005) });
  await page.user.type(subject(page), ' news');
  await page.user.click(inEnglish(page).getByLabelText(messages.en.include('Offers')));
  cleanup();

  const refused = new ApiError(1001, { List: [{ Field: 'ExpectedRevision', Rule: 'changed' }] });
  const again = await showIssue('draft', {
    GetNewsletter: issueOf('draft', edition('The week', 6)),
    HoldNewsletterText: { Rows: [], Dict: { issue: 3, cn: 4, en: 6 } },
    SaveNewsletter: ({ ExpectedRevision }) => (ExpectedRevision < 6 ? refused : { Row: { Revision: 7 } }),
  });
  const both = within(again.getByRole('region', { name: /Subject/ }));
  await again.user.click(both.getByRole('button', { name: writingMessages.en.keepMine }));
  expect(again.sent('SaveNewsletter').at(-1)).toMatchObject({
    ExpectedRevision: 6,
    Subject: 'Weekly news',
    IncludedIDs: [1, 2],
  });
});
