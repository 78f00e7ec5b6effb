import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTradeFixture } from '../../trade-fixture.ts';
import type { TradeFixture } from '../../trade-fixture.ts';
import { formatReport } from '../report/report.ts';

const fixtures = new URL('../fixtures/', import.meta.url).pathname;

let trade: TradeFixture;
beforeAll(async () => {
  trade = await openTradeFixture();
});
afterAll(async () => trade.close());

const comtradeHeader =
  'period,reporterCode,flowCode,partnerCode,partnerDesc,partner2Code,cmdCode,customsCode,motCode,netWgt,primaryValue\n';

interface ComtradeRow {
  readonly period?: number;
  readonly partner?: string;
  readonly partner2?: number;
  readonly procedure?: string;
  readonly transport?: number;
  readonly tonnes: number;
}

function comtrade(rows: readonly ComtradeRow[]): string {
  const lines = rows.map(
    ({ period = 2011, partner = '76,Brazil', partner2 = 0, procedure = 'C00', transport = 0, tonnes }) =>
      [period, 156, 'M', partner, partner2, '020230', procedure, transport, tonnes * 1000, tonnes * 4000].join(','),
  );
  return `${comtradeHeader}${lines.join('\n')}\n`;
}

const world = '0,World';

function read(rows: readonly ComtradeRow[], options = {}) {
  return trade.importText('comtrade', comtrade(rows), { preview: true, ...options });
}

describe('a part', () => {
  test('of a total that the file lacks throughout refuses the file, with what to ask for', async () => {
    const report = await trade.importPath('comtrade', join(fixtures, 'comtrade-parts-only.csv'));
    expect(report).toMatchObject({
      outcome: 'refused',
      issues: [{ line: 0, reason: 'partWithoutWhole', column: 'customsCode, motCode', value: '×3' }],
    });
    expect(formatReport(report, 'en').join('\n')).toContain('motCode=0, customsCode=C00');
  });

  test.each([{ transport: 2100 }, { procedure: 'C01' }, { partner2: 36 }])(
    'by %j of a total that the file lacks is named',
    async (part) => {
      const argentine = { partner: '32,Argentina', tonnes: 20, ...part };
      expect(await read([{ tonnes: 90 }, { tonnes: 60, ...part }, argentine, argentine])).toMatchObject({
        outcome: 'refused',
        issues: [{ line: 4, reason: 'partWithoutWhole', value: '2011 ARG 020230 ×2' }],
      });
    },
  );

  test('whose total is there is left out', async () => {
    const parts = [2100, 1000].map((transport) => ({ transport, tonnes: 45 }));
    expect(await read([{ tonnes: 90 }, ...parts])).toMatchObject({ outcome: 'loaded', facts: 1, aggregates: 2 });
  });

  test('of a partner that has no origin of its own is told apart by that partner', async () => {
    const [nes, bunkers] = ['899,"Areas, nes"', '837,Bunkers'];
    expect(
      await read([
        { partner: nes, tonnes: 5 },
        { partner: bunkers, transport: 1000, tonnes: 5 },
      ]),
    ).toMatchObject({
      issues: [{ line: 3, reason: 'partWithoutWhole' }],
    });
  });

  test('is odd where the parts are more than the total', async () => {
    const parts = [2100, 1000].map((transport) => ({ transport, tonnes: 60 }));
    expect(await read([{ tonnes: 90 }, ...parts])).toMatchObject({
      unaccepted: ['partsExceedWhole'],
      issues: [{ line: 3, column: 'motCode', value: '2011 BRA 020230: 120 t / 90 t' }],
    });
  });
});

