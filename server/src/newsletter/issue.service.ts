import { isDeepStrictEqual } from 'node:util';
import type { Edition } from '@btc/contract/members/access.ts';
import type {
  DeskNewsletter,
  DeskNewsletterRow,
  DeskNewsletterText,
  DigestContent,
  SaveNewsletter,
  ScheduleNewsletter,
} from '@btc/contract/newsletter/desk/newsletter-desk.ts';
import { newsletterStates } from '@btc/contract/newsletter/desk/newsletter-rule.ts';
import { toNewsletterPath } from '@btc/contract/newsletter/newsletter-paths.ts';
import { ApiError } from '@btc/contract/wire/errors.ts';
import type { Saved } from '@btc/contract/writing-fields.ts';
import type { InputOf } from '@btc/contract/wire/operation.ts';
import { changedMeanwhile, closed, type StaffWork } from '#platform/audit/staff-change.ts';
import { recordWriting } from '#platform/audit/staff-writing.ts';
import { badRequest } from '#platform/api/answer.ts';
import { shanghaiDay, shanghaiMoment } from '#platform/clock/shanghai-time.ts';
import type { Db } from '#platform/db/db.ts';
import { enqueueJob, cancelJob, type Job } from '#platform/jobs/job.queries.ts';
import {
  deleteFigures,
  type FigureConfirmation,
  type FigureRoom,
  fillWords,
  previewWords,
  type ReadFigures,
  readWritten,
  withFilled,
} from '#figures/face.ts';
import { cleanedText, sanitiseShortHtml } from '#platform/rich-text/article-html.ts';
import { listPresent, notePresence } from '#platform/staff/presence.queries.ts';
import { presentSaved, presentWriters } from '#platform/staff/present-writer.ts';
import { buildContent } from './digest-content.service.ts';
import { digestMail, firstWords } from './digest-mail.ts';
import {
  changeIssue,
  deleteIssue,
  findIssue,
  type IssueRecord,
  type IssueText,
  type IssueWords,
  listTexts,
  lockIssue,
  lockWeek,
  saveText,
  storeText,
  touchIssue,
} from './issue.queries.ts';
import { toSunday, toWeek } from './week.ts';

const editions = ['cn', 'en'] as const;

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

export interface IssueDeps {
  readonly publicUrl: string;
  readonly readFigures: ReadFigures;
}

/** Subject under which figures in issues are stored, with the issue's id. */
const issueSubject = 'newsletter';
const wordFields = ['subject', 'intro', 'closing'] as const;
const wordInputs = { subject: 'Subject', intro: 'Intro', closing: 'Closing' } as const;
const htmlFields = ['intro', 'closing'] as const;

/** Texts as readers get them; for a draft, as they would be at `at`. */
export function readyText(
  deps: Pick<IssueDeps, 'readFigures'> & { readonly db: Db },
  text: IssueText,
  at: Date,
): Promise<IssueText> {
  return previewWords(deps, text, { fields: wordFields, htmlFields }, at);
}

async function presentText(
  { db, at, publicUrl, readFigures }: IssueDeps & { readonly db: Db; readonly at: Date },
  edition: Edition,
  texts: readonly IssueText[],
): Promise<DeskNewsletterText> {
  const written = texts.find((text) => text.edition === edition);
  if (written === undefined) throw new Error(`The issue has no ${edition}`);
  const stopAddress = `${publicUrl}${toNewsletterPath(edition)}`;
  const ready = await readyText({ db, readFigures }, written, at);
  const { text, html } = digestMail(edition, { ...ready, publicUrl, hasPlants: true, hasPrices: true, stopAddress });
  return {
    Subject: written.subject,
    Intro: written.intro,
    Closing: written.closing,
    ...presentSaved(written),
    ...written.content,
    Preview: text,
    PreviewHtml: html,
  };
}

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

/** For the audit trail: texts and chosen articles, not the content they were built from. */
function toBrief({ State, SendDate, Texts }: DeskNewsletter) {
  const text = ({ Subject, Intro, Closing, Articles }: DeskNewsletterText) => ({
    Subject,
    Intro,
    Closing,
    ArticleIDs: Articles.filter(({ Included }) => Included).map(({ NewsID }) => NewsID),
  });
  return { State, SendDate, cn: text(Texts.cn), en: text(Texts.en) };
}

