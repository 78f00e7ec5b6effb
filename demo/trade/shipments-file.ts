import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { DOUBLE, DuckDBDataChunk, DuckDBInstance, INTEGER } from '@duckdb/node-api';
import type { DuckDBConnection } from '@duckdb/node-api';
import { toInteger } from '@btc/server/src/trade/facts/duckdb.ts';
import { quote } from '@btc/server/src/trade/facts/mask.ts';
import { monthPeriod } from '@btc/server/src/trade/facts/vintage.ts';
import { yuanRateIn } from './demo-cells.ts';
import { districtShares } from './place-shares.ts';
import { makeShipments, shipmentModes } from './shipments.ts';
import type { CellShipments, DemoTrade } from './shipments.ts';

/** Size of a DuckDB data chunk in rows. */
const chunkRows = 2048;
const columnTypes = [INTEGER, INTEGER, INTEGER, INTEGER, INTEGER, INTEGER, INTEGER, DOUBLE];

/** Rows hold numbers only; DuckDB replaces them with codes. */
export async function writeShipments(
  trade: DemoTrade,
  { rows, folder }: { readonly rows: number; readonly folder: string },
  path: string,
): Promise<{ readonly rows: number; readonly bytes: number }> {
  const instance = await DuckDBInstance.create(':memory:', {
    memory_limit: '256MB',
    threads: '2',
    temp_directory: join(folder, 'spill'),
  });
  const connection = await instance.connect();
  try {
    await enterCodes(connection, trade);
    await enterShipments(connection, trade, rows);
    await connection.run(`copy (${facts}) to ${quote(path)} (format parquet, compression zstd)`);
    const [row] = (await connection.runAndReadAll('select count(*) from shipped')).getRows();
    return { rows: toInteger(row?.[0]), bytes: (await stat(path)).size };
  } finally {
    connection.closeSync();
    instance.closeSync();
  }
}

const facts = `
  select period, origin, hs, grp, storage, form, modes.code as mode, importers.province, districts.code as district,
    cuts.code as cut, plants.code as plant, plants.exporter, importers.code as importer,
    cast(kg as decimal(18, 3)) as kg,
    cast(cast(usd_cents as bigint) * 0.01 as decimal(18, 2)) as usd,
    cast(cast(round(usd_cents * rate) as bigint) * 0.01 as decimal(18, 2)) as cny
  from shipped
    join cells on cells.id = shipped.cell join modes on modes.id = shipped.mode join cuts on cuts.id = shipped.cut
    join plants on plants.id = shipped.plant join importers on importers.id = shipped.importer
    join districts on districts.id = shipped.district`;

async function enterShipments(connection: DuckDBConnection, trade: DemoTrade, rows: number): Promise<void> {
  await connection.run(`create table shipped (cell integer, cut integer, plant integer, importer integer,
    district integer, mode integer, kg integer, usd_cents double)`);
  const appender = await connection.createAppender('shipped');
  const columns: number[][] = columnTypes.map(() => []);
  let count = 0;
  const flush = (): void => {
    const chunk = DuckDBDataChunk.create(columnTypes, count);
    for (const [index, column] of columns.entries())
      chunk.setColumnValues(index, count === chunkRows ? column : column.slice(0, count));
    appender.appendDataChunk(chunk);
    count = 0;
  };
  for (const [cell, shipments] of makeShipments(trade, rows)) {
    for (let at = 0; at < shipments.count; at += 1) {
      enter(columns, count, { cell, shipments, at });
      count += 1;
      if (count === chunkRows) flush();
    }
  }
  if (count > 0) flush();
  appender.closeSync();
}

interface Entry {
  readonly cell: number;
  readonly shipments: CellShipments;
  readonly at: number;
}

function enter(columns: readonly number[][], row: number, { cell, shipments, at }: Entry): void {
  const { cut, plant, importer, district, mode, kg, usdCents } = shipments;
  const values = [cell, cut[at], plant[at], importer[at], district[at], mode[at], kg[at], usdCents[at]];
  for (const [index, column] of columns.entries()) column[row] = values[index] ?? 0;
}

type Code = number | string | null;

async function enterCodes(connection: DuckDBConnection, { cells, cuts, plants, importers }: DemoTrade): Promise<void> {
  await enterTable(
    connection,
    'cuts (code varchar)',
    cuts.map((code) => [code]),
  );
  await enterTable(
    connection,
    'modes (code varchar)',
    shipmentModes.map((code) => [code]),
  );
  await enterTable(
    connection,
    'districts (code varchar)',
    districtShares.map(({ code }) => [code]),
  );
  await enterTable(
    connection,
    'plants (code varchar, exporter varchar)',
    plants.map(({ code, exporterId }) => [code, `E${exporterId}`]),
  );
  await enterTable(
    connection,
    'importers (code varchar, province varchar)',
    importers.map(({ id, province }) => [`I${id}`, province]),
  );
  await enterTable(
    connection,
    'cells (period integer, origin varchar, hs varchar, grp varchar, storage varchar, form varchar, rate double)',
    cells.map(({ month, origin, line }) => [
      monthPeriod(month),
      origin,
      line.code,
      line.group,
      line.storage,
      line.form,
      yuanRateIn(month),
    ]),
  );
}

async function enterTable(
  connection: DuckDBConnection,
  definition: string,
  rows: readonly (readonly Code[])[],
): Promise<void> {
  await connection.run(`create table ${definition.replace('(', '(id integer, ')}`);
  const appender = await connection.createAppender(definition.slice(0, definition.indexOf(' ')));
  for (const [id, values] of rows.entries()) {
    appender.appendInteger(id);
    for (const value of values) {
      if (value === null) appender.appendNull();
      else if (typeof value === 'string') appender.appendVarchar(value);
      else appender.appendDouble(value);
    }
    appender.endRow();
  }
  appender.closeSync();
}
