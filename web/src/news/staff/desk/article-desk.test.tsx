// @vitest-environment jsdom
import { ApiError } from '@btc/contract/wire/errors.ts';
import { cleanup, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Answers, GivenAnswer } from '#platform/testing/fake-api.ts';
import { showScreen } from '#shell/console/testing/show-screen.tsx';
import type { LivePage } from '#ui/testing/live-page.ts';
import { messages } from '../words/newsroom-messages.ts';
import { ArticleScreen } from './article.screen.tsx';
import { toFigures } from './taken-figures.ts';

type Article = NonNullable<GivenAnswer<'GetDeskArticle'>['Row']>;
type Detail = NonNullable<Article['Detail']>;

const t = messages.en;
const text = {
  Title: 'Quota',
  Summary: 'Half used',
  Body: '<p>Words</p>',
  Attachments: [],
  Revision: 3,
  Preview: [],
} as const;
const empty = { ...text, Title: '', Summary: '', Body: '' } as const;
const detail: Detail = {
  Section: 'trade',
  Access: 'free',
  Meat: 'beef',
  Origins: ['BRA'],
  Cuts: [],
  Tags: ['quota'],
  TitlePicture: null,
  Source: null,
  HeadlineRank: null,
  Recommended: false,
  Shared: true,
  Report: null,
};
const article: Article = {
  ArticleID: 4,
  Stage: 'writing',
  Demo: false,
  PublishDate: null,
  Note: null,
  Unpublished: false,
  DetailRevision: 2,
  Detail: detail,
  Texts: { cn: { ...text, Title: '配额' }, en: text },
  Present: [],
};

function show(said: Article = {}, answers: Answers = {}, edition: 'cn' | 'en' = 'en') {
  return showScreen(edition, <ArticleScreen id={4} />, {
    role: 'editor',
    at: '/console/en/news/articles/4',
    answers: {
      GetDeskArticle: { Row: { ...article, ...said } },
      HoldDeskArticle: { Rows: [], Dict: { cn: 3, en: 3, detail: 2 } },
      GetDeskFigures: { Rows: [] },
      GetChangedFigures: { Rows: [], List: [] },
      ...answers,
    },
  });
}
const inEnglish = (page: LivePage) => within(page.getByRole('region', { name: t.editions.en }));
const inDetail = (page: LivePage) => within(page.getByRole('region', { name: t.detail }));

test.each([
  ['en', {}, 'Quota'],
  ['cn', {}, '配额'],
  ['en', { Texts: { cn: { ...text, Title: '配额' }, en: empty } }, '配额'],
  ['en', { Texts: { cn: empty, en: empty } }, t.untitled],
] as const)('in %s an article of %j is called %s', async (edition, said, title) => {
  expect((await show(said, {}, edition)).getByRole('heading', { level: 1 }).textContent).toBe(title);
});

test('the text in the language of the console is first, and an article without a word begins there', async () => {
  const sections = () =>
    [...document.querySelectorAll('section')]
      .map((part) => part.getAttribute('aria-label'))
      .filter((name) => /^(?:Chinese edition|English edition|中文版|英文版)$/.test(name ?? ''));
  await show({ Texts: { cn: empty, en: empty } });
  expect(sections()).toEqual([t.editions.en, t.editions.cn]);
  expect(document.activeElement?.getAttribute('lang')).toBe('en');
  await show({ Texts: { cn: empty, en: empty } }, {}, 'cn');
  expect(sections()).toEqual([messages.cn.editions.cn, messages.cn.editions.en]);
  expect(document.activeElement?.getAttribute('lang')).toBe('zh-CN');
});

test('of a published article it is said that readers lack something, and where they read it', async () => {
  const page = await show({
    Stage: 'published',
    PublishDate: '2026-11-18T07:30:00+08:00',
    Unpublished: true,
    TitleCn: null,
    TitleEn: 'Quota',
  });
  page.getByText('18 November 2026, 07:30');
  page.getByText(t.unpublished);
  page.getByRole('link', { name: t.readIn(t.editions.en) });
  expect(page.queryByRole('link', { name: t.readIn(t.editions.cn) })).toBeNull();
});

