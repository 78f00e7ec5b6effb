import { afterAll, beforeAll, expect, test } from 'vitest';
import { countedLine } from '#safeguard/counted-line.fixture.ts';
import { addReader, type Alerts, openAlerts, type Reader } from './alerts.fixture.ts';

let alerts: Alerts;
beforeAll(async () => {
  alerts = await openAlerts();
});
afterAll(() => alerts.drop());

const brazil = { Kind: 'origin', Code: 'BRA' } as const;

async function countBrazil(tonnes: number, central: string | null): Promise<void> {
  const names = { sourceCn: '演示', sourceEn: 'Demonstration', isDemo: true };
  alerts.counts.now = { ...names, counts: [countedLine('BRA', tonnes, central)], shares: [], watch: [] };
  await alerts.db
    .insertInto('job')
    .values({ kind: 'alert', subject: 'trade' })
    .onConflict((conflict) =>
      conflict.columns(['kind', 'subject']).doUpdateSet({ state: 'queued', next_attempt_at: new Date(0) }),
    )
    .execute();
  await alerts.look();
}

async function pinBrazil(name: string, ...kinds: readonly ('quota' | 'duty' | 'tag' | 'revision')[]): Promise<Reader> {
  const reader = await addReader(alerts.db, name, ['Data']);
  await alerts.pin(reader, brazil);
  for (const kind of kinds) await alerts.set(reader, brazil, kind);
  return reader;
}

test('each step of a quota is told once, and a new expected day as well', async () => {
  await countBrazil(500_000, '2026-11-28');
  const reader = await pinBrazil('quota_reader', 'quota');
  const notified = async () => (await alerts.listRaised(reader)).map(({ detail }) => detail);
  await countBrazil(700_000, '2026-11-28');
  expect(await notified()).toMatchObject([{ kind: 'quota', nameCn: '巴西国别配额', path: '/Quota', step: 50 }]);
  await countBrazil(710_000, '2026-11-25');
  await countBrazil(720_000, '2026-11-25');
  expect((await notified()).slice(1)).toMatchObject([{ kind: 'expected', before: '2026-11-28', after: '2026-11-25' }]);
  await countBrazil(1_090_000, '2026-11-25');
  expect((await notified()).slice(2)).toMatchObject([{ kind: 'quota', step: 95 }]);
});

test('a duty that changes is told', async () => {
  await countBrazil(500_000, '2026-12-20');
  const reader = await pinBrazil('duty_reader', 'duty');
  await countBrazil(1_200_000, '2026-09-10');
  const [raised] = await alerts.listRaised(reader);
  // No notice says so: the alert does not either.
  expect(raised?.detail).toMatchObject({
    kind: 'duty',
    dutyCn: '67%（海关数据已用满，尚无公告）',
    dutyEn: '67% (quota full by customs data, no notice yet)',
  });
});

test('the day on which a quota will be full does not change where nothing is counted any more', async () => {
  await countBrazil(500_000, '2026-11-28');
  const reader = await pinBrazil('uncounted_reader', 'quota');
  alerts.counts.now = null;
  await alerts.db
    .updateTable('job')
    .set({ state: 'queued', next_attempt_at: new Date(0) })
    .where('subject', '=', 'trade')
    .execute();
  await alerts.look();
  expect(await alerts.listRaised(reader)).toEqual([]);
});

let article = 100;
async function publishArticle(
  at: string,
  values: { readonly origins?: string[]; readonly cuts?: string[]; readonly meat?: string },
) {
  const id = (article += 1);
  const fixed = { section: 'policy', access: 'member', state: 'published', in_cn: true, in_en: false };
  await alerts.db.transaction().execute(async (db) => {
    await db
      .insertInto('news_article')
      .values({ id, meat: 'beef', ...fixed, ...values, published_at: at, updated_at: at })
      .execute();
    const text = { title: `文章${id}`, summary: '', body_html: '', body_text: '', preview: [], reading_minutes: 1 };
    await db
      .insertInto('news_article_text')
      .values({ ...text, article_id: id, edition: 'cn' })
      .execute();
  });
  return id;
}

test('an article on a pinned origin or cut is told when it is out, one that is scheduled at its minute', async () => {
  alerts.clock.set('2026-11-20T08:00:00+08:00');
  await publishArticle('2026-11-20T07:00:00+08:00', { origins: ['BRA'] });
  const reader = await pinBrazil('tag_reader', 'tag');
  const cut = { Kind: 'cut', Code: 'beef-shank' } as const;
  await alerts.pin(reader, cut);
  await alerts.set(reader, cut, 'tag');
  alerts.clock.set('2026-11-20T09:00:00+08:00');
  const first = await publishArticle('2026-11-20T08:30:00+08:00', { origins: ['BRA'] });
  await publishArticle('2026-11-20T08:40:00+08:00', { origins: ['ARG'] });
  await publishArticle('2026-11-20T08:45:00+08:00', { meat: 'pork', cuts: ['shank'] });
  const later = await publishArticle('2026-11-20T10:00:00+08:00', { cuts: ['shank'] });
  await alerts.look();
  await alerts.look();
  const notified = async () => (await alerts.listRaised(reader)).map(({ detail: { nameCn } }) => nameCn);
  expect(await notified()).toEqual([`文章${first}`]);
  const { next_attempt_at: next } = await alerts.db
    .selectFrom('job')
    .select('next_attempt_at')
    .where('subject', '=', 'news')
    .executeTakeFirstOrThrow();
  expect(next.getTime()).toBeGreaterThan(Date.now());
  alerts.clock.set('2026-11-20T10:00:00+08:00');
  await alerts.db
    .updateTable('job')
    .set({ next_attempt_at: new Date(0) })
    .where('subject', '=', 'news')
    .execute();
  await alerts.look();
  expect(await notified()).toEqual([`文章${first}`, `文章${later}`]);
  // An older one that comes after the later one is told all the same.
  const late = await publishArticle('2026-11-20T09:30:00+08:00', { origins: ['BRA'] });
  await alerts.look();
  expect(await notified()).toContain(`文章${late}`);
});

