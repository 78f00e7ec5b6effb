import { oneClickStopPath, toNewsletterStopPath } from '@btc/contract/newsletter/newsletter-paths.ts';
import { dayMs, hourMs } from '@btc/contract/time.ts';
import fastify from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Caller } from '#platform/api/binding.ts';
import { enqueueJob } from '#platform/jobs/job.queries.ts';
import { performDue } from '#platform/jobs/queue-worker.ts';
import { createTestDesk, type TestDesk } from '#testing/test-desk.ts';
import { createNewsletterOperations } from './newsletter.operations.ts';
import { toSending } from './issue.service.ts';
import { createOneClickRoutes } from './one-click.routes.ts';
import { forgetOldSubscribers } from './subscriber.queries.ts';
import { stopNewsletter } from './subscriber.service.ts';
import { newsletterQueue } from './newsletter-queue.ts';
import type { SendDeps } from './send.service.ts';
import { toSunday, toWeek } from './week.ts';

const publicUrl = 'https://portal.example';
const changed = { code: 1001, data: { List: [expect.objectContaining({ Rule: 'changed' })] } };
const closed = { code: 1001, data: { List: [expect.objectContaining({ Rule: 'closed' })] } };
const quiet = { info: () => undefined, warn: () => undefined };
let desk: TestDesk;
let deps: SendDeps;
let editor: Caller;

beforeAll(async () => {
  desk = await createTestDesk((site) => createNewsletterOperations({ ...site, publicUrl }));
  deps = { db: desk.db, clock: desk.clock, publicUrl };
  editor = await desk.addCaller('editor_wang', 'editor', 'wang@example.com');
  await addArticle(1, '本周要闻', { published_at: '2026-11-18T08:00:00+08:00', headline_rank: null });
  await addArticle(2, '头条', { published_at: '2026-11-17T08:00:00+08:00', headline_rank: 1 });
  await addArticle(3, '上周', { published_at: '2026-11-15T23:59:00+08:00', headline_rank: null });
  await addArticle(4, '还没到', { published_at: '2026-11-21T08:00:00+08:00', headline_rank: null });
});
beforeEach(async () => {
  for (const table of [
    'newsletter_issue',
    'newsletter_subscriber',
    'outgoing_mail',
    'requested_mail',
    'job',
  ] as const) {
    await desk.db.deleteFrom(table).execute();
  }
});
afterAll(() => desk.drop());

async function addArticle(id: number, title: string, values: { published_at: string; headline_rank: number | null }) {
  const article = {
    id,
    section: 'policy',
    access: 'member',
    state: 'published',
    meat: 'beef',
    in_cn: true,
    in_en: true,
  };
  await desk.db
    .insertInto('news_article')
    .values({ ...article, ...values, updated_at: values.published_at })
    .execute();
  const text = {
    article_id: id,
    title,
    summary: `${title}的摘要`,
    body_html: '<p>字</p>',
    body_text: '字',
    preview: [],
    reading_minutes: 1,
  };
  for (const edition of ['cn', 'en'])
    await desk.db
      .insertInto('news_article_text')
      .values({ ...text, edition })
      .execute();
}

const mails = () =>
  desk.db.selectFrom('outgoing_mail').selectAll().orderBy('created_at').orderBy('recipient').execute();
const lastKey = async (pattern: RegExp) => {
  const found = pattern.exec((await mails()).at(-1)?.body_text ?? '')?.[1];
  if (found === undefined) throw new Error('The mail holds no key');
  return found;
};
const confirmKey = /Confirm#key=([\w-]{32})/;
const stopKey = /Stop#key=([\w-]{32})/;

async function subscribe(email: string, isEn = false): Promise<void> {
  await desk.call('AskNewsletter', { Email: email, isEn });
  await desk.call('ConfirmNewsletter', { Key: await lastKey(confirmKey) });
  await desk.db.deleteFrom('outgoing_mail').execute();
}

