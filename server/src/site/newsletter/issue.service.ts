import type { Edition } from '@btc/contract/members/access.ts';
import type {
  DeskNewsletter,
  DeskNewsletterRow,
  DigestContent,
  SaveNewsletter,
} from '@btc/contract/site/desk/newsletter-desk.ts';
import { newsletterStates } from '@btc/contract/site/desk/newsletter-rule.ts';
import { newsletterPath } from '@btc/contract/site/newsletter-paths.ts';
import { ApiError } from '@btc/contract/wire/errors.ts';
import type { InputOf } from '@btc/contract/wire/operation.ts';
import { changedMeanwhile, closed, type StaffWork } from '#platform/audit/staff-change.ts';
import { badRequest } from '#platform/api/answer.ts';
import { shanghaiDay, shanghaiMoment } from '#platform/clock/shanghai-time.ts';
import type { Db } from '#platform/db/db.ts';
import { buildContent } from './digest-content.service.ts';
import { digestMail, firstWords } from './digest-mail.ts';
import {
  changeIssue,
  findIssue,
  type IssueRecord,
  type IssueText,
  listTexts,
  lockIssue,
  lockWeek,
  saveText,
} from './issue.queries.ts';
import { announceNewsletter } from './send.queries.ts';
import { sundayOf, weekOf } from './week.ts';

const editions = ['cn', 'en'] as const;

/** An issue in the desk's list. */
export function presentIssue(row: IssueRecord): DeskNewsletterRow {
  return {
    NewsletterID: row.id,
    WeekStart: row.week_start,
    WeekEnd: sundayOf({ start: row.week_start }),
    State: newsletterStates.find((state) => state === row.state) ?? 'draft',
    SendDate: row.send_at === null ? null : shanghaiMoment(row.send_at),
    SentDate: row.sent_at === null ? null : shanghaiMoment(row.sent_at),
    Delivered: row.delivered ?? 0,
    Revision: row.revision,
    ChangedDate: shanghaiMoment(row.changed_at),
    ChangedBy: row.changed_by_name,
  };
}

const nothing: DigestContent = { Articles: [], Indices: [], Changes: [], ChangesTotal: 0, Demo: false };

function presentText(edition: Edition, texts: readonly IssueText[], publicUrl: string): DeskNewsletter['Texts']['cn'] {
  const {
    subject = '',
    intro = '',
    closing = '',
    content = nothing,
  } = texts.find((text) => text.edition === edition) ?? {};
  const stopAddress = `${publicUrl}${newsletterPath(edition)}`;
  const { text } = digestMail(edition, { subject, intro, closing, content, publicUrl, hasPlants: true, stopAddress });
  return { Subject: subject, Intro: intro, Closing: closing, ...content, Preview: text };
}

/** One issue as the desk has it. */
export async function readIssue(db: Db, id: number, publicUrl: string): Promise<DeskNewsletter> {
  const [row, texts] = await Promise.all([findIssue(db, id), listTexts(db, id)]);
  if (row === undefined) throw new ApiError(1009);
  return {
    ...presentIssue(row),
    Texts: { cn: presentText('cn', texts, publicUrl), en: presentText('en', texts, publicUrl) },
  };
}

async function changed(
  { db }: StaffWork,
  id: number,
  { publicUrl, before }: { publicUrl: string; before: object | null },
) {
  const result = await readIssue(db, id, publicUrl);
  return { subject: { kind: 'newsletter', id }, before, after: briefOf(result), result };
}

/** What the audit trail keeps: words and choice, not what they were built from. */
function briefOf({ State, SendDate, Texts }: DeskNewsletter) {
  const text = ({ Subject, Intro, Closing, Articles }: DeskNewsletter['Texts']['cn']) => ({
    Subject,
    Intro,
    Closing,
    ArticleIDs: Articles.filter(({ Included }) => Included).map(({ NewsID }) => NewsID),
  });
  return { State, SendDate, cn: text(Texts.cn), en: text(Texts.en) };
}

/** Builds the issue of a week; words that an editor has written stay. */
export async function buildIssue(work: StaffWork, day: string, publicUrl: string) {
  const { db, now, staff } = work;
  const week = weekOf(day);
  // Nothing has happened in a week that has not begun.
  if (week.start > shanghaiDay(now)) throw badRequest('WeekStart', 'far');
  const found = await lockWeek(db, week, { now, by: staff.userId });
  if (found.state !== 'draft') throw closed('WeekStart');
  const before = await listTexts(db, found.id);
  for (const edition of editions) {
    const content = await buildContent(db, edition, { week, now });
    const written =
      before.find((text) => text.edition === edition) ??
      firstWords(edition, { start: week.start, end: sundayOf(week) });
    const { subject, intro, closing } = written;
    await saveText(db, found.id, { edition, subject, intro, closing, content });
  }
  await changeIssue(db, found.id, { now, by: staff.userId });
  return changed(work, found.id, { publicUrl, before: null });
}

async function lockDraft(db: Db, id: number, was: number): Promise<void> {
  const found = await lockIssue(db, id);
  if (found === undefined) throw new ApiError(1009);
  if (found.state !== 'draft') throw closed('NewsletterID');
  if (found.revision !== was) throw changedMeanwhile('NewsletterID');
}

/** The chosen articles first, in their order, then those that are left out. */
function chosen(content: DigestContent, ids: readonly number[]): DigestContent {
  const included = ids.flatMap((id) => content.Articles.filter(({ NewsID }) => NewsID === id));
  const rest = content.Articles.filter(({ NewsID }) => !ids.includes(NewsID));
  const marked = [
    ...included.map((article) => ({ ...article, Included: true })),
    ...rest.map((article) => ({ ...article, Included: false })),
  ];
  return { ...content, Articles: marked };
}

/** Saves what an editor wrote and chose. */
export async function saveIssue(work: StaffWork, input: InputOf<typeof SaveNewsletter>, publicUrl: string) {
  const { db, now, staff } = work;
  const { NewsletterID: id, Was, Texts } = input;
  await lockDraft(db, id, Was);
  const before = briefOf(await readIssue(db, id, publicUrl));
  for (const { edition, content } of await listTexts(db, id)) {
    const { Subject, Intro, Closing, ArticleIDs } = Texts[edition];
    const words = { subject: Subject, intro: Intro, closing: Closing };
    await saveText(db, id, { edition, ...words, content: chosen(content, ArticleIDs) });
  }
  await changeIssue(db, id, { now, by: staff.userId });
  return changed(work, id, { publicUrl, before });
}

/** Lets a draft go out. */
export async function scheduleIssue(
  work: StaffWork,
  { id, was, at }: { id: number; was: number; at: Date | null },
  publicUrl: string,
) {
  const { db, now, staff } = work;
  await lockDraft(db, id, was);
  await changeIssue(db, id, { now, by: staff.userId, state: 'scheduled', sendAt: at ?? now });
  await announceNewsletter(db);
  return changed(work, id, { publicUrl, before: null });
}

/** Takes a scheduled issue back. */
export async function holdIssue(work: StaffWork, id: number, publicUrl: string) {
  const { db, now, staff } = work;
  const found = await lockIssue(db, id);
  if (found === undefined) throw new ApiError(1009);
  if (found.state !== 'scheduled') throw closed('NewsletterID');
  await changeIssue(db, id, { now, by: staff.userId, state: 'draft', sendAt: null });
  return changed(work, id, { publicUrl, before: null });
}