test('the note of whoever handed it over stands above, with who else is here', async () => {
  const page = await show(
    { Note: 'Check the tonnes' },
    {
      HoldDeskArticle: {
        Rows: [{ StaffID: 2, LoginUserName: 'lopez', Edition: 'cn' }],
        Dict: { cn: 3, en: 3, detail: 2 },
      },
    },
  );
  page.getByText(t.noteIs('Check the tonnes'));
  page.getByText(/lopez/);
});

test('what was chosen about an article is saved by its button, over what was seen', async () => {
  const page = await show();
  await page.user.selectOptions(inDetail(page).getByLabelText(t.section), 'policy');
  await page.user.click(inDetail(page).getByRole('radio', { name: t.accesses.member }));
  await page.user.selectOptions(inDetail(page).getByLabelText(t.headline), '2');
  await page.user.clear(inDetail(page).getByLabelText(new RegExp(`^${t.tags}`)));
  await page.user.type(inDetail(page).getByLabelText(new RegExp(`^${t.tags}`)), 'quota，beef prices, quota');
  page.getByText(t.detailWaits);
  await page.press(t.saveDetail);
  expect(page.sent('SaveDeskArticleDetail')).toEqual([
    {
      ArticleID: 4,
      ExpectedRevision: 2,
      Detail: { ...detail, Section: 'policy', Access: 'member', HeadlineRank: 2, Tags: ['quota', 'beef prices'] },
    },
  ]);
  page.getByText(t.detailSaved);
});

test('a report needs its period, and without one nothing is saved', async () => {
  const page = await show();
  await page.user.selectOptions(inDetail(page).getByLabelText(t.section), 'report');
  page.getByText(t.needPeriod);
  expect(page.getByRole('button', { name: t.saveDetail })).toHaveProperty('disabled', true);
  await page.user.type(page.getByLabelText(t.periodStart), '2026-11-16');
  await page.user.type(page.getByLabelText(t.periodEnd), '2026-11-22');
  await page.user.type(page.getByLabelText(t.reportDate), '2026-11-23');
  expect(page.queryByText(t.needPeriod)).toBeNull();
  await page.press(t.saveDetail);
  expect(page.sent('SaveDeskArticleDetail')).toMatchObject([
    { Detail: { Report: { Type: 'week', PeriodStart: '2026-11-16', PeriodEnd: '2026-11-22', Date: '2026-11-23' } } },
  ]);
});

test('choices that were not saved are there again, over what a colleague has saved meanwhile', async () => {
  const first = await show();
  await first.user.selectOptions(inDetail(first).getByLabelText(t.section), 'policy');
  await first.settled();
  cleanup();
  const again = await show({ DetailRevision: 5, Detail: { ...detail, Meat: 'pork' } });
  again.getByText(t.restored);
  expect(inDetail(again).getByLabelText(t.section)).toHaveProperty('value', 'policy');
  expect(inDetail(again).getByLabelText(t.meat)).toHaveProperty('value', 'pork');
  await again.press(t.saveDetail);
  expect(again.sent('SaveDeskArticleDetail')).toMatchObject([
    { ExpectedRevision: 5, Detail: { Section: 'policy', Meat: 'pork' } },
  ]);
});

test('a cover is shown once it is uploaded, and can be taken off', async () => {
  const page = await show({}, { UploadArticlePicture: { Row: { Picture: 'news/cover.jpg' } } });
  await page.user.upload(
    page.getByLabelText(new RegExp(`^${t.cover}`)),
    new File(['x'], 'cover.jpg', { type: 'image/jpeg' }),
  );
  await page.settled();
  expect(page.getByRole('img', { name: t.cover }).getAttribute('src')).toContain('news/cover.jpg');
  await page.press(t.removeCover);
  expect(page.queryByRole('img', { name: t.cover })).toBeNull();
  expect(page.queryByText(t.detailWaits)).toBeNull();
});

test('on the way to publication texts and choices are saved, and what was seen is published', async () => {
  const page = await show({}, { SaveDeskArticleText: { Row: { Revision: 8 } } });
  await page.user.type(inEnglish(page).getByRole('textbox', { name: t.title }), ' used');
  await page.press(t.publish);
  expect(page.sent('SaveDeskArticleText')).toMatchObject([{ Edition: 'en', ExpectedRevision: 3, Title: 'Quota used' }]);
  page.dialog().getByText(t.publishWhat([t.editions.cn, t.editions.en].join(t.and)));
  await page.user.click(page.dialog().getByRole('button', { name: t.publish }));
  await page.settled();
  expect(page.sent('PublishDeskArticle')).toMatchObject([
    { ArticleID: 4, Revisions: { cn: 3, en: 8, detail: 2 }, ConfirmLocked: false },
  ]);
  page.getByText(t.published);
});

