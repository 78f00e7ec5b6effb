import { DuckDBInstance } from '@duckdb/node-api';
import { parse } from 'csv-parse/sync';
import type { FastifyInstance } from 'fastify';
import { parquetReadObjects } from 'hyparquet';
import JSONstat from 'jsonstat-toolkit';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readSheet } from 'read-excel-file/node';

/*
 * What the forms of a data set hold, each read by somebody else's reader: how many figures a column has, and their sum in millionths,
 * which is finer than the gram and the cent.
 */

export type Sums = Readonly<Record<string, { readonly count: number; readonly sum: string }>>;

interface Column {
  readonly name: string;
  readonly type: string;
  readonly role: string;
  readonly title: string;
  readonly unit?: string;
}

export interface JsonAnswer {
  readonly schema: { readonly fields: readonly Column[] };
  readonly rows: readonly Readonly<Record<string, unknown>>[];
  readonly total: Readonly<Record<string, unknown>> | null;
  readonly next: string | null;
}

function sumFigures(values: readonly unknown[]): { readonly count: number; readonly sum: string } {
  const figures = values.filter((value) => typeof value === 'number');
  const sum = figures.reduce((all, figure) => all + BigInt(Math.round(figure * 1e6)), 0n);
  return { count: figures.length, sum: String(sum) };
}

type Rows = readonly Readonly<Record<string, unknown>>[];

export function sumRows(rows: Rows, names: readonly string[]): Sums {
  return Object.fromEntries(names.map((name) => [name, sumFigures(rows.map((row) => row[name]))]));
}

export function readJsonLines(text: string): Rows {
  if (text !== '' && !text.endsWith('\n')) throw new Error('The last line is cut');
  return text
    .split('\n')
    .slice(0, -1)
    .map((line) => JSON.parse(line));
}

function toNumber(text: unknown): number | null {
  return typeof text === 'string' && text !== '' ? Number(text) : null;
}

export function sumCsv(text: string, names: readonly string[]): Sums {
  const rows: readonly Readonly<Record<string, string>>[] = parse(text, { columns: true });
  return sumRows(
    rows.map((row) => Object.fromEntries(names.map((name) => [name, toNumber(row[name])]))),
    names,
  );
}

export async function sumParquet(bytes: Buffer, names: readonly string[]): Promise<Sums> {
  const file = new Uint8Array(bytes).buffer;
  return sumRows(await parquetReadObjects({ file }), names);
}

export async function sumParquetByEngine(bytes: Buffer, names: readonly string[]): Promise<Sums> {
  const folder = await mkdtemp(join(tmpdir(), 'btc-parquet-'));
  const instance = await DuckDBInstance.create(':memory:');
  try {
    const path = join(folder, 'set.parquet');
    await writeFile(path, bytes);
    const connection = await instance.connect();
    const rows = (await connection.runAndReadAll(`select * from read_parquet('${path}')`)).getRowObjects();
    connection.closeSync();
    return sumRows(rows, names);
  } finally {
    instance.closeSync();
    await rm(folder, { recursive: true });
  }
}

/** Expects the sheet's columns in their order below the title row, which is the first. */
export async function sumWorkbook(bytes: Buffer, columns: readonly Column[], names: readonly string[]): Promise<Sums> {
  const [, ...rows] = await readSheet(bytes);
  return Object.fromEntries(
    names.map((name) => {
      const place = columns.findIndex((column) => column.name === name);
      return [name, sumFigures(rows.map((row) => row[place]))];
    }),
  );
}

export function sumCube(text: string, names: readonly string[]): Sums {
  const dataset = JSONstat(JSON.parse(text)).Dataset(0);
  const rows = dataset.toTable({
    type: 'arrobj',
    content: 'id',
  });
  return Object.fromEntries(
    names.map((name) => [name, sumFigures(rows.filter(({ measure }) => measure === name).map(({ value }) => value))]),
  );
}

export async function fetchForms(app: FastifyInstance, name: string, query: string, headers: Record<string, string>) {
  const fetchForm = (form: string, more = '') =>
    app.inject({ url: `/data/v1/${name}.${form}?${query}${more}`, headers });
  return {
    json: await fetchForm('json'),
    jsonl: await fetchForm('jsonl'),
    csv: await fetchForm('csv'),
    parquet: await fetchForm('parquet'),
    xlsx: await fetchForm('xlsx'),
    cube: await fetchForm('json', '&format=jsonstat'),
  };
}
