import { mkdir, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { DuckDBConnection } from '@duckdb/node-api';
import { toSyncPath } from '#platform/files/file-store.ts';
import { formatText, withDuckFile } from './duckdb.ts';
import type { DuckSettings } from './duckdb.ts';
import {
  codeColumns,
  createByRate,
  createCube,
  createFacts,
  createSingle,
  createPublishedTable,
  cubes,
} from './fact-tables.ts';
import { laterVintages, quote, spokenForBy } from './mask.ts';
import { byPublication } from './vintage.ts';
import type { Vintage } from './vintage.ts';

/** A file built by a program with other tables is not used; the number changes whenever they are filled otherwise. */
export const nativeFileForm = [
  10,
  createFacts,
  createSingle,
  ...cubes.map(createCube),
  createByRate,
  createPublishedTable,
].join(';');

/** A vintage and the Parquet file that holds it. */
export interface VintageFile {
  readonly vintage: Vintage;
  readonly path: string;
}

/** Builds the DuckDB file of a set of vintages, each later one replacing what it speaks for; the file appears whole or not at all. */
export async function buildNativeFile(
  path: string,
  files: readonly VintageFile[],
  settings: DuckSettings,
): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  const building = `${path}.${process.pid}.building`;
  await removeDuckFile(building);
  try {
    await withDuckFile(building, settings, async (connection) => fill(connection, files));
    await toSyncPath(building);
    await rename(building, path);
  } finally {
    await removeDuckFile(building);
  }
}

/** Zero beside a value is no weight: older vintages hold such rows as their files wrote them. */
const hasNoWeight = 'kg = 0 and (coalesce(usd, 0) <> 0 or coalesce(cny, 0) <> 0)';

async function fill(connection: DuckDBConnection, files: readonly VintageFile[]): Promise<void> {
  await createCodeTypes(connection, files);
  await connection.run(createFacts);
  const vintages = files.map(({ vintage }) => vintage);
  // A vintage may speak for a position and have facts of the codes under it.
  const codes = (await connection.runAndReadAll('select unnest(enum_range(null::hs_code))::varchar')).getRows();
  const rowCodes = codes.map(([code]) => formatText(code));
  for (const { vintage, path } of files.toSorted((one, other) => byPublication(one.vintage, other.vintage))) {
    const replaced = spokenForBy(laterVintages(vintage, vintages), rowCodes);
    // Files of the first form lack the dimensions after the district: by name, they are null.
    await connection.run(
      `insert into facts by name
       select ${quote(vintage.source)} as source, ${quote(vintage.grain)} as grain, * exclude (kg, usd, cny),
         case when ${hasNoWeight} then null else cast(kg * 1000 as bigint) end as g, cast(usd * 100 as bigint) as usd_cents, cast(cny * 100 as bigint) as cny_cents
       from read_parquet(${quote(path)}) where not (${replaced})`,
    );
  }
  await connection.run(createSingle);
  for (const cube of cubes) await connection.run(createCube(cube));
  await connection.run(createByRate);
  await connection.run(createPublishedTable);
  await connection.run('checkpoint');
}

/** Makes the types of the code columns from the codes that the files have; in order of the alphabet, so that codes sort as texts. */
async function createCodeTypes(connection: DuckDBConnection, files: readonly VintageFile[]): Promise<void> {
  const columns = await Promise.all(
    files.map(async ({ path }) => [path, await listColumns(connection, path)] as const),
  );
  for (const column of codeColumns) {
    const parts = columns
      .filter(([, names]) => names.has(column))
      .map(
        ([path]) => `select distinct ${column} as code from read_parquet(${quote(path)}) where ${column} is not null`,
      );
    const stated = files.flatMap(({ vintage }) => (column === 'source' || column === 'grain' ? [vintage[column]] : []));
    // A type must have a code: the empty one stands for none at all.
    const all = [...parts, ...new Set(['', ...stated].map((code) => `select ${quote(code)} as code`))].join(' union ');
    await connection.run(`create type ${column}_code as enum (select code from (${all}) order by code)`);
  }
}

async function listColumns(connection: DuckDBConnection, path: string): Promise<ReadonlySet<string>> {
  const rows = await connection.runAndReadAll(`describe select * from read_parquet(${quote(path)})`);
  return new Set(rows.getRows().map(([name]) => formatText(name)));
}

/** Removes a DuckDB file with all that may lie beside it. */
export async function removeDuckFile(path: string): Promise<void> {
  await Promise.all([path, `${path}.wal`, `${path}.spill`].map((part) => rm(part, { recursive: true, force: true })));
}
