import { type MessageName, toApiBase, toMessageType } from '@btc/contract/wire/message-type.ts';
import type { StaffRole } from '@btc/contract/members/access.ts';
import { addDays, toMonday } from '@btc/contract/time.ts';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { shanghaiDay } from '#platform/clock/shanghai-time.ts';
import { queueMail } from '#platform/mail/outbox.ts';
import { testMail } from '#platform/mail/outbox.fixture.ts';
import { openSession } from '#platform/session/session.ts';
import { createTestApp, envelope, type TestApp } from '../app.fixture.ts';
import { createDailyCounter } from '#console/counting/daily-counter.ts';

const browser = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
let app: TestApp;
const tokens = new Map<string, string>();

beforeAll(async () => {
  app = await createTestApp();
  for (const role of ['editor', 'analyst', 'desk', 'admin'] as const) {
    const { id } = await app.db
      .insertInto('account')
      .values({ login_user_name: `console_${role}`, created_at: app.clock.now(), staff_role: role })
      .returning('id')
      .executeTakeFirstOrThrow();
    tokens.set(role, await openSession(app.db, { userId: id, remember: false, now: app.clock.now(), isStaff: true }));
  }
});
afterAll(() => app.close());

interface Answer {
  readonly ErrorCode: number;
  readonly Data: {
    readonly Row?: Readonly<Record<string, string>>;
    readonly Rows?: readonly Readonly<Record<string, unknown>>[];
    readonly List?: readonly Readonly<Record<string, unknown>>[];
    readonly Datas?: readonly Readonly<Record<string, unknown>>[];
    readonly Patterns?: readonly Readonly<Record<string, unknown>>[];
    readonly Dict?: Readonly<Record<string, unknown>>;
    readonly Total?: number;
  };
}

async function call(name: MessageName, data: object = {}, role: StaffRole | null = 'admin'): Promise<Answer> {
  const token = role === null ? undefined : tokens.get(role);
  const response = await app.app.inject({
    method: 'POST',
    url: `/api/${toApiBase(name)}/${name}`,
    payload: envelope(toMessageType(name), data),
    headers: token === undefined ? {} : { token, authorization: 'btc-portal' },
  });
  return response.json();
}

async function madeBackup(): Promise<string> {
  for (let time = 0; time < 200; time += 1) {
    const { Rows, Dict } = (await call('GetBackups')).Data;
    if (Dict?.['IsRunning'] === false) {
      expect(Dict['HasFailed']).toBe(false);
      return String(Rows?.[0]?.['Name']);
    }
    await wait(50);
  }
  throw new Error('The backup took too long');
}

test('a backup is made, fetched once by its key, and deleted; each leaves an entry in the audit trail', async () => {
  expect((await call('MakeBackup')).ErrorCode).toBe(0);
  const name = await madeBackup();
  const { Row } = (await call('OpenBackup', { Name: name })).Data;
  const head = await app.app.inject({ method: 'HEAD', url: `/download/backup/${Row?.['Key']}` });
  expect([head.statusCode, head.rawPayload.length]).toEqual([200, 0]);
  const fetched = await app.app.inject({ url: `/download/backup/${Row?.['Key']}` });
  expect(fetched.headers['content-length']).toBe(head.headers['content-length']);
  expect(fetched.statusCode).toBe(200);
  expect(fetched.headers['content-disposition']).toContain(name);
  expect(fetched.headers['cache-control']).toBe('no-store');
  expect(fetched.rawPayload.subarray(0, 2)).toEqual(Buffer.from([0x1f, 0x8b]));
  expect((await app.app.inject({ url: `/download/backup/${Row?.['Key']}` })).statusCode).toBe(404);
  expect((await call('DeleteBackup', { Name: name })).ErrorCode).toBe(0);
  expect((await call('DeleteBackup', { Name: name })).ErrorCode).toBe(1009);
  expect((await call('OpenBackup', { Name: name })).ErrorCode).toBe(1009);
  const entries = await app.db
    .selectFrom('audit_entry')
    .select('operation')
    .where('subject_kind', '=', 'backup')
    .execute();
  expect(entries.map(({ operation }) => operation)).toEqual(['MakeBackup', 'OpenBackup', 'DeleteBackup']);
});

