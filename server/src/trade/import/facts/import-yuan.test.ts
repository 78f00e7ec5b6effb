import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTradeFixture } from '../../trade-fixture.ts';
import type { TradeFixture } from '../../trade-fixture.ts';
import { createViewClient } from '../../view/view.fixture.ts';
import type { ViewClient } from '../../view/view.fixture.ts';
import { insertRates } from '../../rate.queries.ts';
import { formatReport } from '../report/report.ts';

let trade: TradeFixture;
let ask: ViewClient;
beforeAll(async () => {
  trade = await openTradeFixture();
  ask = createViewClient(trade);
});
afterAll(async () => trade.close());

const months = ['2025-10', '2025-11', '2025-12'] as const;

function customsFile(currency: '人民币' | '美元', perTonne: number): string {
  const head = ['数据年月', '贸易伙伴编码', '贸易伙伴名称', '商品编码', '第一数量', '第一计量单位', currency];
  const rows = months.flatMap((month) => [
    [month, '410', '巴西', '02023000', '1000000', '千克', String(1000 * perTonne)],
    ...(month === '2025-10'
      ? []
      : [[month, '402', '阿根廷', '02023000', '500000', '千克', String(500 * perTonne + 1)]]),
  ]);
  return [head, ...rows].map((fields) => fields.map((field) => `"${field}"`).join(',')).join('\n');
}

const rate = (month: string, cnyPerUnit: string) => ({
  month,
  currency: 'USD',
  cnyPerUnit,
  source: 'customs',
  publishedOn: '2026-01-01',
});

const wide = { StartDate: '2025-10', EndDate: '2025-12', Source: 'customs' } as const;

describe('a customs query in yuan', () => {
  test('is loaded without dollars where no rate is known; those of the demonstration convert nothing real', async () => {
    await insertRates(
      trade.db,
      months.map((month) => rate(month, '6.5')),
      null,
    );
    const report = await trade.importText('customs-query', customsFile('人民币', 36_000));
    expect(report).toMatchObject({ outcome: 'loaded', values: { fromEarlier: 0, byRate: 0, withoutRate: 5 } });
    expect(formatReport(report, 'en').join('\n')).toContain('5 facts in yuan have no dollars');
    const { Row, Dict } = await ask.table('beef-one', wide);
    expect(Row).toMatchObject({ Volume: 4000, ValueUsd: null, ValueCny: 144_000_002, UsdPerTonne: null });
    expect(Dict.Converted).toEqual([]);
    const again = await trade.importText('customs-query', customsFile('人民币', 36_000));
    expect(again.outcome).toBe('unchanged');
  });

  test('gets dollars by the customs rate of each month once it is known, and says so', async () => {
    await trade.importText('rates', 'Month,Currency,CNY per unit\n2025-10,USD,7.2\n2025-11,USD,7.5\n');
    const report = await trade.importText('customs-query', customsFile('人民币', 36_000));
    expect(report).toMatchObject({
      outcome: 'loaded',
      values: { byRate: 3, withoutRate: 2 },
      changes: { changed: 3, same: 2, gone: 0 },
    });
    expect(formatReport(report, 'cn').join('\n')).toContain('3 条事实的美元金额按当月海关折算汇率');
    const { Datas, Total, Dict } = await ask.chart('beef-one', wide);
    expect(Total.ValuesUsd).toEqual([5_000_000, 7_200_000.13, null]);
    expect(Total.ValuesCny).toEqual([36_000_000, 54_000_001, 54_000_001]);
    expect(Total.UnitValues).toEqual([5000, 4800, null]);
    expect(Datas.length).toBeGreaterThan(0);
    expect(Dict.Converted).toEqual(['2025-10', '2025-11']);
    const { Dict: years } = await ask.table('beef-nine', { Source: 'customs' });
    expect(years.Converted).toEqual(['2025-10', '2025-11']);
    expect((await ask.chart('beef-one', { ...wide, Storage: 'chilled' })).Dict.Converted).toEqual([]);
  });

  test('gives way to a file in dollars, which keeps the yuan of the same weights', async () => {
    const report = await trade.importText('customs-query', customsFile('美元', 5_010));
    expect(report).toMatchObject({ outcome: 'loaded', values: { fromEarlier: 5, byRate: 0, withoutRate: 0 } });
    const { Row, Dict } = await ask.table('beef-one', wide);
    expect(Row).toMatchObject({ ValueUsd: 20_040_002, ValueCny: 144_000_002, UsdPerTonne: 5010 });
    expect(Dict.Converted).toEqual([]);
  });

  test('after one in dollars keeps the dollars that were published, where the weight is the same', async () => {
    const text = customsFile('人民币', 36_100).replace(
      '"2025-12","402","阿根廷","02023000","500000"',
      '"2025-12","402","阿根廷","02023000","510000"',
    );
    const lost = { kind: 'usd', periods: ['2025-12'], origins: ['ARG'] };
    expect(await trade.importText('customs-query', text)).toMatchObject({ outcome: 'wouldLose', losses: [lost] });
    const report = await trade.importText('customs-query', text, { takeAway: true });
    expect(report).toMatchObject({ outcome: 'loaded', values: { fromEarlier: 4, byRate: 0, withoutRate: 1 } });
    const { Total } = await ask.chart('beef-one', wide);
    expect(Total.ValuesUsd).toEqual([5_010_000, 7_515_001, 5_010_000]);
    expect(Total.Volumes).toEqual([1000, 1500, 1510]);
  });
});