const sendDue = () => performDue(newsletterQueue(deps), { db: desk.db, log: quiet });

async function buildAndSchedule(): Promise<number> {
  const { Row } = await desk.call('BuildNewsletter', { WeekStart: '2026-11-20' }, editor);
  await schedule(Row.NewsletterID);
  return Row.NewsletterID;
}

const toIssue = async (NewsletterID: number) => (await desk.call('GetNewsletter', { NewsletterID }, editor)).Row;

async function schedule(NewsletterID: number, more: { At?: string; ConfirmLocked?: boolean } = {}) {
  const { Dict: Revisions } = await desk.call('HoldNewsletterText', { NewsletterID, Edition: null }, editor);
  return (await desk.call('ScheduleNewsletter', { NewsletterID, Revisions, ...more }, editor)).Row;
}

type Typed = Partial<{ Subject: string; Intro: string; Closing: string; ArticleIDs: number[]; IncludedIDs: number[] }>;

async function write(NewsletterID: number, Edition: 'cn' | 'en', typed: Typed, by = editor) {
  const {
    Subject,
    Intro,
    Closing,
    Articles,
    Revision: ExpectedRevision,
  } = (await toIssue(NewsletterID)).Texts[Edition];
  const ids = (articles: typeof Articles) => articles.map(({ NewsID }) => NewsID);
  const choice = { ArticleIDs: ids(Articles), IncludedIDs: ids(Articles.filter(({ Included }) => Included)) };
  const words = { Subject, Intro, Closing, ...choice, ...typed };
  return (await desk.call('SaveNewsletter', { NewsletterID, Edition, ExpectedRevision, ...words }, by)).Row;
}

test('a week begins on Monday in Shanghai', () => {
  expect([toWeek('2026-11-16'), toWeek('2026-11-22'), toWeek('2026-11-23')].map(({ start }) => start)).toEqual([
    '2026-11-16',
    '2026-11-16',
    '2026-11-23',
  ]);
  expect(toSunday({ start: '2026-12-28' })).toBe('2027-01-03');
});

describe('a reader without an account', () => {
  test('is one once the address is confirmed, and the question is mailed once in ten minutes', async () => {
    await desk.call('AskNewsletter', { Email: 'Li@Example.com' });
    await desk.call('AskNewsletter', { Email: 'li@example.com' });
    expect(await mails()).toMatchObject([
      { recipient: 'Li@Example.com', template: 'newsletterConfirm', edition: 'cn' },
    ]);
    expect((await desk.call('GetNewsletters', {}, editor)).Dict).toEqual({ cn: 0, en: 0 });
    const Key = await lastKey(confirmKey);
    expect((await desk.call('ConfirmNewsletter', { Key })).Row.Edition).toBe('cn');
    await expect(desk.call('ConfirmNewsletter', { Key })).rejects.toMatchObject({ code: 1009 });
    expect((await desk.call('GetNewsletters', {}, editor)).Dict).toEqual({ cn: 1, en: 0 });
    await desk.call('AskNewsletter', { Email: 'li@example.com' });
    expect(await mails()).toHaveLength(1);
  });

  test('is nobody after two days without confirmation, and forgotten after a week', async () => {
    const request = desk.clock.now();
    await desk.call('AskNewsletter', { Email: 'late@example.com' });
    const Key = await lastKey(confirmKey);
    const longAgo = new Date(request.getTime() - 49 * hourMs);
    await desk.db.updateTable('newsletter_subscriber').set({ requested_at: longAgo }).execute();
    await expect(desk.call('ConfirmNewsletter', { Key })).rejects.toMatchObject({ code: 1009 });
    await forgetOldSubscribers(desk.db, new Date(request.getTime() + 8 * dayMs));
    expect(await desk.db.selectFrom('newsletter_subscriber').selectAll().execute()).toEqual([]);
  });
});

