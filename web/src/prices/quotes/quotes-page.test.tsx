// @vitest-environment jsdom
import { expect, test } from 'vitest';
import type { GivenAnswer } from '#platform/testing/fake-api.ts';
import { readLinks, readOptions, readTable } from '#ui/testing/read-table.ts';
import { showRoute } from '#ui/testing/show-route.tsx';
import * as quotesPage from '../quotes.page.tsx';
import { messages } from './messages.ts';

const shank = {
  SeriesID: 4,
  OriginCn: '巴西',
  OriginEn: 'Brazil',
  Meat: 'beef',
  CutCode: 'shank',
  CutCn: '前腱',
  CutEn: 'Shank',
  Specs: [],
  Brand: null,
  Storage: 'frozen',
  Term: 'CFR',
  PortCn: '中国主港',
  PortEn: 'main ports',
  ShownUnit: 'USD/t',
  Low: 5200,
  Mainstream: 5300,
  High: 5400,
  OtherQuota: null,
  QuoteCount: 3,
  Basis: 'offer',
  Provisional: false,
  Corrected: false,
  ChangePrevious: null,
  ChangeWeek: { Value: 50, Percent: 0.95 },
} as const;
const chilled = { ...shank, SeriesID: 5, CutEn: 'Rib', CutCn: '肋条', Storage: 'chilled' } as const;
const uruguay = { ...shank, SeriesID: 6, OriginEn: 'Uruguay', OriginCn: '乌拉圭' } as const;

const forward = ['forward'] as const;
const both = ['forward', 'spot'] as const;
const options: GivenAnswer<'GetWebFrontPriceDictionary'> = {
  Dict: {
    Origins: [
      { Code: 'BRA', NameEn: 'Brazil', NameCn: '巴西', MarketTypes: both },
      { Code: 'URY', NameEn: 'Uruguay', NameCn: '乌拉圭', MarketTypes: forward },
    ],
    Cuts: [{ Code: 'shank', NameEn: 'Shank', NameCn: '前腱', MarketTypes: both }],
    Ports: [{ Code: 'tianjin', NameEn: 'Tianjin', NameCn: '天津', MarketTypes: ['spot'] }],
    Terms: [{ Code: 'CFR', NameEn: 'CFR', NameCn: 'CFR', MarketTypes: forward }],
  },
};
const open = {
  Date: '2026-11-18',
  EarlierDate: null,
  LaterDate: null,
  LatestDate: '2026-11-18',
  Locked: null,
  TrialLeft: null,
  Demo: false,
} as const;

type Quotes = GivenAnswer<'GetWebPriceDataList'>;

function show(at: string, list: Quotes) {
  return showRoute(quotesPage, at, {
    answers: {
      GetWebFrontPriceDictionary: options,
      GetWebPorkFrontPriceDictionary: options,
      GetWebPriceVaildDate: { Dates: ['2026-11-11', '2026-11-16', '2026-11-18'] },
      GetWebPriceDataList: { ...list, Dict: { ...open, ...list.Dict } },
    },
  });
}

test.each([
  [
    '/BTCPrice',
    'Beef forward prices, 18 November 2026, w/w: 2 up, 1 down, 1 unchanged; moved most: Uruguay shank (−80 USD/t)',
  ],
  ['/cn/BTCPrice', '2026年11月18日牛肉期货报价较上周2涨1跌1平，变动最大的是乌拉圭前腱（−80 美元/吨）'],
])('at %s it is said first what the quotes did on the week', async (at, text) => {
  const rows = [
    shank,
    chilled,
    { ...uruguay, ChangeWeek: { Value: -80, Percent: -1.5 } },
    { ...uruguay, SeriesID: 7, ChangeWeek: { Value: 0, Percent: 0 } },
    { ...uruguay, SeriesID: 8, ChangeWeek: null },
  ];
  const page = await show(at, { Rows: rows, Total: 5 });
  page.getByText(text);
});

test('where no change is known, it is said what stands here', async () => {
  const page = await show('/BTCPrice', { Rows: [{ ...shank, ChangeWeek: null }], Total: 1 });
  page.getByText(messages.en.lead);
});

test('what all quotes share is said once over them, and each origin heads its cuts', async () => {
  const page = await show('/BTCPrice', { Rows: [shank, { ...chilled, Storage: 'frozen' }, uruguay], Total: 3 });
  const table = page.getByRole('table', { name: /^Beef, forward quotes, 18 November 2026/ });
  expect(table.querySelector('caption')?.textContent).toMatch(/USD\/t · Frozen · CFR main ports$/);
  const { head, rows } = readTable(table);
  expect(head).not.toContain(messages.en.columns.unit);
  expect(rows.map(([first]) => first)).toEqual([
    'Brazil',
    'Shank Cut page',
    'Rib Cut page',
    'Uruguay',
    'Shank Cut page',
  ]);
});