async function lockDraft(db: Db, id: number) {
  const found = await lockIssue(db, id);
  if (found === undefined) throw new ApiError(1009);
  if (found.state !== 'draft') throw closed('NewsletterID');
  return found;
}

function arrange(content: DigestContent, order: readonly number[], included: readonly number[]): DigestContent {
  const known = order.flatMap((id) => content.Articles.filter(({ NewsID }) => NewsID === id));
  const rest = content.Articles.filter(({ NewsID }) => !order.includes(NewsID));
  const Articles = [...known, ...rest].map((article) => ({ ...article, Included: included.includes(article.NewsID) }));
  return { ...content, Articles };
}

/** Current content of a week with the editor's choice; new articles come last. */
function keepChoice(content: DigestContent, { Articles }: DigestContent): DigestContent {
  const order = Articles.map(({ NewsID }) => NewsID);
  const isNew = ({ NewsID }: DigestContent['Articles'][number]) => !order.includes(NewsID);
  const included = [...Articles, ...content.Articles.filter(isNew)].filter(({ Included }) => Included);
  return arrange(
    content,
    order,
    included.map(({ NewsID }) => NewsID),
  );
}

/** Builds the issue of a week; texts and choices of editors are kept. */
export async function buildIssue(work: StaffWork, day: string, deps: IssueDeps) {
  const { db, now, staff } = work;
  const week = toWeek(day);
  // Nothing has happened in a week that has not begun.
  if (week.start > shanghaiDay(now)) throw badRequest('WeekStart', 'far');
  const change = { now, by: staff.userId };
  const found = await lockWeek(db, week, change);
  if (found.state !== 'draft') throw closed('WeekStart');
  const texts = await listTexts(db, found.id);
  for (const edition of editions) {
    const content = await buildContent(db, edition, { week, now });
    const before = texts.find((text) => text.edition === edition);
    const { subject, intro, closing } = before ?? firstWords(edition, { start: week.start, end: toSunday(week) });
    const kept = before === undefined ? content : keepChoice(content, before.content);
    await saveText(db, found.id, { edition, subject, intro, closing, content: kept }, { now, by: null });
  }
  await changeIssue(db, found.id, change);
  return changed(work, found.id, deps);
}

type TypedText = Omit<InputOf<typeof SaveNewsletter>, 'ExpectedRevision'>;

function toWritten(content: DigestContent, typed: TypedText): IssueWords {
  return {
    edition: typed.Edition,
    subject: cleanedText(typed.Subject),
    intro: sanitiseShortHtml(typed.Intro),
    closing: sanitiseShortHtml(typed.Closing),
    content: arrange(content, typed.ArticleIDs, typed.IncludedIDs),
  };
}

/** Compared to detect changes, and stored in the audit trail. */
function toTrail({ edition, subject, intro, closing, content }: IssueWords) {
  const ids = (articles: DigestContent['Articles']) => articles.map(({ NewsID }) => NewsID);
  return {
    Edition: edition,
    Subject: subject,
    Intro: intro,
    Closing: closing,
    ArticleIDs: ids(content.Articles),
    IncludedIDs: ids(content.Articles.filter(({ Included }) => Included)),
  };
}

async function findText(db: Db, id: number, edition: Edition): Promise<IssueText> {
  const found = (await listTexts(db, id)).find((text) => text.edition === edition);
  if (found === undefined) throw new Error(`Issue ${id} has no ${edition}`);
  return found;
}

/** Saves an edition's texts and choice; throws where it has changed since. */
export async function saveIssueText(work: StaffWork, input: InputOf<typeof SaveNewsletter>): Promise<Saved> {
  const { db, now, staff } = work;
  const { NewsletterID: id, Edition: edition } = input;
  await lockDraft(db, id);
  const before = await findText(db, id, edition);
  const written = toWritten(before.content, input);
  if (isDeepStrictEqual(toTrail(before), toTrail(written))) return presentSaved(before);
  if (before.revision !== input.ExpectedRevision) throw changedMeanwhile('ExpectedRevision');
  const change = { now, by: staff.userId };
  await saveText(db, id, written, change);
  await touchIssue(db, id, change);
  const after = toTrail(written);
  const subject = { kind: issueSubject, id };
  await recordWriting(work, before, { operation: 'SaveNewsletter', subject, before: toTrail(before), after });
  return presentSaved(await findText(db, id, edition));
}

