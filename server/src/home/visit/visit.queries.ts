import { sql } from 'kysely';
import type { Db } from '#platform/db/db.ts';

export async function findVisit(db: Db, userId: number) {
  return db
    .selectFrom('visit')
    .select(['visited_on', 'visited_before'])
    .where('user_id', '=', userId)
    .executeTakeFirst();
}

/** Records a visit unless one is recorded for the day or a later one. */
export async function noteVisit(db: Db, userId: number, today: string): Promise<void> {
  await sql`
    insert into visit (user_id, visited_on) values (${userId}, ${today}::date)
    on conflict (user_id) do update set visited_before = visit.visited_on, visited_on = excluded.visited_on
    where visit.visited_on < excluded.visited_on`.execute(db);
}

export interface PriceMove {
  readonly id: number;
  readonly day: string;
  readonly mainstream: string;
  readonly before_day: string | null;
  readonly before: string | null;
}

/** For series quoted since a day: the latest quote, and the last one before that day. */
export async function listPriceMoves(db: Db, ids: readonly number[], since: string): Promise<readonly PriceMove[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<PriceMove>`
    select wanted.id, latest.day, latest.mainstream, before.day as before_day, before.mainstream as before
    from unnest(${[...ids]}::int[]) wanted (id)
    cross join lateral (
      select day, mainstream from price_quote
      where series_id = wanted.id and state = 'published' order by day desc limit 1
    ) latest
    left join lateral (
      select day, mainstream from price_quote
      where series_id = wanted.id and state = 'published' and day < ${since}::date order by day desc limit 1
    ) before on true
    where latest.day >= ${since}::date`.execute(db);
  return rows;
}

/** Number of weekly reports since a moment and the latest of them; null without one. */
export async function findNewReports(db: Db, since: Date) {
  const rows = await db
    .selectFrom('weekly_report')
    .select(['id', 'title_cn', 'title_en', 'is_demo'])
    .where('state', '=', 'published')
    .where('published_at', '>=', since)
    .orderBy('week_start', 'desc')
    .execute();
  const [latest] = rows;
  return latest === undefined ? null : { count: rows.length, latest };
}
