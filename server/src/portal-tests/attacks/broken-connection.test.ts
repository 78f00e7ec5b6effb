import { createHash } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openItem } from '#platform/access/item-access.ts';
import { failure } from '#platform/api/answer.ts';
import type { Caller } from '#platform/api/binding.ts';
import { changeAsStaff } from '#platform/audit/staff-change.ts';
import { type Db, pingDatabase } from '#platform/db/db.ts';
import { openFolderStore } from '#platform/files/file-store.ts';
import { claimRow, settleRow } from '#platform/jobs/queue-row.queries.ts';
import { queueMail } from '#platform/mail/outbox.ts';
import { addCaller } from '#testing/add-caller.ts';
import { type CuttableDb, openCuttable } from '#testing/cut-connection.ts';
import { fixedClock } from '#testing/fixed-clock.ts';
import { isLong } from '#testing/long-tests.ts';
import { createTestDatabase, type TestDatabase } from '#testing/test-database.ts';
import { makeBackup } from '#console/backup/make-backup.ts';
import { createDailyCounter } from '#console/counting/daily-counter.ts';
import { openSession } from '#platform/session/session.ts';
import { draft } from '#news/news.fixture.ts';
import { insertPublishedArticles } from '#news/write/article-write.service.ts';
import { refreshDuePlants } from '#plants/registry/registry.service.ts';
import { sendBatch } from '#newsletter/send.service.ts';
import { digestTables } from '../doors/table-digests.fixture.ts';
import { loadVintage } from '#trade/import/facts/vintage.load.ts';

const clock = fixedClock('2026-11-20T08:00:00+08:00');
const publicUrl = 'https://portal.example';
let database: TestDatabase;
let folder: string;
let editor: Caller;
let onTrial: Caller;

beforeAll(async () => {
  database = await createTestDatabase();
  folder = await mkdtemp(join(tmpdir(), 'btc-broken-'));
  const { db } = database;
  editor = await addCaller({ db, clock }, { name: 'editor_wang', role: 'editor' });
  onTrial = await addCaller({ db, clock }, { name: 'trial_li', role: null });
  await sql`
    insert into newsletter_issue (id, week_start, state, send_at, changed_at)
    values (1, '2026-11-16', 'scheduled', ${clock.now()}, ${clock.now()})`.execute(db);
  await sql`
    insert into newsletter_issue_text (issue_id, edition, subject, intro, closing, content)
    select 1, edition, 'Week', '', '', '{"Articles": [], "Indices": [], "Changes": [], "ChangesTotal": 0, "Demo": false}'
    from unnest(array['cn', 'en']) edition`.execute(db);
  await sql`insert into plant (code, origin, number, name_en) values ('AUS-1', 'AUS', '1', 'Plant')`.execute(db);
  await sql`
    insert into newsletter_subscriber (email, edition, state, requested_at, stop_key)
    select n || '@example.com', 'cn', 'subscribed', ${clock.now()}, lpad(n::text, 32, '0') from generate_series(1, 3) n
  `.execute(db);
});
afterAll(async () => {
  await database.drop();
  await rm(folder, { recursive: true, force: true });
});

const mail = {
  to: 'a@example.com',
  edition: 'cn',
  template: 'test',
  subject: 'S',
  text: 'T',
  html: '<p>T</p>',
} as const;

