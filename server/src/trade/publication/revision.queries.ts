import { factSources } from '@btc/contract/trade/trade-codes.ts';
import type { FactSource, PublicationKind } from '@btc/contract/trade/trade-codes.ts';
import { sql } from 'kysely';
import { countRows } from '#platform/db/count-rows.ts';
import type { Db } from '#platform/db/db.ts';
import { toShownOrigins } from '../facts/vintage.ts';

export interface RevisionEntry {
  readonly id: number;
  readonly kind: PublicationKind;
  readonly source: FactSource | null;
  /** yyyymm or yyyy00; null for tables, whose span is in the changes. */
  readonly periodFrom: number | null;
  readonly periodTo: number | null;
  readonly publishedOn: string;
  readonly loadedAt: Date;
  readonly facts: number;
  readonly hsCodes: readonly string[];
  readonly origins: readonly string[];
  readonly isCurrent: boolean;
  readonly changes: unknown;
  readonly revised: number | null;
}

export interface RevisionPage {
  readonly source: string;
  readonly page: number;
  readonly pageSize: number;
}

/** Loads that still have an effect, latest first, and their number. */
export async function listRevisions(
  db: Db,
  { source, page, pageSize }: RevisionPage,
): Promise<{ readonly entries: readonly RevisionEntry[]; readonly total: number }> {
  const all = revisions(db, source);
  const total = await countRows(all);
  const rows = await all
    .select([
      'r.id',
      'r.format',
      'r.facts',
      'r.changes',
      'r.revised',
      'r.finished_at',
      'v.source',
      'v.period_from',
      'v.period_to',
      'v.published_on',
      'v.loaded_at',
      'v.row_count',
      'v.hs_codes',
      'v.origins',
      'v.is_current',
      publishedOnOfTable.as('table_published_on'),
    ])
    .orderBy('r.finished_at', 'desc')
    .orderBy('r.id', 'desc')
    .limit(pageSize)
    .offset((page - 1) * pageSize)
    .execute();
  return {
    total,
    entries: rows.map((row) => ({
      id: row.id,
      kind: row.format === 'quotas' || row.format === 'rates' ? row.format : 'facts',
      source: factSources.find((one) => one === row.source) ?? null,
      periodFrom: row.period_from,
      periodTo: row.period_to,
      publishedOn: row.published_on ?? row.table_published_on ?? row.finished_at.toISOString().slice(0, 10),
      loadedAt: row.loaded_at ?? row.finished_at,
      facts: row.row_count ?? row.facts,
      hsCodes: row.hs_codes ?? [],
      origins: toShownOrigins(row.origins ?? []),
      isCurrent: row.is_current ?? true,
      changes: row.changes,
      revised: row.revised,
    })),
  };
}

function revisions(db: Db, source: string) {
  const loaded = db
    .selectFrom('trade_import_run as r')
    .leftJoin('trade_vintage as v', 'v.id', 'r.vintage_id')
    .where('r.outcome', '=', 'loaded')
    // Facts whose vintage was removed (the demonstration) are no publication any more.
    .where((eb) => eb.or([eb('v.id', 'is not', null), eb('r.format', 'in', ['quotas', 'rates'])]));
  if (source === '') return loaded;
  return source === 'quotas' || source === 'rates'
    ? loaded.where('r.format', '=', source)
    : loaded.where('v.source', '=', source);
}

const publishedOnOfTable = sql<string | null>`coalesce(
  (select max(q.published_on)::text from trade_quota q where q.run_id = r.id),
  (select max(x.published_on)::text from trade_rate x where x.run_id = r.id))`;

export async function findTableSpan(
  db: Db,
  kind: 'quotas' | 'rates',
): Promise<{ readonly from: string | null; readonly to: string | null; readonly publishedOn: string | null }> {
  if (kind === 'quotas') {
    const row = await db
      .selectFrom('trade_quota')
      .select((eb) => [
        eb.fn.min('year').as('from'),
        eb.fn.max('year').as('to'),
        eb.fn.max('published_on').as('published_on'),
      ])
      .executeTakeFirstOrThrow();
    const formatText = (year: number | null): string | null => (year === null ? null : String(year));
    return { from: formatText(row.from), to: formatText(row.to), publishedOn: row.published_on };
  }
  const row = await db
    .selectFrom('trade_rate')
    .where('is_demo', '=', false)
    .select((eb) => [
      eb.fn.min('month').as('from'),
      eb.fn.max('month').as('to'),
      eb.fn.max('published_on').as('published_on'),
    ])
    .executeTakeFirstOrThrow();
  return { from: row.from, to: row.to, publishedOn: row.published_on };
}