test('a member chooses it, the other language, and stops it', async () => {
  const member = await desk.addCaller('member_zhao', null, 'zhao@example.com');
  const toChoice = async () => (await desk.call('GetNewsletterChoice', {}, member)).Row;
  expect(await toChoice()).toEqual({ Subscribed: false, Edition: 'cn', Email: 'zhao@example.com' });
  await desk.call('SetNewsletterChoice', { Subscribed: true, Edition: 'cn' }, member);
  await desk.call('SetNewsletterChoice', { Subscribed: true, Edition: 'en' }, member);
  expect(await toChoice()).toMatchObject({ Subscribed: true, Edition: 'en' });
  await desk.call('SetNewsletterChoice', { Subscribed: false, Edition: 'en' }, member);
  expect(await toChoice()).toMatchObject({ Subscribed: false });
});

describe('an issue', () => {
  test('holds the week’s articles, headlines first; words and choice are the editor’s', async () => {
    const { Row } = await desk.call('BuildNewsletter', { WeekStart: '2026-11-20' }, editor);
    expect([Row.WeekStart, Row.WeekEnd, Row.State]).toEqual(['2026-11-16', '2026-11-22', 'draft']);
    expect(Row.Texts.cn.Articles.map(({ Title }) => Title)).toEqual(['头条', '本周要闻']);
    const { NewsletterID } = Row;
    await write(NewsletterID, 'en', { Subject: 'The week' });
    await write(NewsletterID, 'cn', { Intro: '<p>各位读者：</p>', ArticleIDs: [1, 2], IncludedIDs: [1] });
    const chosen = [
      [1, true],
      [2, false],
    ];
    const toChoice = (row: typeof Row) => row.Texts.cn.Articles.map(({ NewsID, Included }) => [NewsID, Included]);
    const saved = await toIssue(NewsletterID);
    expect(toChoice(saved)).toEqual(chosen);
    expect(saved.Texts.cn.Preview).toContain('本周要闻（会员）');
    expect(saved.Texts.cn.Preview).not.toContain('头条');
    const rebuilt = (await desk.call('BuildNewsletter', { WeekStart: '2026-11-16' }, editor)).Row;
    expect([rebuilt.NewsletterID, rebuilt.Texts.en.Subject]).toEqual([NewsletterID, 'The week']);
    expect(toChoice(rebuilt)).toEqual(chosen);
  });

  test('is written by two, each edition over what was seen of it, and goes out as it was seen', async () => {
    const { NewsletterID } = (await desk.call('BuildNewsletter', { WeekStart: '2026-11-20' }, editor)).Row;
    const colleague = await desk.addCaller('editor_lopez', 'editor', 'lopez@example.com');
    const seen = (await desk.call('HoldNewsletterText', { NewsletterID, Edition: 'cn' }, editor)).Dict;
    expect(await write(NewsletterID, 'cn', { Intro: '<p>早上好</p>' })).toMatchObject({
      Revision: seen.cn + 1,
      SavedBy: { LoginUserName: 'editor_wang' },
    });
    await write(NewsletterID, 'en', { Intro: '<p>Good morning</p>' }, colleague);
    const words = { Subject: 'Mine', Intro: '', Closing: '', ArticleIDs: [], IncludedIDs: [] };
    await expect(
      desk.call('SaveNewsletter', { NewsletterID, Edition: 'en', ExpectedRevision: seen.en, ...words }, editor),
    ).rejects.toMatchObject(changed);
    expect(await desk.call('HoldNewsletterText', { NewsletterID, Edition: 'en' }, colleague)).toEqual({
      Rows: [{ StaffID: editor.user?.userId, LoginUserName: 'editor_wang', Part: 'cn' }],
      Dict: { issue: seen.issue, cn: seen.cn + 1, en: seen.en + 1 },
    });
    await expect(desk.call('ScheduleNewsletter', { NewsletterID, Revisions: seen }, editor)).rejects.toMatchObject(
      changed,
    );
    await schedule(NewsletterID);
    await expect(write(NewsletterID, 'en', { Closing: '<p>Bye</p>' })).rejects.toMatchObject(closed);
  });

  test('is formatted in its words, harmless, and told of once in the trail while one writes', async () => {
    const { NewsletterID } = (await desk.call('BuildNewsletter', { WeekStart: '2026-11-20' }, editor)).Row;
    await write(NewsletterID, 'en', { Intro: '<p>One</p>' });
    await write(NewsletterID, 'en', {
      Intro: '<h2>Up</h2><ul><li>Offers <b>rose</b></li></ul><script>x</script>',
      Closing: '<p><a href="/en/News" onclick="x">More</a></p>',
    });
    const { Intro, Closing, Preview, PreviewHtml } = (await toIssue(NewsletterID)).Texts.en;
    expect([Intro, Closing]).toEqual([
      'Up<ul><li>Offers <strong>rose</strong></li></ul>',
      '<p><a href="/en/News">More</a></p>',
    ]);
    expect(Preview).toContain('• Offers rose');
    expect(Preview).toContain(`More (${publicUrl}/en/News)`);
    expect(PreviewHtml).toContain('• Offers <strong>rose</strong>');
    const trail = desk.db.selectFrom('audit_entry').select('after').where('operation', '=', 'SaveNewsletter');
    expect(await trail.where('subject_id', '=', String(NewsletterID)).execute()).toEqual([
      { after: expect.objectContaining({ Edition: 'en', Intro: '<p>One</p>' }) },
    ]);
  });

  test('may lack a subject until it goes out', async () => {
    const { NewsletterID } = (await desk.call('BuildNewsletter', { WeekStart: '2026-11-20' }, editor)).Row;
    await write(NewsletterID, 'en', { Subject: '' });
    const missing = { code: 1001, data: { List: [{ Field: 'Texts.en.Subject', Rule: 'missing' }] } };
    await expect(schedule(NewsletterID)).rejects.toMatchObject(missing);
    await expect(desk.call('TestNewsletter', { NewsletterID, Edition: 'en' }, editor)).rejects.toMatchObject(missing);
    await desk.call('TestNewsletter', { NewsletterID, Edition: 'cn' }, editor);
  });

  test('goes to every reader once, in their language, whatever is killed or begun again', async () => {
    await subscribe('li@example.com');
    await subscribe('smith@example.com', true);
    // The same address by an account as well: one mail.
    const member = await desk.addCaller('member_li', null, 'LI@example.com');
    await desk.call('SetNewsletterChoice', { Subscribed: true, Edition: 'cn' }, member);
    const id = await buildAndSchedule();
    await Promise.all([sendDue(), sendDue(), sendDue()]);
    await sendDue();
    expect((await mails()).map(({ recipient, edition }) => `${recipient.toLowerCase()} ${edition}`).toSorted()).toEqual(
      ['li@example.com cn', 'smith@example.com en'],
    );
    const { Row } = await desk.call('GetNewsletter', { NewsletterID: id }, editor);
    expect([Row.State, Row.Delivered]).toEqual(['sent', 2]);
    await desk.db.updateTable('newsletter_issue').set({ state: 'sending' }).where('id', '=', id).execute();
    await enqueueJob(desk.db, toSending(id));
    await sendDue();
    expect(await mails()).toHaveLength(2);
    await expect(desk.call('BuildNewsletter', { WeekStart: '2026-11-20' }, editor)).rejects.toMatchObject(closed);
    await expect(desk.call('BuildNewsletter', { WeekStart: '2100-12-31' }, editor)).rejects.toMatchObject({
      code: 1001,
    });
    await expect(desk.call('HoldNewsletter', { NewsletterID: id }, editor)).rejects.toMatchObject(closed);
  });

  test('waits for its moment, can be taken back, and goes to the caller as a test', async () => {
    await subscribe('li@example.com');
    const { Row } = await desk.call('BuildNewsletter', { WeekStart: '2026-11-20' }, editor);
    const { NewsletterID } = Row;
    await schedule(NewsletterID, { At: '2026-11-23T07:00:00+08:00' });
    await sendDue();
    expect(await mails()).toEqual([]);
    expect((await desk.call('HoldNewsletter', { NewsletterID }, editor)).Row.State).toBe('draft');
    expect(await desk.db.selectFrom('job').selectAll().execute()).toEqual([]);
    await desk.call('TestNewsletter', { NewsletterID, Edition: 'en' }, editor);
    expect(await mails()).toMatchObject([{ recipient: 'wang@example.com', edition: 'en', list_unsubscribe: null }]);
  });
});

