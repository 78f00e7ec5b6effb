import { mkdtemp, readFile, rm, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Db, openDb } from '#platform/db/db.ts';
import { migrate } from '#platform/db/migrate.ts';
import { openFolderStore } from '#platform/files/file-store.ts';
import { createEmptyDatabase, createTestDatabase, type TestDatabase } from '#platform/testing/test-database.ts';
import { unkeptTables } from './backup-form.ts';
import { listSequences, listTables, readRows } from './backup.queries.ts';
import { makeBackup } from './make-backup.ts';
import { checkBackup, restoreBackup } from './restore-backup.ts';

let from: TestDatabase;
let into: Awaited<ReturnType<typeof createEmptyDatabase>>;
let folder: string;
let backup: string;

const now = new Date('2026-02-20T04:00:00Z');
const picture = Buffer.from(Array.from({ length: 70_000 }, (_, place) => place % 251));
const pictureName = 'articles/2026/a-picture.webp';

async function everything(db: Db): Promise<object> {
  const tables = (await listTables(db)).filter(({ name }) => !unkeptTables.includes(name));
  const kept = await db.transaction().execute(async (transaction) => {
    const rows: [string, readonly string[]][] = [];
    for (const table of tables) {
      const lines: string[] = [];
      for await (const some of readRows(transaction, table)) lines.push(...some);
      rows.push([table.name, lines.sort()]);
    }
    return rows;
  });
  return { rows: Object.fromEntries(kept), sequences: await listSequences(db) };
}

/** Values that are lost or bent easily: digits beyond a double, microseconds, other scripts, quotes, line ends, bytes, nothing. */
async function fill(db: Db): Promise<void> {
  await sql`
    insert into account (login_user_name, company_name, charge_expire_date, can_visit_module, created_at)
    values ('reader_one', ${'牛肉 "quoted" \\ back\nline – é'}, '2027-01-01 00:00:00.123456+00', '{Info,Data}', ${now}),
      ('reader_two', null, null, '{}', ${now})
  `.execute(db);
  await sql`
    insert into audit_entry (at, actor_name, operation, subject_kind, subject_id, before, after)
    select ${now}, 'command line', 'Test', 'member', n::text, '{"deep": [1, null, {"n": 0.1}]}', null
    from generate_series(1, 1200) n
  `.execute(db);
  await sql`
    insert into session (token_hash, user_id, created_at, last_seen_at, expires_at, remember)
    select sha256('x'), id, ${now}, ${now}, ${now}, false from account limit 1
  `.execute(db);
  await sql`delete from account where login_user_name = 'reader_two'`.execute(db);
}

beforeAll(async () => {
  from = await createTestDatabase();
  into = await createEmptyDatabase();
  folder = await mkdtemp(join(tmpdir(), 'btc-backup-'));
  await fill(from.db);
  const files = openFolderStore(join(folder, 'files'));
  await writeFile(join(folder, 'picture'), picture);
  await files.keep(join(folder, 'picture'), pictureName);
  const { name } = await makeBackup({ db: from.db, files }, { folder: join(folder, 'backups'), now });
  backup = join(folder, 'backups', name);
});
afterAll(async () => {
  await from.drop();
  await into.drop();
  await rm(folder, { recursive: true, force: true });
});

const target = (store: string, replace = false) => ({
  url: into.url,
  files: openFolderStore(join(folder, store)),
  workFolder: join(folder, 'work'),
  replace,
});

test('an archive that is cut off or bent changes nothing', async () => {
  const whole = await readFile(backup);
  const cut = join(folder, 'cut.tar.gz');
  await writeFile(cut, whole);
  await truncate(cut, whole.length - 200);
  const bent = join(folder, 'bent.tar.gz');
  const middle = Math.floor(whole.length / 2);
  await writeFile(bent, Buffer.concat([whole.subarray(0, middle), Buffer.alloc(64, 7), whole.subarray(middle + 64)]));
  for (const path of [cut, bent]) await expect(restoreBackup(path, target('nowhere'))).rejects.toThrow();
  const { db, close } = openDb(into.url);
  expect(await listTables(db)).toEqual([]);
  await close();
});

test('what was backed up is all there after a restore: rows, sequences, files', async () => {
  const { end } = await restoreBackup(backup, target('restored'));
  expect(end.Rows['audit_entry']).toBe(1200);
  const { db, close } = openDb(into.url);
  try {
    expect(await everything(db)).toEqual(await everything(from.db));
    expect(await sql`select from session`.execute(db)).toMatchObject({ rows: [] });
    expect(await readFile(join(folder, 'restored', pictureName))).toEqual(picture);
    // The schema is whole too: nothing is left to migrate, and references hold again at once.
    expect(await migrate(into.url)).toEqual([]);
    const deferred = await sql<{ n: number }>`select count(*)::int n from pg_constraint where condeferrable`.execute(
      db,
    );
    expect(deferred.rows).toEqual([{ n: 0 }]);
  } finally {
    await close();
  }
});

test('records that are there are thrown away only by whoever says so', async () => {
  await expect(restoreBackup(backup, target('again'))).rejects.toThrow('--replace');
  await restoreBackup(backup, target('again', true));
  const { db, close } = openDb(into.url);
  expect(await everything(db)).toEqual(await everything(from.db));
  await close();
});

test('a backup says what is in it without being restored', async () => {
  const { head } = await checkBackup(backup);
  expect(backup).toMatch(/backup-20260220-040000\.tar\.gz$/);
  expect(head.MadeAt).toBe(now.toISOString());
  expect(head.Tables.map(({ Name }) => Name)).not.toContain('session');
});