test('what differs stands with each quote: its unit in a column, storage under the name', async () => {
  const page = await show('/BTCPrice', {
    Rows: [shank, { ...chilled, ShownUnit: 'CNY/kg', Mainstream: 48.5 }],
    Total: 2,
  });
  const { head, rows } = readTable(page.getByRole('table'));
  const unit = head.indexOf(messages.en.columns.unit);
  expect(rows.slice(1).map((row) => [row[0], row[unit]])).toEqual([
    ['Shank Cut page Frozen', 'USD/t'],
    ['Rib Cut page Chilled', 'CNY/kg'],
  ]);
});

test.each([
  [
    'a price that cannot be converted',
    { Low: null, Mainstream: null, High: null },
    messages.en.columns.mainstream,
    messages.en.unknown,
  ],
  ['low and high under the price, for phones', {}, messages.en.columns.mainstream, '5,300 5,200–5,400'],
  ['the other side of the quota', { OtherQuota: 6000 }, messages.en.columns.mainstream, /over quota 6,000$/],
  ['a rise of the week', {}, messages.en.columns.week, '▲ +50'],
  ['a fall of the week', { ChangeWeek: { Value: -50, Percent: -1 } }, messages.en.columns.week, '▼ −50'],
  ['no quote before', {}, messages.en.columns.previous, /^– not published/],
  ['how many are behind it', { QuoteCount: 12 }, messages.en.columns.count, '12'],
  ['a deal that may change', { Basis: 'deal', Provisional: true }, messages.en.columns.basis, 'Deal Provisional'],
  ['a bid that was corrected', { Basis: 'bid', Corrected: true }, messages.en.columns.basis, 'Bid Corrected'],
] as const)('%s is read in its column', async (_what, row, column, expected) => {
  const page = await show('/BTCPrice', { Rows: [{ ...shank, ...row }], Total: 1 });
  const { head, rows } = readTable(page.getByRole('table'));
  expect(rows[1]?.[head.indexOf(column)]).toEqual(
    typeof expected === 'string' ? expected : expect.stringMatching(expected),
  );
});

test('with the surcharge, the price beside is the one within the quota', async () => {
  const page = await show('/BTCPrice?unit=CNY/kg&quota=over', {
    Rows: [{ ...shank, ShownUnit: 'CNY/kg', Mainstream: 62, OtherQuota: 54.321 }],
    Total: 1,
  });
  page.getByText('in quota 54.32');
});

test('a quote leads to its history, converted in the same way, and to the page of its cut', async () => {
  const page = await show('/BTCPrice?unit=CNY/kg&level=exStore&quota=over&origin=BRA', { Rows: [shank], Total: 1 });
  expect(readLinks(page.getByRole('table'))).toMatchObject({
    Shank: '/BTCPrice/Series/4?unit=CNY%2Fkg&level=exStore&quota=over',
    [messages.en.cutPage]: '/Cut/shank',
  });
});

test('the files are of the day that is shown, also when it was not asked for', async () => {
  const page = await show('/BTCPrice?origin=BRA', { Rows: [shank], Total: 1 });
  const file = new URL(
    page.getByRole('link', { name: 'Download CSV' }).getAttribute('href') ?? '',
    'https://p.example',
  );
  expect(Object.fromEntries(file.searchParams)).toMatchObject({ Meat: 'beef', Date: '2026-11-18', Origin: 'BRA' });
  expect(file.searchParams.has('Cuts')).toBe(false);
});

test('another meat and another market begin with their own latest day; cattle have their page', async () => {
  const page = await show('/BTCPrice?date=2026-11-18&origin=URY&cut=shank&unit=CNY/kg', { Rows: [shank], Total: 1 });
  expect(readLinks(page.getByRole('navigation', { name: messages.en.meat }))).toMatchObject({
    Pork: '/BTCPrice?meat=pork&unit=CNY%2Fkg',
  });
  expect(readLinks(page.getByRole('navigation', { name: messages.en.market }))).toMatchObject({
    Spot: '/BTCPrice?market=spot&cut=shank&unit=CNY%2Fkg',
    'Live cattle': '/BTCPrice/LiveCattle',
  });
});

