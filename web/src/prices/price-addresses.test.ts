import { openWindow, toPeriod } from '@btc/contract/prices/benchmarks/benchmark-window.ts';
import { convertibleLevels } from '@btc/contract/prices/price-codes.ts';
import { ApiError } from '@btc/contract/wire/errors.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Answers, fakeApi } from '#platform/testing/fake-api.ts';
import {
  besideCodes,
  type BenchmarkState,
  benchmarkSearch,
  loadBenchmarks,
  readBenchmarkState,
} from './benchmarks/benchmark-query.ts';
import { indexSearch, type IndexState, loadIndex, readIndexState } from './indices/index-query.ts';
import { quoteSearch, type QuoteState, readQuoteState } from './quotes/quote-address.ts';
import { listQuestion, loadQuotes, loadSeries, readPeriod } from './quotes/quotes-query.ts';
import { loadAnalysis } from './week/analysis-query.ts';
import { cattleSearch, type CattleState, indexed, toCattleState } from './week/live-cattle-query.ts';
import { openOrLocked } from './week/locked-answer.ts';
import { loadArchive, loadIssue } from './week/report-query.ts';

const at = (path: string) => new URL(path, 'https://portal.example');
const code = fc.constantFrom('', 'BRA', 'set6', 'short_rib-4');
const publishedOn = fc.constantFrom(null, '2026-11-20');

function ask(path: string, answers: Answers = {}, params: Record<string, string> = {}) {
  const { api, asked } = fakeApi(answers);
  return { query: { api, edition: 'en', params, url: at(path) } as const, asked };
}

test('any state of the quotes is read again as it was written, on the page of either meat', () => {
  const states = fc.record<QuoteState>({
    meat: fc.constantFrom('beef', 'pork'),
    market: fc.constantFrom('forward', 'spot'),
    date: fc.constantFrom('', '2026-11-18'),
    origin: code,
    cut: code,
    port: code,
    term: code,
    unit: fc.constantFrom('', 'USD/t', 'CNY/kg'),
    level: fc.constantFrom('', ...convertibleLevels),
    isOverQuota: fc.boolean(),
  });
  fc.assert(
    fc.property(states, (state) => {
      expect(readQuoteState(at(`/BTCPrice${quoteSearch(state, 'beef')}`))).toEqual(state);
      if (state.meat === 'pork')
        expect(readQuoteState(at(`/cn/ProkPrice${quoteSearch(state, 'pork')}`))).toEqual(state);
    }),
  );
});

test('any state of an index is read again as it was written', () => {
  const states = fc.record<IndexState>({
    meat: fc.constantFrom('beef', 'pork'),
    kind: fc.constantFrom('forward', 'spot'),
    origin: fc.constantFrom('', 'BRA'),
    period: fc.constantFrom('1M', '1Y', 'all').map(readPeriod),
  });
  fc.assert(
    fc.property(states, (state) => {
      expect(readIndexState(new URLSearchParams(indexSearch(state)))).toEqual(state);
    }),
  );
});

test('the spread is of all origins together', () => {
  expect(readIndexState(new URLSearchParams('kind=spread&origin=BRA')).origin).toBe('');
});

test('any state of a benchmark is read again as it was written', () => {
  const states = fc.record<BenchmarkState>({
    code,
    period: fc.constantFrom('1M', '3M', '1Y', '5Y', 'all'),
    beside: fc.constantFrom('', ...besideCodes),
    publishedOn,
  });
  fc.assert(
    fc.property(states, (state) => {
      expect(readBenchmarkState(new URLSearchParams(benchmarkSearch(state)))).toEqual(state);
    }),
  );
});

test('any state of the live cattle is read again as it was written', () => {
  const states = fc.record<CattleState>({
    range: fc.constantFrom('half', 'year', 'all'),
    isIndexed: fc.boolean(),
    series: fc.uniqueArray(fc.constantFrom('BRA', 'ARG', 'URY', 'AUS', 'CHN'), { minLength: 1 }),
    publishedOn,
  });
  fc.assert(
    fc.property(states, (state) => {
      expect(toCattleState(new URLSearchParams(cattleSearch(state)))).toEqual(state);
    }),
  );
});

test.each([
  ['1M', 'month', 'all'],
  ['1M', 'day', '1M'],
  ['5Y', 'day', 'all'],
  ['3M', 'week', '3M'],
] as const)('the period %s of a benchmark by the %s is %s', (period, Frequency, expected) => {
  expect(toPeriod({ period }, { Frequency })).toBe(expected);
});

test('five years are counted back from the last value, to the beginning of its month', () => {
  expect(openWindow('5Y', '2026-10-17')).toEqual({ StartDate: '2021-10-01' });
  expect(openWindow('1Y', '2026-10-17')).toEqual({ Period: '1Y' });
});

test.each([
  [
    [null, 50, 75, null],
    [null, 100, 150, null],
  ],
  [
    [null, null],
    [null, null],
  ],
  [[], []],
] as const)('%j as shares of the first value are %j', (values, shares) => {
  expect(indexed(values)).toEqual(shares);
});

