// @vitest-environment jsdom
import { newsSectionFilters } from '@btc/contract/news/sections.ts';
import { ApiError } from '@btc/contract/wire/errors.ts';
import { expect, test } from 'vitest';
import type { Answers, GivenAnswer } from '#platform/testing/fake-api.ts';
import { messages as uiMessages } from '#ui/messages.ts';
import { findField } from '#ui/testing/live-page.ts';
import { readLinks } from '#ui/testing/read-table.ts';
import { showRoute } from '#ui/testing/show-route.tsx';
import * as collectionPage from './collection.page.tsx';
import * as frontPage from './front.page.tsx';
import { messages as collectionMessages } from './collection-messages.ts';
import { messages } from './list-messages.ts';
import { messages as reportMessages } from './report/report-messages.ts';
import { messages as sectionMessages } from './section-messages.ts';
import * as reportPage from './report.page.tsx';
import * as sectionPage from './section.page.tsx';

const story = {
  NewsID: 12,
  NewsTitle: 'Quota of beef',
  NewsSummary: 'Nine tenths are used.',
  NewsDateTime: '2026-11-18T07:30:00+08:00',
  Section: 'policy',
  Access: 'member',
  ReadingMinutes: 3,
  Demo: false,
} as const;
const free = { ...story, NewsID: 13, NewsTitle: 'Arrivals', Access: 'free', Section: 'trade' } as const;
const beside: Answers = { GetBtcInfoRecommendation: { Rows: [] }, GetMostReadNews: { Rows: [] } };

const showSection = (at: string, answers: Answers) =>
  showRoute(sectionPage, at, { answers: { ...beside, ...answers } });
const hasSection = (list: GivenAnswer<'GetBtcInfoNewsBySection'>): Answers => ({ GetBtcInfoNewsBySection: list });

test('a row says when, how long and for whom, and leads to the article', async () => {
  const page = await showSection('/BTCInfo/Section', hasSection({ Rows: [story, free], Total: 2 }));
  const [member, open] = page.getAllByRole('article').map((row) => row.textContent);
  expect(member).toMatch(/^18 November 2026 07:30Quota of beef.*Policy.*3 min.*Members/);
  expect(open).not.toContain(messages.en.memberMark);
  expect(readLinks(document.body)).toMatchObject({
    'Quota of beef': '/BTCInfo/Article/12',
    Arrivals: '/BTCInfo/ArticleFree/13',
  });
});

test('in the list of one section its name is not said with each article', async () => {
  const page = await showSection('/BTCInfo/Section?section=policy', hasSection({ Rows: [story], Total: 1 }));
  expect(page.getByRole('article').textContent).not.toContain(messages.en.sections.policy);
  page.getByRole('heading', { level: 1, name: messages.en.sections.policy });
  page.getByText(sectionMessages.en.sectionLeads.policy);
});

test('the section that is shown is marked among all', async () => {
  const page = await showSection('/BTCInfo/Section?section=trade', hasSection({ Rows: [free], Total: 1 }));
  const links = readLinks(page.getByRole('navigation', { name: messages.en.sectionsLabel }));
  expect(Object.keys(links)).toEqual(newsSectionFilters.map((section) => messages.en.sections[section]));
  expect(page.getByRole('link', { current: 'page', name: messages.en.sections.trade })).not.toBeNull();
});

test('pages of a section keep the section', async () => {
  const page = await showSection('/cn/BTCInfo/Section?section=policy&page=2', hasSection({ Rows: [story], Total: 55 }));
  expect(Object.values(readLinks(document.body))).toEqual(
    expect.arrayContaining(['/cn/BTCInfo/Section?section=policy', '/cn/BTCInfo/Section?section=policy&page=3']),
  );
  page.getByRole('heading', { level: 1, name: messages.cn.sections.policy });
});

const found = (list: GivenAnswer<'SearchNews'>): Answers => ({ SearchNews: list });