test('Chinese pork has an address of its own, and pigs are not quoted alive', async () => {
  const page = await show('/cn/ProkPrice', { Rows: [shank], Total: 1 });
  expect(readLinks(page.getByRole('navigation', { name: messages.cn.meat }))).toEqual({
    [messages.cn.meats.beef]: '/cn/BTCPrice',
    [messages.cn.meats.pork]: '/cn/ProkPrice',
  });
  const markets = readLinks(page.getByRole('navigation', { name: messages.cn.market }));
  expect(Object.keys(markets)).not.toContain(messages.cn.markets.livecattle);
  expect(markets[messages.cn.markets.spot]).toBe('/cn/ProkPrice?market=spot');
});

test('only days with quotes can be chosen, the latest first', async () => {
  const page = await show('/BTCPrice?date=2026-11-16', {
    Rows: [shank],
    Total: 1,
    Dict: { Date: '2026-11-16', EarlierDate: '2026-11-11', LaterDate: '2026-11-18' },
  });
  const days = page.getByRole('combobox', { name: messages.en.date });
  expect(readOptions(days)).toEqual(['18 November 2026', '16 November 2026', '11 November 2026']);
  expect(days).toHaveProperty('value', '2026-11-16');
  expect(readLinks(document.body)).toMatchObject({
    Earlier: '/BTCPrice?date=2026-11-11',
    Later: '/BTCPrice?date=2026-11-18',
    Latest: '/BTCPrice',
  });
  await page.user.selectOptions(days, '2026-11-11');
  await page.settled();
  expect(page.address()).toBe('/BTCPrice?date=2026-11-11');
  expect(page.sent('GetWebPriceDataList').at(-1)).toMatchObject({ Date: '2026-11-11' });
});

test('of the latest day no later one is offered', async () => {
  const page = await show('/BTCPrice', { Rows: [shank], Total: 1, Dict: { EarlierDate: '2026-11-16' } });
  expect(page.queryByRole('link', { name: messages.en.later })).toBeNull();
  expect(page.getByRole('combobox', { name: messages.en.date })).toHaveProperty('value', '2026-11-18');
});

test('a list is narrowed by what the market quotes, and by no more', async () => {
  const page = await show('/BTCPrice', { Rows: [shank], Total: 1 });
  expect(readOptions(page.getByRole('combobox', { name: messages.en.port }))).toEqual([messages.en.allPorts]);
  expect(readOptions(page.getByRole('combobox', { name: messages.en.origin }))).toEqual([
    messages.en.allOrigins,
    'Brazil',
    'Uruguay',
  ]);
  await page.user.selectOptions(page.getByRole('combobox', { name: messages.en.origin }), 'URY');
  await page.settled();
  expect(page.address()).toBe('/BTCPrice?origin=URY');
});

test('the surcharge is asked for only of prices that are converted', async () => {
  const page = await show('/BTCPrice?date=2026-11-18', { Rows: [shank], Total: 1 });
  expect(page.queryByRole('checkbox')).toBeNull();
  await page.user.selectOptions(page.getByRole('combobox', { name: messages.en.level }), 'exStore');
  await page.settled();
  await page.user.click(page.getByRole('checkbox', { name: messages.en.overQuota }));
  await page.settled();
  expect(page.address()).toBe('/BTCPrice?date=2026-11-18&level=exStore&quota=over');
  expect(readLinks(document.body)[messages.en.reset]).toBe('/BTCPrice?date=2026-11-18');
});

test.each([
  ['no quote matches', '/BTCPrice?origin=URY', {}, messages.en.empty, '/BTCPrice?origin=URY'],
  ['nothing was quoted that day', '/BTCPrice?date=2026-11-15', { Date: null }, messages.en.emptyDay, '/BTCPrice'],
  ['the market has none yet', '/BTCPrice', { Date: null, LatestDate: null }, messages.en.emptyMarket, null],
] as const)('where %s it says so, and leads to what there is', async (_why, at, Dict, title, way) => {
  const page = await show(at, { Rows: [], Total: 0, Dict });
  page.getByRole('heading', { name: (name) => name.endsWith(title) });
  const link = page.queryByRole('link', { name: messages.en.toLatest });
  expect(link?.getAttribute('href') ?? null).toBe(way);
  expect(page.queryByRole('region', { name: messages.en.notesTitle })).toBeNull();
});

test.each([
  ['/BTCPrice', messages.en.lockedTitle('Beef', 'Forward'), '41 quotes on 18 November 2026'],
  ['/cn/BTCPrice', messages.cn.lockedTitle(messages.cn.meats.beef, messages.cn.markets.forward), '2026年11月18日'],
] as const)('at %s who is locked out reads what there would be', async (at, title, text) => {
  const page = await show(at, { Rows: [], Total: 41, Dict: { Locked: { Module: 'Price', Reason: 'anonymous' } } });
  page.getByRole('heading', { name: (name) => name.endsWith(title) });
  expect(page.text()).toContain(text);
  expect(page.queryByRole('table')).toBeNull();
});