describe('references to figures in the words of an issue', () => {
  const open = '{{index/beef/forward@latest}}';
  const locked = '{{quote/BRA/fq6/forward@latest}}';
  async function written(Intro: string) {
    const { NewsletterID } = (await desk.call('BuildNewsletter', { WeekStart: '2026-11-20' }, editor)).Row;
    for (const edition of ['cn', 'en'] as const) await write(NewsletterID, edition, { Intro });
    return toIssue(NewsletterID);
  }

  test('stay in the draft, are filled as it goes out, and come back where it is held', async () => {
    await subscribe('li@example.com');
    const { NewsletterID, Texts } = await written(`<p>前六件${open}。</p>`);
    expect([Texts.cn.Intro, Texts.cn.Preview]).toEqual([
      `<p>前六件${open}。</p>`,
      expect.stringContaining('前六件6,360美元/吨。'),
    ]);
    const out = await schedule(NewsletterID);
    expect([out.Texts.cn.Intro, out.Texts.en.Intro]).toEqual([
      '<p>前六件6,360美元/吨。</p>',
      '<p>前六件USD 6,360/t。</p>',
    ]);
    const held = (await desk.call('HoldNewsletter', { NewsletterID }, editor)).Row;
    expect(held.Texts.cn.Intro).toBe(`<p>前六件${open}。</p>`);
    await schedule(NewsletterID);
    await sendDue();
    expect((await mails()).map(({ body_text: text }) => text)).toEqual([expect.stringContaining('6,360美元/吨')]);
    await desk.db.deleteFrom('newsletter_issue').execute();
    expect(await desk.db.selectFrom('figure_value').selectAll().execute()).toEqual([]);
  });

  test('of a membership go out once that is confirmed, and that stays on record', async () => {
    const { NewsletterID } = await written(locked);
    const refused = {
      code: 1001,
      data: {
        List: [
          { Field: 'Texts.cn.Intro', Rule: 'lockedFigure' },
          { Field: 'Texts.en.Intro', Rule: 'lockedFigure' },
        ],
        Dict: { Figures: [{ Kind: 'locked', Detail: '6,360美元/吨' }, {}] },
      },
    };
    await expect(schedule(NewsletterID)).rejects.toMatchObject(refused);
    await schedule(NewsletterID, { ConfirmLocked: true });
    const by = editor.user?.userId;
    expect(await desk.db.selectFrom('figure_value').select(['edition', 'confirmed_by']).execute()).toEqual([
      { edition: 'cn', confirmed_by: by },
      { edition: 'en', confirmed_by: by },
    ]);
  });

  test('that find nothing keep it back', async () => {
    const { NewsletterID } = await written('{{index/NONE/forward@latest}}');
    const refused = { code: 1001, data: { List: [{ Field: 'Texts.cn.Intro', Rule: 'figure' }, {}] } };
    await expect(schedule(NewsletterID)).rejects.toMatchObject(refused);
  });
});