test('the log shows no key that an address carries', async () => {
  await call('MakeBackup');
  const key = String((await call('OpenBackup', { Name: await madeBackup() })).Data.Row?.['Key']);
  const portal = await app.app.listen({ host: '127.0.0.1', port: 0 });
  app.lines.length = 0;
  for (const path of [
    `/download/backup/${key}`,
    `/Download/Backup/${key}`,
    `/newsletter/one-click?key=${key}`,
    `/video-files/4/video.mp4?until=1&sign=${key}`,
  ]) {
    await fetch(portal + path, { method: 'HEAD', redirect: 'manual' });
  }
  await expect.poll(() => app.lines.filter((line) => line.includes('"method":"HEAD"'))).toHaveLength(4);
  expect(app.lines.join('')).toContain('"path":"/download/backup/…"');
  expect(app.lines.join('')).not.toContain(key);
});

test('a key is good for a minute', async () => {
  await call('MakeBackup');
  const name = await madeBackup();
  const { Row } = (await call('OpenBackup', { Name: name })).Data;
  const fetchBy = async (key: unknown) =>
    (await app.app.inject({ method: 'GET', url: `/download/backup/${String(key)}` })).statusCode;
  const second = (await call('OpenBackup', { Name: name })).Data.Row;
  app.clock.advance(60_000 - 1);
  expect(await fetchBy(second?.['Key'])).toBe(200);
  app.clock.advance(1);
  expect(await fetchBy(Row?.['Key'])).toBe(404);
});

test('the plan of backups is saved with its place tried first, by one at a time, and is in the audit trail', async () => {
  const share = await mkdtemp(join(tmpdir(), 'btc-share-'));
  const plan = {
    Hour: 3,
    KeepDays: 30,
    KeepCount: 7,
    CopyTo: 'none',
    Folder: '',
    Endpoint: '',
    Region: '',
    Bucket: '',
  };
  const save = async (change: object, Revision = 1) => call('SaveBackupPlan', { ...plan, ...change, Revision });
  const readRule = async (change: object, Revision = 1) => (await save(change, Revision)).Data.List?.[0];
  expect(await readRule({ CopyTo: 'folder', Folder: join(share, 'none') })).toEqual({ Field: 'Folder', Rule: 'place' });
  expect(await readRule({ CopyTo: 'folder', Folder: 'share' })).toEqual({ Field: 'Folder', Rule: 'place' });
  expect(await readRule({ CopyTo: 'folder', Folder: join(app.config.dataDir, 'copies') })).toEqual({
    Field: 'Folder',
    Rule: 'inside',
  });
  const bucket = { CopyTo: 's3', Endpoint: 'https://s3.example.com', Region: 'r', Bucket: 'b' };
  expect(await readRule(bucket)).toEqual({ Field: 'CopyTo', Rule: 'keys' });
  expect((await save({ CopyTo: 'folder', Folder: share })).Data.Row).toEqual({ Revision: 2 });
  expect(await readRule({})).toEqual({ Field: 'Revision', Rule: 'changed' });
  const { Row, Dict } = (await call('GetBackups')).Data;
  expect(Row).toMatchObject({ Hour: 3, KeepDays: 30, CopyTo: 'folder', Folder: share, Revision: 2, HasKeys: false });
  expect(Dict?.['NextDate']).toBe('2026-03-02T19:00:00.000Z');
  const entries = await app.db
    .selectFrom('audit_entry')
    .select('after')
    .where('operation', '=', 'SaveBackupPlan')
    .execute();
  expect(entries).toMatchObject([{ after: { Hour: 3, Folder: share } }]);
  await save({ Hour: null, KeepDays: null }, 2);
  await rm(share, { recursive: true });
});

