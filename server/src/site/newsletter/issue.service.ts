import type { Edition } from '@btc/contract/members/access.ts';
import type {
  DeskNewsletter,
  DeskNewsletterRow,
  DigestContent,
  SaveNewsletter,
} from '@btc/contract/site/desk/newsletter-desk.ts';
import { newsletterStates } from '@btc/contract/site/desk/newsletter-rule.ts';
import { toNewsletterPath } from '@btc/contract/site/newsletter-paths.ts';
import { ApiError } from '@btc/contract/wire/errors.ts';
import type { InputOf } from '@btc/contract/wire/operation.ts';
import { changedMeanwhile, closed, type StaffWork } from '#platform/audit/staff-change.ts';
import { badRequest } from '#platform/api/answer.ts';
import { shanghaiDay, shanghaiMoment } from '#platform/clock/shanghai-time.ts';
import type { Db } from '#platform/db/db.ts';
import { askJob, dropJob, type Job } from '#platform/jobs/job.queries.ts';
import { deleteFigures, type FigureConfirmation } from '#platform/figures/figure-store.queries.ts';
import type { ReadFigures } from '#platform/figures/read-figures.ts';
import { type FigureRoom, withFilled } from '#platform/figures/decide-figures.ts';
import { fillWords, previewWords, readWritten } from '#platform/figures/subject-texts.ts';
import { buildContent } from './digest-content.service.ts';
import { digestMail, firstWords } from './digest-mail.ts';
import {
  changeIssue,
  deleteIssue,
  findIssue,
  type IssueRecord,
  type IssueText,
  listTexts,
  lockIssue,
  lockWeek,
  saveText,
} from './issue.queries.ts';
import { toSunday, toWeek } from './week.ts';

const editions = ['cn', 'en'] as const;

