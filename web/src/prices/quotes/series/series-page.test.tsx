// @vitest-environment jsdom
import { operations } from '@btc/contract/operations.ts';
import { expect, test } from 'vitest';
import { namedTheme } from '#charts/testing/chart-theme.fixture.ts';
import { makeExample } from '#platform/testing/contract-example.ts';
import type { GivenAnswer } from '#platform/testing/fake-api.ts';
import { readFacts, readLinks, readTable } from '#ui/testing/read-table.ts';
import { showRoute } from '#ui/testing/show-route.tsx';
import * as seriesPage from '../../series.page.tsx';
import { messages as shareMessages } from '../../share/messages.ts';
import { messages } from '../messages.ts';
import { messages as sheetMessages } from '../sheet-messages.ts';
import { toSeriesLines } from './series-chart.tsx';

const series = {
  SeriesID: 4,
  Meat: 'beef',
  MarketType: 'forward',
  OriginEn: 'Brazil',
  OriginCn: '巴西',
  CutEn: 'Shank',
  CutCn: '前腱',
  Specs: [],
  Brand: null,
  Storage: 'frozen',
  Term: 'CFR',
  PortEn: 'main ports',
  PortCn: '中国主港',
  Unit: 'USD/t',
} as const;
const first = {
  Date: '2026-11-04',
  Low: 5100,
  Mainstream: 5250,
  High: 5300,
  OtherQuota: null,
  QuoteCount: 2,
  Basis: 'offer',
  Provisional: false,
  Corrected: false,
} as const;
const last = { ...first, Date: '2026-11-18', Low: null, Mainstream: 5300, High: 5400, Provisional: true } as const;

type History = GivenAnswer<'GetWebPriceHistory'>;

function show(at: string, history: History) {
  return showRoute(seriesPage, at, {
    path: at.startsWith('/cn') ? 'cn/BTCPrice/Series/:id' : 'BTCPrice/Series/:id',
    answers: {
      GetWebPriceHistory: {
        Rows: [first, last],
        ...history,
        Row: { ...series, ...history.Row },
        Dict: { Locked: null, Unit: null, Arithmetic: [], Duties: [], Demo: false, ...history.Dict },
      },
    },
  });
}

test('the latest price stands first, with its band, changes and kind', async () => {
  const page = await show('/BTCPrice/Series/4', {
    Dict: { ChangeWeek: { Value: 50, Percent: 0.95 }, ChangeYear: null },
  });
  const latest = page.getByRole('region', { name: messages.en.latestPrice });
  expect(latest.textContent).toMatch(/^5,300 USD\/t/);
  expect(readFacts(latest)).toEqual({
    [messages.en.day]: '18 November 2026',
    [messages.en.band]: 'cannot be converted–5,400',
    [messages.en.columns.week]: '▲ +1.0%',
    [messages.en.onYear]: expect.stringContaining('not published'),
    [messages.en.columns.count]: '2',
    [messages.en.columns.basis]: 'Offer Provisional',
  });
});

test.each([
  [
    '/BTCPrice/Series/4',
    'The mainstream price of Brazil shank rose 4.0% y/y to 5,300 USD/t on 18 November 2026 (provisional)',
  ],
  ['/cn/BTCPrice/Series/4', '2026年11月18日巴西前腱主流价5,300 美元/吨，同比上涨4.0%（暂定）'],
])('at %s the heading of the chart says what it shows', async (at, name) => {
  const page = await show(at, { Dict: { ChangeYear: { Percent: 4 }, ChangeWeek: { Percent: 1, Date: '2026-11-11' } } });
  page.getByRole('heading', { level: 2, name });
});

test('without a year before, the heading compares with the week before', async () => {
  const page = await show('/BTCPrice/Series/4', {
    Dict: { ChangeYear: null, ChangeWeek: { Percent: 1, Date: '2026-11-11' } },
  });
  page.getByRole('heading', { name: /rose 1\.0% to 5,300 USD\/t on 18 November 2026, from 11 November 2026/ });
});