test('a file’s address has the state of the list', () => {
  const state = readQuoteState(at('/BTCPrice?market=spot&origin=BRA&quota=over'));
  expect(listQuestion(state)).toMatchObject({ Meat: 'beef', MarketType: 'spot', Origin: 'BRA', OverQuota: 'true' });
  expect(listQuestion({ ...state, isOverQuota: false }).OverQuota).toBe('');
});

test.each([
  ['/BTCPrice', 'GetWebFrontPriceDictionary'],
  ['/cn/ProkPrice', 'GetWebPorkFrontPriceDictionary'],
] as const)('%s asks the dictionary of its meat', async (path, name) => {
  const { query, asked } = ask(path);
  await loadQuotes(query);
  expect(asked(name)).toHaveLength(1);
  expect(asked('GetWebPriceDataList')).toHaveLength(1);
});

test.each(['0', 'x', '1.5'])('the series %s is none', async (id) => {
  await expect(loadSeries(ask('/BTCPrice/Series/x', {}, { id }).query)).rejects.toMatchObject({
    init: { status: 404 },
  });
});

test('a series is asked for as its address says', async () => {
  const { query, asked } = ask('/BTCPrice/Series/4?unit=USD/t&level=cif&quota=over&period=strange', {}, { id: '4' });
  await loadSeries(query);
  expect(asked('GetWebPriceHistory')).toMatchObject([
    { SeriesID: 4, Unit: 'USD/t', Level: 'cif', OverQuota: true, Period: '1Y' },
  ]);
});

test('an index is asked for by the call of its meat', async () => {
  const { query, asked } = ask('/BTCPrice/Indices?meat=pork&kind=spot');
  await loadIndex(query);
  expect(asked('GetPorkPriceDataIndex')).toMatchObject([{ Kind: 'spot' }]);
  expect(asked('GetWebBeefPriceDataIndex')).toEqual([]);
});

const listed = {
  List: [
    { Code: 'one', Frequency: 'month', To: '2026-10-01' },
    { Code: 'two', Frequency: 'day', To: '2026-10-01' },
  ],
} as const;

test('whoever is locked out is asked for no values', async () => {
  const { query, asked } = ask('/BTCPrice/Benchmarks', {
    GetPriceBenchmarks: { ...listed, Dict: { Locked: { Reason: 'anonymous' } } },
  });
  expect(await loadBenchmarks(query)).toMatchObject({ values: [], levels: null });
  expect(asked('GetPriceBenchmarks')).toHaveLength(1);
});

test('the one that the address names is asked for, else the first; an index beside it from its first value', async () => {
  const answers: Answers = {
    GetPriceBenchmarks: { ...listed, Rows: [{ Date: '2025-01-01' }], Dict: { Locked: null } },
  };
  const named = ask('/BTCPrice/Benchmarks?code=two&beside=pork-spot', answers);
  await loadBenchmarks(named.query);
  expect(named.asked('GetPriceBenchmarks').at(-1)).toMatchObject({ Code: 'two' });
  expect(named.asked('GetPorkPriceDataIndex')).toMatchObject([{ Kind: 'spot', StartDate: '2024-12-26' }]);
  const first = ask('/BTCPrice/Benchmarks?code=gone', answers);
  await loadBenchmarks(first.query);
  expect(first.asked('GetPriceBenchmarks').at(-1)).toMatchObject({ Code: 'one' });
});

test.each([
  ['', { Page: 1 }, null],
  ['?year=2025&page=2', { Year: 2025, Page: 2 }, 2025],
  ['?year=1899&page=0', { Page: 1 }, null],
] as const)('the archive at "%s" asks for %j', async (query, expected, year) => {
  const { query: page, asked } = ask(`/BTCPrice/Report${query}`);
  expect((await loadArchive(page)).year).toBe(year);
  expect(asked('GetWebFrontMarketReport')).toMatchObject([expected]);
});

test.each(['x', '0', undefined])('the issue %s is none', async (id) => {
  await expect(loadIssue(ask('/BTCPrice/Report/x', {}, id === undefined ? {} : { id }).query)).rejects.toMatchObject({
    init: { status: 404 },
  });
});

test('the analysis is narrowed by what the address says', async () => {
  const { query, asked } = ask('/BTCPrice/Analysis?origin=BRA&page=x');
  await loadAnalysis(query);
  expect(asked('GetWebNewsAnalysis')).toMatchObject([{ Origin: 'BRA', Page: 1 }]);
  expect(asked('GetWebNewsAnalysis')[0]).not.toHaveProperty('Cut');
});

test('a refusal because of membership is an answer, any other is not', async () => {
  expect(await openOrLocked(Promise.resolve(5))).toEqual({ kind: 'open', answer: 5 });
  const fail = async (error: ApiError) => {
    throw error;
  };
  const refused = (error: ApiError) => openOrLocked(fail(error));
  expect(await refused(new ApiError(1008, { Dict: { Reason: 'trial', TrialLeft: 2 } }))).toEqual({
    kind: 'locked',
    reason: 'trial',
    trialLeft: 2,
  });
  expect(await refused(new ApiError(1008))).toEqual({ kind: 'locked', reason: 'anonymous', trialLeft: null });
  await expect(refused(new ApiError(1000))).rejects.toThrow('1000');
});
