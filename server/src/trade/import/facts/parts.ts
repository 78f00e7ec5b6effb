import type { DuckDBAppender } from '@duckdb/node-api';
import { toIssue } from '#platform/import/issue.ts';
import type { Issue } from '#platform/import/issue.ts';
import { formatText, toInteger } from '../../facts/duckdb.ts';
import { formatPeriodText } from '../../facts/vintage.ts';
import type { PartRow } from './part-row.ts';
import type { Staging } from './staging.ts';

const flushEvery = 50_000;

/** The rows that were left out as parts of others, kept beside the staged facts until they were held to each other. */
export class Parts {
  readonly #staging: Staging;
  readonly #appender: DuckDBAppender;
  #count = 0;

  private constructor(staging: Staging, appender: DuckDBAppender) {
    this.#staging = staging;
    this.#appender = appender;
  }

  static async open(staging: Staging): Promise<Parts> {
    await staging.connection.run(`create table parts (line integer, is_sum boolean, parted_by varchar, columns integer,
      period integer, origin varchar, hs varchar, variant varchar, g bigint, usd_cents bigint)`);
    return new Parts(staging, await staging.connection.createAppender('parts'));
  }

  add(line: number, { isSum, by, period, origin, hs, variant, grams, usdCents }: PartRow): void {
    const appender = this.#appender;
    appender.appendInteger(line);
    appender.appendBoolean(isSum);
    appender.appendVarchar(by.join(', '));
    appender.appendInteger(by.length);
    appender.appendInteger(period);
    appendText(appender, origin);
    appendText(appender, hs);
    appendText(appender, variant);
    appendFigure(appender, grams);
    appendFigure(appender, usdCents);
    appender.endRow();
    this.#count += 1;
    if (this.#count % flushEvery === 0) appender.flushSync();
  }

  /** Once all rows are in: parts whose whole is not in the file, which would be lost. */
  async finish(limit: number): Promise<readonly Issue[]> {
    this.#appender.flushSync();
    if (this.#count === 0) return [];
    return this.#staging.count === 0 ? this.#findOnlyParts() : this.#findWithoutWhole(limit);
  }

  async #findOnlyParts(): Promise<readonly Issue[]> {
    const [row] = await this.#staging.read(
      `select count(*) filter (where not is_sum), count(*), string_agg(distinct parted_by, ', ') filter (where not is_sum) from parts`,
    );
    const [broken, all] = [toInteger(row?.[0]), toInteger(row?.[1])];
    if (broken === 0) return [{ line: 0, ...toIssue('onlySums', '', `×${all}`) }];
    return [{ line: 0, ...toIssue('partWithoutWhole', formatText(row?.[2]), `×${broken}`) }];
  }

  async #findWithoutWhole(limit: number): Promise<readonly Issue[]> {
    const rows = await this.#staging.read(`
      select min(line) as line, any_value(parted_by), period, any_value(origin), hs, count(*) from parts
      where not is_sum and not exists (select 1 from staged where ${isSameCell('staged', 'parts')})
      group by period, coalesce(origin, variant), hs order by line limit ${limit}`);
    return rows.map(([line, by, period, origin, hs, count]) => {
      const cell = [formatPeriodText(toInteger(period)), formatText(origin ?? ''), formatText(hs)];
      const value = `${cell.filter((text) => text !== '').join(' ')} ×${toInteger(count)}`;
      return { line: toInteger(line), ...toIssue('partWithoutWhole', formatText(by), value) };
    });
  }

  close(): void {
    this.#appender.closeSync();
  }
}

function appendText(appender: DuckDBAppender, text: string | null): void {
  if (text === null) appender.appendNull();
  else appender.appendVarchar(text);
}

function appendFigure(appender: DuckDBAppender, figure: bigint | null): void {
  if (figure === null) appender.appendNull();
  else appender.appendBigInt(figure);
}

export function isSameCell(one: string, other: string): string {
  const same = ['period', 'origin', 'hs'].map((column) => `${one}.${column} = ${other}.${column}`);
  return [...same, `${one}.variant is not distinct from ${other}.variant`].join(' and ');
}