test('its sheet says what it is, who is asked, how often, since when and whom to write to', async () => {
  const weeks = ['2026-10-23', '2026-10-30', '2026-11-06', '2026-11-13'].map((Date) => ({ ...first, Date }));
  const page = await show('/BTCPrice/Series/4', { Rows: weeks, Dict: { From: '2024-01-05', SourceEn: 'Our survey' } });
  const sheet = page.getByRole('region', { name: sheetMessages.en.title });
  expect(readFacts(sheet)).toMatchObject({
    [sheetMessages.en.what]: expect.stringMatching(
      /^Beef · Forward · Brazil · Shank · Frozen · CFR main ports · USD\/t$/,
    ),
    [sheetMessages.en.asked]: 'Our survey. We publish how many quotes there are, never whose.',
    [sheetMessages.en.often]: 'Weekly',
    [sheetMessages.en.since]: '5 January 2024',
    [sheetMessages.en.write]: sheetMessages.en.contact,
  });
  expect(readLinks(sheet)[sheetMessages.en.methodLink]).toBe('/BTCPrice/Methods');
});

test('so few quotes do not tell how often there are some', async () => {
  const page = await show('/cn/BTCPrice/Series/4', {});
  const sheet = page.getByRole('region', { name: sheetMessages.cn.title });
  expect(readFacts(sheet)).not.toHaveProperty(sheetMessages.cn.often);
});

test('converted into another unit, that unit is the one of all figures', async () => {
  const page = await show('/BTCPrice/Series/4?unit=CNY/kg', {
    Rows: [{ ...last, Mainstream: 48.5 }],
    Dict: { Unit: 'CNY/kg' },
  });
  expect(page.getByRole('region', { name: messages.en.latestPrice }).textContent).toMatch(/^48\.50 CNY\/kg/);
  expect(page.getByRole('img').getAttribute('aria-label')).toMatch(/latest mainstream price 48\.50 CNY\/kg\.$/);
});

test('as a table the newest quote is first', async () => {
  const page = await show('/BTCPrice/Series/4', {
    Rows: [{ ...first, OtherQuota: 6000 }, last],
    Dict: { OverQuota: false },
  });
  await page.user.click(page.getByRole('radio', { name: shareMessages.en.table }));
  const { head, rows } = readTable(page.getByRole('table'));
  const at = (column: string) => rows.map((row) => row[head.indexOf(column)]);
  expect(at(messages.en.day)).toEqual(['18 November 2026', '4 November 2026']);
  expect(at(messages.en.columns.low)).toEqual([messages.en.unknown, '5,100']);
  expect(at(messages.en.columns.mainstream)).toEqual(['5,300', '5,250 over quota 6,000']);
  expect(page.queryByText(shareMessages.en.png)).toBeNull();
});

test.each([
  ['/BTCPrice/Series/4', 'beef', messages.en.back, '/BTCPrice?market=forward'],
  ['/BTCPrice/Series/4', 'pork', messages.en.back, '/BTCPrice?meat=pork&market=forward'],
  ['/cn/BTCPrice/Series/4', 'beef', messages.cn.back, '/cn/BTCPrice?market=forward'],
  ['/cn/BTCPrice/Series/4', 'pork', messages.cn.back, '/cn/ProkPrice?market=forward'],
] as const)('from %s of %s the way back leads to its list', async (at, Meat, name, way) => {
  const page = await show(at, { Row: { Meat } });
  expect(page.getByRole('link', { name }).getAttribute('href')).toBe(way);
});

test('of a provisional quote it is said what the hatching means', async () => {
  expect((await show('/BTCPrice/Series/4', {})).text()).toContain(messages.en.hatched);
  expect((await show('/BTCPrice/Series/4', { Rows: [first] })).text()).not.toContain(messages.en.hatched);
});