test('a search marks what it found, and its words stay in the field', async () => {
  const page = await showSection('/BTCInfo/Section?q=quota', {
    ...found({
      Rows: [
        {
          ...story,
          TitleParts: [
            { Text: 'Quota', Hit: true },
            { Text: ' of beef', Hit: false },
          ],
          SnippetParts: [{ Text: 'used', Hit: false }],
        },
      ],
      Total: 1,
      Dict: { TotalIsCapped: false },
    }),
  });
  expect(page.getByText('Quota', { selector: 'mark' })).not.toBeNull();
  page.getByRole('link', { name: 'Quota of beef' });
  expect(findField('q')).toHaveProperty('value', 'quota');
  page.getByText(sectionMessages.en.searchTotal('1'));
  expect(page.queryByRole('link', { current: 'page' })).toBeNull();
});

test.each([
  [{ Total: 1000, Dict: { TotalIsCapped: true } }, sectionMessages.en.searchTotalCapped('1,000')],
  [{ Total: 40, Dict: { TotalIsCapped: false } }, sectionMessages.en.searchTotal('40')],
])('of %j hits it says %s', async (list, text) => {
  const page = await showSection('/BTCInfo/Section?q=quota', found({ Rows: [story], ...list }));
  page.getByText(text);
});

test.each([
  ['/BTCInfo/Section?q=zebra', sectionMessages.en.searchEmptyTitle, sectionMessages.en.searchEmptyText],
  ['/BTCInfo/Section?section=plants', messages.en.listEmptyTitle, messages.en.listEmptyText],
])('at %s nothing is found, and the way to all news is there', async (at, title, text) => {
  const page = await showSection(at, {
    ...found({ Rows: [], Total: 0, Dict: { TotalIsCapped: false } }),
    ...hasSection({ Rows: [], Total: 0 }),
  });
  page.getByRole('heading', { name: title });
  page.getByText(text);
  expect(page.getByRole('link', { name: messages.en.moreNews }).getAttribute('href')).toBe('/BTCInfo/Section');
});

test('what is most read stands in its rank, with the day and who may read it', async () => {
  const page = await showSection('/BTCInfo/Section', {
    ...hasSection({ Rows: [free], Total: 1 }),
    GetMostReadNews: { Rows: [story, { ...free, NewsID: 14, NewsTitle: 'Second' }] },
  });
  const heading = page.getByRole('heading', { name: messages.en.mostRead });
  const rows = [...(heading.parentElement?.querySelectorAll('li') ?? [])].map(({ textContent }) => textContent);
  expect(rows).toEqual(['Quota of beef18 NovMembers', 'Second18 Nov']);
});

const front: Answers = {
  GetBtcInfoHeadlines: { Rows: [story, free] },
  GetBtcInfoNewsBySection: { Rows: [{ ...free, NewsID: 20, NewsTitle: 'Later' }], Total: 1 },
  GetBtcInfoRecommendation: { Rows: [] },
  GetMostReadNews: { Rows: [] },
  GetBeefInfoReport: { Rows: [] },
};

test('the front leads with the first headline, the others beside it, and the ways on', async () => {
  const page = await showRoute(frontPage, '/BTCInfo', { answers: front });
  const [lead = '', second = ''] = page.getAllByRole('article').map((article) => article.textContent);
  expect(lead).toContain('Quota of beef');
  expect(second).toContain('Arrivals');
  expect(readLinks(document.body)).toMatchObject({
    [messages.en.moreNews]: '/BTCInfo/Section',
    [messages.en.moreReports]: '/BTCInfo/Report',
    [messages.en.collectionTitle]: '/BTCInfo/Collection',
  });
});

const showReports = (at: string, answers: Answers) =>
  showRoute(reportPage, at, {
    answers: { GetBeefInfoReportDate: { Dates: ['2026-11-20', '2026-03-06', '2025-12-26'] }, ...answers },
  });