const duty = {
  Origin: 'BRA',
  Duty: 12,
  Surcharge: 55,
  OthersKnown: true,
  Others: [],
  NoteCn: null,
  NoteEn: 'By exporter.',
  Ruling: { IsOpen: true, TextEn: 'The quota may be full.', TextCn: '配额可能已满。' },
} as const;

test('under converted prices stands with what they were converted', async () => {
  const page = await show('/BTCPrice?unit=CNY/kg', {
    Rows: [shank],
    Total: 1,
    Dict: {
      Unit: 'CNY/kg',
      OverQuota: false,
      VatPercent: 9,
      PortCost: 1,
      Rate: { Day: '2026-11-17', CnyPerUsd: 7.1, Source: 'PBC', Demo: false },
      Duties: [duty],
      UpdatedAt: '2026-11-18T09:30:00+08:00',
      SourceEn: 'Survey of the trade',
    },
  });
  const notes = page.getByRole('region', { name: messages.en.notesTitle }).textContent;
  for (const part of [
    'Source: Survey of the trade · Updated 18 November 2026, 09:30',
    '1 USD = 7.1000 CNY (17 November 2026) · PBC',
    'VAT: 9%',
    'Duty, Brazil: 12.0%, plus 55 points over quota',
    `${messages.en.assumed.in} The quota may be full.`,
    'By exporter.',
  ])
    expect(notes).toContain(part);
});

test('as quoted, prices need no rate and no duty', async () => {
  const page = await show('/BTCPrice', { Rows: [shank], Total: 1, Dict: { Unit: null, Level: null, Duties: [duty] } });
  const notes = page.getByRole('region', { name: messages.en.notesTitle }).textContent;
  expect(notes).not.toContain('VAT');
  expect(notes).not.toContain('Brazil');
});

test('without a rate near the day none is named, and an invented one is called so', async () => {
  const rate = { Day: '2026-11-17', CnyPerUsd: 7.1, Source: 'PBC' };
  const notes = async (Rate: object | null) => {
    const Dict = { Unit: 'CNY/kg', Rate } as NonNullable<Quotes['Dict']>;
    const page = await show('/BTCPrice?unit=CNY/kg', { Rows: [shank], Total: 1, Dict });
    return page.getByRole('region', { name: messages.en.notesTitle }).textContent;
  };
  expect(await notes(null)).not.toContain('USD =');
  const invented = await notes({ ...rate, Demo: true });
  expect(invented).toContain(messages.en.demoRate);
  expect(invented).not.toContain('PBC');
});

const locked = { Rows: [], Total: 31, Dict: { Locked: { Reason: 'anonymous' } } } as const;
const free = {
  SeriesID: 4,
  OriginCode: 'BRA',
  OriginCn: '巴西',
  OriginEn: 'Brazil',
  Meat: 'beef',
  MarketType: 'forward',
  CutCn: '前腱',
  CutEn: 'Shank',
  Unit: 'USD/t',
  Date: '2026-11-18',
  Mainstream: 5300,
  ChangePrevious: null,
} as const;

function showLocked(at: string, price: object) {
  return showRoute(quotesPage, at, {
    answers: {
      GetWebFrontPriceDictionary: options,
      GetWebPriceVaildDate: { Dates: [] },
      GetWebPriceDataList: { ...locked, Dict: { ...open, ...locked.Dict } },
      GetToday: { Dict: { Prices: [{ ...free, ...price }] } },
    },
  });
}

test.each([
  ['/BTCPrice', 'Brazil Shank 5,300'],
  ['/cn/BTCPrice?origin=BRA', '巴西前腱 5,300'],
])('the lock of %s shows the prices that the desk made everybody’s, and no more', async (at, line) => {
  const page = await showLocked(at, {});
  const items = page.getByRole('region', { name: at.startsWith('/cn') ? messages.cn.free : messages.en.free });
  expect(items.querySelectorAll('li')).toHaveLength(1);
  expect(items.querySelector('li')?.textContent).toContain(line);
  expect(page.text()).not.toContain('5,200');
});

test.each([
  ['of another market', '/BTCPrice', { MarketType: 'spot' }],
  ['of another origin than is chosen', '/BTCPrice?origin=URY', {}],
  ['of another day', '/BTCPrice?date=2026-11-11', {}],
])('the lock shows no price %s', async (_what, at, price) => {
  const page = await showLocked(at, price);
  expect(page.queryByRole('region', { name: messages.en.free })).toBeNull();
});
