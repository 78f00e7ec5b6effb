import { sql } from 'kysely';
import type { Db } from '#platform/db/db.ts';

export async function readDatabaseSize(db: Db): Promise<{ readonly bytes: number; readonly version: string }> {
  const { rows } = await sql<{ bytes: number; version: string }>`
    select pg_database_size(current_database()) as bytes, current_setting('server_version') as version
  `.execute(db);
  return rows[0] ?? { bytes: 0, version: '' };
}

/** The largest tables including their indexes; row counts are PostgreSQL's estimate. */
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
