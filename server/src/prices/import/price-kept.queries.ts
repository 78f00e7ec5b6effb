import { sql } from 'kysely';
import type { Db } from '#platform/db/db.ts';

/*
 * What a load changes is kept as it was, so that the last load can be taken back. It is collected in a table of the transaction and
 * put beside the run once that has its number; a preview collects too, and throws it away with all it did.
 */

/** Opens the collection; call it before anything is changed. */
export async function beginKeeping(db: Db): Promise<void> {
  await sql`create temporary table load_kept (kind text not null, before jsonb, after jsonb) on commit drop`.execute(
    db,
  );
}

/** Puts what was collected beside its run; what was kept of earlier runs goes. */
export async function keepBesideRun(db: Db, runId: number): Promise<void> {
  await sql`delete from price_import_kept`.execute(db);
  await sql`insert into price_import_kept (run_id, kind, before, after)
    select ${runId}, kind, before, after from load_kept`.execute(db);
}

/** Keeps series that the load adds. */
export async function keepNewSeries(db: Db, ids: readonly number[]): Promise<void> {
  await sql`insert into load_kept (kind, after)
    select 'series', jsonb_build_object('id', id) from unnest(${ids}::int[]) as added (id)`.execute(db);
}

/** Takes the invented series of a species and market out, kept with all they have; answers how many quotes go. */
export async function takeOutDemoSeries(db: Db, species: string, market: string): Promise<number> {
  const demo = sql`select id from price_series where species = ${species} and market_type = ${market} and is_demo`;
  await sql`insert into load_kept (kind, before)
    select 'series', to_jsonb(s) from price_series s where id in (${demo})
    union all select 'correction', to_jsonb(c) from price_quote_correction c where series_id in (${demo})`.execute(db);
  const { numAffectedRows } = await sql`insert into load_kept (kind, before)
    select 'quote', to_jsonb(q) from price_quote q where series_id in (${demo})`.execute(db);
  await sql`delete from price_series where id in (${demo})`.execute(db);
  return Number(numAffectedRows ?? 0);
}
