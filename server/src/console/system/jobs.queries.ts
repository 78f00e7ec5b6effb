import { sql } from 'kysely';
import type { QueueRows } from '#platform/jobs/queue-row.queries.ts';
import type { Db } from '#platform/db/db.ts';

interface Queue {
  readonly waiting: number;
  readonly running: number;
  readonly failed: number;
  readonly next: Date | null;
  readonly error: string | null;
}

const nothing: Queue = { waiting: 0, running: 0, failed: 0, next: null, error: null };

export async function readQueue(db: Db, { table, kind }: QueueRows): Promise<Queue> {
  const { rows } = await sql<Queue>`
    select count(*) filter (where state = 'queued')::float8 as waiting, count(*) filter (where state in ('sending', 'running'))::float8 as running,
      count(*) filter (where state = 'failed')::float8 as failed, min(next_attempt_at) filter (where state = 'queued') as next,
      (array_agg(last_error order by created_at desc) filter (where state in ('queued', 'failed') and last_error is not null))[1] as error
    from ${sql.table(table)} where ${kind === undefined ? sql`true` : sql`kind = ${kind}`}`.execute(db);
  return rows[0] ?? nothing;
}

export async function readScheduledArticles(db: Db, now: Date): Promise<Queue> {
  const { rows } = await sql<Queue>`
    select count(*)::float8 as waiting, 0::float8 as running, 0::float8 as failed, min(published_at) as next, null as error
    from news_article where state = 'published' and published_at > ${now}`.execute(db);
  return rows[0] ?? nothing;
}

export async function readTradeFiles(db: Db): Promise<Queue> {
  const { rows } = await sql<Queue>`
    select count(*) filter (where state = 'ready')::float8 as waiting,
      count(*) filter (where state in ('arriving', 'checking', 'committing'))::float8 as running,
      count(*) filter (where state = 'failed')::float8 as failed, null::timestamptz as next, null as error
    from trade_upload`.execute(db);
  return rows[0] ?? nothing;
}