describe('the sum of all partners', () => {
  test('that is not the sum of the partners waits for --accept, and is a remark when accepted', async () => {
    const path = join(fixtures, 'comtrade-world-mismatch.csv');
    const report = await trade.importPath('comtrade', path);
    expect(report).toMatchObject({
      outcome: 'refused',
      unaccepted: ['worldMismatch'],
      badRows: 0,
      issues: [{ line: 2, reason: 'worldMismatch', value: '2010 020230: 130,000 t / 100,000 t' }],
    });
    expect(formatReport(report, 'en').at(-2)).toContain('--accept worldMismatch');
    expect(formatReport(report, 'cn').at(-2)).toContain('--accept worldMismatch');
    expect(await trade.importPath('comtrade', path, { accept: ['atRowLimit'] })).toMatchObject({ outcome: 'refused' });
    expect(await trade.importPath('comtrade', path, { accept: ['worldMismatch'] })).toMatchObject({
      outcome: 'loaded',
      unaccepted: [],
      issues: [],
      warnings: [{ reason: 'worldMismatch' }],
    });
  });

  test('without any partner is refused for that reason', async () => {
    expect(await read([{ partner: world, tonnes: 90 }])).toMatchObject({
      outcome: 'refused',
      issues: [{ line: 0, reason: 'onlySums' }],
    });
  });

  test('without partners of one year is odd', async () => {
    expect(await read([{ tonnes: 90 }, { period: 2012, partner: world, tonnes: 80 }])).toMatchObject({
      unaccepted: ['worldMismatch'],
    });
  });

  test('is right within a rounding, and may be more in a file of some origins', async () => {
    expect(await read([{ partner: world, tonnes: 90.2 }, { tonnes: 90 }])).toMatchObject({ outcome: 'loaded' });
    const some = [{ partner: world, tonnes: 120 }, { tonnes: 90 }];
    expect(await read(some)).toMatchObject({ unaccepted: ['worldMismatch'] });
    expect(await read(some, { origins: ['BRA'] })).toMatchObject({ outcome: 'loaded' });
    const less = [{ partner: world, tonnes: 60 }, { tonnes: 90 }];
    expect(await read(less, { origins: ['BRA'] })).toMatchObject({ unaccepted: ['worldMismatch'] });
  });
});

const customsHeader = '数据年月,贸易伙伴编码,商品编码,第一数量,第一计量单位,美元\n';

function customs(rows: readonly (readonly [month: number, tonnes: number, partner?: number])[]): string {
  const lines = rows.map(([month, tonnes, partner = 410]) =>
    [month, partner, '02023000', tonnes * 1000, '千克', tonnes * 4000].join(','),
  );
  return `${customsHeader}${lines.join('\n')}\n`;
}

function readCustoms(rows: Parameters<typeof customs>[0], options = {}) {
  return trade.importText('customs-query', customs(rows), { preview: true, ...options });
}

describe('the periods of a file', () => {
  const months = [202_501, 202_502, 202_503, 202_504, 202_505].map((month) => [month, 1000] as const);

  test('whose last is far below the others are odd', async () => {
    expect(await readCustoms([...months, [202_506, 350]])).toMatchObject({
      unaccepted: ['lowLastPeriod'],
      issues: [{ line: 0, value: '2025-06: 350 t (1,000 t)' }],
    });
    expect(await readCustoms([...months, [202_506, 550]])).toMatchObject({ outcome: 'loaded' });
  });

  test('that are small may vary', async () => {
    expect(await readCustoms(months.map(([month], index) => [month, 100 / (index + 1)] as const))).toMatchObject({
      outcome: 'loaded',
    });
  });

  test('of which some are missing in the middle are odd, except of origins that were chosen', async () => {
    const gap = [months[0], months[3], [202_603, 1000] as const].filter((month) => month !== undefined);
    const report = await readCustoms(gap);
    expect(report.unaccepted).toEqual(['missingPeriods']);
    expect(report.issues).toMatchObject([{ value: expect.stringMatching(/^2025-02, 2025-03, 2025-05, .* 2026-02$/) }]);
    expect(await readCustoms(gap, { origins: ['BRA'] })).toMatchObject({ outcome: 'loaded' });
    expect(await read([{ tonnes: 90 }, { period: 2014, tonnes: 90 }])).toMatchObject({
      unaccepted: ['missingPeriods'],
      issues: [{ value: '2012, 2013' }],
    });
  });
});

test('partners that meat does not come from are odd in a file that does not state its flow', async () => {
  const [hongKong, macao] = [110, 121] as const;
  expect(
    await readCustoms([
      [202_501, 10, hongKong],
      [202_501, 5, macao],
      [202_501, 8],
    ]),
  ).toMatchObject({
    unaccepted: ['exportPartners'],
    issues: [{ value: 'HKG, MAC' }],
  });
  expect(
    await readCustoms([
      [202_501, 10, hongKong],
      [202_501, 12],
    ]),
  ).toMatchObject({ outcome: 'loaded' });
});

test.each([
  ['customs-query', 10_000],
  ['comtrade', 500],
])('%s with exactly as many rows as its source gives at a time is odd', async (format, limit) => {
  const rows = (count: number): string =>
    format === 'comtrade'
      ? comtrade([{ tonnes: 90 }, ...Array.from({ length: count - 1 }, () => ({ transport: 1000, tonnes: 0.001 }))])
      : customs([[202_501, 90]]) + '202501,410,12019019,1,千克,1\n'.repeat(count - 1);
  const imported = (count: number) => trade.importText(format, rows(count), { preview: true });
  expect(await imported(limit)).toMatchObject({ unaccepted: ['atRowLimit'], issues: [{ line: 0 }] });
  expect(await imported(limit - 1)).toMatchObject({ outcome: 'loaded' });
});
