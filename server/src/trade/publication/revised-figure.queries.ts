import { factSources } from '@btc/contract/trade/trade-codes.ts';
import type { FactSource } from '@btc/contract/trade/trade-codes.ts';
import { sql } from 'kysely';
import { countRows } from '#platform/db/count-rows.ts';
import type { Db } from '#platform/db/db.ts';
import type { RevisedFigure } from '../import/facts/revised-figures.ts';

const batchSize = 2_000;

/** Must run in the transaction of the load. */
export async function insertRevisedFigures(db: Db, runId: number, figures: readonly RevisedFigure[]): Promise<void> {
  await db.updateTable('trade_import_run').set({ revised: figures.length }).where('id', '=', runId).execute();
  for (let from = 0; from < figures.length; from += batchSize) {
    const rows = figures.slice(from, from + batchSize).map((figure) => ({ run_id: runId, ...figure }));
    await db.insertInto('trade_revision').values(rows).execute();
  }
}

/** Filter of revised figures; what is left out does not filter. */
export interface RevisionChoice {
  readonly runId?: number;
  readonly afterRun?: number;
  readonly source?: FactSource;
  readonly origins?: readonly string[];
  /** First and last period: yyyymm, or yyyy00. */
  readonly from?: number;
  readonly to?: number;
  /** Only what had been published by this day. */
  readonly asPublishedOn?: string | null;
}

/** Revised figures of loads that count, without undone and demonstration loads. */
function revisions(db: Db, { runId, afterRun, source, origins = [], from, to, asPublishedOn = null }: RevisionChoice) {
  let chosen = db
    .selectFrom('trade_revision as x')
    .innerJoin('trade_import_run as r', 'r.id', 'x.run_id')
    .innerJoin('trade_vintage as v', 'v.id', 'r.vintage_id')
    .where('r.outcome', '=', 'loaded');
  if (runId !== undefined) chosen = chosen.where('x.run_id', '=', runId);
  if (afterRun !== undefined) chosen = chosen.where('x.run_id', '>', afterRun);
  if (source !== undefined) chosen = chosen.where('v.source', '=', source);
  if (origins.length > 0) chosen = chosen.where('x.origin', 'in', [...origins]);
  if (from !== undefined) chosen = chosen.where('x.period', '>=', from);
  if (to !== undefined) chosen = chosen.where('x.period', '<=', to);
  if (asPublishedOn !== null) chosen = chosen.where('v.published_on', '<=', asPublishedOn);
  return chosen;
}

export async function listRevisedCells(
  db: Db,
  choice: RevisionChoice,
): Promise<readonly Pick<RevisedFigure, 'period' | 'origin' | 'hs'>[]> {
  return revisions(db, choice).select(['x.period', 'x.origin', 'x.hs']).distinct().execute();
}

/** Figures of a period, an origin and a group of goods, before and after a load: tonnes, USD and CNY; null: not published. */
export interface RevisedSum {
  readonly runId: number;
  readonly source: FactSource;
  readonly publishedOn: string;
  readonly loadedAt: Date;
  readonly period: number;
  readonly origin: string;
  readonly group: string;
  readonly before: RevisedTotals;
  readonly after: RevisedTotals;
}

export interface RevisedTotals {
  readonly tonnes: number | null;
  readonly usd: number | null;
  readonly cny: number | null;
}

interface Paging {
  readonly limit: number;
  readonly offset: number;
}

/** Latest load first, then latest period; `groups` maps tariff codes to groups, all other codes are `other`. */
export async function listRevisedSums(
  db: Db,
  choice: RevisionChoice,
  { groups, paging: { limit, offset } }: { readonly groups: ReadonlyMap<string, string>; readonly paging: Paging },
): Promise<{ readonly rows: readonly RevisedSum[]; readonly total: number }> {
  const groupNames = sql<{ hs: string; name: string }>`(
    select * from unnest(${[...groups.keys()]}::text[], ${[...groups.values()]}::text[]) as pairs (hs, name))`;
  const group = sql<string>`coalesce(g.name, 'other')`;
  const sums = revisions(db, choice)
    .leftJoin(groupNames.as('g'), 'g.hs', 'x.hs')
    .select((eb) => [
      'r.id as run_id',
      'v.source',
      'v.published_on',
      'r.finished_at',
      'x.period',
      'x.origin',
      group.as('group'),
      eb.fn.sum('x.before_g').as('before_g'),
      eb.fn.sum('x.after_g').as('after_g'),
      eb.fn.sum('x.before_usd_cents').as('before_usd'),
      eb.fn.sum('x.after_usd_cents').as('after_usd'),
      eb.fn.sum('x.before_cny_cents').as('before_cny'),
      eb.fn.sum('x.after_cny_cents').as('after_cny'),
    ])
    .groupBy(['r.id', 'v.source', 'v.published_on', 'r.finished_at', 'x.period', 'x.origin', group]);
  const rows = await db
    .selectFrom(sums.as('s'))
    .selectAll()
    .orderBy('finished_at', 'desc')
    .orderBy('run_id', 'desc')
    .orderBy('period', 'desc')
    .orderBy(sql`greatest(after_g, before_g)`, (order) => order.desc().nullsLast())
    .orderBy('origin')
    .orderBy('group')
    .limit(limit)
    .offset(offset)
    .execute();
  const isWhole = offset === 0 && rows.length < limit;
  return {
    total: isWhole ? rows.length : await countRows(db.selectFrom(sums.as('s'))),
    rows: rows.map((row) => ({
      runId: row.run_id,
      source: factSources.find((one) => one === row.source) ?? 'customs',
      publishedOn: row.published_on,
      loadedAt: row.finished_at,
      period: row.period,
      origin: row.origin,
      group: row.group,
      before: totals(row.before_g, row.before_usd, row.before_cny),
      after: totals(row.after_g, row.after_usd, row.after_cny),
    })),
  };
}

type Sum = string | number | bigint | null;

function totals(grams: Sum, usdCents: Sum, cnyCents: Sum): RevisedTotals {
  return { tonnes: scaled(grams, 1e6), usd: scaled(usdCents, 100), cny: scaled(cnyCents, 100) };
}

function scaled(sum: Sum, unit: number): number | null {
  return sum === null ? null : Number(sum) / unit;
}
