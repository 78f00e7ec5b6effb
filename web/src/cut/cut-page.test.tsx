// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { fakeApi, type GivenAnswer } from '#platform/testing/fake-api.ts';
import { readColumn } from '#ui/testing/read-table.ts';
import { showRoute } from '#ui/testing/show-route.tsx';
import * as cutPage from './cut.page.tsx';
import { loadCut } from './cut-query.ts';
import { messages } from './messages.ts';

type Cut = GivenAnswer<'GetCut'>;
type Dict = NonNullable<Cut['Dict']>;
type Quote = NonNullable<NonNullable<NonNullable<Dict['Markets']>[number]>['Rows']>[number];

const names = {
  Kind: 'beefCut',
  Code: 'oyster_blade',
  NameCn: '板腱',
  NameEn: 'Oyster blade',
  Form: 'boneless',
  HsCode: null,
} as const;
const boneless = { Code: '02023000', NameCn: '冻的去骨牛肉', NameEn: 'Bovine meat, boneless, frozen' };
const quote: Quote = {
  SeriesID: 7,
  Trend: [6300, 6450, 6500],
  Meat: 'beef',
  OriginCode: 'BRA',
  OriginCn: '巴西',
  OriginEn: 'Brazil',
  Unit: 'USD/t',
  Level: 'cif',
  ShownUnit: 'USD/t',
  ShownLevel: 'cif',
  Low: 6400,
  Mainstream: 6500,
  High: 6600,
  Quoted: null,
  QuoteCount: 8,
  ChangeWeek: { Date: '2026-11-13', From: 6450, Value: 50, Percent: 0.78 },
};
const open: Dict = {
  Meat: 'beef',
  OtherMeat: null,
  Lines: [boneless],
  PriceLock: null,
  Markets: [
    {
      MarketType: 'forward',
      Date: '2026-11-20',
      Rows: [quote],
      Demo: false,
    },
    { MarketType: 'spot', Date: '2026-11-19', Rows: [], Demo: false },
  ],
  Margins: {
    Unit: 'CNY/kg',
    Level: 'exStore',
    Rows: ['BRA', 'URY'].map((Code) => ({
      Code,
      NameCn: Code,
      NameEn: Code,
      Weeks: [
        { Week: '2026-11-09', Forward: 6450, AtPort: 46, Landed: 57, LandedOver: null, Spot: 60, Margin: 3 },
        { Week: '2026-11-16', Forward: 6500, AtPort: 46, Landed: 58, LandedOver: null, Spot: 60, Margin: 2 },
      ],
    })),
  },
  Substitutes: [
    {
      Code: 'chuck',
      NameCn: '上脑',
      NameEn: 'Chuck',
      ReasonCn: '同为肩部',
      ReasonEn: 'Both of the shoulder',
      Gaps: [
        {
          MarketType: 'forward',
          OriginCode: 'BRA',
          OriginCn: '巴西',
          OriginEn: 'Brazil',
          Unit: 'USD/t',
          Price: 5940,
          Against: { Code: 'BRA', NameCn: '巴西', NameEn: 'Brazil', Price: 6500 },
          Gap: -560,
          Percent: -8.6,
        },
      ],
    },
    { Code: 'blade', NameCn: '肩肉', NameEn: 'Blade', ReasonCn: '同为肩部', ReasonEn: 'Of the shoulder', Gaps: [] },
  ],
  Imports: {
    Locked: null,
    Rows: [
      { Code: 'BRA', NameCn: '巴西', NameEn: 'Brazil', Tonnes: 1234.4, Share: 61.7, Yoy: null, UsdPerTonne: 5100 },
    ],
    Sum: { Code: 'TOTAL', NameCn: '合计', NameEn: 'Total', Tonnes: 2000, Share: 100, Yoy: 3, UsdPerTonne: 5000 },
    From: '2025-11',
    To: '2026-10',
    Demo: false,
  },
  Plants: {
    Locked: null,
    Product: 'boneless',
    Rows: [{ Code: 'BRA', NameCn: '巴西', NameEn: 'Brazil', Count: 41 }],
    Total: 41,
  },
  Posts: { Locked: null, Rows: [], Total: 0 },
  News: { Rows: [], Total: 0 },
};

const locks = {
  PriceLock: { Module: 'Price', Reason: 'anonymous' },
  Markets: [],
  Margins: null,
  Imports: { Locked: { Module: 'Data', Reason: 'anonymous' }, Rows: [], Sum: null, From: null, To: null },
  Plants: { Locked: { Module: 'Est', Reason: 'anonymous' }, Product: 'boneless', Rows: [], Total: 0 },
} as const satisfies Dict;

function show(at: string, dict: Dict = {}) {
  return showRoute(cutPage, at, {
    path: at.startsWith('/cn') ? '/cn/Cut/:code' : '/Cut/:code',
    answers: { GetCut: { Row: names, Dict: { ...open, ...dict } } },
  });
}