const kinds: Readonly<Record<string, (db: Db) => Promise<unknown>>> = {
  'a change by staff': (db) =>
    changeAsStaff({ db, clock }, { operation: 'Test', caller: editor }, async ({ db: transaction, staff }) => {
      const id = await queueMail(transaction, mail);
      await transaction.updateTable('account').set({ company_name: id }).where('id', '=', staff.userId).execute();
      return { subject: { kind: 'member', id: staff.userId }, before: null, after: { id }, result: id };
    }),
  'a publication': (db) => insertPublishedArticles({ db, clock }, [{ publishedAt: clock.now(), draft: draft() }]),
  'an item of a trial': (db) => {
    const user = onTrial.user && {
      ...onTrial.user,
      membership: { ...onTrial.user.membership, ChargeState: 2, ChargeExpireDate: null },
    };
    const id = Math.floor(Math.random() * 1e9);
    return openItem(db, { user, edition: 'cn', now: clock.now() }, { module: 'Info', id });
  },
  'a sign-in': (db) =>
    db
      .transaction()
      .execute((transaction) =>
        openSession(transaction, { userId: onTrial.user?.userId ?? 0, remember: false, now: clock.now() }),
      ),
  'a message for the outbox': (db) => db.transaction().execute((transaction) => queueMail(transaction, mail)),
  'the sending of a newsletter': async (db) => {
    await sendBatch({ db, clock, publicUrl }, 1);
  },
  'the counting of pages': async (db) => {
    const counter = createDailyCounter({ db, clock });
    counter.countPage('/cn/BTCInfo', 'Mozilla/5.0');
    counter.countSearch('news', '牛腩', 0);
    await counter.stop();
  },
  'the states of plants': async (db) => {
    await refreshDuePlants({ db, clock, publicUrl });
  },
  'an import': async (db) => {
    const workFolder = await mkdtemp(join(folder, 'import-'));
    const facts = {
      writeParquet: async (path: string) => {
        await writeFile(path, workFolder);
        return { rows: 1, bytes: workFolder.length };
      },
    };
    const incoming = {
      source: 'shipments',
      grain: 'month',
      publishedOn: '2026-10-20',
      dimensions: [],
      periodFrom: 202_601,
      periodTo: 202_601,
      hsCodes: ['02023000'],
      origins: null,
    } as const;
    const madeFrom = createHash('sha256').update(workFolder).digest('hex');
    const store = { db, files: openFolderStore(folder) };
    await loadVintage(store, facts, { incoming, madeFrom, workFolder }, () => Promise.resolve());
  },
  'a backup': (db) =>
    makeBackup(
      { db, files: openFolderStore(join(folder, 'none')) },
      { folder: join(folder, 'backups'), now: clock.now() },
    ),
};

type Digests = Awaited<ReturnType<typeof digestTables>>;

/** Does the work with the connection cut after so many statements: all of it, or nothing and 1010. */
async function doCut(cuttable: CuttableDb, work: (db: Db) => Promise<unknown>, statements: number, before: Digests) {
  cuttable.cutAfter(statements);
  const error = await work(cuttable.db).then(
    () => null,
    (reason: unknown) => reason,
  );
  const wasCut = cuttable.isCut();
  if (error !== null) {
    expect(failure(error)).toMatchObject({ status: 503, errorCode: 1010 });
    expect(await digestTables(database.db)).toEqual(before);
  }
  cuttable.cutAfter(0);
  await pingDatabase(cuttable.db);
  return { wasCut, hasFailed: error !== null };
}

describe.each(isLong ? [1, 10] : [1])(
  'with a pool of %i, a connection that ends between two statements of',
  (poolSize) => {
    let cuttable: CuttableDb;
    beforeAll(() => {
      cuttable = openCuttable(database, poolSize);
    });
    afterAll(() => cuttable.close());

    test.each(Object.entries(kinds))('%s undoes all of it, and the next attempt does it', async (_, work) => {
      await sql`update plant set next_event_on = '2026-01-01'`.execute(database.db);
      await sql`update newsletter_issue set state = 'scheduled'`.execute(database.db);
      await sql`delete from newsletter_delivery`.execute(database.db);
      let failures = 0;
      let before = await digestTables(database.db);
      for (let statements = 1; statements < 100; statements += statements < 12 ? 1 : 20) {
        const { wasCut, hasFailed } = await doCut(cuttable, work, statements, before);
        if (hasFailed) failures += 1;
        if (!wasCut) break;
        // What failed left everything as it was, and has been compared.
        if (!hasFailed) before = await digestTables(database.db);
      }
      expect(failures).toBeGreaterThan(0);
      await work(cuttable.db);
    });
  },
);

test('a message that was claimed for sending is settled though the connection ended meanwhile', async () => {
  const cuttable = openCuttable(database, 1);
  await queueMail(database.db, mail);
  cuttable.cutAfter(1);
  const rows = { table: 'outgoing_mail' } as const;
  const item = await claimRow(cuttable.db, rows, { leaseMs: 60_000, columns: ['recipient'] });
  if (item === null) throw new Error('Nothing was claimed');
  await settleRow(cuttable.db, rows, { item, settlement: { kind: 'done' } });
  const stored = database.db.selectFrom('outgoing_mail').select('state').where('id', '=', item.id);
  expect(await stored.executeTakeFirst()).toEqual({ state: 'sent' });
  await cuttable.close();
});
