// @vitest-environment jsdom
import { expect, test } from 'vitest';
import type { Answers, GivenAnswer } from '#platform/testing/fake-api.ts';
import { showScreen } from '#shell/console/testing/show-screen.tsx';
import { readColumn, readFacts, readLinks, readTable } from '#ui/testing/read-table.ts';
import { HealthPart, toTone } from './health-part.tsx';
import { ImportsScreen } from './imports.screen.tsx';
import { messages } from './messages.ts';
import { OverviewScreen } from './overview.screen.tsx';
import { ReadersPart } from './readers-part.tsx';
import { WeekPart } from './week-part.tsx';

const task = {
  Task: 'quotes',
  Meat: 'beef',
  MarketType: 'forward',
  Date: null,
  ReportID: null,
  Done: 0,
  Drafts: 0,
  Of: 12,
} as const;
type Week = GivenAnswer<'GetDeskWeek'>;
const showWeek = (Rows: NonNullable<Week['Rows']>, edition: 'cn' | 'en' = 'en') =>
  showScreen(edition, <WeekPart />, {
    answers: { GetDeskWeek: { Rows, Dict: { StartDate: '2026-11-16', EndDate: '2026-11-22' } } },
  });

test.each([
  [{}, 'missing', '0 / 12'],
  [{ Drafts: 2 }, 'begun', '0 / 12'],
  [{ Done: 5 }, 'begun', '5 / 12'],
  [{ Done: 12 }, 'done', '12 / 12'],
  [{ Of: null, Done: 1 }, 'done', '1'],
  [{ Of: null }, 'missing', '0'],
  [{ Of: 0 }, 'missing', '0 / 0'],
] as const)('a task that is %j is %s', async (said, state, done) => {
  const page = await showWeek([{ ...task, ...said }]);
  const table = page.getByRole('table', { name: messages.en.week });
  expect(readColumn(table, messages.en.state)).toEqual([messages.en.weekStates[state]]);
  expect(readColumn(table, messages.en.done)).toEqual([done]);
  page.getByText(messages.en.weekSentence('16 November 2026', '22 November 2026', state === 'done' ? 0 : 1));
});

test.each([
  [{ Date: '2026-11-18' }, 'Beef quotes: Forward', /quotes\?day=2026-11-18&meat=beef&market=forward$/],
  [{}, 'Beef quotes: Forward', /\?meat=beef&market=forward$/],
  [{ Task: 'cattle', Meat: null, MarketType: null }, messages.en.tasks.cattle, /\?market=livecattle$/],
  [{ Task: 'report', Meat: null, MarketType: null, ReportID: 7 }, messages.en.tasks.report, /\/7$/],
  [{ Task: 'report', Meat: null, MarketType: null }, messages.en.tasks.report, /[^\d]$/],
  [{ Task: 'rates', Meat: null, MarketType: null }, messages.en.tasks.rates, /prices/],
] as const)('the task %j is called %s and done at %s', async (said, name, to) => {
  await showWeek([{ ...task, ...said }]);
  expect(readLinks(document.body)[name]).toMatch(to);
});

const ago = (hours: number) => new Date(Date.now() - hours * 3_600_000).toISOString().replace('Z', '+00:00');
type Sources = NonNullable<GivenAnswer<'GetImportHealth'>['Rows']>;
const showHealth = (Rows: Sources) => showScreen('en', <HealthPart />, { answers: { GetImportHealth: { Rows } } });
const source = {
  Kind: 'trade',
  Source: 'customs-query',
  Outcome: 'loaded',
  FileName: 'may.csv',
  TriedDate: ago(1),
} as const;

