import { countRows } from '#platform/db/count-rows.ts';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import iconv from 'iconv-lite';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTradeFixture } from '../trade-fixture.ts';
import type { TradeFixture } from '../trade-fixture.ts';
import { presentStoredIssues } from '../desk/import-preview.ts';
import { formatReport } from './report/report.ts';

const fixtures = new URL('fixtures/', import.meta.url).pathname;
const header = '数据年月,贸易伙伴编码,贸易伙伴名称,商品编码,商品名称,第一数量,第一计量单位,美元\n';

let trade: TradeFixture;
beforeAll(async () => {
  trade = await openTradeFixture();
});
afterAll(async () => trade.close());

async function kilograms(where = 'true'): Promise<unknown> {
  return trade.facts.use(
    null,
    async ({ read }) =>
      (await read(`select (sum(g) / 1000)::decimal(18, 3)::varchar from facts where ${where}`))[0]?.[0],
  );
}

function countVintages(): Promise<number> {
  return countRows(trade.db.selectFrom('trade_vintage'));
}

describe('an import', () => {
  test('shows in a preview what would change, and changes nothing', async () => {
    const report = await trade.importPath('customs-query', join(fixtures, 'customs-by-month.csv'), { preview: true });
    expect(report).toMatchObject({
      outcome: 'loaded',
      encoding: 'gb18030',
      rowsRead: 7,
      facts: 6,
      outOfScope: 1,
      changes: {
        added: 6,
        gone: 0,
        before: { kg: '0.000' },
        after: { kg: '3750000.000', cny: '122200000.00', usd: '0.00' },
      },
      coverage: {
        periodFrom: 202_401,
        periodTo: 202_403,
        hsCodes: ['02013000', '02022000', '02023000'],
        origins: ['ARG', 'AUS', 'BRA'],
      },
    });
    expect(await countVintages()).toBe(0);
    expect(await trade.db.selectFrom('trade_import_run').selectAll().execute()).toEqual([]);
  });

  test('loads a file as a vintage and keeps its bytes', async () => {
    const path = join(fixtures, 'customs-by-month.csv');
    const report = await trade.importPath('customs-query', path);
    expect(report).toMatchObject({ outcome: 'loaded', facts: 6 });
    expect(await kilograms()).toBe('3750000.000');
    const run = await trade.db.selectFrom('trade_import_run').selectAll().executeTakeFirstOrThrow();
    expect(run).toMatchObject({ outcome: 'loaded', rows_read: 7, out_of_scope: 1, vintage_id: report.vintageId });
    expect(await readFile(await trade.files.toPath(run.input_file ?? ''))).toEqual(await readFile(path));
  });

  test('of the same file again changes nothing and says so', async () => {
    const report = await trade.importPath('customs-query', join(fixtures, 'customs-by-month.csv'));
    expect(report.outcome).toBe('unchanged');
    expect(formatReport(report, 'en').at(-1)).toContain('nothing changed');
    expect(await countVintages()).toBe(1);
  });

  test('of a broken file loads nothing and lists each bad row with line, column, value and reason', async () => {
    const report = await trade.importPath('customs-query', join(fixtures, 'customs-broken.csv'));
    expect(report).toMatchObject({ outcome: 'refused', badRows: 5, issueCount: 6, rowsRead: 7 });
    expect(report.issues).toEqual([
      { line: 3, column: '数据年月', value: '202413', reason: 'badPeriod' },
      {
        line: 4,
        column: '',
        value: '"巴西,"02023000","冻的去骨牛肉","900000","千克","0","?","29,000,000",',
        reason: 'strayQuote',
      },
      { line: 5, column: '第一数量', value: '9x', reason: 'badNumber' },
      { line: 5, column: '贸易伙伴编码', value: '999 无', reason: 'unknownPartner' },
      { line: 6, column: '', value: '4', reason: 'columnCount' },
      { line: 8, column: '', value: '7', reason: 'duplicateRow' },
    ]);
    expect(await countVintages()).toBe(1);
    const text = formatReport(report, 'cn').join('\n');
    expect(text).toContain('第 3 行“数据年月”列：不是有效的年月或年份（202413）');
    expect(text).toContain('未导入任何内容');
  });

  test('lists all bad rows in a file when there are too many to print', async () => {
    const rows = Array.from(
      { length: 3000 },
      (_, index) => `2024${(index % 12) + 21},410,巴西,02023000,牛肉,1,千克,1\n`,
    ).join('');
    const errorsPath = join(trade.folder, 'errors.csv');
    const report = await trade.importText('customs-query', header + rows, { errorsPath });
    expect(report).toMatchObject({ outcome: 'refused', badRows: 3000, issueCount: 3000 });
    expect(report.issues).toHaveLength(1000);
    expect(formatReport(report, 'en').join('\n')).toContain('and 2,000 more');
    const listed = (await readFile(errorsPath, 'utf8')).trim().split('\r\n');
    expect(listed).toHaveLength(3001);
    expect(listed[3000]).toBe('3001,"数据年月","202432","not a month or year","不是有效的年月或年份"');
    const run = await trade.db
      .selectFrom('trade_import_run')
      .select('issues')
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow();
    const stored = presentStoredIssues(run.issues);
    expect([stored.listed.length, stored.count]).toEqual([1000, 3000]);
  });

  test('of a file split by place of registration keeps the parts, which add up', async () => {
    const report = await trade.importPath('customs-query', join(fixtures, 'customs-by-place.csv'));
    expect(report).toMatchObject({
      outcome: 'loaded',
      encoding: 'utf-8',
      changes: {
        changed: 2,
        same: 0,
        gone: 0,
        before: { kg: '1500000.000' },
        after: { kg: '1500000.000', usd: '6915500.50' },
      },
    });
    expect(await kilograms("origin = 'BRA' and period = 202401")).toBe('1000000.000');
    expect(await kilograms("province = '12'")).toBe('400000.000');
    // What the later file does not speak for is still there.
    expect(await kilograms("hs = '02022000'")).toBe('200000.000');
    expect(await kilograms()).toBe('3750000.000');
  });

  test('of a later vintage replaces what it speaks for, and the earlier stays readable as published on its day', async () => {
    const report = await trade.importText(
      'customs-query',
      `${header}202402,410,巴西,02023000,牛肉,950000,千克,4000000\n202402,444,乌拉圭,02023000,牛肉,70000,千克,300000\n`,
      // Yuan of the corrected weights are not known yet.
      { asPublishedOn: '2026-11-25', takeAway: true },
    );
    expect(report.changes).toMatchObject({ added: 1, changed: 1, gone: 0 });
    expect(await kilograms('period = 202402')).toBe('1070000.000');
    const earlier = await trade.facts.use('2026-11-24', async ({ read }) =>
      read('select (sum(g) / 1000)::decimal(18, 3)::varchar from facts where period = 202402'),
    );
    expect(earlier[0]?.[0]).toBe('950000.000');
  });

  test('of figures published earlier than those that count does not bring them back', async () => {
    const report = await trade.importText('customs-query', `${header}202402,410,巴西,02023000,牛肉,111,千克,500\n`, {
      asPublishedOn: '2026-03-20',
    });
    expect(report.changes).toMatchObject({ added: 0, changed: 0, hidden: 1 });
    expect(await kilograms('period = 202402')).toBe('1070000.000');
    expect(
      await trade.db
        .selectFrom('trade_vintage')
        .select('is_current')
        .where('id', '=', report.vintageId ?? 0)
        .executeTakeFirst(),
    ).toEqual({
      is_current: false,
    });
    const then = await trade.facts.use('2026-03-21', async ({ read }) =>
      read('select (sum(g) / 1000)::decimal(18, 3)::varchar from facts'),
    );
    expect(then[0]?.[0]).toBe('111.000');
  });

  test('of some origins only leaves the others alone', async () => {
    const brazil = `${header}202403,410,巴西,02023000,牛肉,1200000,千克,5000000\n`;
    const refused = await trade.importText('customs-query', brazil, { origins: ['ARG'] });
    expect(refused.issues).toMatchObject([{ line: 2, reason: 'otherPartner', value: 'BRA' }]);
    await trade.importText('customs-query', `${header}202403,444,乌拉圭,02023000,牛肉,5,千克,5\n`, {
      origins: ['URY'],
    });
    expect(await kilograms('period = 202403')).toBe('1100005.000');
    await trade.importText('customs-query', brazil, { origins: ['BRA'], takeAway: true });
    expect(await kilograms('period = 202403')).toBe('1200005.000');
  });

  test.each([
    [
      'months and years',
      '202401,410,巴西,02023000,牛肉,1,千克,1\n2023,410,巴西,02023000,牛肉,1,千克,1\n',
      'mixedPeriods',
    ],
    [
      'a code within another',
      '202401,410,巴西,0202,牛肉,1,千克,1\n202401,402,阿根廷,02023000,牛肉,1,千克,1\n',
      'overlappingCodes',
    ],
    ['a row twice', '202401,410,巴西,02023000,牛肉,1,千克,1\n202401,410,巴西,02023000,牛肉,2,千克,1\n', 'duplicateRow'],
  ])('with %s is refused', async (_, rows, reason) => {
    const report = await trade.importText('customs-query', header + rows);
    expect(report).toMatchObject({ outcome: 'refused', issues: [{ reason }] });
  });

  test.each([
    ['', 'emptyFile', 1],
    [header, 'emptyFile', 1],
    ['a,b\n1,2\n', 'missingColumn', 4],
    [iconv.encode(header, 'gb18030'), 'emptyFile', 1],
  ])('of %j is refused: %s', async (content, reason, count) => {
    const report = await trade.importText('customs-query', content);
    expect(report).toMatchObject({ outcome: 'refused', issueCount: count });
    expect(report.issues[0]?.reason).toBe(reason);
  });

  test('of other goods only is read to the end and loads nothing', async () => {
    const report = await trade.importText('customs-query', `${header}202401,410,巴西,12019019,大豆,1,千克,1\n`);
    expect(report).toMatchObject({ outcome: 'empty', rowsRead: 1, outOfScope: 1, badRows: 0 });
  });

  test('tells of a tariff code that it does not know, with rows, tonnes and value, and keeps it in the diary', async () => {
    const rows =
      '202502,410,巴西,02023001,冻去骨牛肉,12198000,千克,65800000\n202502,402,阿根廷,02023001,冻去骨牛肉,2000,千克,9000\n' +
      '202502,410,巴西,02068000,羊杂碎,1000,千克,900\n202502,410,巴西,02023000,牛肉,1000,千克,5000\n';
    const report = await trade.importText('customs-query', header + rows);
    expect(report).toMatchObject({ outcome: 'loaded', facts: 1, outOfScope: 3 });
    expect(report.leftOut).toMatchObject([
      {
        reason: 'unknownGoods',
        code: '02023001',
        name: '冻去骨牛肉',
        rows: 2,
        tonnes: 12_200,
        usd: 65_809_000,
        cny: null,
      },
      { reason: 'goods', code: '02068000', rows: 1, tonnes: 1 },
    ]);
    expect(report.warnings).toEqual([
      {
        line: 2,
        column: '',
        value: '02023001 冻去骨牛肉 · ×2 · 12,200 t · 65,809,000 USD',
        reason: 'unknownTariffLine',
      },
      { line: 0, column: '', value: 'BRA', reason: 'onlyOrigin' },
    ]);
    expect(formatReport(report, 'en')).toContain(
      '  Unknown tariff code: 02023001 冻去骨牛肉: 2 rows, 12,200 t, USD 65,809,000',
    );
    const run = await trade.db
      .selectFrom('trade_import_run')
      .select(['left_out', 'out_of_scope', 'aggregates'])
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow();
    expect(run).toMatchObject({
      out_of_scope: 3,
      aggregates: 0,
      left_out: [{ code: '02023001' }, { code: '02068000' }],
    });
  });

  test('of a Comtrade download of many reporters and both flows loads what China imported, and lists the rest', async () => {
    const titles = 'refYear,reporterCode,reporterDesc,flowCode,partnerCode,partnerDesc,cmdCode,netWgt,primaryValue\n';
    const rows = [
      '156,China,M,76,Brazil',
      '156,China,M,0,World',
      '156,China,X,344,"China, Hong Kong SAR"',
      '702,Singapore,M,76,Brazil',
      '702,Singapore,X,458,Malaysia',
      '702,Singapore,X,360,Indonesia',
    ];
    const report = await trade.importText(
      'comtrade',
      titles + rows.map((row) => `2015,${row},020230,1000,4500\n`).join(''),
    );
    expect(report).toMatchObject({ outcome: 'loaded', facts: 1, outOfScope: 4, aggregates: 1, badRows: 0 });
    expect(report.leftOut.map(({ reason, code, name, rows: count }) => [reason, code, name, count])).toEqual([
      ['reporter', '702 X', 'Singapore', 2],
      ['reporter', '702 M', 'Singapore', 1],
      ['flow', 'X', 'China', 1],
      ['sum', '0', 'World', 1],
    ]);
  });

  test('of wild and farmed beef under ten digits adds them to their line', async () => {
    const rows = '202301,410,巴西,0202300010,牛肉,1,千克,1\n202301,410,巴西,0202300090,牛肉,2,千克,1\n';
    expect(await trade.importText('customs-query', header + rows)).toMatchObject({ outcome: 'loaded', facts: 2 });
    expect(await kilograms("period = 202301 and hs = '02023000'")).toBe('3.000');
  });

  test('of a legacy Comtrade file leaves out the World and exports', async () => {
    const report = await trade.importPath('comtrade', join(fixtures, 'comtrade-legacy.csv'));
    expect(report).toMatchObject({ outcome: 'loaded', rowsRead: 4, facts: 2, aggregates: 1, outOfScope: 1 });
    expect(await kilograms("source = 'comtrade' and period = 201600")).toBe('170.000');
  });

  test('leaves nothing behind in the work folder', async () => {
    expect(await readdir(trade.workFolder)).toEqual([]);
  });
});