/** An issue in the desk's list. */
export function presentIssue(row: IssueRecord): DeskNewsletterRow {
  return {
    NewsletterID: row.id,
    WeekStart: row.week_start,
    WeekEnd: toSunday({ start: row.week_start }),
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

/** What issues are read and filled with. */
export interface IssueDeps {
  readonly publicUrl: string;
  readonly readFigures: ReadFigures;
}

/** Figures of issues are kept under this name and the issue's number. */
const issueSubject = 'newsletter';
const wordFields = ['subject', 'intro', 'closing'] as const;
const wordInputs = { subject: 'Subject', intro: 'Intro', closing: 'Closing' } as const;

/** The words of an issue as readers get them; while it is a draft, as they would be just now. */
export function readyText(
  deps: Pick<IssueDeps, 'readFigures'> & { readonly db: Db },
  text: IssueText,
  at: Date,
): Promise<IssueText> {
  return previewWords(deps, text, { fields: wordFields }, at);
}

async function presentText(
  { db, at, publicUrl, readFigures }: IssueDeps & { readonly db: Db; readonly at: Date },
  edition: Edition,
  texts: readonly IssueText[],
): Promise<DeskNewsletter['Texts']['cn']> {
  const empty = { edition, subject: '', intro: '', closing: '', content: nothing };
  const written = texts.find((text) => text.edition === edition) ?? empty;
  const stopAddress = `${publicUrl}${toNewsletterPath(edition)}`;
  const ready = await readyText({ db, readFigures }, written, at);
  const { text, html } = digestMail(edition, { ...ready, publicUrl, hasPlants: true, hasPrices: true, stopAddress });
  const { subject, intro, closing, content } = written;
  return { Subject: subject, Intro: intro, Closing: closing, ...content, Preview: text, PreviewHtml: html };
}

/** One issue as the desk has it. */
export async function readIssue(db: Db, id: number, deps: IssueDeps & { readonly now: Date }): Promise<DeskNewsletter> {
  const [row, texts] = await Promise.all([findIssue(db, id), listTexts(db, id)]);
  if (row === undefined) throw new ApiError(1009);
  const reading = { ...deps, db, at: deps.now };
  return {
    ...presentIssue(row),
    Texts: { cn: await presentText(reading, 'cn', texts), en: await presentText(reading, 'en', texts) },
  };
}

async function changed({ db, now }: StaffWork, id: number, deps: IssueDeps, before: object | null = null) {
  const result = await readIssue(db, id, { ...deps, now });
  return { subject: { kind: 'newsletter', id }, before, after: toBrief(result), result };
}

/** What the audit trail keeps: words and choice, not what they were built from. */
function toBrief({ State, SendDate, Texts }: DeskNewsletter) {
  const text = ({ Subject, Intro, Closing, Articles }: DeskNewsletter['Texts']['cn']) => ({
    Subject,
    Intro,
    Closing,
    ArticleIDs: Articles.filter(({ Included }) => Included).map(({ NewsID }) => NewsID),
  });
  return { State, SendDate, cn: text(Texts.cn), en: text(Texts.en) };
}

/** Builds the issue of a week; words that an editor has written stay. */
export async function buildIssue(work: StaffWork, day: string, deps: IssueDeps) {
  const { db, now, staff } = work;
  const week = toWeek(day);
  // Nothing has happened in a week that has not begun.
  if (week.start > shanghaiDay(now)) throw badRequest('WeekStart', 'far');
  const found = await lockWeek(db, week, { now, by: staff.userId });
  if (found.state !== 'draft') throw closed('WeekStart');
  const before = await listTexts(db, found.id);
  for (const edition of editions) {
    const content = await buildContent(db, edition, { week, now });
    const written =
      before.find((text) => text.edition === edition) ??
      firstWords(edition, { start: week.start, end: toSunday(week) });
    const { subject, intro, closing } = written;
    await saveText(db, found.id, { edition, subject, intro, closing, content });
  }
  await changeIssue(db, found.id, { now, by: staff.userId });
  return changed(work, found.id, deps);
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
export async function saveIssue(work: StaffWork, input: InputOf<typeof SaveNewsletter>, deps: IssueDeps) {
  const { db, now, staff } = work;
  const { NewsletterID: id, ExpectedRevision, Texts } = input;
  await lockDraft(db, id, ExpectedRevision);
  const before = toBrief(await readIssue(db, id, { ...deps, now }));
  for (const { edition, content } of await listTexts(db, id)) {
    const { Subject, Intro, Closing, ArticleIDs } = Texts[edition];
    const words = { subject: Subject, intro: Intro, closing: Closing };
    await saveText(db, id, { edition, ...words, content: chosen(content, ArticleIDs) });
  }
  await changeIssue(db, id, { now, by: staff.userId });
  return changed(work, id, deps, before);
}

/** Puts figures into the words of an issue that goes out. */
async function fillIssue(
  { db, now }: StaffWork,
  { id, at, confirmation }: { id: number; at: Date; confirmation: FigureConfirmation | null },
  readFigures: ReadFigures,
): Promise<void> {
  const filling = {
    subject: { kind: issueSubject, id },
    fields: wordFields,
    toInput: (edition: Edition, field: (typeof wordFields)[number]) => `Texts.${edition}.${wordInputs[field]}`,
    at,
    now,
    confirmation,
  };
  for (const text of await fillWords({ db, readFigures }, await listTexts(db, id), filling))
    await saveText(db, id, text);
}

/** Throws a draft away; the trail keeps its words. */
export async function discardIssue({ db, now }: StaffWork, id: number, deps: IssueDeps) {
  const found = await lockIssue(db, id);
  if (found === undefined) throw new ApiError(1009);
  if (found.state !== 'draft') throw closed('NewsletterID');
  const issue = await readIssue(db, id, { ...deps, now });
  await deleteFigures(db, issueSubject, [id]);
  await deleteIssue(db, id);
  const before = { WeekStart: issue.WeekStart, ...toBrief(issue) };
  return { subject: { kind: 'newsletter', id }, before, after: null, result: null };
}

/** The work of sending an issue. */
export function toSending(id: number): Job {
  return { kind: 'newsletter', subject: String(id) };
}

export interface Scheduling {
  readonly id: number;
  readonly was: number;
  /** Null: at once. */
  readonly at: Date | null;
  /** Whether all readers may get figures of a membership that stand in it. */
  readonly confirmsLocked: boolean;
}

/** Lets a draft go out, with the figures of the day on which it goes. */
export async function scheduleIssue(work: StaffWork, { id, was, at, confirmsLocked }: Scheduling, deps: IssueDeps) {
  const { db, now, staff } = work;
  await lockDraft(db, id, was);
  const confirmation = confirmsLocked ? { by: staff.userId } : null;
  await fillIssue(work, { id, at: at ?? now, confirmation }, deps.readFigures);
  await changeIssue(db, id, { now, by: staff.userId, state: 'scheduled', sendAt: at ?? now });
  await askJob(db, toSending(id), at ?? now);
  return changed(work, id, deps);
}

/** Takes a scheduled issue back, its words as they were written. */
export async function holdIssue(work: StaffWork, id: number, deps: IssueDeps) {
  const { db, now, staff } = work;
  const found = await lockIssue(db, id);
  if (found === undefined) throw new ApiError(1009);
  if (found.state !== 'scheduled') throw closed('NewsletterID');
  const written = await readWritten(db, issueSubject, [id]);
  for (const text of await listTexts(db, id)) await saveText(db, id, written(id, text, wordFields));
  await deleteFigures(db, issueSubject, [id]);
  await changeIssue(db, id, { now, by: staff.userId, state: 'draft', sendAt: null });
  await dropJob(db, toSending(id));
  return changed(work, id, deps);
}

/** Newsletters, for whoever decides about revised figures: what was sent stays. */
export const issueRoom: FigureRoom = {
  write: async (db, id, filled) => {
    const found = await lockIssue(db, id);
    if (found === undefined) throw new ApiError(1009);
    if (found.state !== 'scheduled') throw closed('SubjectID');
    for (const text of await listTexts(db, id)) await saveText(db, id, withFilled(text, text.edition, filled));
  },
};
