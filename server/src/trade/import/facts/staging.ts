import { type FactDimension, factDimensions } from '@btc/contract/trade/dimensions.ts';
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { DuckDBInstance } from '@duckdb/node-api';
import type { DuckDBAppender, DuckDBConnection } from '@duckdb/node-api';
import { toInteger, formatText } from '../../facts/duckdb.ts';
import type { DuckRow } from '../../facts/duckdb.ts';
import { quote } from '../../facts/mask.ts';
import { codesOverlap } from '../../facts/vintage.ts';
import type { Grain } from '../../facts/vintage.ts';
import type { FactRow } from './fact-row.ts';
import { toIssue } from '#platform/import/issue.ts';
import type { Issue } from '#platform/import/issue.ts';

export interface Coverage {
  readonly grain: Grain;
  readonly periodFrom: number;
  readonly periodTo: number;
  readonly hsCodes: readonly string[];
  readonly origins: readonly string[];
  /** Origins, and in place of others the own codes of their areas. */
  readonly partners: readonly string[];
  readonly dimensions: readonly FactDimension[];
}

const memoryLimit = '192MB';
const dimensions = `period, origin, hs, ${factDimensions.join(', ')}, variant`;
const shown = `period, origin, hs, grp, storage, form, ${factDimensions.join(', ')}`;
const written = `${shown}, area`;
const alike = `${written}, g is null, usd_cents is null, cny_cents is null`;
const flushEvery = 50_000;

interface StagedColumn {
  readonly name: string;
  readonly type: 'integer' | 'varchar' | 'bigint' | 'boolean';
  readonly read: (fact: FactRow, line: number) => string | number | bigint | boolean | null;
}

/** The columns of the staging area: the table is made from them and rows are appended by them, in this one order. */
const stagedTable: readonly StagedColumn[] = [
  { name: 'line', type: 'integer', read: (_, line) => line },
  { name: 'period', type: 'integer', read: ({ period }) => period },
  { name: 'origin', type: 'varchar', read: ({ origin }) => origin },
  { name: 'area', type: 'varchar', read: ({ area }) => area ?? null },
  { name: 'hs', type: 'varchar', read: ({ hs }) => hs },
  { name: 'grp', type: 'varchar', read: ({ group }) => group },
  { name: 'storage', type: 'varchar', read: ({ storage }) => storage },
  { name: 'form', type: 'varchar', read: ({ form }) => form },
  ...factDimensions.map((name) => ({ name, type: 'varchar', read: (fact: FactRow) => fact[name] ?? null }) as const),
  { name: 'g', type: 'bigint', read: ({ grams }) => grams },
  { name: 'usd_cents', type: 'bigint', read: ({ usdCents }) => usdCents },
  { name: 'cny_cents', type: 'bigint', read: ({ cnyCents }) => cnyCents },
  { name: 'variant', type: 'varchar', read: ({ variant }) => variant },
  { name: 'by_rate', type: 'boolean', read: () => false },
  { name: 'usd_apportioned', type: 'boolean', read: () => false },
  { name: 'cny_apportioned', type: 'boolean', read: () => false },
];

function append(appender: DuckDBAppender, value: ReturnType<StagedColumn['read']>): void {
  if (value === null) appender.appendNull();
  else if (typeof value === 'string') appender.appendVarchar(value);
  else if (typeof value === 'bigint') appender.appendBigInt(value);
  else if (typeof value === 'number') appender.appendInteger(value);
  else appender.appendBoolean(value);
}

/** The facts of one file on their way to a vintage; what exceeds the limit goes to disk, so that memory does not grow with the file. */
export class Staging {
  readonly connection: DuckDBConnection;
  readonly #instance: DuckDBInstance;
  readonly #appender: DuckDBAppender;
  #count = 0;

  private constructor(instance: DuckDBInstance, connection: DuckDBConnection, appender: DuckDBAppender) {
    this.#instance = instance;
    this.connection = connection;
    this.#appender = appender;
  }

  static async open(folder: string): Promise<Staging> {
    const options = {
      memory_limit: memoryLimit,
      threads: '2',
      temp_directory: join(folder, 'spill'),
      preserve_insertion_order: 'false',
    };
    const instance = await DuckDBInstance.create(':memory:', options);
    const connection = await instance.connect();
    const columns = stagedTable.map(({ name, type }) => `${name} ${type}${type === 'boolean' ? ' default false' : ''}`);
    await connection.run(`create table staged (${columns.join(', ')})`);
    return new Staging(instance, connection, await connection.createAppender('staged'));
  }

  get count(): number {
    return this.#count;
  }

