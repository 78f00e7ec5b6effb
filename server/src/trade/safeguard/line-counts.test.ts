import { findQuotaUse } from '@btc/contract/safeguard/quota-use.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Safeguard, createSafeguardService } from '#safeguard/safeguard.service.ts';
import { openTradeFixture, type TradeFixture } from '../trade-fixture.ts';
import { loadFacts, type StagedFact } from '../view/view.fixture.ts';
import { createLineCountsService } from './line-counts.service.ts';

let trade: TradeFixture;
let safeguard: Safeguard;

function months(origin: string, year: number, tonnes: readonly number[], hs = '02023000'): readonly StagedFact[] {
  return tonnes.map((amount, index) => ({
    period: year * 100 + index + 1,
    origin,
    hs,
    grams: BigInt(amount) * 1_000_000n,
  }));
}

const even = (amount: number, count: number) => Array.from({ length: count }, () => amount);

beforeAll(async () => {
  trade = await openTradeFixture();
  await loadFacts(
    trade,
    [
      ...months('BRA', 2025, even(100_000, 12)),
      // 122,000 t a month: nine are 1,098,000 t, and 1,106,000 t are reached early in October.
      ...months('BRA', 2026, even(122_000, 9)),
      // Reached within the published months: 210,000 t after seven, of 205,000 t.
      ...months('AUS', 2025, even(20_000, 12)),
      ...months('AUS', 2026, [...even(30_000, 7), 0, 0]),
      ...months('BRA', 2026, even(50_000, 9), '02062100'),
      ...months('MEX', 2026, even(1000, 9)),
      ...months('THA', 2025, even(1, 12)),
      ...months('THA', 2026, even(15_000, 9)),
    ],
    { source: 'customs' },
  );
  safeguard = createSafeguardService({ db: trade.db, readCounts: createLineCountsService(trade) });
});
afterAll(async () => trade.close());

test('a line’s count is customs’ year to date of beef alone, and the exempt are in none', async () => {
  const { record, counted } = await safeguard.read();
  const use = (line: string) => findQuotaUse(record, { line, year: 2026 }).customs;
  expect(use('BRA')).toMatchObject({ tonnes: 1_098_000, day: '2026-09-30' });
  expect(use('OTH')).toMatchObject({ tonnes: 9000 });
  expect(use('ARG')).toMatchObject({ tonnes: 0 });
  expect(counted).toMatchObject({ sourceEn: 'China Customs (GACC)', isDemo: false });
  expect(record.counts.find(({ line, year }) => line === 'BRA' && year === 2027)?.customs).toBeNull();
});

test('what had not been published by a day is not counted on it', async () => {
  const use = async (asOf: string) => findQuotaUse((await safeguard.read(asOf)).record, { line: 'BRA', year: 2026 });
  expect((await use('2026-03-19')).last).toBeNull();
  expect((await use('2026-03-20')).last).toMatchObject({ tonnes: 244_000, day: '2026-02-28' });
});

test('a duty is found with its rule: expected to be full, full by customs’ count, within the quota, exempt', async () => {
  const at = async (origin: string, day: string, goods = '02023000') => {
    const { totalPercent, ruling } = await safeguard.findDuty({ origin, goods, day });
    return [totalPercent, ruling.code, ruling.restsOn];
  };
  expect(await at('BRA', '2026-09-30')).toEqual([12, 'beforeSurcharge', 'projection']);
  expect(await at('BRA', '2026-11-23')).toEqual([67, 'surcharge', 'projection']);
  expect(await at('BRA', '2026-11-23', '02062100')).toEqual([12, 'goodsOutside', 'law']);
  expect(await at('AUS', '2026-11-23')).toEqual([55, 'surcharge', 'customs']);
  expect(await at('AUS', '2027-01-01')).toEqual([0, 'noWord', 'nothing']);
  expect(await at('MEX', '2026-11-23')).toEqual([12, 'notFull', 'projection']);
  expect(await at('THA', '2026-11-23')).toEqual([12, 'exempt', 'law']);
  expect(await at('BRA', '2026-06-01', '02021000')).toEqual([25, 'beforeSurcharge', 'projection']);
});

test('the other duties of the United States stand line by line, and are said not to be known since the suspension ended', async () => {
  const at = async (day: string) => (await safeguard.findDuty({ origin: 'USA', goods: '02023000', day })).base;
  expect(await at('2026-06-01')).toMatchObject({ percent: 12, additionalPercent: 10, areOthersKnown: true });
  const now = await at('2026-11-23');
  expect(now).toMatchObject({ percent: 12, additionalPercent: 0, areOthersKnown: false });
  expect(now.others.map(({ percent, from, until }) => [percent, from, until])).toEqual([[null, '2026-11-10', null]]);
});

test('an official notice goes before the projection: it starts from one at 80 %, and ends with one at 100 %', async () => {
  const projection = async () => {
    const { counts } = (await safeguard.read()).record;
    return counts.find(({ line, year }) => line === 'BRA' && year === 2026)?.projection;
  };
  const notice = { kind: 'notice', line: 'BRA', year: 2026, source_cn: '商务部', source_en: 'MOFCOM' };
  const before = await projection();
  expect(before).toMatchObject({ restsOn: 'projection', central: '2026-10-03' });
  await trade.db
    .insertInto('safeguard_notice')
    .values({ ...notice, percent: 80, reached_on: '2026-10-05', published_on: '2026-10-08' })
    .execute();
  const from80 = await projection();
  expect((from80?.earliest ?? '') > '2026-10-05').toBe(true);
  expect((from80?.central ?? '') > (before?.central ?? '')).toBe(true);
  await trade.db
    .insertInto('safeguard_notice')
    .values({ ...notice, percent: 100, reached_on: '2026-11-02', published_on: '2026-11-04' })
    .execute();
  const full = { earliest: '2026-11-02', central: '2026-11-02', latest: '2026-11-02', restsOn: 'notice' };
  expect(await projection()).toMatchObject(full);
  await trade.db.deleteFrom('safeguard_notice').where('line', '=', 'BRA').where('kind', '=', 'notice').execute();
});

test('an exempt origin that passed 3 % of a whole year counts with the others from the next year on', async () => {
  await loadFacts(
    trade,
    [
      ...months('BRA', 2026, even(90_000, 12)),
      ...months('THA', 2026, even(15_000, 12)),
      ...months('BRA', 2027, even(90_000, 2)),
      ...months('THA', 2027, even(15_000, 2)),
    ],
    { source: 'customs', publishedOn: '2027-03-20' },
  );
  const { record } = await safeguard.read();
  expect(record.shares.find(({ origin }) => origin === 'THA')).toMatchObject({ year: 2026 });
  expect(findQuotaUse(record, { line: 'OTH', year: 2027 }).customs).toMatchObject({ tonnes: 30_000 });
  const { ruling } = await safeguard.findDuty({ origin: 'THA', goods: '02023000', day: '2027-03-21' });
  expect(ruling).toMatchObject({ line: 'OTH', standing: 'inQuota' });
});