test('how old figures are is said by whole days', async () => {
  const page = await showHealth([
    { ...source, LoadedDate: ago(3), Until: '2026-09' },
    { ...source, Source: 'comtrade', LoadedDate: ago(30), Until: '2026-11-18' },
    { ...source, Source: 'quotas', LoadedDate: ago(75), Until: null },
    { ...source, Source: 'rates', LoadedDate: null, Until: null },
  ]);
  const table = page.getByRole('table', { name: messages.en.health });
  const ages = readColumn(table, messages.en.loaded).filter((cell) => cell !== undefined);
  expect(ages.map((age) => age.replace(/^.*?20\d\d ?/, ''))).toEqual([
    messages.en.today,
    messages.en.daysAgo('1'),
    messages.en.daysAgo('3'),
    messages.en.never,
  ]);
  expect(readColumn(table, messages.en.until).filter((cell) => cell !== undefined)).toEqual([
    'September 2026',
    '18 November 2026',
    '',
    '',
  ]);
});

test('sources stand under what they bring; of the demonstration no file is named', async () => {
  const page = await showHealth([source, { ...source, Kind: 'prices', Source: 'demo', FileName: 'secret.csv' }]);
  const { rows } = readTable(page.getByRole('table', { name: messages.en.health }));
  expect(rows.map(([first]) => first)).toEqual([
    messages.en.importKinds.trade,
    messages.en.sources['customs-query'],
    messages.en.importKinds.prices,
    messages.en.sources.demo,
  ]);
  expect(page.text()).toContain('may.csv');
  expect(page.text()).not.toContain('secret.csv');
});

test.each([
  ['loaded', 'good'],
  ['committed', 'good'],
  ['refused', 'bad'],
  ['previewed', 'waiting'],
  ['undone', 'plain'],
])('an import that was %s looks %s', (outcome, tone) => {
  expect(toTone(outcome)).toBe(tone);
});

const run = {
  Kind: 'trade',
  RunID: 9,
  FileName: 'may.csv',
  Source: 'customs-query',
  Outcome: 'loaded',
  LoginUserName: 'desk',
} as const;
const showRuns = (Rows: NonNullable<GivenAnswer<'GetImportDiary'>['Rows']>, at?: string) =>
  showScreen('en', <ImportsScreen />, {
    answers: { GetImportDiary: { Rows, Total: Rows.length } },
    ...(at !== undefined && { at }),
  });

test('an import leads to where its kind is worked on', async () => {
  await showRuns([
    run,
    { ...run, Kind: 'plants', RunID: 3, FileName: 'list.xlsx' },
    { ...run, Kind: 'prices', FileName: 'q.xlsx' },
  ]);
  const links = readLinks(document.body);
  expect(links['may.csv']).toMatch(/runs\/9$/);
  expect(links['list.xlsx']).toMatch(/\/3$/);
  expect(links['q.xlsx']).toMatch(/data\/imports\?kind=prices$/);
});

test.each([
  ['desk', 'customs-query', 'desk'],
  ['command line (root)', 'customs-query', messages.en.commandLine('root')],
  ['desk', 'demo', ''],
])('an import by %s from %s was made by "%s"', async (LoginUserName, Source, by) => {
  const page = await showRuns([{ ...run, LoginUserName, Source }]);
  const [cell = ''] = readColumn(page.getByRole('table', { name: messages.en.imports }), messages.en.importedBy);
  expect(cell.replace('—', '')).toBe(by);
});

test('imports are narrowed by what they bring, with the counts of all', async () => {
  const page = await showRuns([run], '/console/en/data/imports?kind=plants');
  expect(page.sent('GetImportDiary')).toMatchObject([{ Kind: 'plants' }]);
});

const day = { Date: '2026-11-20', Pages: 10, Articles: 4, Searches: 3, EmptySearches: 1 };
const figures = {
  Rows: [day, { ...day, Date: '2026-11-21', Pages: 1200 }],
  List: [
    { NewsID: 4, TitleCn: '配额', TitleEn: null, Reads: 1234, Demo: false },
    { NewsID: 5, TitleCn: null, TitleEn: null, Reads: 2, Demo: false },
  ],
  Patterns: [{ Area: 'news', Chinese: 900, English: 310 }],
  Datas: [{ Words: 'quota', Room: 'news', Searches: 3, EmptySearches: 1 }],
  Dict: { Since: '2026-10-01' },
} as const;
const showReaders = (answer: GivenAnswer<'GetReaderFigures'>, at = '/console/en', edition: 'cn' | 'en' = 'en') =>
  showScreen(edition, <ReadersPart />, { at, answers: { GetReaderFigures: answer } });

