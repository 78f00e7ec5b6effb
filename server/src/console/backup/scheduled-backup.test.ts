import { mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { hourMs, minuteMs } from '@btc/contract/time.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openFolderStore } from '#platform/files/file-store.ts';
import { startS3Server, type TestS3Server } from '#platform/files/s3-server.fixture.ts';
import { fixedClock } from '#testing/fixed-clock.ts';
import { forgetAudit } from '#testing/forget-audit.ts';
import { createTestDatabase, type TestDatabase } from '#testing/test-database.ts';
import { listOldBackups } from './backup-form.ts';
import { listLastRuns, updatePlan } from './backup-plan.queries.ts';
import { takeBackupTurn } from './backup.queries.ts';
import { type BackupWork, performBackup } from './perform-backup.ts';
import { findLastDue, findNextDue, makeDueBackup } from './scheduled-backup.ts';

let database: TestDatabase;
let folder: string;
let shared: string;
let s3: TestS3Server;
const clock = fixedClock('2026-03-02T12:00:00+08:00');

beforeAll(async () => {
  database = await createTestDatabase();
  folder = await mkdtemp(join(tmpdir(), 'btc-schedule-'));
  s3 = await startS3Server();
});
beforeEach(async () => {
  await database.db.deleteFrom('backup_run').execute();
  await forgetAudit(database.db);
  await updatePlan(database.db, { hour: 3, keep_days: null, keep_count: 7, target: 'none' });
  s3.objects.clear();
  await rm(join(folder, 'backups'), { recursive: true, force: true });
  shared = await mkdtemp(join(folder, 'share-'));
  clock.set('2026-03-02T12:00:00+08:00');
});
afterAll(async () => {
  await s3.close();
  await database.drop();
  await rm(folder, { recursive: true, force: true });
});

const work = (): BackupWork => ({
  db: database.db,
  clock,
  files: openFolderStore(join(folder, 'files')),
  folder: join(folder, 'backups'),
  keys: s3.settings,
});
const made = () => readdir(join(folder, 'backups')).catch(() => []);

test('it is due at its hour in Shanghai', () => {
  expect(findLastDue(3, new Date('2026-03-02T02:59:59+08:00'))).toEqual(new Date('2026-03-01T03:00:00+08:00'));
  expect(findLastDue(3, new Date('2026-03-02T03:00:00+08:00'))).toEqual(new Date('2026-03-02T03:00:00+08:00'));
  expect(findNextDue(23, new Date('2026-03-02T01:00:00Z'))).toEqual(new Date('2026-03-02T23:00:00+08:00'));
});

describe('a schedule', () => {
  test('makes one a day, whatever number of processes look', async () => {
    await Promise.all([makeDueBackup(work()), makeDueBackup(work()), makeDueBackup(work())]);
    await makeDueBackup(work());
    expect(await made()).toEqual(['backup-20260302-040000.tar.gz']);
    clock.set('2026-03-03T02:59:00+08:00');
    await makeDueBackup(work());
    expect(await made()).toHaveLength(1);
    clock.set('2026-03-03T03:00:00+08:00');
    await makeDueBackup(work());
    expect(await made()).toHaveLength(2);
    expect(await listLastRuns(database.db)).toMatchObject([{ state: 'done', is_scheduled: true, copied_to: null }]);
    const entries = await database.db.selectFrom('audit_entry').select(['operation', 'actor_name']).execute();
    expect(entries).toEqual([
      { operation: 'MakeBackup', actor_name: 'schedule' },
      { operation: 'MakeBackup', actor_name: 'schedule' },
    ]);
  });

  test('makes none where no hour is set', async () => {
    await updatePlan(database.db, { hour: null });
    await makeDueBackup(work());
    expect(await made()).toEqual([]);
  });

  test('leaves one that is being made alone, and is no failure then', async () => {
    await database.db.transaction().execute(async (other) => {
      await takeBackupTurn(other);
      await makeDueBackup(work());
    });
    expect(await made()).toEqual([]);
    expect(await database.db.selectFrom('backup_run').selectAll().execute()).toEqual([]);
    await makeDueBackup(work());
    expect(await made()).toHaveLength(1);
  });

  test('tries again an hour after a failure, and says why it failed', async () => {
    await updatePlan(database.db, { target: 'folder', folder: join(folder, 'not-mounted') });
    await expect(makeDueBackup(work())).rejects.toMatchObject({ reason: 'copy' });
    clock.advance(59 * minuteMs);
    await makeDueBackup(work());
    expect(await made()).toHaveLength(1);
    const [run] = await listLastRuns(database.db);
    expect(run).toMatchObject({ state: 'failed', reason: 'copy', file_name: 'backup-20260302-040000.tar.gz' });
    expect(run?.detail).toContain('not-mounted');
    clock.advance(2 * minuteMs);
    await updatePlan(database.db, { target: 'folder', folder: shared });
    await makeDueBackup(work());
    expect((await listLastRuns(database.db)).map(({ state }) => state)).toEqual(['done', 'failed']);
  });

  test('counts an attempt whose process was killed as failed', async () => {
    const started_at = new Date(clock.now().getTime() - 2 * hourMs);
    await database.db.insertInto('backup_run').values({ is_scheduled: true, started_at }).execute();
    await makeDueBackup(work());
    expect(await listLastRuns(database.db)).toMatchObject([
      { state: 'done' },
      { state: 'failed', reason: 'interrupted' },
    ]);
  });
});

describe('a copy', () => {
  test('lies in the folder, whole and for its owner alone', async () => {
    await updatePlan(database.db, { target: 'folder', folder: shared });
    const { name } = await performBackup(work());
    expect(await readdir(shared)).toEqual([name]);
    const [here, there] = [join(folder, 'backups', name), join(shared, name)];
    expect((await readFile(there)).equals(await readFile(here))).toBe(true);
    expect((await stat(there)).mode & 0o777).toBe(0o600);
    expect(await listLastRuns(database.db)).toMatchObject([{ state: 'done', is_scheduled: false, copied_to: shared }]);
  });

  test('lies in the bucket', async () => {
    const { endpoint, region, bucket } = s3.settings;
    await updatePlan(database.db, { target: 's3', endpoint, region, bucket });
    const { name } = await performBackup(work());
    expect(s3.objects.get(name)?.equals(await readFile(join(folder, 'backups', name)))).toBe(true);
    const [run] = await listLastRuns(database.db);
    expect(run?.copied_to).toContain(bucket);
  });

  test('that the bucket refuses is a failure, and the backup is still on this machine', async () => {
    const { endpoint, region } = s3.settings;
    await updatePlan(database.db, { target: 's3', endpoint, region, bucket: 'other' });
    await expect(performBackup(work())).rejects.toMatchObject({ reason: 'copy' });
    await expect(performBackup({ ...work(), keys: null })).rejects.toThrow('BACKUP_S3_ACCESS_KEY_ID');
    expect(await made()).toHaveLength(1);
  });
});

describe('what is old', () => {
  const names = ['20260101', '20260201', '20260220', '20260228'].map((day) => `backup-${day}-190000.tar.gz`);
  const now = new Date('2026-03-02T04:00:00Z');

  test.each([
    [null, 1, 0],
    [7, 1, 3],
    [7, 3, 1],
    [30, 1, 1],
    [7, 9, 0],
  ])('after %j days, but for the newest %i', (keepDays, keepCount, gone) => {
    const found = listOldBackups(['notes.txt', ...names], { now, keepDays, keepCount });
    expect(found.toSorted()).toEqual(names.slice(0, gone));
  });

  test('goes from this machine and from the copies, with an entry in the audit trail, and nothing else goes', async () => {
    await updatePlan(database.db, { keep_days: 7, keep_count: 2, target: 'folder', folder: shared });
    await mkdir(join(folder, 'backups'));
    for (const place of [join(folder, 'backups'), shared]) {
      for (const name of [...names, 'notes.txt']) await writeFile(join(place, name), 'old');
    }
    const { name } = await performBackup(work());
    const left = [names[3], name, 'notes.txt'];
    expect(await made()).toEqual(left);
    expect(await readdir(shared)).toEqual(left);
    const entries = await database.db.selectFrom('audit_entry').select('operation').execute();
    expect(entries).toEqual(Array.from({ length: 6 }, () => ({ operation: 'DeleteBackup' })));
  });

  test('stays where the new one could not be copied', async () => {
    await updatePlan(database.db, { keep_days: 7, keep_count: 1, target: 'folder', folder: join(folder, 'gone') });
    await mkdir(join(folder, 'backups'));
    for (const name of names) await writeFile(join(folder, 'backups', name), 'old');
    await expect(performBackup(work())).rejects.toThrow();
    expect(await made()).toHaveLength(5);
  });
});