function toRevisions(issue: { readonly revision: number }, texts: readonly IssueText[]) {
  const revision = (edition: Edition) => texts.find((text) => text.edition === edition)?.revision ?? 0;
  return { issue: issue.revision, cn: revision('cn'), en: revision('en') };
}

/** Marks an issue as open by an editor; returns the other editors and the current revisions. */
export async function noteIssueEditing({ db, now, staff }: StaffWork, id: number, edition: Edition | null) {
  const issue = await findIssue(db, id);
  if (issue === undefined) throw new ApiError(1009);
  const presence = { kind: 'newsletter', subjectId: id, userId: staff.userId, now } as const;
  await notePresence(db, { ...presence, part: edition });
  const [present, texts] = await Promise.all([listPresent(db, presence), listTexts(db, id)]);
  return { Rows: presentWriters(present), Dict: toRevisions(issue, texts) };
}

/** Throws 1001 with rule `missing` for each empty subject. */
export function requireSubjects(texts: readonly IssueText[]): void {
  const missing = texts.filter(({ subject }) => subject === '');
  if (missing.length === 0) return;
  const List = missing.map(({ edition }) => ({ Field: `Texts.${edition}.Subject`, Rule: 'missing' }));
  throw new ApiError(1001, { List });
}

async function fillIssue(
  { db, now }: StaffWork,
  { id, at, confirmation }: { id: number; at: Date; confirmation: FigureConfirmation | null },
  readFigures: ReadFigures,
): Promise<void> {
  const filling = {
    subject: { kind: issueSubject, id },
    fields: wordFields,
    htmlFields,
    toInput: (edition: Edition, field: (typeof wordFields)[number]) => `Texts.${edition}.${wordInputs[field]}`,
    at,
    now,
    confirmation,
  };
  for (const text of await fillWords({ db, readFigures }, await listTexts(db, id), filling))
    await storeText(db, id, text);
}

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

export function toSending(id: number): Job {
  return { kind: 'newsletter', subject: String(id) };
}

/** Schedules a draft unless it has changed since; figures are those of the sending day. */
export async function scheduleIssue(work: StaffWork, input: InputOf<typeof ScheduleNewsletter>, deps: IssueDeps) {
  const { db, now, staff } = work;
  const { NewsletterID: id, Revisions: seen, At, ConfirmLocked: confirmsLocked } = input;
  const issue = await lockDraft(db, id);
  const texts = await listTexts(db, id);
  if (!isDeepStrictEqual(toRevisions(issue, texts), seen)) throw changedMeanwhile('Revisions');
  requireSubjects(texts);
  const at = At === undefined ? now : new Date(At);
  await fillIssue(work, { id, at, confirmation: confirmsLocked ? { by: staff.userId } : null }, deps.readFigures);
  await changeIssue(db, id, { now, by: staff.userId, state: 'scheduled', sendAt: at });
  await enqueueJob(db, toSending(id), at);
  return changed(work, id, deps);
}

/** Turns a scheduled issue back into a draft, with figure references as written. */
export async function unscheduleIssue(work: StaffWork, id: number, deps: IssueDeps) {
  const { db, now, staff } = work;
  const found = await lockIssue(db, id);
  if (found === undefined) throw new ApiError(1009);
  if (found.state !== 'scheduled') throw closed('NewsletterID');
  const written = await readWritten(db, issueSubject, [id]);
  for (const text of await listTexts(db, id)) await storeText(db, id, written(id, text, wordFields));
  await deleteFigures(db, issueSubject, [id]);
  await changeIssue(db, id, { now, by: staff.userId, state: 'draft', sendAt: null });
  await cancelJob(db, toSending(id));
  return changed(work, id, deps);
}

/** Applies decisions on revised figures to newsletters; sent issues stay. */
export const issueRoom: FigureRoom = {
  htmlFields,
  write: async (db, id, filled) => {
    const found = await lockIssue(db, id);
    if (found === undefined) throw new ApiError(1009);
    if (found.state !== 'scheduled') throw closed('SubjectID');
    for (const text of await listTexts(db, id)) await storeText(db, id, withFilled(text, text.edition, filled));
  },
};