test('a backup that failed stands on the front page until one went well', async () => {
  const failed = { is_scheduled: true, state: 'failed', reason: 'copy', detail: 'no such folder' };
  await app.db.deleteFrom('backup_run').execute();
  await app.db
    .insertInto('backup_run')
    .values({ ...failed, started_at: app.clock.now() })
    .execute();
  const waiting = async () =>
    (await call('GetWaitingWork')).Data.Rows?.find(({ Kind }) => Kind === 'failedBackups')?.['Waiting'];
  expect(await waiting()).toBe(1);
  expect((await call('GetBackups')).Data.List).toMatchObject([
    { Scheduled: true, Reason: 'copy', Detail: 'no such folder' },
  ]);
  app.clock.advance(1000);
  await call('MakeBackup');
  await madeBackup();
  expect(await waiting()).toBe(0);
});

test('the state of the system has sizes, versions and folders', async () => {
  const { Row, Rows, Datas } = (await call('GetSystemState')).Data;
  expect(Number(Row?.['DatabaseBytes'])).toBeGreaterThan(1_000_000);
  expect(Row?.['DatabaseVersion']).toMatch(/^18/);
  expect(Row?.['CacheChecks']).toEqual({ Checked: 0, Different: 0, LastDate: null });
  expect(Rows?.length).toBeGreaterThan(5);
  expect(Array.isArray(Datas)).toBe(true);
});

test('failed mails are sent again together, and a task is done at once', async () => {
  for (const words of ['one', 'two']) await queueMail(app.db, testMail(words));
  await app.db.updateTable('outgoing_mail').set({ state: 'failed', last_error: 'EREFUSED' }).execute();
  const before = (await call('GetJobs')).Data.Rows?.find(({ Queue }) => Queue === 'mail');
  expect(before).toMatchObject({ Waiting: 0, Failed: 2, LastError: 'EREFUSED' });
  expect((await call('RetryJob', { Job: 'mail' })).Data.Total).toBe(2);
  expect((await call('GetJobs')).Data.Rows?.[0]).toMatchObject({ Queue: 'mail', Waiting: 2, Failed: 0 });
  expect((await call('RetryJob', { Job: 'searchTerms' })).Data.Total).toBe(1);
  const task = (await call('GetJobs')).Data.List?.find(({ Task }) => Task === 'searchTerms');
  expect(task).toMatchObject({ IsRunning: false, LastError: null, LastDate: expect.any(String) });
});

test('searches of readers are counted with their words and what they found; those of staff and later pages are not', async () => {
  for (const data of [{ Keyword: 'Chuck Roll' }, { Keyword: 'chuck roll' }, { Keyword: 'a@example.com' }]) {
    expect((await call('SearchNews', data, null)).ErrorCode).toBe(0);
  }
  await call('SearchNews', { Keyword: 'chuck roll', Page: 2 }, null);
  await call('SearchNews', { Keyword: 'of staff' }, 'editor');
  const { Rows, Datas, Dict } = (await call('GetReaderFigures', { Days: 7 }, 'analyst')).Data;
  expect(Rows).toHaveLength(7);
  expect(Rows?.at(-1)).toMatchObject({ Searches: 3, EmptySearches: 3 });
  expect(Datas).toEqual([{ Words: 'chuck roll', Room: 'news', Searches: 2, EmptySearches: 2 }]);
  expect(Dict).toEqual({ Since: Rows?.at(-1)?.['Date'] });
});

