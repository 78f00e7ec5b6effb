import { chmod, mkdir, mkdtemp, readFile, rm, stat, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { verifyAudit } from '#platform/audit/verify-audit.ts';
import { type Db, openDb } from '#platform/db/db.ts';
import { migrate } from '#platform/db/migrate.ts';
import { openFolderStore } from '#platform/files/file-store.ts';
import { registerPresence } from '#platform/db/versions/presence.ts';
import { createEmptyDatabase, createTestDatabase, type TestDatabase } from '#testing/test-database.ts';
import { insertMail } from '#platform/mail/outgoing-mail.queries.ts';
import { insertSms } from '#platform/sms/outgoing-sms.queries.ts';
import { transientTables } from './backup-form.ts';
import { type StoredTable, listSequences, listTables, readRows } from './backup.queries.ts';
import { makeBackup } from './make-backup.ts';
import { checkBackup } from './check-backup.ts';
import { restoreBackup } from './restore-backup.ts';

let from: TestDatabase;
let into: Awaited<ReturnType<typeof createEmptyDatabase>>;
let folder: string;
let backup: string;

const now = new Date('2026-02-20T04:00:00Z');
const picture = Buffer.from(Array.from({ length: 70_000 }, (_, index) => index % 251));
const pictureName = 'articles/2026/a-picture.webp';

/** A restore keeps queued messages unsent; they are checked separately. */
const outbox = ['outgoing_mail', 'outgoing_sms'];

async function everything(db: Db): Promise<object> {
  const compared = ({ name }: StoredTable) => !transientTables.includes(name) && !outbox.includes(name);
  const tables = (await listTables(db)).filter(compared);
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

/** Values easily lost or altered: digits beyond a double, microseconds, other scripts, quotes, line ends, bytes, nothing. */
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
    insert into session (token_hash, user_id, created_at, last_seen_at, expires_at, ends_at, remember)
    select sha256('x'), id, ${now}, ${now}, ${now}, ${now}, false from account limit 1
  `.execute(db);
  await sql`delete from account where login_user_name = 'reader_two'`.execute(db);
  const mail = (secretForMinutes?: number) =>
    insertMail(db, {
      to: 'a@example.com',
      edition: 'en',
      template: 'test',
      subject: 'Test',
      text: secretForMinutes === undefined ? 'plain words' : 'https://portal.example/reset/live-key',
      html: '<p>words</p>',
      ...(secretForMinutes === undefined ? {} : { secretForMinutes }),
    });
  await mail();
  await mail(30);
  await insertSms(db, { to: '+8613800000000', template: 'captcha', text: 'live-code', fields: { code: 'live-code' } });
  await sql`
    insert into password_reset (user_id, token_hash, issued_at, expires_at)
    select id, sha256('live'), ${now}, ${now} from account limit 1
  `.execute(db);
}

beforeAll(async () => {
  from = await createTestDatabase();
  into = await createEmptyDatabase();
  folder = await mkdtemp(join(tmpdir(), 'btc-backup-'));
  await fill(from.db);
  const files = openFolderStore(join(folder, 'files'));
  await writeFile(join(folder, 'picture'), picture);
  await files.keep(join(folder, 'picture'), pictureName);
  for (const name of ['imports/arriving/1/whole', 'videos/arriving/a-b/0']) {
    await writeFile(join(folder, 'part'), 'sent so far');
    await files.keep(join(folder, 'part'), name);
  }
  // As an older release has left it.
  await mkdir(join(folder, 'backups'), { mode: 0o755 });
  await chmod(join(folder, 'backups'), 0o755);
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
    expect(await verifyAudit(db)).toMatchObject({ entries: 1200, issues: [] });
    expect(await sql`select from session`.execute(db)).toMatchObject({ rows: [] });
    expect(await readFile(join(folder, 'restored', pictureName))).toEqual(picture);
    expect(await openFolderStore(join(folder, 'restored')).list()).toEqual([pictureName]);
    // The schema is whole too: nothing is left to migrate, and references hold again at once.
    expect(await migrate(into.url)).toEqual([]);
    const deferred = await sql<{
      n: number;
    }>`select count(*)::int n from pg_constraint where condeferrable and contype = 'f'`.execute(db);
    expect(deferred.rows).toEqual([{ n: 0 }]);
  } finally {
    await close();
  }
});

test('what opens something is not in it: words of mails and text messages, reset links, keys of links', async () => {
  const text = gunzipSync(await readFile(backup)).toString('latin1');
  expect(text).toContain('plain words');
  for (const secret of ['live-key', 'live-code', 'tables/password_reset', 'tables/session', 'tables/video_link_key']) {
    expect(text).not.toContain(secret);
  }
  const { db, close } = openDb(into.url);
  const mails = await db.selectFrom('outgoing_mail').select(['state', 'body_text']).orderBy('body_text').execute();
  expect(mails).toEqual([
    { state: 'stored', body_text: 'plain words' },
    { state: 'stored', body_text: null },
  ]);
  expect(await db.selectFrom('outgoing_sms').select(['body_text', 'fields']).execute()).toEqual([
    { body_text: null, fields: null },
  ]);
  expect((await db.selectFrom('video_link_key').select('secret').execute()).map(({ secret }) => secret)).toHaveLength(
    1,
  );
  await close();
});

test('nobody but its owner can read it, nor look into the folder', async () => {
  expect((await stat(backup)).mode & 0o777).toBe(0o600);
  expect((await stat(join(folder, 'backups'))).mode & 0o777).toBe(0o700);
});

test('records that are in use are not replaced, and those that are replaced cannot be used', async () => {
  const presence = await registerPresence(into.url);
  const before = openDb(into.url);
  for (let attempt = 0; attempt < 20; attempt += 1) {
    await expect(restoreBackup(backup, target('again', true))).rejects.toThrow('is running: stop it first');
  }
  expect(await everything(before.db)).toEqual(await everything(from.db));
  await before.close();
  await presence.stop();
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
