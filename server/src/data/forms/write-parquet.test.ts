import { DuckDBInstance } from '@duckdb/node-api';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import {
  countMeasure,
  dateDimension,
  dimension,
  layTable,
  mark,
  measure,
  noteSource,
  textAttribute,
} from '../data-table.ts';
import { describeSet } from '../describe-set.ts';
import { writeParquet } from './write-parquet.ts';

interface Row {
  readonly day: string;
  readonly month: string;
  readonly volume: number | null;
  readonly plants: number;
}

const rows: readonly Row[] = [
  { day: '2026-11-20', month: '2026-09', volume: 0.1 + 0.2, plants: 3 },
  { day: '1969-12-31', month: '1969-12', volume: null, plants: 0 },
];

function write(of: readonly Row[], days: 'dates' | 'texts' = 'dates'): Buffer {
  const notes = noteSource({ cn: '来源', en: 'Source' });
  const table = layTable<Row>(
    {
      columns: [
        dateDimension('day', ['日期', 'Day'], ({ day }) => day),
        { ...dimension<Row>('month', ['月份', 'Month'], ({ month }) => month), type: 'month' },
        textAttribute('name', ['名称', 'Name'], () => '巴西'),
        measure('volume', ['数量', 'Volume'], 't', ({ volume }) => volume),
        countMeasure('plants', ['工厂数', 'Plants'], ({ plants }) => plants),
        mark('provisional', ['初值', 'Provisional'], () => true),
      ],
      rows: of,
      notes,
    },
    'en',
  );
  const set = { name: 'origins', title: notes.source, lead: notes.source };
  const query = { name: 'origins', edition: 'en', params: {} } as const;
  const about = describeSet({ set, query, table, publicUrl: 'https://portal.example' });
  return writeParquet(table, { about, edition: 'en', days });
}

async function readByEngine(bytes: Buffer) {
  const folder = await mkdtemp(join(tmpdir(), 'btc-parquet-'));
  const instance = await DuckDBInstance.create(':memory:');
  try {
    const path = join(folder, 'set.parquet');
    await writeFile(path, bytes);
    const connection = await instance.connect();
    const types = (await connection.runAndReadAll(`describe select * from '${path}'`)).getRows();
    const read = (await connection.runAndReadAll(`select * from '${path}'`)).getRowObjectsJson();
    connection.closeSync();
    return { types: Object.fromEntries(types.map(([name, type]) => [name, type])), rows: read };
  } finally {
    instance.closeSync();
    await rm(folder, { recursive: true });
  }
}

const types = {
  day: 'DATE',
  month: 'DATE',
  name: 'VARCHAR',
  volume: 'DOUBLE',
  plants: 'INTEGER',
  provisional: 'BOOLEAN',
  gaps: 'VARCHAR',
};

test('days and first days of months are dates, counts are integers, figures have the decimals of their unit', async () => {
  const bytes = write(rows);
  const own = { name: '巴西', provisional: true };
  expect(await readByEngine(bytes)).toEqual({
    types,
    rows: [
      { ...own, day: '2026-11-20', month: '2026-09-01', volume: 0.3, plants: 3, gaps: null },
      { ...own, day: '1969-12-31', month: '1969-12-01', volume: null, plants: 0, gaps: 'volume:notPublished' },
    ],
  });
});

test('until its Sunset the form of before has days as texts', async () => {
  const bytes = write(rows, 'texts');
  const read = await readByEngine(bytes);
  expect(read.types).toMatchObject({ day: 'VARCHAR', month: 'VARCHAR' });
  expect(read.rows[0]).toMatchObject({ day: '2026-11-20', month: '2026-09' });
});

test('a file without rows has its columns, and its row groups are declared as strict readers expect', async () => {
  const bytes = write([]);
  expect(await readByEngine(bytes)).toEqual({ types, rows: [] });
  // A list of structs of length 0, after no rows.
  expect(bytes.includes(Buffer.from([0x16, 0x00, 0x19, 0x0c]))).toBe(true);
});

test.each(['soon', '2026-11', '2026-13-01'])('%s is not written as a day', (day) => {
  expect(() => write([{ day, month: '2026-09', volume: 1, plants: 1 }])).toThrow('day is no date');
});
