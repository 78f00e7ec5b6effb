import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DuckDBInstance } from '@duckdb/node-api';
import { findScope } from '@btc/reference/plants/scopes.ts';
import type { DuckRow } from '@btc/server/src/trade/facts/duckdb.ts';
import { quoteList } from '@btc/server/src/trade/facts/mask.ts';
import { monthPeriod } from '@btc/server/src/trade/facts/vintage.ts';
import { makeDemoTrade } from './load-demo-facts.ts';
import type { DemoTrade } from './shipments.ts';
import { writeShipments } from './shipments-file.ts';

export interface ShipmentsFixture {
  readonly trade: DemoTrade;
  /** The shipments are the table `facts`. */
  read(sql: string): Promise<readonly DuckRow[]>;
  sum(measure: 'tonnes' | 'usd', part: Part): Promise<number>;
  close(): Promise<void>;
}

export interface Part {
  readonly scope: string;
  /** Null: all origins; OTH: those without a table of their own. */
  readonly origin?: string | null;
  readonly fromMonth: string;
  readonly toMonth: string;
}

export async function openShipments(rows: number): Promise<ShipmentsFixture> {
  const folder = await mkdtemp(join(tmpdir(), 'demo-'));
  const path = join(folder, 'shipments.parquet');
  const trade = makeDemoTrade();
  await writeShipments(trade, { rows, folder }, path);
  const instance = await DuckDBInstance.create(':memory:');
  const connection = await instance.connect();
  await connection.run(`create table facts as from '${path}'`);
  const read = async (sql: string): Promise<readonly DuckRow[]> => (await connection.runAndReadAll(sql)).getRows();
  return {
    trade,
    read,
    sum: async (measure, part) => {
      const column = measure === 'tonnes' ? 'kg / 1000' : 'usd';
      const [row] = await read(`select coalesce(sum(${column}), 0)::double from facts where ${toSqlCondition(part)}`);
      return Number(row?.[0]);
    },
    close: async () => {
      connection.closeSync();
      instance.closeSync();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

const namedOrigins: Readonly<Record<string, readonly string[]>> = {
  beef: ['BRA', 'ARG', 'URY', 'AUS', 'NZL', 'USA'],
  pork: ['ESP', 'BRA', 'DEU', 'USA', 'CAN', 'DNK', 'NLD', 'FRA', 'CHL', 'GBR'],
};

function toSqlCondition({ scope, origin = null, fromMonth, toMonth }: Part): string {
  const groups = findScope(scope)?.groups ?? [];
  const named = quoteList(namedOrigins[scope] ?? []);
  const from = origin === null ? 'true' : origin === 'OTH' ? `origin not in (${named})` : `origin = '${origin}'`;
  return `grp in (${quoteList(groups)}) and ${from} and period between ${monthPeriod(fromMonth)} and ${monthPeriod(toMonth)}`;
}