test('the archive is gone through by kind, year and month, each keeping the others', async () => {
  const page = await showReports('/BTCInfo/Report?type=week&year=2026&month=3', {
    GetBeefInfoReport: { Rows: [{ ...story, Section: 'report' }], Total: 1 },
  });
  expect(page.sent('GetBeefInfoReport')).toMatchObject([{ Type: 'week', Year: 2026, Month: 3 }]);
  expect(readLinks(page.getByRole('list', { name: reportMessages.en.reportMonthsLabel('2026') }))).toEqual({
    Mar: '/BTCInfo/Report?type=week&year=2026&month=3',
    Nov: '/BTCInfo/Report?type=week&year=2026&month=11',
  });
  expect(page.getAllByRole('link', { current: 'page' }).map(({ textContent }) => textContent)).toEqual(['Mar']);
  const kinds = readLinks(page.getByRole('navigation', { name: reportMessages.en.reportTypeLabel }));
  expect(kinds[messages.en.reportTypes.all]).toBe('/BTCInfo/Report?year=2026&month=3');
  expect(kinds[messages.en.reportTypes.month]).toBe('/BTCInfo/Report?type=month&year=2026&month=3');
});

test('the report of a day stands whole in the archive’s place', async () => {
  const page = await showReports('/BTCInfo/Report?date=2026-11-21', {
    GetBeefInfoReportByDate: {
      Row: { ...story, NewsTitle: 'Week 47', NewsContext: '<p>Offers rose.</p>', Shared: true, Collected: null },
      Dict: { Locked: false, TrialLeft: null, Previous: null, Next: null },
    },
  });
  expect(page.sent('GetBeefInfoReportByDate')).toMatchObject([{ Type: 'week', Date: '2026-11-21' }]);
  expect(page.sent('GetBeefInfoReport')).toEqual([]);
  page.getByRole('heading', { name: reportMessages.en.reportOfDayTitle('21 November 2026') });
  page.getByText('Offers rose.');
  expect(findField('date')).toHaveProperty('value', '2026-11-21');
});

test.each([
  ['before the first report', '/BTCInfo/Report?date=1999-01-01', { GetBeefInfoReportByDate: new ApiError(1009) }],
  ['in a year without one', '/BTCInfo/Report?year=2020', { GetBeefInfoReport: { Rows: [], Total: 0 } }],
] as const)('%s it says that there is none', async (_when, at, answers) => {
  const page = await showReports(at, answers);
  page.getByRole('heading', { name: reportMessages.en.reportsEmptyTitle });
  expect(page.getByRole('link', { name: messages.en.moreReports }).getAttribute('href')).toBe('/BTCInfo/Report');
});

const showCollection = (answers: Answers, at = '/BTCInfo/Collection') => showRoute(collectionPage, at, { answers });
const collected = { ...story, CollectedAt: '2026-11-19T10:00:00+08:00' };

test('what was collected says since when, and is taken out at a press', async () => {
  let rows = [collected];
  const page = await showCollection({
    GetWebCollection: () => ({ Rows: rows, Total: rows.length }),
    AddDeleteWebCollection: () => {
      rows = [];
      return {};
    },
  });
  page.getByText(collectionMessages.en.collectedAt('19 November 2026'));
  await page.press(collectionMessages.en.collectionRemoveLabel('Quota of beef'));
  expect(page.sent('AddDeleteWebCollection')).toEqual([{ NewsID: 12, IsAdd: false, isEn: true }]);
  page.getByText(messages.en.uncollectedToast);
  page.getByRole('heading', { name: collectionMessages.en.collectionEmptyTitle });
});

test('what could not be taken out stays, and it is said', async () => {
  const page = await showCollection({
    GetWebCollection: { Rows: [collected], Total: 1 },
    AddDeleteWebCollection: new ApiError(1010),
  });
  await page.press(collectionMessages.en.collectionRemoveLabel('Quota of beef'));
  page.getByRole('link', { name: 'Quota of beef' });
  expect(page.queryByText(messages.en.uncollectedToast)).toBeNull();
  expect(page.sent('GetWebCollection')).toHaveLength(1);
});

test.each([
  ['/BTCInfo/Collection', 'en', '/Login'],
  ['/cn/BTCInfo/Collection', 'cn', '/cn/Login'],
] as const)('at %s whoever is not signed in is led to the login', async (at, edition, login) => {
  const page = await showCollection({ GetWebCollection: new ApiError(1006) }, at);
  page.getByRole('heading', { name: collectionMessages[edition].collectionSignedOutTitle });
  expect(page.getByRole('link', { name: uiMessages[edition].logIn }).getAttribute('href')).toBe(login);
});
