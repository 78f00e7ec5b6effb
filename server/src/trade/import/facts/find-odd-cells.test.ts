import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTradeFixture } from '../../trade-fixture.ts';
import type { TradeFixture } from '../../trade-fixture.ts';

const header = '数据年月,贸易伙伴编码,贸易伙伴名称,商品编码,第一数量,第一计量单位,';

let trade: TradeFixture;
beforeAll(async () => {
  trade = await openTradeFixture();
  const months = Array.from({ length: 6 }, (_, index) => row(202_401 + index, 1_000_000, 5_000_000));
  await trade.importText('customs-query', `${header}美元\n${months.join('')}`);
});
afterAll(async () => trade.close());

function row(period: number, kilograms: number, ...values: readonly number[]): string {
  return `${period},410,巴西,02023000,${kilograms},千克,${values.join(',')}\n`;
}

async function look(currencies: string, ...rows: readonly string[]): Promise<readonly unknown[]> {
  const report = await trade.importText('customs-query', `${header}${currencies}\n${rows.join('')}`, {
    preview: true,
    origins: ['BRA'],
  });
  expect(report.outcome).toBe('loaded');
  return report.warnings.map(({ line, reason, value }) => [line, reason, value]);
}

test('a month like those around it is not odd', async () => {
  expect(await look('美元', row(202_407, 2_500_000, 9_000_000))).toEqual([]);
});

test('a weight in tonnes or grams is looked at, beside what counts now', async () => {
  expect(await look('美元', row(202_407, 1_000_000_000, 5_000_000_000))).toContainEqual([
    2,
    'oddWeight',
    '2024-07 BRA 02023000: 1,000,000 t (1,000 t)',
  ]);
  expect(await look('美元', row(202_407, 1_000, 5_000))).toEqual([
    [2, 'oddWeight', '2024-07 BRA 02023000: 1 t (1,000 t)'],
  ]);
});

test('a unit value five times off is looked at, beside the months of the file too', async () => {
  expect(await look('美元', row(202_407, 1_000_000, 26_000_000), row(202_408, 1_000_000, 5_100_000))).toEqual([
    [2, 'oddUnitValue', '2024-07 BRA 02023000: USD 26,000/t (5,000)'],
  ]);
  const alone = [1, 2, 3, 4].map((month) => row(202_600 + month, 1_000_000, month === 2 ? 900_000 : 5_000_000));
  expect(await look('美元', ...alone)).toEqual([[3, 'oddUnitValue', '2026-02 BRA 02023000: USD 900/t (5,000)']]);
});

test('a month too far from all others is held against none', async () => {
  expect(await look('美元', row(202_606, 1_000_000, 26_000_000))).toEqual([]);
});

test('dollars in the column of yuan are looked at, in one file and in two', async () => {
  expect(await look('美元,人民币', row(202_407, 1_000_000, 5_000_000, 5_000_000))).toEqual([
    [2, 'oddRate', '2024-07: 1.00'],
  ]);
  expect(await look('人民币', row(202_402, 1_000_000, 5_000_000))).toEqual([[2, 'oddRate', '2024-02: 1.00']]);
  expect(await look('人民币', row(202_402, 1_000_000, 35_500_000))).toEqual([]);
});