test('a weekly report is told once, and not again when one is taken down', async () => {
  const reader = await addReader(alerts.db, 'report_reader');
  const cut = { Kind: 'cut', Code: 'beef-shank' } as const;
  await alerts.pin(reader, cut);
  await alerts.set(reader, cut, 'report');
  await expect(alerts.set(reader, { Kind: 'cut', Code: 'pork-shank' }, 'report')).rejects.toMatchObject({ code: 1009 });
  const publish = (week_start: string, week_end: string, state = 'published') =>
    alerts.db
      .insertInto('weekly_report')
      .values({
        week_start,
        week_end,
        state,
        title_cn: `周报${week_end}`,
        title_en: 'Week',
        published_at: week_end,
        figures: '{}',
      })
      .returning('id')
      .executeTakeFirstOrThrow();
  await publish('2026-11-09', '2026-11-13');
  await alerts.look();
  const { id } = await publish('2026-11-16', '2026-11-20');
  await alerts.look();
  await alerts.db.updateTable('weekly_report').set({ state: 'withdrawn' }).where('id', '=', id).execute();
  await alerts.look();
  const notified = (await alerts.listRaised(reader)).map(({ detail: { nameCn } }) => nameCn);
  expect(notified).toEqual(['周报2026-11-20']);
});

async function addVintage(month: number) {
  return alerts.db
    .insertInto('trade_vintage')
    .values({
      source: 'customs',
      grain: 'month',
      file_name: `v${month}.parquet`,
      file_checksum: `${month}`.padEnd(64, '0'),
      file_bytes: 1,
      row_count: 1,
      period_from: 202_501,
      period_to: month,
      hs_codes: ['0202'],
      made_from: `${month}`.padEnd(64, '0'),
      published_on: '2026-11-18',
    })
    .returning('id')
    .executeTakeFirstOrThrow();
}

test('a new month is told to whoever has pinned a view of its meat', async () => {
  await addVintage(202_609);
  const reader = await addReader(alerts.db, 'month_reader');
  for (const Code of ['beef-one', 'pork-one']) {
    await alerts.pin(reader, { Kind: 'view', Code });
    await alerts.set(reader, { Kind: 'view', Code }, 'month');
  }
  await addVintage(202_610);
  await alerts.look();
  expect(await alerts.listRaised(reader)).toMatchObject([
    {
      detail: {
        kind: 'month',
        meat: 'beef',
        month: '2026-10',
        nameEn: 'Beef: Imports by origin',
        path: '/BTCData?show=table',
      },
    },
  ]);
});

let runs = 0;
let vintage: number | undefined;
async function revise(before: number | null, after: number): Promise<void> {
  runs += 1;
  vintage ??= (await addVintage(202_611)).id;
  const counts = {
    started_at: '2026-11-20T00:00:00Z',
    bad_rows: 0,
    facts: 1,
    input_bytes: 1,
    out_of_scope: 0,
    rows_read: 1,
  };
  const file = {
    actor: 'test',
    format: 'customs-query',
    input_name: 'a.csv',
    input_checksum: `${runs}`.padEnd(64, '0'),
  };
  await alerts.db.transaction().execute(async (db) => {
    const { id } = await db
      .insertInto('trade_import_run')
      .values({ ...file, ...counts, outcome: 'loaded', vintage_id: vintage ?? null })
      .returning('id')
      .executeTakeFirstOrThrow();
    const grams = { before_g: before === null ? null : before * 1e6, after_g: after * 1e6 };
    await db
      .insertInto('trade_revision')
      .values({ run_id: id, period: 202_608, origin: 'BRA', hs: '02023000', ...grams })
      .execute();
  });
  await alerts.look();
}

test('a revision by as much as is wished is told, and one of what was not published is none', async () => {
  await revise(100, 80);
  const reader = await pinBrazil('revision_reader', 'revision');
  await revise(100, 96);
  await revise(null, 50);
  expect(await alerts.listRaised(reader)).toEqual([]);
  await revise(100, 90);
  expect(await alerts.listRaised(reader)).toMatchObject([
    {
      detail: {
        kind: 'revision',
        nameCn: '巴西牛肉进口',
        meat: 'beef',
        month: '2026-08',
        percent: expect.closeTo(-10),
        count: 1,
      },
    },
  ]);
});