describe('the one-click address in the mail', () => {
  async function mailed() {
    await subscribe('li@example.com');
    await buildAndSchedule();
    await sendDue();
    const [mail] = await mails();
    const address = mail?.list_unsubscribe ?? '';
    return { path: address.slice(publicUrl.length), key: await lastKey(stopKey) };
  }
  const app = fastify();
  beforeAll(async () => {
    await app.register(
      createOneClickRoutes({
        path: oneClickStopPath,
        toStopPath: toNewsletterStopPath,
        stop: (key) => stopNewsletter(deps, key),
      }),
    );
  });
  afterAll(() => app.close());
  const post = (url: string, payload: string, type = 'application/x-www-form-urlencoded') =>
    app.inject({ method: 'POST', url, payload, headers: { 'content-type': type } });
  const readers = async () => (await desk.call('GetNewsletters', {}, editor)).Dict.cn;

  test('stops the mails by POST alone, however the form is written, and a second time', async () => {
    const { path } = await mailed();
    const got = await app.inject({ method: 'GET', url: path });
    expect([got.statusCode, got.headers.location, await readers()]).toEqual([
      302,
      expect.stringMatching(/^\/cn\/Newsletter\/Stop#key=/),
      1,
    ]);
    expect([(await post(path, '')).statusCode, await readers()]).toEqual([400, 1]);
    expect((await post('/newsletter/one-click?key=none', 'List-Unsubscribe=One-Click')).statusCode).toBe(400);
    const unknown = `/newsletter/one-click?key=${'x'.repeat(32)}`;
    expect((await post(unknown, 'List-Unsubscribe=One-Click')).statusCode).toBe(404);
    const form = '--b\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--b--\r\n';
    expect([(await post(path, form, 'multipart/form-data; boundary=b')).statusCode, await readers()]).toEqual([200, 0]);
    expect((await post(path, 'List-Unsubscribe=One-Click')).statusCode).toBe(200);
  });

  test('is another’s than the person’s way, which stops them as well', async () => {
    const { key } = await mailed();
    await desk.call('StopNewsletter', { Key: key });
    expect(await readers()).toBe(0);
    await expect(desk.call('StopNewsletter', { Key: 'y'.repeat(32) })).rejects.toMatchObject({ code: 1009 });
  });
});

describe('what readers agreed to', () => {
  const consents = async () =>
    (
      await desk.db
        .selectFrom('consent')
        .select(['kind', 'version', 'act', 'way', 'edition', 'address', 'user_id'])
        .orderBy('id')
        .execute()
    ).slice(before);
  let before = 0;
  beforeEach(async () => {
    before = 0;
    before = (await consents()).length;
  });

  test('is written down once they confirm, and when they stop by a mail', async () => {
    await subscribe('li@example.com', true);
    const key = await readLastKey('li@example.com');
    await desk.call('StopNewsletter', { Key: key });
    await desk.call('StopNewsletter', { Key: key });
    const same = { kind: 'newsletter', version: 1, edition: 'en', address: 'li@example.com', user_id: null };
    expect(await consents()).toEqual([
      { ...same, act: 'given', way: 'newsletterForm' },
      { ...same, act: 'withdrawn', way: 'newsletterMail' },
    ]);
  });

  test('of a member is written down when it changes, given and withdrawn alike', async () => {
    const member = await desk.addCaller('member_sun', null, 'sun@example.com');
    await desk.call('SetNewsletterChoice', { Subscribed: false, Edition: 'cn' }, member);
    await desk.call('SetNewsletterChoice', { Subscribed: true, Edition: 'cn' }, member);
    await desk.call('SetNewsletterChoice', { Subscribed: true, Edition: 'en' }, member);
    await desk.call('SetNewsletterChoice', { Subscribed: false, Edition: 'en' }, member);
    expect((await consents()).map(({ act, way, edition }) => [act, way, edition])).toEqual([
      ['given', 'account', 'cn'],
      ['withdrawn', 'account', 'en'],
    ]);
  });

  test('loses its address with the reader, a year after stopping', async () => {
    await subscribe('old@example.com');
    await desk.call('StopNewsletter', { Key: await readLastKey('old@example.com') });
    const now = desk.clock.now();
    await forgetOldSubscribers(desk.db, new Date(now.getTime() + 300 * dayMs));
    expect((await consents()).map(({ address }) => address)).toEqual(['old@example.com', 'old@example.com']);
    await forgetOldSubscribers(desk.db, new Date(now.getTime() + 400 * dayMs));
    expect((await consents()).map(({ address }) => address)).toEqual([null, null]);
  });
});

async function readLastKey(email: string): Promise<string> {
  const { stop_key: key } = await desk.db
    .selectFrom('newsletter_subscriber')
    .select('stop_key')
    .where('email', '=', email)
    .executeTakeFirstOrThrow();
  return key;
}

describe('the week to build next', () => {
  test('is the running one once something is published in it', async () => {
    expect((await desk.call('GetNewsletters', {}, editor)).Row.WeekStart).toBe('2026-11-16');
    await desk.db.updateTable('news_article').set({ state: 'draft' }).where('id', 'in', [1, 2]).execute();
    expect((await desk.call('GetNewsletters', {}, editor)).Row.WeekStart).toBe('2026-11-09');
    await desk.db.updateTable('news_article').set({ state: 'published' }).where('id', 'in', [1, 2]).execute();
  });
});

test('the week’s market report is in the issue; its summary goes to readers with prices alone', async () => {
  await desk.db
    .insertInto('weekly_report')
    .values({
      id: 5,
      week_start: '2026-11-16',
      week_end: '2026-11-20',
      state: 'published',
      published_at: '2026-11-20T17:30:00+08:00',
      figures: '{}',
      title_cn: '第47周周报',
      title_en: 'Week 47',
    })
    .execute();
  await desk.db
    .insertInto('weekly_report_text')
    .values({ report_id: 5, section: 'summary', text_cn: '<ul><li>报盘<strong>上涨</strong></li></ul>', text_en: '' })
    .execute();
  await subscribe('li@example.com');
  await buildAndSchedule();
  await sendDue();
  const [mail] = await mails();
  expect(mail?.body_text).toContain('第47周周报');
  expect(mail?.body_text).not.toContain('上涨');
  const [issue] = (await desk.call('GetNewsletters', {}, editor)).Rows;
  const { Row } = await desk.call('GetNewsletter', { NewsletterID: issue?.NewsletterID ?? 0 }, editor);
  expect(Row.Texts.cn.Preview).toContain('• 报盘上涨');
  expect(Row.Texts.cn.PreviewHtml).toContain('• 报盘<strong>上涨</strong>');
  await desk.db.deleteFrom('weekly_report').execute();
});

test('changes of plants go to readers with plants alone; others are told how many there were', async () => {
  const plant = { code: 'BRA-SIF7', meats: ['beef'], origin: 'BRA', number: 'SIF7', name_en: 'Trial Plant' };
  await desk.db.insertInto('plant').values(plant).execute();
  const change = { plant_code: 'BRA-SIF7', status: 'SUSP_CN', effective_on: '2026-11-18' };
  await desk.db.insertInto('plant_event').values(change).execute();
  await subscribe('li@example.com');
  const issue = await toIssue(await buildAndSchedule());
  expect(issue.Texts.cn.Preview).toContain('SIF7');
  await sendDue();
  const [mail] = await mails();
  expect(mail?.body_text).toContain('本周牛肉工厂共有1项状态变化。');
  expect(mail?.body_text).not.toContain('SIF7');
  await desk.db.deleteFrom('plant_event').execute();
  await desk.db.deleteFrom('plant').execute();
});

test('a draft can be thrown away and its week built again; what is scheduled cannot', async () => {
  const NewsletterID = await buildAndSchedule();
  await expect(desk.call('DeleteNewsletter', { NewsletterID }, editor)).rejects.toMatchObject(closed);
  await desk.call('HoldNewsletter', { NewsletterID }, editor);
  await desk.call('DeleteNewsletter', { NewsletterID }, editor);
  expect((await desk.call('GetNewsletters', {}, editor)).Rows).toEqual([]);
  expect((await desk.call('BuildNewsletter', { WeekStart: '2026-11-20' }, editor)).Row.State).toBe('draft');
});
