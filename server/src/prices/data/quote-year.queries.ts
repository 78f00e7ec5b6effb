import { sql } from 'kysely';
import type { Db } from '#platform/db/db.ts';

export interface YearQuote {
  readonly id: number;
  readonly day: string;
  readonly market_type: string;
  readonly origin: string;
  readonly cut: string;
  readonly specs: string;
  readonly brand: string | null;
  readonly storage: string;
  readonly term: string;
  readonly port: string;
  readonly unit: string;
  readonly low: number;
  readonly mainstream: number;
  readonly high: number;
  readonly quote_count: number;
  readonly basis: string;
  readonly is_provisional: boolean;
  readonly is_corrected: boolean;
}

interface Year {
  readonly meat: string;
  readonly year: string;
}

const batchSize = 5000;

/** Published quotes of a year by day, read by a cursor; must run in a transaction. */
export async function* readYear(db: Db, { meat, year }: Year): AsyncGenerator<YearQuote> {
  await sql`
    declare quotes_of_year no scroll cursor for
    select s.id, q.day, s.market_type, s.origin, s.cut, array_to_string(s.specs, ' ') as specs, s.brand, s.storage, s.term, s.port, s.unit,
      q.low::float8 as low, q.mainstream::float8 as mainstream, q.high::float8 as high, q.quote_count, q.basis, q.is_provisional, q.is_corrected
    from price_quote q join price_series s on s.id = q.series_id
    where s.meat = ${meat} and q.state = 'published' and q.day between ${`${year}-01-01`}::date and ${`${year}-12-31`}::date
    order by q.day, s.id
  `.execute(db);
  for (;;) {
    const { rows } = await sql<YearQuote>`fetch ${sql.raw(String(batchSize))} from quotes_of_year`.execute(db);
    if (rows.length === 0) break;
    yield* rows;
  }
  await sql`close quotes_of_year`.execute(db);
}

export interface YearSpan {
  readonly first: string;
  readonly last: string;
  readonly updated_at: Date | null;
  readonly is_demo: boolean;
}

/** First and last day of a year with published quotes; null: none. */
export async function findYearSpan(db: Db, { meat, year }: Year): Promise<YearSpan | null> {
  const { rows } = await sql<{ [Key in keyof YearSpan]: YearSpan[Key] | null }>`
    select min(day) as first, max(day) as last, max(updated_at) as updated_at, bool_or(is_demo) as is_demo
    from price_day where meat = ${meat} and day between ${`${year}-01-01`}::date and ${`${year}-12-31`}::date
  `.execute(db);
  const { first = null, last = null, updated_at: updatedAt = null, is_demo: isDemo = null } = rows[0] ?? {};
  return first === null || last === null ? null : { first, last, updated_at: updatedAt, is_demo: isDemo === true };
}
