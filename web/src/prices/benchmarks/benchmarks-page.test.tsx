// @vitest-environment jsdom
import { operations } from '@btc/contract/operations.ts';
import { expect, test } from 'vitest';
import { timeAxis } from '#charts/lines/over-time.ts';
import { namedTheme } from '#charts/testing/chart-theme.fixture.ts';
import { makeExample } from '#platform/testing/contract-example.ts';
import type { Answers, GivenAnswer } from '#platform/testing/fake-api.ts';
import { readLinks, readOptions, readTable } from '#ui/testing/read-table.ts';
import { showRoute } from '#ui/testing/show-route.tsx';
import * as benchmarksPage from '../benchmarks.page.tsx';
import { messages as shareMessages } from '../share/messages.ts';
import { toSingleBenchmarkLines, toBesideLines } from './benchmark-chart.tsx';
import { messages } from './messages.ts';

const monthly = {
  Code: 'wb-beef',
  NameEn: 'Beef, Brazil',
  NameCn: '牛肉（巴西）',
  Unit: 'US$/kg',
  Frequency: 'month',
  SourceEn: 'World Bank',
  SourceCn: '世界银行',
  From: '2000-01-01',
  To: '2026-10-01',
  Latest: 6.123,
  ChangePrevious: 1.5,
  ChangeYear: null,
  Demo: false,
} as const;
const futures = {
  ...monthly,
  Code: 'cme-lc',
  NameEn: 'Live cattle',
  Unit: 'US¢/lb',
  Frequency: 'day',
  To: '2026-10-17',
  Latest: 231.625,
} as const;
const months = [
  { Date: '2026-09-01', Value: 6, Open: null, High: null, Low: null, Volume: null },
  { Date: '2026-10-01', Value: 6.123, Open: null, High: null, Low: null, Volume: null },
];
const days = [
  { Date: '2026-10-16', Value: 230, Open: 229, High: 232, Low: 228.5, Volume: null },
  { Date: '2026-10-17', Value: null, Open: 230, High: null, Low: null, Volume: 12_345 },
];

function show(at: string, answer: GivenAnswer<'GetPriceBenchmarks'>, more: Answers = {}) {
  return showRoute(benchmarksPage, at, { answers: { GetPriceBenchmarks: answer, ...more } });
}

const list = { List: [monthly, futures], Rows: months, Dict: { Locked: null, TrialLeft: null } } as const;

test('each is listed with its latest value in its own unit, and leads to its line', async () => {
  const page = await show('/BTCPrice/Benchmarks?period=1Y&beside=beef-spot', list);
  const table = page.getByRole('table', { name: messages.en.caption });
  expect(readTable(table).rows).toEqual([
    [
      'Beef, Brazil',
      '6.12 US$/kg',
      '▲ +1.5%',
      expect.stringContaining('no base'),
      'January 2000 to October 2026',
      'World Bank',
    ],
    ['Live cattle', '231.625 US¢/lb', '▲ +1.5%', expect.anything(), '1 January 2000 to 17 October 2026', 'World Bank'],
  ]);
  expect(readLinks(table)['Live cattle']).toBe('/BTCPrice/Benchmarks?code=cme-lc&beside=beef-spot');
});

test('who may not see values sees what there is, and no link to a line that is closed', async () => {
  const page = await show('/BTCPrice/Benchmarks', {
    ...list,
    Dict: { Locked: { Reason: 'anonymous' }, TrialLeft: null },
  });
  const table = page.getByRole('table', { name: messages.en.caption });
  expect(readTable(table).head).toEqual([messages.en.name, messages.en.span, messages.en.source]);
  expect(Object.keys(readLinks(table))).toEqual(['World Bank']);
  expect(page.queryByLabelText(shareMessages.en.publishedOn)).toBeNull();
});

test('a contract has its close, range and volume; a price of months its price alone', async () => {
  const price = await show('/BTCPrice/Benchmarks', list);
  await price.user.click(price.getByRole('radio', { name: shareMessages.en.table }));
  expect(readTable(price.getByRole('table', { name: /history/ }))).toEqual({
    head: [messages.en.month, messages.en.price],
    rows: [
      ['October 2026', '6.12'],
      ['September 2026', '6.00'],
    ],
  });
  const contract = await show('/BTCPrice/Benchmarks?code=cme-lc', { ...list, Rows: days });
  await contract.user.click(contract.getByRole('radio', { name: shareMessages.en.table }));
  const gap = expect.stringContaining('not published');
  expect(readTable(contract.getByRole('table', { name: /history/ }))).toEqual({
    head: [messages.en.day, messages.en.close, messages.en.open, messages.en.high, messages.en.low, messages.en.volume],
    rows: [
      ['17 October 2026', gap, '230.000', gap, gap, '12,345'],
      ['16 October 2026', '230.000', '229.000', '232.000', '228.500', gap],
    ],
  });
});

test.each([
  ['wb-beef', ['1Y', '5Y', 'All']],
  ['cme-lc', ['1M', '3M', '1Y', 'All']],
])('the periods of %s are %j', async (code, periods) => {
  const page = await show(`/BTCPrice/Benchmarks?code=${code}`, list);
  expect(Object.keys(readLinks(page.getByRole('navigation', { name: shareMessages.en.period })))).toEqual(periods);
});

const levels = { Rows: [{ Date: '2026-09-07', Level: 120 }] };