test('pages are summed by part and edition, without robots', async () => {
  const counter = createDailyCounter({ db: app.db, clock: app.clock });
  for (const address of ['/cn/BTCData', '/cn/BTCData?x=1', '/BTCInfo', '/console/desk'])
    counter.countPage(address, browser);
  counter.countPage('/BTCInfo', 'Googlebot/2.1');
  counter.countPage('/BTCInfo', '');
  await counter.flush();
  counter.countPage('/BTCInfo', browser);
  await counter.stop();
  const { Patterns, Rows } = (await call('GetReaderFigures', { Days: 30 }, 'desk')).Data;
  expect(Patterns).toEqual([
    { Area: 'news', Chinese: 0, English: 2 },
    { Area: 'data', Chinese: 2, English: 0 },
  ]);
  expect(Rows?.at(-1)).toMatchObject({ Pages: 4 });
});

test('each role is told of its own work, the admin of all', async () => {
  const readKinds = async (role: StaffRole) =>
    (await call('GetWaitingWork', {}, role)).Data.Rows?.map(({ Kind }) => Kind);
  expect(await readKinds('editor')).toEqual(['articlesInReview', 'changedFigures', 'claims', 'reports']);
  expect(await readKinds('analyst')).toEqual(['tradeFiles']);
  expect(await readKinds('desk')).toContain('newRequests');
  expect(await readKinds('desk')).not.toContain('failedTasks');
  expect(await readKinds('admin')).toHaveLength(15);
});

test('each source says when it was last tried, last loaded, and how far it reaches', async () => {
  const run = {
    form: 'quotes',
    file_path: 'x',
    checksum: 'x',
    rows_read: 1,
    bad_rows: 0,
    added: 1,
    changed: 0,
    same: 0,
    new_series: 0,
  };
  await app.db
    .insertInto('price_import_run')
    .values([
      { ...run, file_name: 'good.csv', outcome: 'loaded', to_day: '2026-02-10', at: new Date('2026-02-11T00:00:00Z') },
      { ...run, file_name: 'bad.csv', outcome: 'refused', at: new Date('2026-02-12T00:00:00Z') },
    ])
    .execute();
  expect((await call('GetImportHealth', {}, 'analyst')).Data.Rows).toEqual([
    {
      Kind: 'prices',
      Source: 'quotes',
      TriedDate: '2026-02-12T00:00:00.000Z',
      Outcome: 'refused',
      LoadedDate: '2026-02-11T00:00:00.000Z',
      Until: '2026-02-10',
      FileName: 'bad.csv',
    },
  ]);
  expect((await call('GetImportHealth', {}, 'editor')).ErrorCode).toBe(1007);
  const diary = await call('GetImportDiary', {}, 'analyst');
  expect(diary.Data).toMatchObject({ Total: 2, Dict: { trade: 0, prices: 2, plants: 0 } });
  expect(diary.Data.Rows?.map(({ FileName, Outcome }) => [FileName, Outcome])).toEqual([
    ['bad.csv', 'refused'],
    ['good.csv', 'loaded'],
  ]);
  expect((await call('GetImportDiary', { Kind: 'plants' }, 'analyst')).Data).toMatchObject({ Rows: [], Total: 0 });
});

