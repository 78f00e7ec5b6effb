// @vitest-environment jsdom
import { carriedNames } from '@btc/contract/prices/carried-level.ts';
import { operations } from '@btc/contract/operations.ts';
import { ApiError } from '@btc/contract/wire/errors.ts';
import { expect, test } from 'vitest';
import { keepShownParts } from '#platform/pages/page-query.ts';
import { makeExample } from '#platform/testing/contract-example.ts';
import { type Answers, fakeApi } from '#platform/testing/fake-api.ts';
import { readLinks, readTable } from '#ui/testing/read-table.ts';
import { showPart } from '#ui/testing/show-part.tsx';
import { showRoute } from '#ui/testing/show-route.tsx';
import * as homePage from './home.page.tsx';
import { type BoardRow, loadHome } from './home-query.ts';
import { BesideLead } from './home-stories.tsx';
import { toIndexPath } from '#shell/today/index-path.ts';
import { messages } from './messages.ts';
import { MonthFigure } from './month-figure.tsx';
import { PriceBoard } from './price-board.tsx';
import { LatestVideos, MarketPosts, NextReleases, PlantChanges } from './room-parts.tsx';
import { Ticker } from './ticker.tsx';

const url = new URL('https://portal.example/Homepage');
function load(answers: Answers, edition: 'cn' | 'en' = 'en') {
  const { api, asked } = fakeApi(answers);
  return { found: loadHome({ api, edition, params: {}, url }), asked };
}

const rows = (...ids: number[]) => ids.map((NewsID) => ({ NewsID }));

test('what leads the page is not listed again, and eight titles are enough', async () => {
  const { found } = load({
    GetBtcInfoHeadlines: { Rows: rows(1, 2) },
    GetBtcInfoNewsBySection: { Rows: rows(2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 1) },
  });
  expect((await found).latest.map(({ NewsID }) => NewsID)).toEqual([3, 4, 5, 6, 7, 8, 9, 10]);
});

test('rooms that fail are left out, the news is not', async () => {
  const failed = new ApiError(1010);
  const { found } = load({
    GetSiteTicker: failed,
    GetWebHomePageBanner: failed,
    GetBeefInfoReport: failed,
    GetWebPriceDataIndex: failed,
    GetBeefWebDataOneChart: failed,
    GetTradeCalendar: failed,
    GetWebApprovePlantChildState: failed,
    GetEyes: failed,
    GetWebMarket: failed,
    GetToday: failed,
  });
  expect(await found).toMatchObject({
    ticker: null,
    banners: null,
    reports: null,
    board: null,
    month: null,
    releases: null,
    changes: null,
    videos: null,
    posts: null,
    today: null,
  });
  await expect(load({ GetBtcInfoHeadlines: failed }).found).rejects.toThrow('1010');
});

test('what cannot be loaded anew for a member stays as the document shows it; what can be is new', async () => {
  const shown = await load({ GetBeefInfoReport: { Rows: rows(1) }, GetEyes: { Rows: [] } }).found;
  const failed = new ApiError(1010);
  const found = await load({
    GetBeefInfoReport: { Rows: [] },
    GetEyes: failed,
    GetToday: failed,
    GetTradeCalendar: failed,
  }).found;
  const { today, releases, videos, reports } = keepShownParts(found, shown);
  expect([found.today, found.releases, found.videos]).toEqual([null, null, null]);
  expect(shown.today).not.toBeNull();
  expect([today, releases, videos, reports]).toEqual([shown.today, shown.releases, [], []]);
});

test.each([
  ['cn', 0],
  ['en', 1],
] as const)('in %s the board of the market is asked for %i times', async (edition, times) => {
  const { found, asked } = load({}, edition);
  await found;
  expect(asked('GetWebMarket')).toHaveLength(times);
});

const level = { Kind: 'forward', Origin: '', Level: 100, Wow: 1, Quoted: 1, Carried: 0, Unit: 'points' } as const;

test('of the indices those of all origins come first, then forward offers of single ones; six in all', async () => {
  const { found } = load({
    GetWebPriceDataIndex: {
      Rows: [
        { ...level, Origin: 'BRA' },
        { ...level, Origin: 'ARG', Kind: 'spot' },
        { ...level, Kind: 'spot', Level: null },
        { ...level, Kind: 'spread' },
        level,
        ...['URY', 'AUS', 'NZL', 'USA'].map((Origin) => ({ ...level, Origin })),
      ],
    },
  });
  const { board } = await found;
  expect(board?.rows.map(({ kind, origin }) => `${kind} ${origin}`)).toEqual([
    'spread ',
    'forward ',
    'forward BRA',
    'forward URY',
    'forward AUS',
    'forward NZL',
  ]);
});

const months = Array.from(
  { length: 15 },
  (_, index) => `${2025 + Math.floor(index / 12)}-${String((index % 12) + 1).padStart(2, '0')}`,
);