test('beside an index both begin with 100, and the day is said', async () => {
  const page = await show('/BTCPrice/Benchmarks?beside=beef-forward', list, { GetWebBeefPriceDataIndex: levels });
  page.getByText(messages.en.indexNote(messages.en.besides['beef-forward'], 'September 2026'));
  page.getByRole('heading', { name: 'Since September 2026 Beef, Brazil 0.0%, Beef forward index 0.0%' });
});

test('with no date in common they are not compared, and it is said', async () => {
  const page = await show('/BTCPrice/Benchmarks?beside=beef-forward', list, {
    GetWebBeefPriceDataIndex: { Rows: [{ Date: '2020-01-06', Level: 100 }] },
  });
  page.getByText(messages.en.noCommon);
});

test('what stands beside is chosen from our indices, and is in the address', async () => {
  const page = await show('/BTCPrice/Benchmarks?code=wb-beef&period=5Y', list, { GetPorkPriceDataIndex: levels });
  const beside = page.getByRole('combobox', { name: messages.en.beside });
  expect(readOptions(beside)).toEqual([messages.en.besideNone, ...Object.values(messages.en.besides)]);
  await page.user.selectOptions(beside, 'pork-forward');
  await page.settled();
  expect(page.address()).toBe('/BTCPrice/Benchmarks?code=wb-beef&period=5Y&beside=pork-forward');
  expect(page.sent('GetPorkPriceDataIndex')).toMatchObject([{ Kind: 'forward' }]);
});

test('prices as published on a day are asked for and said to be so, in both editions', async () => {
  const page = await show('/BTCPrice/Benchmarks?asof=2026-09-30', list);
  expect(page.sent('GetPriceBenchmarks')).toMatchObject([
    { AsPublishedOn: '2026-09-30' },
    { Code: 'wb-beef', AsPublishedOn: '2026-09-30' },
  ]);
  page.getByText(shareMessages.en.asPublished('30 September 2026'));
  expect(page.getByRole('link', { name: shareMessages.en.csv }).getAttribute('href')).toContain(
    'AsPublishedOn=2026-09-30',
  );
  const chinese = await show('/cn/BTCPrice/Benchmarks?asof=2026-09-30', list);
  chinese.getByText(/^2026年10月牛肉（巴西）6\.12/, { selector: 'h2' });
  expect(chinese.text()).toContain('2026年9月30日');
  expect(chinese.text()).toContain(messages.cn.futuresNote);
});

test('another day as published is gone to, and back to today', async () => {
  const page = await show('/BTCPrice/Benchmarks?period=1Y', list);
  await page.user.click(page.getByText(shareMessages.en.earlier));
  await page.user.type(page.getByLabelText(shareMessages.en.publishedOn), '2026-08-31');
  await page.press(shareMessages.en.showDay);
  expect(page.address()).toBe('/BTCPrice/Benchmarks?period=1Y&asof=2026-08-31');
  await page.press(shareMessages.en.showNow);
  expect(page.address()).toBe('/BTCPrice/Benchmarks?period=1Y');
});

test.each([
  ['there is none at all', { List: [], Rows: [] }, messages.en.empty],
  ['the period has no values', { Rows: [] }, messages.en.noValues],
])('where %s it says so', async (_why, answer, text) => {
  (await show('/BTCPrice/Benchmarks', { ...list, ...answer })).getByText(text);
});

const example = makeExample(operations.GetPriceBenchmarks.output, { List: [monthly, futures], Rows: days });
const [ofMonths, ofDays] = example.List;
if (ofMonths === undefined || ofDays === undefined) throw new Error('The example has two');

test('a contract is drawn as a line in its band, a gap as a gap; pointing at it tells the range', () => {
  const values = example.Rows;
  const axis = timeAxis(values.map(({ Date: day }) => day));
  const drawn = toSingleBenchmarkLines({
    benchmark: ofDays,
    values,
    comparison: null,
    axis,
    edition: 'en',
    theme: namedTheme,
  });
  expect(drawn.axisTitle).toBe('US¢/lb');
  expect(drawn.lines.map((line) => line.values)).toEqual([[230, null]]);
  expect(drawn.band).toMatchObject({ min: [228.5, null], max: [232, null] });
  expect(drawn.tooltip(0)?.textContent).toMatch(
    /16 October 2026 · US¢\/lb.*Close.*230\.000.*Low–high.*228\.500–232\.000/,
  );
  expect([drawn.axisText(12.34), drawn.axisText(123.4)]).toEqual(['12.3', '123']);
});

test('beside an index each line tells its share of the first, and its own figure', () => {
  const { Rows: values } = makeExample(operations.GetPriceBenchmarks.output, { Rows: months });
  const axis = timeAxis(values.map(({ Date: day }) => day));
  const comparison = { base: 0, own: [100, 102.05], other: [100, null], name: 'Beef spot index', levels: [120, null] };
  const drawn = toBesideLines({ benchmark: ofMonths, values, comparison, axis, edition: 'en', theme: namedTheme });
  expect(drawn.axisTitle).toBe('September 2026 = 100');
  const at = axis.slots.indexOf('2026-10-01');
  const text = drawn.tooltip(at)?.textContent ?? '';
  expect(text).toContain('October 2026');
  expect(text).toMatch(/Beef, Brazil.*102\.1.*6\.12 US\$\/kg/);
  expect(text).toMatch(/Beef spot index––/);
});
