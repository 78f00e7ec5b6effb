import type { Edition } from '@btc/contract/members/access.ts';
import { type DigestContent, digestContent } from '@btc/contract/newsletter/desk/newsletter-desk.ts';
import { sql } from 'kysely';
import type { Db } from '#platform/db/db.ts';
import { toMoments, type Week } from './week.ts';

export function listWeekArticles(
  db: Db,
  edition: Edition,
  { week, now, limit }: { week: Week; now: Date; limit: number },
) {
  const { from, until } = toMoments(week);
  return db
    .selectFrom('news_article as a')
    .innerJoin('news_article_text as t', (join) =>
      join.onRef('t.article_id', '=', 'a.id').on('t.edition', '=', edition),
    )
    .select(['a.id', 'a.access', 'a.is_demo', 't.title', 't.summary'])
    .where('a.state', '=', 'published')
    .where(edition === 'cn' ? 'a.in_cn' : 'a.in_en', '=', true)
    .where('a.published_at', '>=', from)
    .where('a.published_at', '<', until)
    .where('a.published_at', '<=', now)
    .orderBy(sql`a.headline_rank asc nulls last`)
    .orderBy('a.published_at', 'desc')
    .orderBy('a.id', 'desc')
    .limit(limit)
    .execute();
}

export function findWeekReport(db: Db, edition: Edition, { start }: Week) {
  const [title, text] =
    edition === 'cn' ? (['r.title_cn', 't.text_cn'] as const) : (['r.title_en', 't.text_en'] as const);
  return db
    .selectFrom('weekly_report as r')
    .leftJoin('weekly_report_text as t', (join) =>
      join.onRef('t.report_id', '=', 'r.id').on('t.section', '=', 'summary'),
    )
    .select((eb) => ['r.id', 'r.is_demo', eb.ref(title).as('title'), eb.ref(text).as('summary')])
    .where('r.state', '=', 'published')
    .where('r.week_start', '=', start)
    .executeTakeFirst();
}

export async function deleteIssue(db: Db, id: number): Promise<void> {
  await db.deleteFrom('newsletter_issue').where('id', '=', id).execute();
}

function issues(db: Db) {
  return db
    .selectFrom('newsletter_issue as i')
    .leftJoin('account as a', 'a.id', 'i.changed_by')
    .selectAll('i')
    .select((eb) => [
      'a.login_user_name as changed_by_name',
      eb
        .selectFrom('newsletter_delivery as d')
        .select(eb.fn.countAll<number>().as('count'))
        .whereRef('d.issue_id', '=', 'i.id')
        .as('delivered'),
    ]);
}
export type IssueRecord = Awaited<ReturnType<typeof listIssues>>[number];

export function listIssues(db: Db) {
  return issues(db).orderBy('i.week_start', 'desc').limit(104).execute();
}

export function findIssue(db: Db, id: number) {
  return issues(db).where('i.id', '=', id).executeTakeFirst();
}

export interface IssueWords {
  readonly edition: Edition;
  readonly subject: string;
  readonly intro: string;
  readonly closing: string;
  readonly content: DigestContent;
}

export async function listTexts(db: Db, id: number) {
  const rows = await db
    .selectFrom('newsletter_issue_text as t')
    .leftJoin('account as a', 'a.id', 't.saved_by')
    .selectAll('t')
    .select('a.login_user_name')
    .where('t.issue_id', '=', id)
    .orderBy('t.edition')
    .execute();
  return rows.map(({ edition, content, ...row }) => ({
    ...row,
    edition: edition === 'en' ? ('en' as const) : ('cn' as const),
    content: digestContent.parse(content),
  }));
}
export type IssueText = Awaited<ReturnType<typeof listTexts>>[number];

/** Finds or creates the issue of a week and locks it until the transaction ends. */
export async function lockWeek(db: Db, week: Week, { now, by }: { now: Date; by: number }) {
  await db
    .insertInto('newsletter_issue')
    .values({ week_start: week.start, changed_at: now, changed_by: by })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return db
    .selectFrom('newsletter_issue')
    .select(['id', 'state', 'revision'])
    .where('week_start', '=', week.start)
    .forUpdate()
    .executeTakeFirstOrThrow();
}

export function lockIssue(db: Db, id: number) {
  return db
    .selectFrom('newsletter_issue')
    .select(['id', 'state', 'revision'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
}

/** Replaces an edition's texts; keeps its last author. */
export async function storeText(db: Db, id: number, { edition, subject, intro, closing }: IssueWords): Promise<void> {
  await db
    .updateTable('newsletter_issue_text')
    .set({ subject, intro, closing })
    .where('issue_id', '=', id)
    .where('edition', '=', edition)
    .execute();
}

/** Overwrites an edition and increments its revision. `by`: null where built automatically. */
export async function saveText(
  db: Db,
  id: number,
  { edition, subject, intro, closing, content }: IssueWords,
  { now, by }: { now: Date; by: number | null },
): Promise<void> {
  const values = { subject, intro, closing, content: JSON.stringify(content), saved_at: now, saved_by: by };
  await db
    .insertInto('newsletter_issue_text')
    .values({ issue_id: id, edition, ...values })
    .onConflict((conflict) =>
      conflict
        .columns(['issue_id', 'edition'])
        .doUpdateSet((eb) => ({ ...values, revision: eb('newsletter_issue_text.revision', '+', 1) })),
    )
    .execute();
}

export async function touchIssue(db: Db, id: number, { now, by }: { now: Date; by: number }): Promise<void> {
  await db.updateTable('newsletter_issue').set({ changed_at: now, changed_by: by }).where('id', '=', id).execute();
}

export async function changeIssue(
  db: Db,
  id: number,
  change: {
    readonly now: Date;
    readonly by: number;
    readonly state?: 'draft' | 'scheduled';
    readonly sendAt?: Date | null;
  },
): Promise<void> {
  await db
    .updateTable('newsletter_issue')
    .set((eb) => ({
      revision: eb('revision', '+', 1),
      changed_at: change.now,
      changed_by: change.by,
      ...(change.state === undefined ? {} : { state: change.state }),
      ...(change.sendAt === undefined ? {} : { send_at: change.sendAt }),
    }))
    .where('id', '=', id)
    .execute();
}