test('the month is the last with a volume, against the same month of the year before', async () => {
  const volumes = months.map((_, index) => (index === 14 ? null : 100 + index));
  const { found } = load({ GetBeefWebDataOneChart: { Dates: months, Total: { Volumes: volumes } } });
  const { month } = await found;
  expect(month).toMatchObject({ period: '2026-02', volume: 113 });
  expect(month?.yoy).toBeCloseTo((113 / 101 - 1) * 100);
  expect(month?.months.map(({ date }) => date)).toEqual(months.slice(1, 14));
});

test.each([
  ['no month before', [null, 50], null],
  ['nothing at all', [null, null], undefined],
])('with %s there is nothing to compare', async (_what, Volumes, yoy) => {
  const { found } = load({ GetBeefWebDataOneChart: { Dates: ['2026-01', '2026-02'], Total: { Volumes } } });
  expect((await found).month?.yoy).toBe(yoy);
});

test('of the calendar what is still to come is shown, four at most', async () => {
  const Rows = [{ Days: null }, ...[1, 2, 3, 4, 5].map((Days) => ({ Days }))];
  const { found } = load({ GetTradeCalendar: { Rows } });
  expect((await found).releases?.map(({ Days }) => Days)).toEqual([1, 2, 3, 4]);
});

test.each([
  [{ Meat: 'beef', Kind: 'forward', Origin: '' }, '/BTCPrice/Indices'],
  [{ Meat: 'pork', Kind: 'spot', Origin: 'ESP' }, '/BTCPrice/Indices?meat=pork&kind=spot&origin=ESP'],
  [{ Meat: 'beef', Kind: 'spread', Origin: 'BRA' }, '/BTCPrice/Indices?kind=spread'],
] as const)('%j is shown over time at %s', (row, path) => {
  expect(toIndexPath('en', row)).toBe(path);
  expect(toIndexPath('cn', row)).toBe(`/cn${path}`);
});

type Ticking = Parameters<typeof Ticker>[0]['ticker'];
const tick = {
  Meat: 'beef',
  Kind: 'forward',
  Origin: '',
  Label: 'Beef forward',
  Unit: 'points',
  Date: '2026-11-16',
} as const;
function toTicker(said: readonly object[]): Ticking {
  return makeExample(operations.GetSiteTicker.output, { Rows: said, Dict: { Demo: false } });
}

test('the strip says the day once where all are of one day, and an index by per cent', async () => {
  const page = await showPart(
    'en',
    <Ticker
      ticker={toTicker([
        { ...tick, Level: 120, Change: 1.2, Carried: false },
        { ...tick, Origin: 'BRA', Level: 99, Change: null, Carried: false },
      ])}
    />,
  );
  const [day, first, second] = page.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect([day, first, second]).toEqual(['16 Nov', 'Beef forward 120.00 ▲+1.2% ', 'Beef forward 99.00  ']);
});

test('in the strip of several days each has its own; the spread is in yuan, a carried level has its sign', async () => {
  const page = await showPart(
    'en',
    <Ticker
      ticker={toTicker([
        { ...tick, Kind: 'spread', Unit: 'CNY/kg', Level: 3.2, Change: -0.5, Carried: false },
        { ...tick, Date: '2026-11-09', Level: 120, Change: null, Carried: true },
      ])}
    />,
  );
  const [spread, carried, legend] = page.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(spread).toMatch(/3\.20 .*▼−0\.50 16 Nov$/);
  expect(carried).toMatch(/120\.00‡.*9 Nov$/);
  expect(legend).toContain(carriedNames.en);
});

test('without a price there is no strip, without further headlines no list of them', async () => {
  const page = await showPart(
    'en',
    <>
      <Ticker ticker={toTicker([])} />
      <Ticker ticker={null} />
      <BesideLead rows={[]} />
    </>,
  );
  expect(page.queryByRole('region')).toBeNull();
});

const line: BoardRow = {
  kind: 'forward',
  origin: '',
  name: { cn: '牛肉期货', en: 'Beef forward' },
  unit: 'points',
  date: '2026-11-16',
  level: 120,
  change: 1.2,
  isCarried: false,
  trend: [100, null, 120],
};

test('the price board has a level, its change and the year in words', async () => {
  const board: Parameters<typeof PriceBoard>[0]['board'] = {
    demo: false,
    rows: [
      line,
      {
        ...line,
        kind: 'spread',
        name: { cn: '价差', en: 'Premium' },
        unit: 'CNY/kg',
        level: 3.2,
        change: -0.35,
        trend: [3],
      },
      { ...line, origin: 'BRA', change: null, isCarried: true },
      { ...line, origin: 'URY', change: null },
    ],
  };
  const page = await showPart('en', <PriceBoard board={board} />);
  const table = page.getByRole('table', { name: messages.en.week('16 November 2026') });
  expect(readTable(table).rows).toEqual([
    ['Beef forward', '120.00', '▲ +1.2%', messages.en.trendText('100.00', '120.00')],
    ['Premium', `3.20 ${messages.en.spread}`, '▼ −0.35', ''],
    ['Beef forward', '120.00‡', carriedNames.en, messages.en.trendText('100.00', '120.00')],
    ['Beef forward', '120.00', messages.en.notPublished, messages.en.trendText('100.00', '120.00')],
  ]);
  expect(readLinks(table)['Premium']).toBe('/BTCPrice/Indices?kind=spread');
  expect(page.text()).toContain(`‡ ${carriedNames.en}`);
});

