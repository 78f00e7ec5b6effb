import { sql } from 'kysely';
import type { OutgoingTable } from '#platform/jobs/outgoing-row.queries.ts';
import type { Db } from '#platform/db/db.ts';

interface Queue {
  readonly waiting: number;
  readonly running: number;
  readonly failed: number;
  readonly next: Date | null;
  readonly error: string | null;
}

const nothing: Queue = { waiting: 0, running: 0, failed: 0, next: null, error: null };

/** Mails or texts that wait, are on their way, or failed, with the error of the latest that has one. */
export async function readOutgoing(db: Db, table: OutgoingTable): Promise<Queue> {
  const { rows } = await sql<Queue>`
    select count(*) filter (where state = 'queued')::float8 as waiting, count(*) filter (where state = 'sending')::float8 as running,
      count(*) filter (where state = 'failed')::float8 as failed, min(next_attempt_at) filter (where state = 'queued') as next,
      (array_agg(last_error order by created_at desc) filter (where state in ('queued', 'failed') and last_error is not null))[1] as error
    from ${sql.table(table)}`.execute(db);
  return rows[0] ?? nothing;
}

/** Issues of the newsletter that are to be sent. */
export async function readNewsletters(db: Db): Promise<Queue> {
  const { rows } = await sql<Queue>`
    select count(*) filter (where state = 'scheduled')::float8 as waiting, count(*) filter (where state = 'sending')::float8 as running,
      0::float8 as failed, min(send_at) filter (where state = 'scheduled') as next, null as error
    from newsletter_issue`.execute(db);
  return rows[0] ?? nothing;
}

/** Articles that appear by themselves at their minute. */
export async function readScheduledArticles(db: Db, now: Date): Promise<Queue> {
  const { rows } = await sql<Queue>`
    select count(*)::float8 as waiting, 0::float8 as running, 0::float8 as failed, min(published_at) as next, null as error
    from news_article where state = 'published' and published_at > ${now}`.execute(db);
  return rows[0] ?? nothing;
}

/** Files of trade facts that are being read or loaded. */
export async function readTradeFiles(db: Db): Promise<Queue> {
  const { rows } = await sql<Queue>`
    select count(*) filter (where state = 'ready')::float8 as waiting,
      count(*) filter (where state in ('arriving', 'checking', 'committing'))::float8 as running,
      count(*) filter (where state = 'failed')::float8 as failed, null::timestamptz as next, null as error
    from trade_upload`.execute(db);
  return rows[0] ?? nothing;
}
