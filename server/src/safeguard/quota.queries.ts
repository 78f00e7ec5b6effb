import { sql } from 'kysely';
import type { Db } from '#platform/db/db.ts';
import { type Quota, referenceQuotas } from './reference-quotas.ts';

export interface QuotaQuestion {
  readonly year?: number;
  /** Quotas as published by this day; left out: the current ones. */
  readonly asPublishedOn?: string;
}

/** Quotas in force by year, largest first; those of the announcement where no import replaces them. */
export async function listQuotas(db: Db, { year, asPublishedOn }: QuotaQuestion = {}): Promise<readonly Quota[]> {
  let chosen = db
    .selectFrom('trade_quota')
    .distinctOn(['origin', 'year'])
    .select(['origin', 'year', 'tonnes', 'in_quota_duty', 'over_quota_surcharge', 'source', 'published_on'])
    .orderBy('origin')
    .orderBy('year')
    .orderBy('published_on', 'desc')
    .orderBy('id', 'desc');
  if (year !== undefined) chosen = chosen.where('year', '=', year);
  if (asPublishedOn !== undefined) chosen = chosen.where('published_on', '<=', asPublishedOn);
  const imported = (await chosen.execute()).map(presentQuota);
  return standing(imported, { year, asPublishedOn }).toSorted(byYearAndSize);
}

interface QuotaRow {
  readonly origin: string;
  readonly year: number;
  readonly tonnes: string;
  readonly in_quota_duty: string | null;
  readonly over_quota_surcharge: string | null;
  readonly source: string;
  readonly published_on: string;
}

function presentQuota(row: QuotaRow): Quota {
  return {
    origin: row.origin,
    year: row.year,
    tonnes: Number(row.tonnes),
    inQuotaDuty: row.in_quota_duty === null ? null : Number(row.in_quota_duty),
    overQuotaSurcharge: row.over_quota_surcharge === null ? null : Number(row.over_quota_surcharge),
    source: row.source,
    sourceCn: row.source === 'MOFCOM' ? '商务部' : row.source,
    sourceEn: row.source,
    publishedOn: row.published_on,
  };
}

interface OpenQuestion {
  readonly year: number | undefined;
  readonly asPublishedOn: string | undefined;
}

function standing(imported: readonly Quota[], { year, asPublishedOn }: OpenQuestion): readonly Quota[] {
  const known = new Map(imported.map((quota) => [toKey(quota), quota]));
  const announced = referenceQuotas.filter(
    (quota) =>
      (year === undefined || quota.year === year) &&
      (asPublishedOn === undefined || quota.publishedOn <= asPublishedOn),
  );
  for (const quota of announced) {
    // An import of what was said before the announcement does not outlive it.
    const other = known.get(toKey(quota));
    if (other === undefined || other.publishedOn < quota.publishedOn) known.set(toKey(quota), quota);
  }
  return [...known.values()];
}

function toKey({ origin, year }: Pick<Quota, 'origin' | 'year'>): string {
  return `${origin} ${year}`;
}

function byYearAndSize(one: Quota, other: Quota): number {
  return (
    one.year - other.year || Number(one.origin === 'OTH') - Number(other.origin === 'OTH') || other.tonnes - one.tonnes
  );
}

export interface NewQuota {
  readonly origin: string;
  readonly year: number;
  /** Exact decimals in text. */
  readonly tonnes: string;
  readonly inQuotaDuty: string | null;
  readonly overQuotaSurcharge: string | null;
  readonly source: string;
  readonly publishedOn: string;
}

/** Lists all rows of all publications, in the order in which they were loaded. */
export async function listAllQuotas(db: Db): Promise<readonly NewQuota[]> {
  const rows = await db.selectFrom('trade_quota').selectAll().orderBy('id').execute();
  return rows.map((row) => ({
    origin: row.origin,
    year: row.year,
    tonnes: row.tonnes,
    inQuotaDuty: row.in_quota_duty,
    overQuotaSurcharge: row.over_quota_surcharge,
    source: row.source,
    publishedOn: row.published_on,
  }));
}

const batchSize = 1_000;

export async function insertQuotas(db: Db, quotas: readonly NewQuota[], runId: number): Promise<void> {
  const rows = quotas.map((quota) => ({
    origin: quota.origin,
    year: quota.year,
    tonnes: quota.tonnes,
    in_quota_duty: quota.inQuotaDuty,
    over_quota_surcharge: quota.overQuotaSurcharge,
    source: quota.source,
    published_on: quota.publishedOn,
    run_id: runId,
  }));
  for (let from = 0; from < rows.length; from += batchSize) {
    await db
      .insertInto('trade_quota')
      .values(rows.slice(from, from + batchSize))
      .execute();
  }
}

/** Locks the quotas until the transaction ends. */
export async function lockQuotas(db: Db): Promise<void> {
  await sql`lock table trade_quota in share row exclusive mode`.execute(db);
}
