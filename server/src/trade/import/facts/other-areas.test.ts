import { rename } from 'node:fs/promises';
import { foldSpelling } from '@btc/contract/fold-text.ts';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { computeChecksum } from '#platform/files/local-file.ts';
import { withDuckFile } from '../../facts/duckdb.ts';
import { quote } from '../../facts/mask.ts';
import { openTradeFixture } from '../../trade-fixture.ts';
import type { TradeFixture } from '../../trade-fixture.ts';
import type { ImportReport, ImportRequest } from '../import-file.ts';
import { formatReport } from '../report/report.ts';

let trade: TradeFixture;
beforeAll(async () => {
  trade = await openTradeFixture();
});
afterAll(async () => trade.close());
afterEach(async () => {
  await trade.db.deleteFrom('trade_import_run').execute();
  await trade.db.deleteFrom('trade_vintage').execute();
  await trade.db.deleteFrom('dictionary_alias').execute();
  await trade.facts.refresh();
});

const brazil = '410,巴西';
const afghanistan = '101,阿富汗';
const angola = '202,安哥拉';
const restOfAsia = '199,亚洲其他国家(地区)';

type Row = readonly [partner: string, kg: number, value: number];

function load(rows: readonly Row[], options: Partial<ImportRequest> & { cny?: boolean } = {}): Promise<ImportReport> {
  const { cny = false, ...request } = options;
  const head = `数据年月,贸易伙伴编码,贸易伙伴名称,商品编码,第一数量,第一计量单位,${cny ? '人民币' : '美元'}`;
  const body = rows.map(([partner, kg, value]) => `202401,${partner},02023000,${kg},千克,${value}`);
  return trade.importText('customs-query', [head, ...body, ''].join('\n'), request);
}

function loadShipments(rows: readonly string[]): Promise<ImportReport> {
  const head = 'Month,Origin,HS code,Weight (kg),Value (USD)';
  return trade.importText('shipments', [head, ...rows, ''].join('\n'));
}

async function teach(written: string, code: string): Promise<void> {
  const alias = { kind: 'origin', code, written, spelling: foldSpelling(written), added_at: trade.clock.now() };
  await trade.db.insertInto('dictionary_alias').values(alias).execute();
  await trade.facts.refresh();
}

async function takeBack(): Promise<void> {
  await trade.db.deleteFrom('dictionary_alias').execute();
  await trade.facts.refresh();
}

const read = (sql: string) => trade.facts.use(null, (snapshot) => snapshot.read(sql));
const facts = () =>
  read(`select origin::varchar, area::varchar, (g / 1000)::integer, (usd_cents / 100)::integer, (cny_cents / 100)::integer
    from facts order by all`);
const shown = () => read('select origin::varchar, (g / 1000)::integer from shown order by all');
const loss = (origin: string, grams: number) => ({ kind: 'rows', periods: ['2024-01'], origins: [origin], grams });

