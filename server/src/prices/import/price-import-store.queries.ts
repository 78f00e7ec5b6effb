import { sql } from 'kysely';
import type { Db } from '#platform/db/db.ts';

/*
 * What a load changes is kept as it was, so that the last load can be taken back. It is collected in a table of the transaction and
 * put beside the run once that has its number; a preview collects too, and throws it away with all it did.
 */

/** Metadata columns, ignored when figures are compared. */
const saidOf: readonly string[] = ['published_on', 'published_since', 'entered_at'];

export async function createStoreTables(db: Db): Promise<void> {
  await sql`create temporary table load_undo (kind text not null, before jsonb, after jsonb) on commit drop`.execute(
    db,
  );
}

export async function storeUndoRows(
  db: Db,
  { runId, publishedOn }: { readonly runId: number; readonly publishedOn: string },
): Promise<void> {
  await sql`
    insert into price_figure_before (kind, figures, published_since, replaced_on, run_id)
    select kind, before, since, ${publishedOn}::date, ${runId}
    from load_undo cross join lateral (select coalesce((before->>'published_since')::date, (before->>'day')::date) as since) as stood
    where kind in ('value', 'cattle') and before is not null and coalesce((before->>'is_demo')::boolean, false) = false
      and since < ${publishedOn}::date and before - ${saidOf}::text[] is distinct from after - ${saidOf}::text[]`.execute(
    db,
  );
  await sql`delete from price_import_undo`.execute(db);
  await sql`insert into price_import_undo (run_id, kind, before, after)
    select ${runId}, kind, before, after from load_undo`.execute(db);
}

export async function storeNewSeries(db: Db, ids: readonly number[]): Promise<void> {
  await sql`insert into load_undo (kind, after)
    select 'series', jsonb_build_object('id', id) from unnest(${ids}::int[]) as added (id)`.execute(db);
}

export async function takeOutDemoSeries(db: Db, meat: string, market: string): Promise<number> {
  const demo = sql`select id from price_series where meat = ${meat} and market_type = ${market} and is_demo`;
  await sql`insert into load_undo (kind, before)
    select 'series', to_jsonb(s) from price_series s where id in (${demo})
    union all select 'correction', to_jsonb(c) from price_quote_correction c where series_id in (${demo})`.execute(db);
  const { numAffectedRows } = await sql`insert into load_undo (kind, before)
    select 'quote', to_jsonb(q) from price_quote q where series_id in (${demo})`.execute(db);
  await sql`delete from price_series where id in (${demo})`.execute(db);
  return Number(numAffectedRows ?? 0);
}
