import { createWriteStream } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type TarSource, tarBytes } from '#platform/archive/tar-stream.ts';
import { openDb } from '#platform/db/db.ts';
import { type FileStore, openFolderStore } from '#platform/files/file-store.ts';
import { saveStoredChecksum } from '#platform/files/stored-file.queries.ts';
import { createEmptyDatabase, createTestDatabase, type TestDatabase } from '#testing/test-database.ts';
import { checkBackup, toEntries } from './check-backup.ts';
import { findBackupWith } from './find-backup-with.ts';
import { formatDigestText } from './digest.ts';
import { findReferredFiles } from './referred-files.ts';
import { makeBackup } from './make-backup.ts';
import { restoreBackup } from './restore-backup.ts';

const now = new Date('2026-02-20T04:00:00Z');
const banner = `banners/${'ab'.repeat(16)}.webp`;
let from: TestDatabase;
let folder: string;
let files: FileStore;
let backup: string;

beforeAll(async () => {
  from = await createTestDatabase();
  folder = await mkdtemp(join(tmpdir(), 'btc-damage-'));
  files = openFolderStore(join(folder, 'files'));
  await from.db.insertInto('account').values({ login_user_name: 'reader_one', created_at: now }).execute();
  await sql`insert into audit_entry (at, actor_name, operation, subject_kind, subject_id)
    values (${now}, 'test', 'Test', 'picture', ${`banners/${'cd'.repeat(16)}.webp`})`.execute(from.db);
  await from.db
    .insertInto('site_banner')
    .values({ type: 'home', use_ranges: ['web'], picture: banner, picture_width: 1, picture_height: 1 })
    .execute();
  await keep(`public/${banner}`, 'a picture');
  backup = await make('whole');
});
afterAll(async () => {
  await from.drop();
  await rm(folder, { recursive: true, force: true });
});

async function keep(name: string, text: string): Promise<void> {
  await writeFile(join(folder, 'arriving'), text);
  await files.keep(join(folder, 'arriving'), name);
}

async function make(name: string): Promise<string> {
  const made = await makeBackup({ db: from.db, files }, { folder: join(folder, name), now });
  return join(folder, name, made.name);
}

async function rewrite(change: (name: string, text: string) => string | null): Promise<string> {
  const path = join(folder, 'changed.tar.gz');
  async function* entries(): AsyncGenerator<TarSource> {
    for await (const entry of toEntries(backup)) {
      const parts: Buffer[] = [];
      for await (const part of entry.content()) parts.push(part);
      const text = change(entry.name, Buffer.concat(parts).toString('utf8'));
      if (text === null) continue;
      const content = Buffer.from(text);
      yield { name: entry.name, bytes: content.length, content: [content] };
    }
  }
  await pipeline(Readable.from(tarBytes(entries(), now)), createGzip(), createWriteStream(path));
  return path;
}

describe('a check finds', () => {
  test('nothing in an archive that is as it was written', async () => {
    const { end } = await checkBackup(await rewrite((_name, text) => text));
    expect(end.Missing).toEqual([]);
  });

  test('a row that was changed', async () => {
    const path = await rewrite((_name, text) => text.replace('reader_one', 'reader_two'));
    await expect(checkBackup(path)).rejects.toThrow('is not as it was written: account');
  });

  test('a file that was changed, and one that is not there', async () => {
    const changed = await rewrite((_name, text) => text.replace('a picture', 'a forgery'));
    await expect(checkBackup(changed)).rejects.toThrow(`is not as it was written: public/${banner}`);
    const gone = await rewrite((name, text) => (name.startsWith('files/') ? null : text));
    await expect(checkBackup(gone)).rejects.toThrow(`is not as it was written: public/${banner}`);
  });

  test('another table of contents', async () => {
    const path = await rewrite((name, text) =>
      name === 'backup.json' ? text.replace('2026-02-20', '2026-02-21') : text,
    );
    await expect(checkBackup(path)).rejects.toThrow('is not as it was written: backup.json');
  });
});

test('a file that rows refer to and the store has lost is named by the backup and by its check', async () => {
  await files.remove(`public/${banner}`);
  const made = await makeBackup({ db: from.db, files }, { folder: join(folder, 'lost'), now });
  expect(made.missing).toEqual([`public/${banner}`]);
  const { end } = await checkBackup(join(folder, 'lost', made.name));
  expect(end.Missing).toEqual([`public/${banner}`]);
  await keep(`public/${banner}`, 'a picture');
});

test('a file that is removed while the backup is written lets it begin anew', async () => {
  let lists = 0;
  const leaving: FileStore = {
    ...files,
    list: async () => {
      const names = await files.list();
      lists += 1;
      if (lists > 1) return names;
      // Somebody takes the banner out between the rows and the files.
      await from.db.deleteFrom('site_banner').execute();
      await files.remove(`public/${banner}`);
      return names;
    },
  };
  const made = await makeBackup({ db: from.db, files: leaving }, { folder: join(folder, 'leaving'), now });
  expect([made.missing, lists]).toEqual([[], 2]);
});