test.each([
  [{ ...empty, Title: 'Quota' }, t.lacks(t.editions.en, [t.parts.summary, t.parts.text].join(t.separator)), true],
  [{ ...text, Title: '  ' }, t.lacks(t.editions.en, t.parts.title), true],
  [empty, t.emptyEdition(t.editions.en), false],
] as const)('before publication it is said what is not written: %j', async (en, said, isHeld) => {
  const page = await show({ Texts: { cn: text, en } });
  await page.press(t.publish);
  page.dialog().getByText(said);
  expect(page.dialog().getByRole('button', { name: t.publish })).toHaveProperty('disabled', isHeld);
});

test('where nothing is written nothing can be published', async () => {
  const page = await show({ Texts: { cn: empty, en: empty } });
  await page.press(t.publish);
  page.dialog().getByText(t.incomplete);
  expect(page.dialog().getByRole('button', { name: t.publish })).toHaveProperty('disabled', true);
});

test('a time to come schedules it, one that has gone is refused', async () => {
  const page = await show();
  await page.press(t.publish);
  const at = page.dialog().getByLabelText(new RegExp(`^${t.publishAt.replaceAll(/[()]/g, '.')}`));
  await page.user.type(at, '2020-01-01T08:00');
  page.dialog().getByText(t.needFuture);
  expect(page.dialog().getByRole('button', { name: t.publishLater })).toHaveProperty('disabled', true);
  await page.user.clear(at);
  await page.user.type(at, '2090-01-01T08:00');
  await page.press(t.publishLater);
  expect(JSON.stringify(page.sent('PublishDeskArticle'))).toContain('2090-01-01');
  page.getByText(t.scheduledDone);
});

test('what could not be saved keeps the article back, and its time stands where it was set before', async () => {
  const page = await show(
    { Stage: 'scheduled', PublishDate: '2090-01-01T08:00:00+08:00' },
    { SaveDeskArticleText: new ApiError(1005) },
  );
  await page.user.type(inEnglish(page).getByRole('textbox', { name: t.title }), '!');
  await page.press(t.publish);
  expect(page.dialog().getByDisplayValue('2090-01-01T08:00')).not.toBeNull();
  page.dialog().getByText(t.notSaved);
  expect(page.dialog().getByRole('button', { name: t.publishLater })).toHaveProperty('disabled', true);
});

test('choices that cannot be saved keep the article back, too', async () => {
  const page = await show({}, { SaveDeskArticleDetail: new ApiError(1005) });
  await page.user.selectOptions(inDetail(page).getByLabelText(t.section), 'policy');
  await page.press(t.publish);
  page.dialog().getByText(t.detailNotSaved);
  expect(page.dialog().getByRole('button', { name: t.publish })).toHaveProperty('disabled', true);
});

test('a preview shows what each reader gets', async () => {
  const page = await show({
    Detail: { ...detail, Access: 'member' },
    Texts: { cn: text, en: { ...text, Preview: ['Only the beginning'] } },
  });
  await page.user.click(inEnglish(page).getByRole('radio', { name: t.preview }));
  inEnglish(page).getByText('Words');
  await page.user.click(inEnglish(page).getByRole('radio', { name: t.asAnybody }));
  await page.settled();
  inEnglish(page).getByText('Only the beginning');
  inEnglish(page).getByText(t.lockedFrom);
  expect(inEnglish(page).queryByText('Words')).toBeNull();
});

test('an edition without words has no preview', async () => {
  const page = await show({ Texts: { cn: text, en: empty } });
  await page.user.click(inEnglish(page).getByRole('radio', { name: t.preview }));
  inEnglish(page).getByText(t.nothingWritten);
});

