import { sql } from 'kysely';
import type { Db } from '#platform/db/db.ts';

export async function readDatabaseSize(db: Db): Promise<{ readonly bytes: number; readonly version: string }> {
  const { rows } = await sql<{ bytes: number; version: string }>`
    select pg_database_size(current_database()) as bytes, current_setting('server_version') as version
  `.execute(db);
  return rows[0] ?? { bytes: 0, version: '' };
}

/** The largest tables with their indexes; the rows are PostgreSQL's own estimate. */
export async function listLargestTables(db: Db) {
  const { rows } = await sql<{ name: string; rows: number; bytes: number }>`
    select c.relname as name, coalesce(s.n_live_tup, 0) as rows, pg_total_relation_size(c.oid) as bytes
    from pg_class c left join pg_stat_user_tables s on s.relid = c.oid
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'
    order by bytes desc, name
    limit 12
  `.execute(db);
  return rows;
}

/** How many mails or texts wait, are on their way, or failed. */
export async function readQueue(db: Db, table: 'outgoing_mail' | 'outgoing_sms') {
  const { rows } = await sql<{ waiting: number; sending: number; failed: number; since: Date | null }>`
    select count(*) filter (where state = 'queued') as waiting, count(*) filter (where state = 'sending') as sending,
      count(*) filter (where state = 'failed') as failed, min(created_at) filter (where state = 'queued') as since
    from ${sql.table(table)}
  `.execute(db);
  return rows[0] ?? { waiting: 0, sending: 0, failed: 0, since: null };
}