  add(line: number, fact: FactRow): void {
    const appender = this.#appender;
    for (const { read } of stagedTable) append(appender, read(fact, line));
    appender.endRow();
    this.#count += 1;
    if (this.#count % flushEvery === 0) appender.flushSync();
  }

  /** Ends the adding of facts; returns the issues that show only once all rows are in. */
  async finish(limit: number): Promise<{ readonly issues: readonly Issue[]; readonly count: number }> {
    this.#appender.flushSync();
    const [repeated, mixed, overlapping] = [
      await this.#findRepeated(limit),
      await this.#findMixed(),
      await this.#findOverlapping(),
    ];
    return {
      issues: [...repeated.issues, ...mixed, ...overlapping],
      count: repeated.count + mixed.length + overlapping.length,
    };
  }

  async #findRepeated(limit: number): Promise<{ readonly issues: readonly Issue[]; readonly count: number }> {
    // Hashes first: they need a fraction of the memory, and only rows whose hash repeats are looked at in full.
    await this.connection.run(
      `create temp table repeated as select * from staged semi join
         (select h from (select hash(${dimensions}) as h from staged) group by h having count(*) > 1) on h = hash(${dimensions})`,
    );
    const [row] = await this.read(
      `select coalesce(sum(n - 1), 0)::bigint from (select count(*) as n from repeated group by ${dimensions})`,
    );
    const count = toInteger(row?.[0]);
    if (count === 0) return { issues: [], count };
    const rows = await this.read(
      `select line, first from (select line, min(line) over (partition by ${dimensions}) as first from repeated)
       where line > first order by line limit ${limit}`,
    );
    const issues = rows.map(([line, first]) => ({
      line: toInteger(line),
      ...toIssue('duplicateRow', '', String(toInteger(first))),
    }));
    return { issues, count };
  }

  async #findMixed(): Promise<readonly Issue[]> {
    const rows = await this.read(
      'select min(line), arg_min(period, line) from staged group by period % 100 = 0 order by 1',
    );
    return rows
      .slice(1)
      .map(([line, period]) => ({ line: toInteger(line), ...toIssue('mixedPeriods', '', String(toInteger(period))) }));
  }

  async #findOverlapping(): Promise<readonly Issue[]> {
    const rows = await this.read('select hs, min(line) from staged group by hs order by hs');
    const codes = rows.map(([code, line]) => ({ code: formatText(code), line: toInteger(line) }));
    return codes
      .filter(({ code }) => codes.some((other) => other.code.length > code.length && codesOverlap(other.code, code)))
      .map(({ code, line }) => ({ line, ...toIssue('overlappingCodes', '', code) }));
  }

  /** Call only if `finish` found no issue and there are facts. */
  async coverage(): Promise<Coverage> {
    const [row] = await this.read(
      `select min(period), max(period), string_agg(distinct hs, ',' order by hs), string_agg(distinct origin, ',' order by origin),
         ${factDimensions.map((name) => `count(${name})`).join(', ')} from staged`,
    );
    const partners = await this.read('select distinct coalesce(area, origin) from staged order by 1');
    const periodFrom = toInteger(row?.[0]);
    return {
      grain: periodFrom % 100 === 0 ? 'year' : 'month',
      periodFrom,
      periodTo: toInteger(row?.[1]),
      hsCodes: formatText(row?.[2]).split(','),
      origins: formatText(row?.[3]).split(','),
      partners: partners.map(([code]) => formatText(code)),
      dimensions: factDimensions.filter((_, index) => toInteger(row?.[4 + index]) > 0),
    };
  }

  /** Merges facts alike in all dimensions (`variant`), but never one with a weight or value and one without it. */
  async collapse(): Promise<void> {
    const [row] = await this.read('select count(variant) from staged');
    if (toInteger(row?.[0]) === 0) return;
    await this.connection.run(`
      create temp table collapsed as
        select min(line) as line, ${written}, sum(g)::bigint as g, sum(usd_cents)::bigint as usd_cents, sum(cny_cents)::bigint as cny_cents,
          bool_or(by_rate) as by_rate, bool_or(usd_apportioned) as usd_apportioned, bool_or(cny_apportioned) as cny_apportioned
        from staged group by ${alike};
      delete from staged;
      insert into staged by name select * from collapsed;
      drop table collapsed;`);
  }

  /** Writes facts as Parquet after `collapse`; returns its bytes and the rows that it is read as, where areas are not told apart. */
  async writeParquet(path: string): Promise<{ readonly rows: number; readonly bytes: number }> {
    await this.collapse();
    await this.connection.run(`copy (
      select ${written},
        cast(g::decimal(38, 0) * 0.001 as decimal(18, 3)) as kg,
        cast(usd_cents::decimal(38, 0) * 0.01 as decimal(18, 2)) as usd,
        cast(cny_cents::decimal(38, 0) * 0.01 as decimal(18, 2)) as cny,
        by_rate, usd_apportioned, cny_apportioned
      from staged order by period, hs, origin, province, mode
    ) to ${quote(path)} (format parquet, compression zstd)`);
    const file = `read_parquet(${quote(path)})`;
    const [row] = await this.read(`select (select count(*) from ${file} where area is null) +
      (select count(*) from (select distinct ${shown}, kg is null, usd is null, cny is null from ${file} where area is not null))`);
    return { rows: toInteger(row?.[0]), bytes: (await stat(path)).size };
  }

  close(): void {
    this.#appender.closeSync();
    this.connection.closeSync();
    this.#instance.closeSync();
  }

  async read(sql: string): Promise<readonly DuckRow[]> {
    return (await this.connection.runAndReadAll(sql)).getRows();
  }
}
