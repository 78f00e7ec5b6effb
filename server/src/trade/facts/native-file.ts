import { mkdir, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { DuckDBConnection } from '@duckdb/node-api';
import { syncToDisk } from '#platform/files/file-store.ts';
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
import { laterOverlappingVintages, quote, quoteList, coveredBy } from './mask.ts';
import { byPublication } from './vintage.ts';
import type { Vintage } from './vintage.ts';

/** Files built with other tables are rebuilt; change the number whenever tables are filled differently. */
export const nativeFileForm = [
  10,
  createFacts,
  createSingle,
  ...cubes.map(createCube),
  createByRate,
  createPublishedTable,
].join(';');

export interface VintageFile {
  readonly vintage: Vintage;
  readonly path: string;
}

/**
 * Builds the DuckDB file of a set of vintages, later ones replacing what they cover; the file appears whole or not at all. Companies
 * that are `nobodies` are left out of its facts.
 */
export async function buildNativeFile(
  path: string,
  files: readonly VintageFile[],
  settings: DuckSettings,
  nobodies: readonly string[] = [],
): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  const building = `${path}.${process.pid}.building`;
  await removeDuckFile(building);
  try {
    await withDuckFile(building, settings, async (connection) => fill(connection, files, nobodies));
    await syncToDisk(building);
    await rename(building, path);
  } finally {
    await removeDuckFile(building);
  }
}

/** Zero weight beside a value means no weight; older vintages store such rows as their files had them. */
const hasNoWeight = 'kg = 0 and (coalesce(usd, 0) <> 0 or coalesce(cny, 0) <> 0)';

async function fill(
  connection: DuckDBConnection,
  files: readonly VintageFile[],
  nobodies: readonly string[],
): Promise<void> {
  await createCodeTypes(connection, files);
  await connection.run(createFacts);
  const vintages = files.map(({ vintage }) => vintage);
  // A vintage may speak for a position and have facts of the codes under it.
  const codes = (await connection.runAndReadAll('select unnest(enum_range(null::hs_code))::varchar')).getRows();
  const rowCodes = codes.map(([code]) => formatText(code));
  for (const { vintage, path } of files.toSorted((one, other) => byPublication(one.vintage, other.vintage))) {
    const replaced = coveredBy(laterOverlappingVintages(vintage, vintages), rowCodes);
    const without = nobodies.length === 0 ? '' : withoutNobodies(await listColumns(connection, path), nobodies);
    // Files of the first form lack the dimensions after the district: by name, they are null.
    await connection.run(
      `insert into facts by name
       select ${quote(vintage.source)} as source, ${quote(vintage.grain)} as grain, * exclude (kg, usd, cny)${without},
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

function withoutNobodies(columns: ReadonlySet<string>, nobodies: readonly string[]): string {
  const replaced = ['exporter', 'importer']
    .filter((column) => columns.has(column))
    .map((column) => `case when ${column} in (${quoteList(nobodies)}) then null else ${column} end as ${column}`);
  return replaced.length === 0 ? '' : ` replace (${replaced.join(', ')})`;
}

/** Enum types of the code columns; sorted, so that codes order like texts. */
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

export async function removeDuckFile(path: string): Promise<void> {
  await Promise.all([path, `${path}.wal`, `${path}.spill`].map((part) => rm(part, { recursive: true, force: true })));
}