test('the figures of the readers are summed over the period, which is thirty days', async () => {
  const page = await showReaders(figures);
  expect(page.sent('GetReaderFigures')).toEqual([{ Days: 30 }]);
  expect(readFacts(document.body)).toEqual({
    [messages.en.pages]: '1,210',
    [messages.en.articles]: '8',
    [messages.en.searches]: '6',
    [messages.en.emptySearches]: '2',
  });
  expect(page.text()).toContain(messages.en.countedSince('1 October 2026'));
});

test('an article without a title in the edition has that of the other, else its number', async () => {
  const page = await showReaders(figures);
  expect(readTable(page.getByRole('table', { name: messages.en.mostRead })).rows).toEqual([
    ['配额', '1,234'],
    ['5', '2'],
  ]);
  expect(readTable(page.getByRole('table', { name: messages.en.areasTitle })).rows).toEqual([
    [messages.en.areas.news, '900', '310'],
  ]);
  expect(readTable(page.getByRole('table', { name: messages.en.terms })).rows).toEqual([
    ['quota', messages.en.rooms.news, '3', '1'],
  ]);
});

test.each([
  [{ Pages: 0, Articles: 0, Searches: 0, EmptySearches: 0 }, []],
  [{ Pages: 2, Articles: 0, Searches: 0, EmptySearches: 0 }, [messages.en.readersChart]],
  [{ Pages: 0, Articles: 0, Searches: 2, EmptySearches: 0 }, [messages.en.searchesChart]],
])('of days with %j there are the charts %j', async (counts, charts) => {
  const page = await showReaders({ ...figures, Rows: [{ ...day, ...counts }] });
  const drawn = [...document.querySelectorAll('figure')].filter(
    (figure) => figure.querySelector('[role=img]') !== null,
  );
  expect(drawn.map((figure) => figure.querySelector('figcaption')?.textContent)).toEqual(charts);
  expect(page.queryAllByRole('figure')).toHaveLength(charts.length === 0 ? 0 : 2);
});

test('the period is in the address, and one that is not offered is thirty days', async () => {
  const page = await showReaders(figures, '/console/en?days=7');
  expect(page.sent('GetReaderFigures')).toEqual([{ Days: 7 }]);
  expect((await showReaders(figures, '/console/en?days=8')).sent('GetReaderFigures')).toEqual([{ Days: 30 }]);
});

test('before anything was counted it says so, in Chinese too', async () => {
  const none = { ...figures, Rows: [], List: [], Patterns: [], Datas: [], Dict: { Since: null } };
  const page = await showReaders(none, '/console', 'cn');
  expect(page.text()).toContain(messages.cn.notYet);
  page.getByText(messages.cn.noArticles);
});

const quiet: Answers = { GetWaitingWork: { Rows: [] } };

test.each([
  ['editor', [messages.en.write], [messages.en.readers]],
  ['analyst', [], [messages.en.week, messages.en.readers, messages.en.health]],
  ['desk', [], [messages.en.readers]],
  ['admin', [messages.en.write], [messages.en.week, messages.en.readers, messages.en.health]],
] as const)('the first page of a %s begins with %j and has the parts %j', async (role, actions, parts) => {
  const page = await showScreen('en', <OverviewScreen />, { role, answers: quiet });
  expect([messages.en.write].filter((name) => page.queryByRole('button', { name }) !== null)).toEqual(actions);
  expect(
    [messages.en.week, messages.en.readers, messages.en.health].filter(
      (name) => page.queryByRole('heading', { name }) !== null,
    ),
  ).toEqual(parts);
});
