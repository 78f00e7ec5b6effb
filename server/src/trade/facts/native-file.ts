import { mkdir, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { DuckDBConnection } from '@duckdb/node-api';
import { syncPath } from '#platform/files/file-store.ts';
import { withDuckFile } from './duckdb.ts';
import type { DuckSettings } from './duckdb.ts';
import { laterVintages, quote, spokenForBy } from './mask.ts';
import { byPublication, factDimensions } from './vintage.ts';
import type { Vintage } from './vintage.ts';

/** Changes whenever the tables below do, so that a file built by an older program is not used. */
export const nativeFileForm = 2;

/** A vintage and the Parquet file that holds it. */
export interface VintageFile {
  readonly vintage: Vintage;
  readonly path: string;
}

/**
 * The columns of a fact in the DuckDB file. `period` is yyyymm, or yyyy00 for a year; grams and cents are exact; null is "not
 * published". The dimensions are there where the source tells them. Parquet files hold the same with decimals `kg`, `usd` and
 * `cny`; those of the first form lack the dimensions after `district`.
 */
const factColumns = `
  source varchar not null, grain varchar not null, period integer not null, origin varchar not null, hs varchar not null,
  grp varchar not null, storage varchar, form varchar, ${factDimensions.map((name) => `${name} varchar`).join(', ')},
  g bigint, usd_cents bigint, cny_cents bigint`;

/**
 * Sums over all dimensions beside period, origin and goods: most questions need none of them. `g_priced` and `usd_weighed` hold
 * only what has both a weight and a value, so that a unit value divides like by like.
 */
const cube = `
  create table cube as
  select source, grain, period, origin, hs, grp, storage, form,
    cast(sum(g) as bigint) as g,
    cast(sum(usd_cents) as bigint) as usd_cents,
    cast(sum(cny_cents) as bigint) as cny_cents,
    cast(sum(g) filter (where usd_cents is not null) as bigint) as g_priced,
    cast(sum(usd_cents) filter (where g is not null) as bigint) as usd_weighed,
    cast(count(*) filter (where g is null) as integer) as unweighed
  from facts group by all order by source, grain, period, grp, origin`;

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
    await syncPath(building);
    await rename(building, path);
  } finally {
    await removeDuckFile(building);
  }
}

async function fill(connection: DuckDBConnection, files: readonly VintageFile[]): Promise<void> {
  await connection.run(`create table facts (${factColumns})`);
  const vintages = files.map(({ vintage }) => vintage);
  for (const { vintage, path } of files.toSorted((one, other) => byPublication(one.vintage, other.vintage))) {
    const replaced = spokenForBy(laterVintages(vintage, vintages), vintage.hsCodes);
    await connection.run(
      `insert into facts by name
       select ${quote(vintage.source)} as source, ${quote(vintage.grain)} as grain, * exclude (kg, usd, cny),
         cast(kg * 1000 as bigint) as g, cast(usd * 100 as bigint) as usd_cents, cast(cny * 100 as bigint) as cny_cents
       from read_parquet(${quote(path)}) where not (${replaced})`,
    );
  }
  await connection.run(cube);
  await connection.run('checkpoint');
}

/** Removes a DuckDB file with all that may lie beside it. */
export async function removeDuckFile(path: string): Promise<void> {
  await Promise.all([path, `${path}.wal`, `${path}.spill`].map((part) => rm(part, { recursive: true, force: true })));
}
