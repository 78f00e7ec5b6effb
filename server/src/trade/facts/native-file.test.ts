import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { DuckReader } from './duckdb.ts';
import { openDuckReader, withDuckFile } from './duckdb.ts';
import { codesIn, cubes, tableWith } from './fact-tables.ts';
import { quote } from './mask.ts';
import { buildNativeFile } from './native-file.ts';
import type { VintageFile } from './native-file.ts';

const settings = { memoryLimit: '128MB', threads: 1 };
const firstForm = 'period, origin, hs, grp, storage, form, mode, province, district, kg, usd, cny';
const secondForm = `${firstForm}, cut, plant, exporter, importer`;

let folder = '';
let reader: DuckReader;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'native-'));
  const files = [
    await vintageFile(1, firstForm, [
      "(202401, 'BRA', '02023000', 'beef', 'frozen', 'boneless', '10', '31', null, 1000.5, 5000.25, null)",
      "(202402, 'BRA', '02023000', 'beef', 'frozen', 'boneless', '10', '31', null, 10, null, 70)",
    ]),
    await vintageFile(2, secondForm, [
      "(202402, 'BRA', '02023000', 'beef', 'frozen', 'boneless', '10', '31', '2200', 24, 120, 800, 'fq6', 'BRA-9012', 'E501', 'I7')",
      "(202402, 'ARG', '02023000', 'beef', 'frozen', 'boneless', '10', '12', '0200', null, 90, 600, 'shank', 'ARG-9001', 'E516', 'I7')",
      "(202402, 'ARG', '02023000', 'beef', 'frozen', 'boneless', '10', '12', '0200', 12, 60, 400, 'cow6', 'ARG-9001', 'E516', 'I8')",
    ]),
  ];
  const path = join(folder, 'facts.duckdb');
  await buildNativeFile(path, files, settings);
  reader = await openDuckReader(path, settings);
});
afterAll(async () => {
  reader.close();
  await rm(folder, { recursive: true, force: true });
});

async function vintageFile(id: number, columns: string, rows: readonly string[]): Promise<VintageFile> {
  const path = join(folder, `${id}.parquet`);
  const months = rows.map((row) => Number(row.slice(1, 7)));
  const values = columns
    .split(', ')
    .map((name) => {
      if (name === 'kg') return 'kg::decimal(18, 3) as kg';
      if (name === 'usd' || name === 'cny') return `${name}::decimal(18, 2) as ${name}`;
      return name === 'period' ? name : `${name}::varchar as ${name}`;
    })
    .join(', ');
  await withDuckFile(join(folder, `${id}.duckdb`), settings, (connection) =>
    connection.run(
      `copy (select ${values} from (values ${rows.join(', ')}) t(${columns})) to ${quote(path)} (format parquet)`,
    ),
  );
  const vintage = {
    id,
    source: 'customs',
    grain: 'month',
    periodFrom: Math.min(...months),
    periodTo: Math.max(...months),
    hsCodes: ['02023000'],
    origins: null,
    dimensions: [],
    fileName: '',
    fileChecksum: '',
    rowCount: rows.length,
    publishedOn: `2024-04-0${id}`,
    loadedAt: new Date(0),
    isCurrent: true,
  } as const;
  return { vintage, path };
}

describe('a DuckDB file of facts', () => {
  test('holds files of the first form beside those of the second, which replace what they speak for', async () => {
    const rows = await reader.read(
      'select period, origin, plant, importer, g::double, usd_cents::double, cny_cents::double from facts order by all',
    );
    expect(rows).toEqual([
      [202_401, 'BRA', null, null, 1_000_500, 500_025, null],
      [202_402, 'ARG', 'ARG-9001', 'I7', null, 9000, 60_000],
      [202_402, 'ARG', 'ARG-9001', 'I8', 12_000, 6000, 40_000],
      [202_402, 'BRA', 'BRA-9012', 'I7', 24_000, 12_000, 80_000],
    ]);
  });

  test.each(cubes)('sums the facts up in $name without losing any', async ({ name, dimensions }) => {
    const sums = 'sum(g)::double, sum(usd_cents)::double, sum(cny_cents)::double';
    const keys = ['period', 'origin', ...dimensions].join(', ');
    const grouped = (table: string) => reader.read(`select ${keys}, ${sums} from ${table} group by all order by all`);
    expect(await grouped(name)).toEqual(await grouped('facts'));
    const [row] = await reader.read(
      `select sum(g_priced)::double, sum(usd_weighed)::double, sum(unweighed)::double from ${name}`,
    );
    expect(row).toEqual([1_036_500, 518_025, 1]);
  });

  test('has a cube for each dimension that views ask for, and none for several at once', () => {
    expect(tableWith([])).toBe('cube_origin');
    expect(tableWith(['hs'])).toBe('cube');
    expect(tableWith(['exporter'])).toBe('cube_plant');
    expect(tableWith(['district', 'province'])).toBe('cube_place');
    expect(tableWith(['importer', 'cut'])).toBe('single');
    expect(tableWith(['mode'])).toBe('single');
  });

  test('is asked for codes that it has and for those that it lacks', async () => {
    const count = async (condition: string) =>
      Number((await reader.read(`select count(*) from facts where ${condition}`))[0]?.[0]);
    expect(await count(codesIn('plant', ['ARG-9001', 'NOWHERE']))).toBe(2);
    expect(await count(codesIn('plant', ["O'Higgins"]))).toBe(0);
    expect(await count(codesIn('plant', []))).toBe(0);
  });
});

test('a weight of zero beside a value counts as not published, whatever the vintage holds; a zero alone is zero', async () => {
  const path = join(folder, 'zero.duckdb');
  const rows = [
    "(202401, 'BRA', '02032900', 'pork', 'frozen', 'boneless', '10', '31', null, 0, 3600000, null)",
    "(202402, 'BRA', '02032900', 'pork', 'frozen', 'boneless', '10', '31', null, 0, null, 250)",
    "(202403, 'BRA', '02032900', 'pork', 'frozen', 'boneless', '10', '31', null, 0, 0, null)",
  ];
  await buildNativeFile(path, [await vintageFile(9, firstForm, rows)], settings);
  const file = await openDuckReader(path, settings);
  expect(await file.read('select period, g::double from facts order by period')).toEqual([
    [202_401, null],
    [202_402, null],
    [202_403, 0],
  ]);
  expect(await file.read('select sum(unweighed)::double from cube_origin')).toEqual([[2]]);
  file.close();
});

test('a file of no vintages can be asked', async () => {
  const path = join(folder, 'empty.duckdb');
  await buildNativeFile(path, [], settings);
  const empty = await openDuckReader(path, settings);
  expect(await empty.read('select * from facts')).toEqual([]);
  expect(await empty.read(`select * from cube where ${codesIn('source', ['demo'])}`)).toEqual([]);
  empty.close();
});
