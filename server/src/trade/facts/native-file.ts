import { mkdir, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { DuckDBConnection } from '@duckdb/node-api';
import { origins } from '@btc/reference/places/origins.ts';
import { syncToDisk } from '#platform/files/file-store.ts';
import { formatText, withDuckFile } from './duckdb.ts';
import type { DuckSettings } from './duckdb.ts';
import {
  type CodeColumn,
  codeColumns,
  createByRate,
  createCube,
  createFacts,
  createShown,
  createSingle,
  createPublishedTable,
  cubes,
} from './fact-tables.ts';
import { laterOverlappingVintages, quote, quoteList, coveredBy } from './mask.ts';
import { type TaughtAreas, toOriginOfArea } from './other-areas.ts';
import { byPublication } from './vintage.ts';
import type { Vintage } from './vintage.ts';

/** Files built with other tables are rebuilt; change the number whenever tables are filled differently. */
export const nativeFileForm = [
  11,
  // Facts of an area that has become an origin are its.
  ...origins.map(({ code }) => code),
  createFacts,
  createShown,
  createSingle,
  ...cubes.map(createCube),
  createByRate,
  createPublishedTable,
].join(';');

export interface VintageFile {
  readonly vintage: Vintage;
  readonly path: string;
}

/** What staff taught about facts that are loaded. */
export interface TaughtMeaning {
  /** Codes of companies that are nobody: they are left out of the facts. */
  readonly nobodies: readonly string[];
  readonly taughtAreas: TaughtAreas;
}

const nothingTaught: TaughtMeaning = { nobodies: [], taughtAreas: new Map() };

/** Builds the DuckDB file of a set of vintages, later ones replacing what they cover; the file appears whole or not at all. */
export async function buildNativeFile(
  path: string,
  files: readonly VintageFile[],
  settings: DuckSettings,
  taught: TaughtMeaning = nothingTaught,
): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  const building = `${path}.${process.pid}.building`;
  await removeDuckFile(building);
  try {
    await withDuckFile(building, settings, async (connection) => fill(connection, files, taught));
    await syncToDisk(building);
    await rename(building, path);
  } finally {
    await removeDuckFile(building);
  }
}

/** Zero weight beside a value means no weight; older vintages store such rows as their files had them. */
const hasNoWeight = 'kg = 0 and (coalesce(usd, 0) <> 0 or coalesce(cny, 0) <> 0)';

interface DescribedFile extends VintageFile {
  readonly columns: ReadonlySet<string>;
}

async function fill(
  connection: DuckDBConnection,
  vintageFiles: readonly VintageFile[],
  { nobodies, taughtAreas }: TaughtMeaning,
): Promise<void> {
  const files = await Promise.all(
    vintageFiles.map(async (file) => ({ ...file, columns: await listColumns(connection, file.path) })),
  );
  const areas = (await listCodes(connection, files, 'area')).map(
    (area) => [area, toOriginOfArea(area, taughtAreas)] as const,
  );
  await createCodeTypes(
    connection,
    files,
    areas.map(([, origin]) => origin),
  );
  await connection.run(createFacts);
  const vintages = files.map(({ vintage }) => vintage);
  // A vintage may speak for a position and have facts of the codes under it.
  const codes = (await connection.runAndReadAll('select unnest(enum_range(null::hs_code))::varchar')).getRows();
  const rowCodes = codes.map(([code]) => formatText(code));
  for (const { vintage, path, columns } of files.toSorted((one, other) => byPublication(one.vintage, other.vintage))) {
    const replaced = coveredBy(laterOverlappingVintages(vintage, vintages), {
      codes: rowCodes,
      hasAreas: columns.has('area'),
    });
    const read = [...withoutNobodies(columns, nobodies), ...(columns.has('area') ? [toShownOrigin(areas)] : [])];
    const meaning = read.length === 0 ? '' : ` replace (${read.join(', ')})`;
    // Files of the first form lack the dimensions after the district: by name, they are null.
    await connection.run(
      `insert into facts by name
       select ${quote(vintage.source)} as source, ${quote(vintage.grain)} as grain, * exclude (kg, usd, cny)${meaning},
         case when ${hasNoWeight} then null else cast(kg * 1000 as bigint) end as g, cast(usd * 100 as bigint) as usd_cents, cast(cny * 100 as bigint) as cny_cents
       from read_parquet(${quote(path)}) where not (${replaced})`,
    );
  }
  await connection.run(createShown);
  await connection.run(createSingle);
  for (const cube of cubes) await connection.run(createCube(cube));
  await connection.run(createByRate);
  await connection.run(createPublishedTable);
  await connection.run('checkpoint');
}

function withoutNobodies(columns: ReadonlySet<string>, nobodies: readonly string[]): readonly string[] {
  if (nobodies.length === 0) return [];
  return ['exporter', 'importer']
    .filter((column) => columns.has(column))
    .map((column) => `case when ${column} in (${quoteList(nobodies)}) then null else ${column} end as ${column}`);
}

/** Whatever origin a file was loaded with: what its area means may have been taught or taken back since. */
function toShownOrigin(areas: readonly (readonly [area: string, origin: string])[]): string {
  const cases = areas.map(([area, origin]) => `when ${quote(area)} then ${quote(origin)}`);
  return `case when area is null then origin else ${cases.length === 0 ? 'origin' : `case area ${cases.join(' ')} end`} end as origin`;
}

async function listCodes(
  connection: DuckDBConnection,
  files: readonly DescribedFile[],
  column: CodeColumn,
): Promise<readonly string[]> {
  const parts = toDistinct(files, column);
  if (parts.length === 0) return [];
  const rows = await connection.runAndReadAll(`${parts.join(' union ')} order by code`);
  return rows.getRows().map(([code]) => formatText(code));
}

function toDistinct(files: readonly DescribedFile[], column: CodeColumn): readonly string[] {
  return files
    .filter(({ columns }) => columns.has(column))
    .map(
      ({ path }) => `select distinct ${column} as code from read_parquet(${quote(path)}) where ${column} is not null`,
    );
}

/** Enum types of the code columns; sorted, so that codes order like texts. */
async function createCodeTypes(
  connection: DuckDBConnection,
  files: readonly DescribedFile[],
  shownOrigins: readonly string[],
): Promise<void> {
  for (const column of codeColumns) {
    const parts = toDistinct(files, column);
    const ofVintages = files.flatMap(({ vintage }) =>
      column === 'source' || column === 'grain' ? [vintage[column]] : [],
    );
    const stated = column === 'origin' ? shownOrigins : ofVintages;
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
