import { operations } from '@btc/contract/operations.ts';
import { expect, test } from 'vitest';
import { makeExample } from '#platform/testing/contract-example.ts';
import { findCattleTitle } from './cattle-title.ts';
import { toCattleState } from './live-cattle-query.ts';

const markets = [
  ['BRA', 'Brazil', [4, 3.8]],
  ['USA', 'United States', [8, 8.1]],
  ['AUS', 'Australia', [5, null]],
] as const;
const data = makeExample(operations.GetWebPriceLivecattleIndex.output, {
  Dates: ['2026-11-13', '2026-11-20'],
  Rows: markets.map(([Code, Region]) => ({ Code, Region })),
  Datas: markets.map(([Code, Name, UsdPerKg]) => ({ Code, Name, UsdPerKg: [...UsdPerKg] })),
});

const say = (edition: 'cn' | 'en', search: string) =>
  findCattleTitle(edition, data, toCattleState(new URLSearchParams(search)))?.replaceAll('\u00a0', ' ');

test('prices are told by where cattle is dearest and cheapest in the latest week', () => {
  expect(say('en', '')).toBe(
    'Cattle dearest in United States (8.10 USD/kg carcase) and cheapest in Brazil (3.80 USD/kg carcase) on 20 November 2026',
  );
  expect(say('cn', '')).toBe(
    '2026年11月20日活牛价格以United States最高（8.10 美元/公斤胴体），Brazil最低（3.80 美元/公斤胴体）',
  );
});

test('indexed they are told by who rose most and least since the first week', () => {
  expect(say('en', 'view=index')).toBe(
    'Since 13 November 2026 cattle prices: United States +1.3% at the top, Brazil −5.0% at the bottom',
  );
});

test('of a week that two markets have; one alone is no comparison', () => {
  expect(say('en', 'series=BRA.AUS')).toContain('on 13 November 2026');
  expect(say('en', 'series=BRA')).toBeUndefined();
});
