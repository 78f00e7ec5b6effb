import { sql } from 'kysely';
import type { Db } from '#platform/db/db.ts';
import { listTables } from '#console/backup/backup.queries.ts';

interface TableDigest {
  readonly rows: number;
  readonly digest: string;
}

export async function digestTables(db: Db): Promise<ReadonlyMap<string, TableDigest>> {
  const parts = (await listTables(db)).map(
    ({ name }) =>
      sql`select ${name}::text as name, count(*)::int as rows, md5(string_agg(t::text, '|' order by t::text)) as digest
        from ${sql.table(name)} t`,
  );
  const { rows } = await sql<{ name: string; rows: number; digest: string | null }>`
    ${sql.join(parts, sql` union all `)}`.execute(db);
  return new Map(rows.map(({ name, rows: count, digest }) => [name, { rows: count, digest: digest ?? '' }]));
}