describe('a country that is no origin', () => {
  test('keeps its code in the facts, and is read as one of the others', async () => {
    const rows: readonly Row[] = [
      [brazil, 50, 500],
      [afghanistan, 10, 100],
      [angola, 20, 300],
      [restOfAsia, 5, 40],
    ];
    expect(await load(rows)).toMatchObject({ outcome: 'loaded', facts: 4, coverage: { origins: ['BRA', 'OTH'] } });
    expect(await facts()).toEqual([
      ['BRA', null, 50, 500, null],
      ['OTH', '199', 5, 40, null],
      ['OTH', 'AFG', 10, 100, null],
      ['OTH', 'AGO', 20, 300, null],
    ]);
    expect(await shown()).toEqual([
      ['BRA', 50],
      ['OTH', 35],
    ]);
    expect(await read('select origin::varchar, (g / 1000)::integer from cube order by all')).toEqual(await shown());
  });

  test('is not gone unasked from months where others of them are left', async () => {
    await load([
      [brazil, 50, 500],
      [afghanistan, 10, 100],
      [angola, 20, 300],
    ]);
    const corrected: readonly Row[] = [
      [brazil, 50, 500],
      [afghanistan, 11, 110],
    ];
    const report = await load(corrected);
    expect(report).toMatchObject({ outcome: 'wouldLose', losses: [loss('AGO', 20_000)] });
    const words = formatReport(report, 'cn').join('\n');
    expect(words).toContain('安哥拉');
    expect(words).toContain('--origins AFG|BRA');
    expect(await load(corrected, { origins: ['BRA', 'AFG'] })).toMatchObject({ outcome: 'loaded', losses: [] });
    expect((await facts()).map(([, area, kg]) => [area, kg])).toEqual([
      [null, 50],
      ['AFG', 11],
      ['AGO', 20],
    ]);
    expect(await load([[angola, 21, 300]], { origins: ['AFG'] })).toMatchObject({ outcome: 'refused' });
    expect(await load([[angola, 21, 300]], { origins: ['OTH'] })).toMatchObject({ losses: [loss('AFG', 11_000)] });
    expect(await shown()).toEqual([
      ['BRA', 50],
      ['OTH', 31],
    ]);
  });

  test('gets the other currency of its own facts, also where another has the same weight', async () => {
    await load([
      [afghanistan, 10, 100],
      [angola, 10, 300],
    ]);
    const yuan: readonly Row[] = [
      [afghanistan, 10, 700],
      [angola, 11, 2300],
    ];
    expect(await load(yuan, { cny: true, takeAway: true })).toMatchObject({ losses: [{ kind: 'usd', grams: 10_000 }] });
    expect(await facts()).toEqual([
      ['OTH', 'AFG', 10, 100, 700],
      ['OTH', 'AGO', 11, null, 2300],
    ]);
  });

  test('does not replace another in a file that speaks for what it holds', async () => {
    await teach('Afganistan', 'OTH');
    await teach('Angola, Rep.', 'OTH');
    await loadShipments(['2024-01,Afganistan,02023000,1000,5000']);
    await loadShipments(['2024-01,"Angola, Rep.",02023000,2000,9000']);
    expect((await facts()).map(([, area, kg]) => [area, kg])).toEqual([
      ['afganistan', 1000],
      ['angola,rep.', 2000],
    ]);
    await loadShipments(['2024-01,AFGANISTAN,02023000,1100,5500']);
    expect(await shown()).toEqual([['OTH', 3100]]);
    // Whoever does not tell countries apart speaks for all others.
    expect(await loadShipments(['2024-01,OTH,02023000,9000,5500'])).toMatchObject({
      outcome: 'wouldLose',
      losses: [{ kind: 'rows', origins: ['afganistan', 'angola,rep.'], grams: 3_100_000 }],
    });
  });

  test('is an origin once it is taught, in what was loaded before too, until that is taken back', async () => {
    await load([
      [brazil, 50, 500],
      [afghanistan, 10, 100],
      [angola, 20, 300],
    ]);
    const before = await facts();
    const files = () => trade.db.selectFrom('trade_vintage').select('file_checksum').execute();
    const stored = await files();
    await teach('阿富汗', 'PAK');
    const taught = [
      ['BRA', 50],
      ['OTH', 20],
      ['PAK', 10],
    ];
    expect(await shown()).toEqual(taught);
    // What is loaded meanwhile is taken back alike.
    await load([
      [brazil, 50, 500],
      [afghanistan, 12, 120],
      [angola, 20, 300],
    ]);
    expect(await shown()).toEqual(taught.map(([origin, kg]) => [origin, origin === 'PAK' ? 12 : kg]));
    await takeBack();
    expect((await facts()).map(([origin, area]) => [origin, area])).toEqual(
      before.map(([origin, area]) => [origin, area]),
    );
    expect(await shown()).toEqual([
      ['BRA', 50],
      ['OTH', 32],
    ]);
    await trade.db.deleteFrom('trade_vintage').where('is_current', '=', true).execute();
    await trade.db.updateTable('trade_vintage').set({ is_current: true }).execute();
    await trade.facts.refresh();
    expect(await facts()).toEqual(before);
    expect(await files()).toEqual(stored);
  });

  test('that was taught stands beside the origin whose it is, and is replaced with it', async () => {
    await teach('阿富汗', 'PAK');
    const pakistan = '127,巴基斯坦';
    await load([
      [pakistan, 7, 70],
      [afghanistan, 10, 100],
      [brazil, 50, 500],
    ]);
    expect(
      await load(
        [
          [pakistan, 8, 80],
          [afghanistan, 11, 110],
        ],
        { origins: ['PAK'] },
      ),
    ).toMatchObject({ outcome: 'loaded', losses: [] });
    await takeBack();
    expect((await facts()).map(([origin, area, kg]) => [origin, area, kg])).toEqual([
      ['BRA', null, 50],
      ['OTH', 'AFG', 11],
      ['PAK', null, 8],
    ]);
  });
});

/** Makes the only vintage one that was loaded before areas were kept. */
async function forgetAreas(): Promise<void> {
  const [vintage] = await trade.facts.use(null, async ({ vintages }) => vintages);
  if (vintage === undefined) throw new Error('Nothing is loaded');
  const path = await trade.files.toPath(vintage.fileName);
  await withDuckFile(`${path}.duckdb`, { memoryLimit: '64MB', threads: 1 }, (connection) =>
    connection.run(
      `copy (select * exclude (area, kg, usd, cny), sum(kg) as kg, sum(usd) as usd, sum(cny) as cny from read_parquet(${quote(path)}) group by all)
       to ${quote(`${path}.before`)} (format parquet)`,
    ),
  );
  await rename(`${path}.before`, path);
  await trade.db
    .updateTable('trade_vintage')
    .set({ file_checksum: await computeChecksum(path) })
    .execute();
  await trade.facts.refresh();
}

describe('others of files that were loaded before', () => {
  const rows: readonly Row[] = [
    [brazil, 50, 500],
    [afghanistan, 10, 100],
    [angola, 20, 300],
  ];

  test('stay as they are, and are met by a file that tells them apart', async () => {
    await load(rows);
    await forgetAreas();
    expect((await facts()).map(([origin, area, kg]) => [origin, area, kg])).toEqual([
      ['BRA', null, 50],
      ['OTH', null, 30],
    ]);
    const yuan = rows.map(([partner, kg, value]): Row => [partner, kg, value * 7]);
    expect(await load(yuan, { cny: true })).toMatchObject({ outcome: 'loaded', losses: [] });
    expect(await facts()).toEqual([
      ['BRA', null, 50, 500, 3500],
      ['OTH', 'AFG', 10, 100, 700],
      ['OTH', 'AGO', 20, 300, 2100],
    ]);
  });

  test('give way to a file of some of them, where that is asked for', async () => {
    await load(rows);
    await forgetAreas();
    const some: readonly Row[] = [[angola, 21, 310]];
    const report = await load(some, { origins: ['AGO'] });
    expect(report).toMatchObject({ outcome: 'wouldLose', losses: [loss('OTH', 30_000)] });
    await load(some, { origins: ['AGO'], takeAway: true });
    expect(await shown()).toEqual([
      ['BRA', 50],
      ['OTH', 21],
    ]);
  });
});