test.each([
  ['/Cut/oyster_blade', 'en', 'Oyster blade'],
  ['/cn/Cut/oyster_blade', 'cn', '板腱'],
] as const)('%s is headed by the name in its language and says the other', async (at, edition, name) => {
  const page = await show(at);
  page.getByRole('heading', { level: 1, name });
  const table = page.getByRole('table', { name: messages[edition].namesCaption });
  expect(readColumn(table, messages[edition].name).slice(0, 2)).toEqual(['板腱', 'Oyster blade']);
  page.getByRole('heading', { name: messages[edition].margins });
});

test('a quote leads to its history and, filled in, to landed cost; a market without one says so', async () => {
  const page = await show('/Cut/oyster_blade');
  const table = page.getByRole('table', { name: /^Forward, 20 November 2026/ });
  expect(readColumn(table, messages.en.count)).toEqual(['8']);
  const cost = page.getByRole('link', { name: messages.en.landedCostOf('Brazil') });
  expect(cost.getAttribute('href')).toBe('/BTCPrice/LandedCost?origin=BRA&cif=6500');
  page.getByText(messages.en.noQuotes('Spot', '19 November 2026'));
  page.getByText('Last 3 quotes: lowest 6,300, highest 6,500');
});

test('imports say their lines, months and that cuts are not told apart', async () => {
  const page = await show('/Cut/oyster_blade');
  const table = page.getByRole('table', { name: /HS 02023000/ });
  expect(readColumn(table, messages.en.volume)).toEqual(['1,234', '2,000']);
  page.getByText(messages.en.importsNote, { exact: false });
});

test('a substitute leads to its page and says why, and how much cheaper it is; one without a price says so', async () => {
  const page = await show('/Cut/oyster_blade');
  const table = page.getByRole('table', { name: messages.en.substitutesCaption('Oyster blade') });
  expect(readColumn(table, messages.en.gap)[0]).toMatch(/−560 \(−8.6%\).*vs Brazil 6,500/);
  expect(readColumn(table, messages.en.origin)).toEqual(['Brazil Forward', messages.en.notQuoted]);
  page.getByText('Both of the shoulder');
  expect(page.getByRole('link', { name: 'Chuck' }).getAttribute('href')).toBe('/Cut/chuck');
});

test('plants lead to the directory with origin and scope', async () => {
  const page = await show('/Cut/oyster_blade');
  const heading = page.getByRole('heading', { name: messages.en.plants });
  const link = heading.parentElement?.querySelector('a');
  expect(link?.getAttribute('href')).toBe('/BTCEst?origin=BRA&status=active&scope=boneless');
});

test('another origin’s margin is a link that keeps unit and basis', async () => {
  const page = await show('/Cut/oyster_blade?unit=USD%2Ft&level=cif');
  expect(page.sent('GetCut')).toMatchObject([{ Code: 'oyster_blade', Unit: 'USD/t', Level: 'cif', OverQuota: false }]);
  const link = page.getByRole('link', { name: 'URY' });
  expect(link.getAttribute('href')).toBe('/Cut/oyster_blade?origin=URY&unit=USD%2Ft&level=cif');
});

test('a stranger finds a lock for each room, and names, lines and related pages all the same', async () => {
  const page = await show('/Cut/oyster_blade', locks);
  for (const title of [messages.en.pricesLocked, messages.en.importsLocked, messages.en.plantsLocked]) {
    page.getByText(title, { exact: false });
  }
  const table = page.getByRole('table', { name: messages.en.substitutesCaption('Oyster blade') });
  expect(table.querySelectorAll('thead th')).toHaveLength(1);
  expect(page.queryAllByRole('table')).toHaveLength(2);
  expect(page.queryAllByText(messages.en.pricesLockedText)).toHaveLength(1);
  page.getByText(/02023000/);
  expect(page.getByRole('link', { name: messages.en.quota }).getAttribute('href')).toBe('/Quota');
});

test('a cut of pork asks for pork, has no quota, and leads to the beef cut of its code', async () => {
  const page = await show('/Cut/tenderloin?meat=pork', { Meat: 'pork', OtherMeat: 'beef' });
  expect(page.sent('GetCut')).toMatchObject([{ Code: 'tenderloin', Meat: 'pork' }]);
  expect(page.queryByRole('link', { name: messages.en.quota })).toBeNull();
  const other = page.getByRole('link', { name: messages.en.otherMeat.beef });
  expect(other.getAttribute('href')).toBe('/Cut/oyster_blade');
});

test.each(['<x>', 'a b', ''])('%o is the code of no cut and is not asked for', async (code) => {
  const { api, asked } = fakeApi();
  const query = { api, edition: 'en', params: { code }, url: new URL('https://portal.example/Cut/x') } as const;
  await expect(loadCut(query)).rejects.toMatchObject({ init: { status: 404 } });
  expect(asked('GetCut')).toEqual([]);
});

test('a code is found however it is spelt', async () => {
  const { api, asked } = fakeApi();
  const url = new URL('https://portal.example/cn/Cut/Oyster_Blade');
  await loadCut({ api, edition: 'cn', params: { code: 'Oyster_Blade' }, url });
  expect(asked('GetCut')).toMatchObject([{ Code: 'oyster_blade', isEn: false }]);
});