test('the surcharge goes with what it is part of', async () => {
  const page = await show('/BTCPrice/Series/4?period=3M&unit=CNY/kg&quota=over', {});
  expect(page.getByRole('checkbox', { name: messages.en.overQuota })).toHaveProperty('checked', true);
  await page.user.selectOptions(page.getByRole('combobox', { name: messages.en.unit }), '');
  await page.settled();
  expect(page.address()).toBe('/BTCPrice/Series/4?period=3M');
  expect(page.queryByRole('checkbox', { name: messages.en.overQuota })).toBeNull();
});

test('another period keeps how prices are converted', async () => {
  const page = await show('/BTCPrice/Series/4?level=cif', {});
  expect(readLinks(page.getByRole('navigation', { name: shareMessages.en.period }))).toMatchObject({
    '3M': '/BTCPrice/Series/4?period=3M&level=cif',
    '1Y': '/BTCPrice/Series/4?level=cif',
  });
});

test('nothing quoted in the period is said; there is then no file', async () => {
  const page = await show('/BTCPrice/Series/4?period=1M', { Rows: [] });
  page.getByRole('heading', { name: messages.en.noHistory });
  expect(Object.values(readLinks(document.body)).filter((to) => to.startsWith('/download'))).toEqual([]);
  expect(page.queryByRole('region', { name: messages.en.latestPrice })).toBeNull();
});

test('the arithmetic of the latest price is written line by line, each with its sign and unit', async () => {
  const page = await show('/BTCPrice/Series/4?level=taxPaid', {
    Dict: {
      Arithmetic: [
        { Step: 'start', Operation: 'set', Figure: 5300, Percent: null, Value: 5300, Unit: 'USD/t' },
        { Step: 'rate', Operation: 'multiply', Figure: 7.1234, Percent: null, Value: 37_754, Unit: 'CNY/t' },
        { Step: 'tonne', Operation: 'divide', Figure: 1000, Percent: null, Value: 37.754, Unit: 'CNY/kg' },
        { Step: 'duty', Operation: 'multiply', Figure: 1.12, Percent: 12, Value: 42.28, Unit: 'CNY/kg' },
        { Step: 'portCost', Operation: 'add', Figure: 1, Percent: null, Value: 43.28, Unit: 'CNY/kg' },
      ],
    },
  });
  const { head, rows } = readTable(page.getByRole('table'));
  expect([head, ...rows]).toEqual([
    [messages.en.steps.start, '5,300', '5,300 USD/t'],
    [messages.en.steps.rate, '× 7.1234', '37,754 CNY/t'],
    [messages.en.steps.tonne, '÷ 1,000', '37.75 CNY/kg'],
    [messages.en.steps.duty, '× 1.1200 (12.0%)', '42.28 CNY/kg'],
    [messages.en.steps.portCost, '+ 1', '43.28 CNY/kg'],
  ]);
});

test('drawn are the price and its band at the distance of their days, the provisional ones hatched', () => {
  const { Row, Rows, Dict } = makeExample(operations.GetWebPriceHistory.output, {
    Row: series,
    Rows: [first, last, { ...last, Date: '2026-11-25', Mainstream: null, Provisional: false }],
    Dict: { Unit: null },
  });
  const found = {
    id: 4,
    period: '1Y',
    unit: '',
    level: '',
    isOverQuota: false,
    series: Row,
    quotes: Rows,
    dict: Dict,
    free: null,
  } as const;
  const lines = toSeriesLines({ found, edition: 'en', theme: namedTheme });
  const values = lines.lines[0]?.values ?? [];
  // A week without a quote is bridged, one whose price cannot be converted is a gap.
  expect(values).toEqual([5250, 5275, 5300, null]);
  expect(lines.labels).toHaveLength(values.length);
  expect([...lines.provisional].map((at) => values[at])).toEqual([5300]);
  const tip = lines.tooltip(values.indexOf(5300));
  expect(tip?.textContent).toContain('18 November 2026 · USD/t');
  expect(tip?.textContent).toContain(`${messages.en.unknown}–5,400`);
  expect(tip?.textContent).toContain(messages.en.provisional);
});
