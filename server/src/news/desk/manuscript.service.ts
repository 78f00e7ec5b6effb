import type { Edition } from '@btc/contract/members/access.ts';
import type { DeskArticle, ManuscriptDetail, ManuscriptText } from '@btc/contract/news/desk/manuscript.ts';
import { minuteMs } from '@btc/contract/time.ts';
import { ApiError } from '@btc/contract/wire/errors.ts';
import { recordAudit } from '#platform/audit/audit.ts';
import { changedMeanwhile, type StaffWork } from '#platform/audit/staff-change.ts';
import type { Db } from '#platform/db/db.ts';
import { cleanedText, sanitiseArticleHtml } from '#platform/rich-text/article-html.ts';
import { listDeskArticles } from './desk-list.queries.ts';
import { presentDeskArticle, presentText } from './desk.present.ts';
import {
  ensureManuscript,
  findManuscript,
  listManuscriptTexts,
  lockManuscript,
  type ManuscriptTextRow,
  saveManuscriptDetail,
  saveManuscriptText,
  type TypedText,
} from './manuscript.queries.ts';
import { listPresent } from '#platform/staff/presence.queries.ts';
import { deleteConflict, findLastVersion, insertVersion } from './version.queries.ts';

/** An article with its manuscript; throws 1009 where there is none. */
export async function readDeskArticle(
  db: Db,
  articleId: number,
  { now, staff }: Omit<StaffWork, 'db'>,
): Promise<DeskArticle> {
  await ensureManuscript(db, articleId);
  const [row] = await listDeskArticles(db, { now, ids: [articleId] }, { limit: 1, offset: 0 });
  const manuscript = await findManuscript(db, articleId);
  if (row === undefined || manuscript === undefined) throw new ApiError(1009);
  const texts = await listManuscriptTexts(db, articleId);
  const present = await listPresent(db, { kind: 'article', subjectId: articleId, userId: staff.userId, now });
  return presentDeskArticle({ row, manuscript, texts, present });
}

/** Locks an article for a change, creating its manuscript where missing; throws 1009 for an unknown article. */
export async function lockForWriting(db: Db, articleId: number) {
  await ensureManuscript(db, articleId);
  const found = await lockManuscript(db, articleId);
  if (found === undefined) throw new ApiError(1009);
  return found;
}

/** A version is kept after this much writing, and whenever somebody else continues. */
const versionEveryMs = 10 * minuteMs;

export interface TextSave {
  readonly articleId: number;
  readonly edition: Edition;
  readonly was: number;
  readonly text: TypedText;
}

type SaveOutcome =
  | { readonly kind: 'saved'; readonly text: ManuscriptText }
  /** Somebody else has saved since; the submitted text is among the versions. */
  | { readonly kind: 'changed' };

/** Saves a text, or stores it as a conflicting version if somebody saved since; runs in the caller's transaction. */
export async function saveText({ db, now, staff }: StaffWork, save: TextSave): Promise<SaveOutcome> {
  const { articleId, edition, was } = save;
  await lockForWriting(db, articleId);
  const before = await formatText(db, articleId, edition);
  const text = cleanText(save.text);
  if (isSameText(before, text)) return { kind: 'saved', text: presentText(before) };
  if (before.revision !== was) {
    const conflict = {
      articleId,
      edition,
      kind: 'conflict',
      revision: was,
      text,
      savedAt: now,
      savedBy: staff.userId,
    } as const;
    await deleteConflict(db, conflict);
    await insertVersion(db, conflict);
    return { kind: 'changed' };
  }
  const isNewSpell = await storeVersionBefore({ db, now, staff }, { articleId, edition, before });
  const revision = await saveManuscriptText(db, edition, text, { articleId, userId: staff.userId, now });
  if (isNewSpell) {
    await recordAudit(db, {
      at: now,
      actor: { id: staff.userId, name: staff.loginUserName },
      operation: 'SaveDeskArticleText',
      subject: { kind: 'article', id: articleId },
      before: { Edition: edition, Title: before.title, Revision: before.revision },
      after: { Edition: edition, Title: text.title, Revision: revision },
    });
  }
  return { kind: 'saved', text: presentText(await formatText(db, articleId, edition)) };
}

async function formatText(db: Db, articleId: number, edition: Edition): Promise<ManuscriptTextRow> {
  const found = (await listManuscriptTexts(db, articleId)).find((text) => text.edition === edition);
  if (found === undefined) throw new Error(`Manuscript ${articleId} has no text for ${edition}`);
  return found;
}

function cleanText(text: TypedText): TypedText {
  return {
    title: cleanedText(text.title),
    summary: cleanedText(text.summary),
    body_html: sanitiseArticleHtml(cleanedText(text.body_html)),
    attachments: text.attachments,
  };
}

function isSameText(before: ManuscriptTextRow, text: TypedText): boolean {
  const isSameWords =
    before.title === text.title && before.summary === text.summary && before.body_html === text.body_html;
  return isSameWords && JSON.stringify(presentText(before).Attachments) === JSON.stringify(text.attachments);
}

/** Stores the text about to be overwritten, once per spell of writing; returns whether a new spell begins. */
async function storeVersionBefore(
  { db, now, staff }: StaffWork,
  { articleId, edition, before }: { articleId: number; edition: Edition; before: ManuscriptTextRow },
): Promise<boolean> {
  if (before.saved_at === null) return true;
  const last = await findLastVersion(db, articleId, edition);
  const since = last?.saved_at ?? new Date(0);
  // After a conflict what is written over may be the text of one's own other window.
  const isContested = last?.kind === 'conflict';
  const isDue = isContested || before.saved_by !== staff.userId || now.getTime() - since.getTime() >= versionEveryMs;
  if (!isDue || (!isContested && last?.revision === before.revision)) return isDue;
  await insertVersion(db, {
    articleId,
    edition,
    kind: 'draft',
    revision: before.revision,
    text: { ...before, attachments: presentText(before).Attachments },
    savedAt: before.saved_at,
    savedBy: before.saved_by,
  });
  return true;
}

export async function saveDetail(
  { db, now, staff }: StaffWork,
  { articleId, was, detail }: { readonly articleId: number; readonly was: number; readonly detail: ManuscriptDetail },
): Promise<{ readonly before: object; readonly after: object }> {
  const { detail_revision: revision } = await lockForWriting(db, articleId);
  if (revision !== was) throw changedMeanwhile('Detail');
  const before = await findManuscript(db, articleId);
  await saveManuscriptDetail(db, detail, { articleId, userId: staff.userId, now });
  return { before: { Detail: before?.detail }, after: { Detail: detail } };
}
