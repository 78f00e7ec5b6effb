import { sql } from 'kysely';
import type { Db } from '#platform/db/db.ts';
import { secretColumns } from './backup-form.ts';

export interface StoredTable {
  readonly name: string;
  /** Without generated columns, which cannot be written. */
  readonly columns: readonly string[];
}

export async function listTables(db: Db): Promise<readonly StoredTable[]> {
  const { rows } = await sql<{ name: string; columns: string[] }>`
    select c.relname as name, array_agg(a.attname::text order by a.attnum) as columns
    from pg_class c
      join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'
    group by c.relname
    order by c.relname
  `.execute(db);
  return rows;
}

export async function listMigrations(db: Db): Promise<readonly string[]> {
  const { rows } = await sql<{ name: string }>`select name from schema_migration order by name`.execute(db);
  return rows.map(({ name }) => name);
}

/** Last value of each sequence; null for one that has issued none yet. */
export async function listSequences(db: Db): Promise<Readonly<Record<string, number | null>>> {
  const { rows } = await sql<{ name: string; value: number | null }>`
    select sequencename::text as name, last_value as value from pg_sequences where schemaname = 'public'
  `.execute(db);
  return Object.fromEntries(rows.map(({ name, value }) => [name, value]));
}

/** Rows of a table as JSON without secrets, some hundred at a time; needs a transaction. */
export async function* readRows(db: Db, { name, columns }: StoredTable): AsyncGenerator<readonly string[]> {
  const values = columns.map((column) => {
    const ref = sql.ref(column);
    const isSecret = secretColumns[name]?.includes(column) === true;
    return isSecret ? sql`case when secret_until is null then ${ref} end as ${ref}` : ref;
  });
  await sql`
    declare backup_rows no scroll cursor for
    select row_to_json(kept)::text as line from (select ${sql.join(values)} from ${sql.table(name)}) kept
  `.execute(db);
  for (;;) {
    const { rows } = await sql<{ line: string }>`fetch 500 from backup_rows`.execute(db);
    if (rows.length === 0) break;
    yield rows.map(({ line }) => line);
  }
  await sql`close backup_rows`.execute(db);
}

/** Advisory lock of whichever process makes a backup. */
export const backupTurnLock = 7_301_029;

/** Takes the backup lock until the transaction ends; false where another process has it. */
export async function takeBackupTurn(db: Db): Promise<boolean> {
  const { rows } = await sql<{ taken: boolean }>`select pg_try_advisory_xact_lock(${backupTurnLock}) as taken`.execute(
    db,
  );
  return rows[0]?.taken === true;
}