const month: Parameters<typeof MonthFigure>[0]['month'] = {
  period: '2026-09',
  volume: 250_123,
  yoy: -3.4,
  mom: null,
  months: [
    { date: '2026-08', volume: 200_000 },
    { date: '2026-09', volume: 250_123 },
  ],
  scope: { TitleCn: '牛肉', TitleEn: 'Beef' },
  source: { cn: '海关', en: 'Customs' },
  demo: false,
  origins: [
    { Code: 'BRA', NameCn: '巴西', NameEn: 'Brazil', Share: 51.2 },
    { Code: 'ARG', NameCn: '阿根廷', NameEn: 'Argentina', Share: null },
  ],
};

test.each([
  ['en', messages.en, 'Main origins: Brazil 51.2%, Argentina. '],
  ['cn', messages.cn, '：巴西 51.2%、阿根廷。'],
] as const)(
  'the month in %s has its volume, its change on the year and its main origins',
  async (edition, t, origins) => {
    const page = await showPart(edition, <MonthFigure month={month} />);
    const text = page.text();
    expect(text).toContain('250,123');
    expect(text).toContain(`▼−3.4% ${t.onYear}`);
    expect(text).toContain(edition === 'en' ? origins.replace('Main origins', t.mainOrigins) : t.mainOrigins + origins);
    expect(text).toContain(t.source(month.source[edition]));
  },
);

test('without a year before nothing is said of a change, and invented figures are called so', async () => {
  const page = await showPart('en', <MonthFigure month={{ ...month, yoy: null, demo: true, origins: [] }} />);
  expect(page.text()).not.toContain(messages.en.onYear);
  expect(page.text()).not.toContain('Customs');
});

function toChanges(said: object, locked: 'anonymous' | null, total = 2) {
  const { Rows, Dict } = makeExample(operations.GetWebApprovePlantChildState.output, {
    Rows: locked === null ? [{ EventID: 1, Status: 'SUSP_CN', EffectiveOn: '2026-11-10', ...said }] : [],
    Dict: {
      StartDate: '2026-10-01',
      EndDate: '2026-11-20',
      Locked: locked === null ? null : { Reason: locked },
      Demo: false,
    },
  });
  return { rows: Rows, total, dict: Dict };
}

test('a change of a plant leads to the plant; without the module only how many there were is said', async () => {
  const Plant = { PlantID: 7, OriginEn: 'Brazil', OriginCn: '巴西', PlantNo: 'SIF 51' };
  const page = await showPart('en', <PlantChanges changes={toChanges({ Plant }, null)} />);
  expect(readLinks(document.body)[`Brazil SIF 51: ${messages.en.statuses.SUSP_CN}`]).toMatch(/Plant\/7$/);
  expect(page.text()).not.toContain(messages.en.changesLocked);
  const locked = await showPart('en', <PlantChanges changes={toChanges({}, 'anonymous')} />);
  expect(locked.text()).toContain(
    `${messages.en.changesTotal('2', '1 October 2026', '20 November 2026')} ${messages.en.changesLocked}`,
  );
  const none = await showPart('en', <PlantChanges changes={toChanges({}, 'anonymous', 0)} />);
  none.getByText(messages.en.changesNone);
  expect(none.text()).not.toContain(messages.en.changesLocked);
});

test('a release says in how many days it comes, and whether its day is only expected', async () => {
  const { Rows } = makeExample(operations.GetTradeCalendar.output, {
    Rows: [
      { Date: '2026-12-18', Days: 1, TitleEn: 'November imports', Expected: false },
      { Date: '2027-01-20', Days: 34, TitleEn: 'December imports', Expected: true },
    ],
  });
  const page = await showPart('en', <NextReleases releases={Rows} />);
  const items = page.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(items[0]).toContain(messages.en.inDays(1, '1'));
  expect(items[0]).not.toContain(messages.en.expected);
  expect(items[1]).toContain(`${messages.en.inDays(34, '34')}${messages.en.expected}`);
});

test('a room without anything new has no part of the page', async () => {
  const page = await showPart(
    'en',
    <>
      <NextReleases releases={[]} />
      <MarketPosts posts={[]} />
      <LatestVideos videos={[]} />
    </>,
  );
  expect(page.queryByRole('heading')).toBeNull();
});

test.each(['/Homepage', '/cn/Homepage'])('%s leads into every room', async (at) => {
  await showRoute(homePage, at, { kind: 'full' });
  const to = Object.values(readLinks(document.body));
  const rooms = ['/BTCInfo', '/BTCPrice/Indices', '/BTCData', '/BTCEst', '/BTCData/Calendar'];
  const prefix = at.startsWith('/cn') ? '/cn' : '';
  for (const room of rooms) expect(to).toContain(prefix + room);
});