test('the data desk is told what of its week is done and what is missing', async () => {
  const since = new Date('2026-01-01T00:00:00Z');
  const monday = toMonday(shanghaiDay(app.clock.now()));
  const [series] = await app.db
    .insertInto('price_series')
    .values(
      ['beef', 'beef', 'pork'].map((meat, index) => ({
        meat,
        market_type: 'spot',
        origin: 'BRA',
        cut: ['shin', 'knuckle', 'trotter'][index] ?? '',
        term: 'EXW',
        unit: 'CNY/kg',
        port: 'shanghai',
        storage: 'frozen',
        created_at: since,
      })),
    )
    .returning('id')
    .execute();
  const quote = { low: 1, high: 3, mainstream: 2, quote_count: 3, basis: 'offer', series_id: series?.id ?? 0 };
  await app.db
    .insertInto('price_quote')
    .values([
      { ...quote, day: addDays(monday, -1), state: 'published', published_at: since },
      { ...quote, day: addDays(monday, 1), state: 'published', published_at: since },
    ])
    .execute();
  const tasks = async () => (await call('GetDeskWeek', {}, 'analyst')).Data.Rows ?? [];
  const rows = await tasks();
  expect(rows.map(({ Task, Meat, MarketType }) => [Task, Meat, MarketType])).toEqual([
    ['quotes', 'beef', 'spot'],
    ['quotes', 'pork', 'spot'],
    ['cattle', null, null],
    ['rates', null, null],
    ['survey', null, null],
    ['report', null, null],
  ]);
  expect(rows[0]).toMatchObject({ Done: 1, Drafts: 0, Of: 2, Date: addDays(monday, 1) });
  expect(rows[1]).toMatchObject({ Done: 0, Of: 1, Date: null });
  await app.db
    .insertInto('weekly_report')
    .values({ week_start: monday, week_end: addDays(monday, 4), state: 'draft', title_cn: '周报', title_en: 'Week' })
    .execute();
  expect((await tasks()).at(-1)).toMatchObject({ Done: 0, Drafts: 1, Of: 1, Date: addDays(monday, 4) });
  expect((await call('GetDeskWeek', {}, 'desk')).ErrorCode).toBe(1007);
});

test('filters of a list are kept under a name, each person’s own', async () => {
  const list = { Screen: 'desk/members' };
  const names = async (role: StaffRole) =>
    (await call('GetListFilters', list, role)).Data.Rows?.map(({ Name, Query }) => [Name, Query]);
  const save = (Name: string, Query: string) => call('SaveListFilter', { ...list, Name, Query }, 'desk');
  await save('  Paid ', 'state=3');
  await save('Brazil', 'q=jbs');
  const { Row } = (await save('Paid', 'sort=name&state=3')).Data;
  expect(await names('desk')).toEqual([
    ['Brazil', 'q=jbs'],
    ['Paid', 'sort=name&state=3'],
  ]);
  expect(await names('editor')).toEqual([]);
  await call('DeleteListFilter', { ListFilterID: Row?.['ListFilterID'] }, 'editor');
  expect(await names('desk')).toHaveLength(2);
  await call('DeleteListFilter', { ListFilterID: Row?.['ListFilterID'] }, 'desk');
  expect(await names('desk')).toEqual([['Brazil', 'q=jbs']]);
  for (let number = 0; number < 19; number += 1) await save(`n${number}`, 'q=x');
  expect(await save('one more', 'q=x')).toMatchObject({
    ErrorCode: 1001,
    Data: { List: [{ Field: 'Name', Rule: 'too_many' }] },
  });
  expect((await save('n0', 'q=y')).ErrorCode).toBe(0);
  expect((await call('GetListFilters', list, null)).ErrorCode).toBe(1006);
});

test('a record’s history is shown to those whose work it is', async () => {
  const entry = { Type: 'coldStore', Province: '31', City: '上海', Products: ['storage'], Summary: '演示' };
  const made = (await call('SaveMerchant', { ...entry, Name: '甲冷库' }, 'editor')).Data.Row;
  const seen = { MerchantID: made?.['MerchantID'], Revision: made?.['Revision'] };
  await call('SaveMerchant', { ...entry, ...seen, Name: '乙冷库' }, 'editor');
  const history = { Kind: 'merchant', ID: String(made?.['MerchantID']) };
  const { Rows = [] } = (await call('GetRecordHistory', history, 'editor')).Data;
  expect(Rows.map(({ Before, After }) => [Before, After])).toEqual([
    [expect.objectContaining({ name: '甲冷库' }), expect.objectContaining({ name: '乙冷库' })],
    [null, expect.objectContaining({ name: '甲冷库' })],
  ]);
  expect((await call('GetRecordHistory', history, 'analyst')).ErrorCode).toBe(1007);
  expect((await call('GetRecordHistory', { ...history, Kind: 'plant' }, 'editor')).ErrorCode).toBe(1007);
});
