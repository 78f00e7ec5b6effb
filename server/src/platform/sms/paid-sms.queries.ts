import { sql } from 'kysely';
import type { Db } from '../db/db.ts';

/** Serialises the counting of text messages until the transaction ends. */
export async function lockTexts(db: Db): Promise<void> {
  await sql`select pg_advisory_xact_lock(6059)`.execute(db);
}

/** Messages queued today (Shanghai) and seconds left of the day, by the database's clock. */
export async function countTextsToday(db: Db): Promise<{ readonly sent: number; readonly secondsLeft: number }> {
  const { rows } = await sql<{ sent: number; secondsLeft: number }>`
    with today as (select date_trunc('day', now(), 'Asia/Shanghai') as begins)
    select (select count(*)::integer from outgoing_sms where created_at >= begins) as sent,
      ceil(extract(epoch from begins + interval '24 hours' - now()))::integer as "secondsLeft"
    from today`.execute(db);
  return rows[0] ?? { sent: 0, secondsLeft: 1 };
}
