import { getTradeCalendar } from '@btc/contract/trade/calendar.ts';
import { getTradeMethods } from '@btc/contract/trade/methods.ts';
import { getTradeRevisions } from '@btc/contract/trade/revisions.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { noCache } from '#platform/cache/shared-cache.ts';
import { anonymousCaller, openTradeFixture } from '../trade-fixture.ts';
import type { TradeFixture } from '../trade-fixture.ts';
import { createPublicationOperations } from './publication.operations.ts';

const header = '数据年月,贸易伙伴编码,贸易伙伴名称,商品编码,商品名称,第一数量,第一计量单位,美元\n';

let trade: TradeFixture;
beforeAll(async () => {
  trade = await openTradeFixture();
});
afterAll(async () => trade.close());

async function call(name: string, data: object = {}): Promise<unknown> {
  const bound = createPublicationOperations(trade).find(({ operation }) => operation.name === name);
  if (bound === undefined) throw new Error(`No such operation: ${name}`);
  return bound.operation.output.parse(await bound.handle(bound.operation.input.parse(data), anonymousCaller, noCache));
}

describe('GetTradeRevisions', () => {
  test('is empty before anything is loaded', async () => {
    expect(await call('GetTradeRevisions')).toEqual({ Rows: [], Total: 0 });
  });

  test('tells what each publication changed, the one loaded last first', async () => {
    await trade.importText('customs-query', `${header}202401,410,巴西,02023000,牛肉,1000,千克,5000\n`, {
      asPublishedOn: '2024-03-20',
    });
    await trade.importText(
      'customs-query',
      `${header}202401,410,巴西,02023000,牛肉,1500,千克,7000\n202402,444,乌拉圭,02023000,牛肉,70,千克,300\n`,
      { asPublishedOn: '2024-04-20' },
    );
    await trade.importText('customs-query', `${header}2024xx,410,巴西,02023000,牛肉,1,千克,1\n`);
    await trade.importText(
      'quotas',
      'Origin,Year,Quota (t),In-quota duty (%),Over-quota surcharge (%),Source,Published on\nBRA,2028,1154000,12,55,MOFCOM,2026-10-01\n',
    );
    expect(await call('GetTradeRevisions')).toMatchObject({
      Total: 3,
      Rows: [
        {
          Kind: 'quotas',
          Source: null,
          SourceNameEn: 'Country quotas',
          PeriodFrom: '2028',
          PeriodTo: '2028',
          PublishedOn: '2026-10-01',
          Changes: {
            Added: 0,
            Changed: 1,
            Before: { Tonnes: 1_151_000 },
            After: { Tonnes: 1_154_000, ValueUsd: null },
          },
        },
        {
          Kind: 'facts',
          Source: 'customs',
          PeriodFrom: '2024-01',
          PublishedOn: '2024-04-20',
          Facts: 2,
          HsCodes: ['02023000'],
          Origins: [],
          Current: true,
          Changes: {
            Added: 1,
            Changed: 1,
            Gone: 0,
            Before: { Tonnes: 1, ValueUsd: 5000 },
            After: { Tonnes: 1.57, ValueUsd: 7300, ValueCny: null },
          },
        },
        {
          Source: 'customs',
          PublishedOn: '2024-03-20',
          Current: false,
          Changes: { Added: 1, Before: { Tonnes: null } },
        },
      ],
    });
  });

  test('can be asked page by page and by source', async () => {
    expect(await call('GetTradeRevisions', { Page: 2, PageSize: 2 })).toMatchObject({
      Total: 3,
      Rows: [{ PublishedOn: '2024-03-20' }],
    });
    expect(await call('GetTradeRevisions', { Source: 'quotas' })).toMatchObject({ Total: 1 });
    expect(await call('GetTradeRevisions', { Source: 'comtrade' })).toMatchObject({ Total: 0, Rows: [] });
  });

  test('refuses pages and sources that there cannot be', () => {
    const { input } = getTradeRevisions;
    for (const data of [{ Page: 0 }, { PageSize: 201 }, { Source: 'rumour' }, { Sort: 'asc' }]) {
      expect(input.safeParse(data).success).toBe(false);
    }
  });
});

describe('GetTradeMethods', () => {
  test('describes each series with what there is of it, in both languages', async () => {
    const answer = getTradeMethods.output.parse(await call('GetTradeMethods'));
    expect(answer.Rows.map(({ Code }) => Code)).toEqual([
      'customs',
      'customsPlaces',
      'comtrade',
      'shipments',
      'demo',
      'quotas',
      'rates',
    ]);
    expect(answer.Rows[0]).toMatchObject({ From: '2024-01', To: '2024-02', PublishedOn: '2024-04-20', Demo: false });
    expect(answer.Rows[3]).toMatchObject({ From: null, To: null, PublishedOn: null });
    expect(answer.Rows[5]).toMatchObject({ From: '2026', To: '2028', PublishedOn: '2026-10-01' });
    expect(answer.Rows[0]?.Revisions.map(({ Period }) => Period)).toContain('2019');
    for (const row of [...answer.Rows, ...answer.List]) {
      for (const [member, value] of Object.entries(row))
        if (member.endsWith('Cn')) expect(value).toMatch(/\p{Script=Han}/u);
      for (const [member, value] of Object.entries(row))
        if (member.endsWith('En')) expect(value).not.toMatch(/\p{Script=Han}/u);
    }
  });
});

describe('GetTradeCalendar', () => {
  test('names the next release and counts the days to it', async () => {
    const answer = getTradeCalendar.output.parse(await call('GetTradeCalendar'));
    expect(answer.Dict.Today).toBe('2026-11-21');
    expect(answer.Row).toMatchObject({ Kind: 'preliminary', Date: '2026-12-07', Days: 16, Expected: true });
    expect(answer.Rows[0]).toMatchObject({ Kind: 'comtradeMonthly', Date: '2026-11', Days: null });
    expect(answer.List).toEqual([
      {
        Source: 'customs',
        NameCn: '中国海关',
        NameEn: 'China Customs (GACC)',
        Demo: false,
        PublishedOn: '2024-04-20',
        To: '2024-02',
      },
    ]);
  });

  test('names the releases whose day has passed and whose figures are not loaded, by source', async () => {
    const { Overdue } = getTradeCalendar.output.parse(await call('GetTradeCalendar')).Dict;
    // Customs' figures end in February 2024; nothing was ever loaded of Comtrade.
    expect(new Set(Overdue.map(({ Source }) => Source))).toEqual(new Set(['customs']));
    expect(Overdue.some(({ Kind }) => Kind === 'preliminary')).toBe(false);
    expect(Overdue.at(-1)).toMatchObject({ Kind: 'partner', Date: '2026-11-20', PeriodTo: '2026-10', Days: -1 });
    expect(Overdue[0]).toMatchObject({ Kind: 'detail', Date: '2025-11-18', PeriodTo: '2025-10', Days: -368 });
  });

  test('takes nothing but the language', () => {
    expect(getTradeCalendar.input.safeParse({ Year: 2026 }).success).toBe(false);
  });
});
