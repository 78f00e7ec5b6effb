import { type Insertable, type Selectable, sql } from 'kysely';
import type { Db } from '#platform/db/db.ts';
import type { LiveCattleDraft, LiveCattlePrice } from '#platform/db/tables.generated.ts';
import { selectCattlePricesAsOf } from '../series/as-published.queries.ts';

export interface Days {
  readonly from: string;
  readonly to: string;
}

export type PriceRow = Selectable<LiveCattlePrice>;

/** Prices of a span of days, oldest first, as they are now or as published on a day. */
export async function listPrices(
  db: Db,
  { from, to }: Days,
  asPublishedOn: string | null = null,
): Promise<readonly PriceRow[]> {
  const { rows } = await sql<PriceRow>`
    select * from ${selectCattlePricesAsOf(asPublishedOn)} c where day between ${from}::date and ${to}::date
    order by day, series`.execute(db);
  return rows;
}

export function listLatestBefore(db: Db, day: string) {
  return db
    .selectFrom('live_cattle_price')
    .distinctOn('series')
    .selectAll()
    .where('day', '<', day)
    .orderBy('series')
    .orderBy('day', 'desc')
    .execute();
}

/** Locks the price table against other writers until the transaction ends, so that checks stay valid. */
export async function lockPrices(db: Db): Promise<void> {
  await sql`lock table live_cattle_price in share row exclusive mode`.execute(db);
}

/** Writes prices, replacing those of the same market and day. */
export async function savePrices(db: Db, rows: readonly Insertable<LiveCattlePrice>[]): Promise<void> {
  await db
    .insertInto('live_cattle_price')
    .values([...rows])
    .onConflict((conflict) =>
      conflict.columns(['series', 'day']).doUpdateSet((eb) => ({
        local_price: eb.ref('excluded.local_price'),
        usd_per_unit: eb.ref('excluded.usd_per_unit'),
        source: eb.ref('excluded.source'),
        is_demo: eb.ref('excluded.is_demo'),
        entered_at: eb.ref('excluded.entered_at'),
        published_on: eb.ref('excluded.published_on'),
        published_since: eb.ref('excluded.published_since'),
        revision: eb.ref('excluded.revision'),
      })),
    )
    .execute();
}

export async function deletePrices(db: Db, series: readonly string[], day: string): Promise<void> {
  await db
    .deleteFrom('live_cattle_price')
    .where('series', 'in', [...series])
    .where('day', '=', day)
    .execute();
}

export async function deleteDemoPrices(db: Db): Promise<void> {
  await db.deleteFrom('live_cattle_price').where('is_demo', '=', true).execute();
}

export function listDrafts(db: Db, day: string) {
  return db
    .selectFrom('live_cattle_draft as draft')
    .leftJoin('account', 'account.id', 'draft.saved_by')
    .selectAll('draft')
    .select('account.login_user_name as saved_name')
    .where('day', '=', day)
    .execute();
}

export type DraftRow = Awaited<ReturnType<typeof listDrafts>>[number];

export async function saveDraftRows(db: Db, rows: readonly Insertable<LiveCattleDraft>[]): Promise<void> {
  if (rows.length === 0) return;
  await deleteDraftRows(
    db,
    rows.map(({ series }) => series),
    rows[0]?.day ?? '',
  );
  await db
    .insertInto('live_cattle_draft')
    .values([...rows])
    .execute();
}

export async function deleteDraftRows(db: Db, series: readonly string[], day: string): Promise<void> {
  if (series.length === 0) return;
  await db
    .deleteFrom('live_cattle_draft')
    .where('series', 'in', [...series])
    .where('day', '=', day)
    .execute();
}