test.each([
  ['trade_vintage', 'facts/customs/2026-01-20-0123456789ab-abcdef.parquet'],
  ['trade_import_run', `imports/${'0a'.repeat(32)}.csv`],
  ['plant_list_import', `plant-lists/${'0a'.repeat(32)}`],
  ['price_import_run', `price-files/${'0a'.repeat(32)}`],
  ['video_file', `videos/${'0a'.repeat(16)}.webm`],
])('rows of %s refer to a file by its name', (table, name) => {
  expect(findReferredFiles(table, [JSON.stringify({ id: 1, name })])).toEqual([name]);
});

test.each([
  ['account', { avatar: `/files/avatars/${'0a'.repeat(16)}.webp` }, 'avatars'],
  ['news_article', { title_picture: `articles/${'0a'.repeat(16)}.webp` }, 'articles'],
  ['news_article_text', { body: `<p><img src="/files/articles/${'0a'.repeat(16)}.webp"></p>` }, 'articles'],
  ['news_attachment', { address: `articles/${'0a'.repeat(16)}.webp` }, 'articles'],
  ['video', { poster: `videos/${'0a'.repeat(16)}.webp` }, 'videos'],
])('rows of %s refer to a public picture', (table, row, kind) => {
  expect(findReferredFiles(table, [JSON.stringify(row)])).toEqual([`public/${kind}/${'0a'.repeat(16)}.webp`]);
});

test('what the demonstration ships is in no file store', () => {
  expect(findReferredFiles('video_file', [JSON.stringify({ name: 'quota.webm', is_shipped: true })])).toEqual([]);
});

test('a backup of a newer program is refused before anything is thrown away', async () => {
  await sql`insert into schema_migration (name, checksum) values ('9999_to_come', 'x')`.execute(from.db);
  const newer = await make('newer');
  await sql`delete from schema_migration where name = '9999_to_come'`.execute(from.db);
  const into = await createTestDatabase();
  await into.db.insertInto('account').values({ login_user_name: 'own_reader', created_at: now }).execute();
  const target = { url: into.url, files, workFolder: join(folder, 'work'), replace: true };
  await expect(restoreBackup(newer, target)).rejects.toThrow('The backup is of a newer program than this one.');
  const names = await into.db.selectFrom('account').select('login_user_name').execute();
  expect(names).toEqual([{ login_user_name: 'own_reader' }]);
  await into.drop();
});

test('an archive of the first format is restored', async () => {
  const old = await rewrite((name, text) => {
    if (name === 'backup.json') return JSON.stringify({ ...JSON.parse(text), Format: 1 });
    if (name !== 'end.json') return text;
    const { Rows, Sequences, Files } = JSON.parse(text);
    return JSON.stringify({ Rows, Sequences, Files });
  });
  const into = await createEmptyDatabase();
  const store = openFolderStore(join(folder, 'restored'));
  const target = { url: into.url, files: store, workFolder: join(folder, 'work'), replace: false };
  const { head } = await restoreBackup(old, target);
  expect(head.Format).toBe(1);
  expect(await store.list()).toEqual([`public/${banner}`]);
  const { db, close } = openDb(into.url);
  const names = await db.selectFrom('account').select('login_user_name').execute();
  expect(names).toEqual([{ login_user_name: 'reader_one' }]);
  await close();
  await into.drop();
});

test('a damaged file is left out of a backup and named by it, and the backup that has it good is found', async () => {
  const name = 'facts/customs/2026-01-20-0123456789ab-abcdef.parquet';
  await keep(name, 'facts');
  await saveStoredChecksum(from.db, name, formatDigestText('facts'));
  const good = await makeBackup({ db: from.db, files }, { folder: join(folder, 'copies'), now });
  expect(good.damaged).toEqual([]);
  await keep(name, 'fakts');
  const later = new Date(now.getTime() + 60_000);
  const made = await makeBackup({ db: from.db, files }, { folder: join(folder, 'copies'), now: later });
  expect([made.damaged, made.missing]).toEqual([[name], []]);
  const { end } = await checkBackup(join(folder, 'copies', made.name));
  expect([end.Damaged, end.Digests?.Files[name]]).toEqual([[name], undefined]);
  const file = { file: name, checksum: formatDigestText('facts') };
  expect(await findBackupWith(join(folder, 'copies'), file)).toBe(good.name);
  expect(await findBackupWith(join(folder, 'copies'), { ...file, checksum: formatDigestText('other') })).toBeNull();
  await files.remove(name);
});