test('an earlier version is shown against the text now, and brought back with all its fields', async () => {
  const page = await show(
    {},
    {
      GetDeskArticleVersions: {
        Rows: [{ VersionID: 7, Kind: 'conflict', SavedBy: { StaffID: 2, LoginUserName: 'lopez' } }],
      },
      GetDeskArticleVersion: {
        Row: { VersionID: 7, Title: 'Quotas', Summary: 'All used', Body: '<p>Other</p>', Attachments: [] },
      },
    },
  );
  await page.user.click(inEnglish(page).getByRole('button', { name: t.versions }));
  await page.settled();
  page.dialog().getByText(`${t.kinds.conflict} lopez`);
  expect(page.dialog().queryByText(t.compare)).toBeNull();
  await page.user.click(page.dialog().getByRole('button', { name: /lopez/ }));
  await page.settled();
  page.dialog().getByText(t.compare);
  await page.press(t.restore);
  expect(page.sent('SaveDeskArticleText')).toMatchObject([
    { Edition: 'en', Title: 'Quotas', Summary: 'All used', Body: '<p>Other</p>' },
  ]);
  expect(inEnglish(page).getByRole('textbox', { name: t.title })).toHaveProperty('value', 'Quotas');
  page.getByText(t.restoredVersion);
});

test('an edition without versions says so', async () => {
  const page = await show({}, { GetDeskArticleVersions: { Rows: [] } });
  await page.user.click(inEnglish(page).getByRole('button', { name: t.versions }));
  await page.settled();
  page.dialog().getByText(t.noVersions);
});

const picture = '<figure><img src="/a.jpg" alt="港口"><figcaption>天津港</figcaption></figure>';
const chart = '<figure data-chart="/en/Data?x=1"><p>Chart</p><figcaption>进口量</figcaption></figure>';

test('pictures and charts of the other edition are taken over with words of their own', async () => {
  const page = await show({ Texts: { cn: { ...text, Body: `<p>字</p>${picture}${chart}` }, en: text } });
  await page.press(t.takeFigures(t.editions.cn));
  const field = (words: string) => page.dialog().getByLabelText(words);
  await page.press(t.insert);
  page.dialog().getByText(t.needAlt);
  expect(page.sent('SaveDeskArticleText')).toEqual([]);
  await page.user.type(field(t.figureWords.picture('1')), 'The port');
  await page.user.type(field(t.figureWords.caption('1')), 'Tianjin');
  await page.user.type(field(t.figureWords.chart('2')), 'Imports');
  await page.press(t.insert);
  await page.press(t.publish);
  const [sent] = page.sent('SaveDeskArticleText');
  const figures = toFigures(sent?.Body ?? '');
  expect(figures.map(({ kind, name, caption }) => [kind, name, caption])).toEqual([
    ['picture', 'The port', 'Tianjin'],
    ['chart', 'Imports', null],
  ]);
  expect(sent?.Body).toMatch(/^<p>Words<\/p>/);
  expect(sent?.Edition).toBe('en');
});

test('they are not offered to a text that has some, or from one that has none', async () => {
  const both = await show({ Texts: { cn: { ...text, Body: picture }, en: { ...text, Body: picture } } });
  expect(both.queryByRole('button', { name: t.takeFigures(t.editions.cn) })).toBeNull();
  expect((await show()).queryByRole('button', { name: t.takeFigures(t.editions.cn) })).toBeNull();
});

test.each([
  [picture, 'Port', 'Below', '<figure><img src="/a.jpg" alt="Port"><figcaption>Below</figcaption></figure>'],
  [picture, 'Port', '', '<figure><img src="/a.jpg" alt="Port"></figure>'],
  [chart, 'Imports', 'x', '<figure data-chart="/en/Data?x=1"><p>Chart</p><figcaption>Imports</figcaption></figure>'],
  [chart, '', '', '<figure data-chart="/en/Data?x=1"><p>Chart</p></figure>'],
])('of %s with "%s" and "%s" nothing of the old words is left', (html, words, caption, made) => {
  expect(toFigures(html).map((figure) => figure.htmlWith(words, caption))).toEqual([made]);
});

test('a picture without words is called by its caption', () => {
  expect(
    toFigures('<p>a</p><figure><img src="/a.jpg" alt=""><figcaption> Quay </figcaption></figure>')[0],
  ).toMatchObject({
    kind: 'picture',
    name: 'Quay',
    caption: 'Quay',
  });
  expect(toFigures('<p>a</p>')).toEqual([]);
});
