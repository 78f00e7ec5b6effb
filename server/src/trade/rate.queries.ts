import { sql } from 'kysely';
import type { Db } from '#platform/db/db.ts';

/** Rate by which customs converted the values of a month. */
export interface Rate {
  /** `YYYY-MM`. */
  readonly month: string;
  /** ISO 4217. */
  readonly currency: string;
  /** CNY for one unit of the currency: exact decimals in text. */
  readonly cnyPerUnit: string;
  readonly source: string;
  readonly publishedOn: string;
  readonly isDemo: boolean;
}

export interface RateQuestion {
  /** ISO 4217; left out: all currencies. */
  readonly currency?: string;
  /** First and last month, `YYYY-MM`. */
  readonly from?: string;
  readonly to?: string;
  /** As published by this day; left out: what counts now. */
  readonly asPublishedOn?: string;
}

/** Lists the rates that count by currency and month; a demonstration rate only where no other is known. */
export async function listRates(db: Db, question: RateQuestion = {}): Promise<readonly Rate[]> {
  const { currency, from, to, asPublishedOn } = question;
  let chosen = db
    .selectFrom('trade_rate')
    .distinctOn(['currency', 'month'])
    .select(['month', 'currency', 'cny_per_unit', 'source', 'published_on', 'is_demo'])
    .orderBy('currency')
    .orderBy('month')
    .orderBy('is_demo')
    .orderBy('published_on', 'desc')
    .orderBy('id', 'desc');
  if (currency !== undefined) chosen = chosen.where('currency', '=', currency);
  if (from !== undefined) chosen = chosen.where('month', '>=', from);
  if (to !== undefined) chosen = chosen.where('month', '<=', to);
  if (asPublishedOn !== undefined) chosen = chosen.where('published_on', '<=', asPublishedOn);
  return (await chosen.execute()).map((row) => ({
    month: row.month,
    currency: row.currency,
    cnyPerUnit: row.cny_per_unit,
    source: row.source,
    publishedOn: row.published_on,
    isDemo: row.is_demo,
  }));
}

export type NewRate = Omit<Rate, 'isDemo'>;

/** Lists all rows of all publications but those of the demonstration, in the order in which they were loaded. */
export async function listAllRates(db: Db): Promise<readonly NewRate[]> {
  const rows = await db.selectFrom('trade_rate').selectAll().where('is_demo', '=', false).orderBy('id').execute();
  return rows.map((row) => ({
    month: row.month,
    currency: row.currency,
    cnyPerUnit: row.cny_per_unit,
    source: row.source,
    publishedOn: row.published_on,
  }));
}

const batchSize = 1_000;

/** Adds rates of one import, or of the demonstration where `runId` is null; those of an earlier publication stay. */
export async function insertRates(db: Db, rates: readonly NewRate[], runId: number | null): Promise<void> {
  const rows = rates.map((rate) => ({
    month: rate.month,
    currency: rate.currency,
    cny_per_unit: rate.cnyPerUnit,
    source: rate.source,
    published_on: rate.publishedOn,
    is_demo: runId === null,
    run_id: runId,
  }));
  for (let from = 0; from < rows.length; from += batchSize) {
    await db
      .insertInto('trade_rate')
      .values(rows.slice(from, from + batchSize))
      .execute();
  }
}

/** Also true where real rates replace the demonstration ones. */
export async function hasDemoRates(db: Db): Promise<boolean> {
  const row = await db.selectFrom('trade_rate').select('id').where('is_demo', '=', true).limit(1).executeTakeFirst();
  return row !== undefined;
}

export async function deleteDemoRates(db: Db): Promise<void> {
  await db.deleteFrom('trade_rate').where('is_demo', '=', true).execute();
}

/** Locks the rates against other changes until the transaction ends. */
export async function lockRates(db: Db): Promise<void> {
  await sql`lock table trade_rate in share row exclusive mode`.execute(db);
}
