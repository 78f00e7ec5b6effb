import type { Edition } from '@btc/contract/members/access.ts';
import { manuscriptDetail } from '@btc/contract/news/desk/manuscript.ts';
import type { ApiError } from '@btc/contract/wire/errors.ts';
import { badRequest } from '#platform/api/answer.ts';
import { changedMeanwhile, closed, type StaffWork } from '#platform/audit/staff-change.ts';
import type { Clock } from '#platform/clock/clock.ts';
import type { Db } from '#platform/db/db.ts';
import type { FillingDeps } from '#figures/face.ts';
import type { ArticleDraft, ArticleTextDraft } from '../write/article-draft.ts';
import { deleteArticle } from '../write/article-write.queries.ts';
import { publishArticle, updateArticle, withdrawArticle } from '../write/article-write.service.ts';
import { presentText } from './desk.present.ts';
import {
  findManuscript,
  listManuscriptTexts,
  type ManuscriptTextRow,
  markManuscript,
  markPublished,
} from './manuscript.queries.ts';
import { lockForWriting } from './manuscript.service.ts';
import { insertVersion } from './version.queries.ts';

interface Moved {
  readonly before: object;
  readonly after: object;
}

interface Handing {
  readonly articleId: number;
  readonly note: string | null;
}

export async function submitArticle({ db, now, staff }: StaffWork, { articleId, note }: Handing): Promise<Moved> {
  const { state, stage } = await lockForWriting(db, articleId);
  if (state !== 'draft' || stage !== 'writing') throw closed('ArticleID');
  await markManuscript(db, { stage: 'review', note }, { articleId, userId: staff.userId, now });
  return { before: { Stage: 'writing' }, after: { Stage: 'review', Note: note } };
}

export async function returnArticle({ db, now, staff }: StaffWork, { articleId, note }: Handing): Promise<Moved> {
  const { state, stage } = await lockForWriting(db, articleId);
  if (state !== 'draft' || stage !== 'review') throw closed('ArticleID');
  await markManuscript(db, { stage: 'writing', note }, { articleId, userId: staff.userId, now });
  return { before: { Stage: 'review' }, after: { Stage: 'writing', Note: note } };
}

export interface Publication {
  readonly articleId: number;
  /** Null: now, or the existing time of a published article. */
  readonly at: Date | null;
  /** Revisions that the editor looked at. */
  readonly seen: { readonly cn: number; readonly en: number; readonly detail: number };
  /** The editor agrees that figures of a membership in the text are open to everybody. */
  readonly confirmsLocked: boolean;
}

export async function publishManuscript(
  work: StaffWork & Pick<FillingDeps, 'readFigures'>,
  { articleId, at, seen, confirmsLocked }: Publication,
): Promise<Moved> {
  const { db, now, staff, readFigures } = work;
  const found = await lockForWriting(db, articleId);
  const texts = await listManuscriptTexts(db, articleId);
  const isSeen = texts.every((text) => text.revision === (text.edition === 'cn' ? seen.cn : seen.en));
  if (!isSeen || found.detail_revision !== seen.detail) throw changedMeanwhile('Revisions');
  const draft = await toDraft(db, { articleId, texts, isDemo: found.is_demo });
  const isOut = found.state === 'published' && found.published_at !== null && found.published_at <= now;
  const time = isOut && found.published_at !== null ? found.published_at : (at ?? now);
  if (time < now && !isOut) throw badRequest('At', 'past');
  const deps = { db, clock: standingStill(now), readFigures };
  const confirmation = confirmsLocked ? { by: staff.userId } : null;
  await updateArticle(deps, articleId, { ...draft, confirmation });
  await publishArticle(deps, articleId, time, confirmation);
  await storePublishedVersion(work, articleId, texts);
  await markPublished(db, articleId);
  await markManuscript(db, { stage: 'done', note: null }, { articleId, userId: staff.userId, now });
  return {
    before: { State: found.state, PublishDate: found.published_at },
    after: {
      State: 'published',
      PublishDate: time,
      Titles: texts.map(({ title }) => title),
      ...(confirmsLocked && { ConfirmLocked: true }),
    },
  };
}

export async function withdrawManuscript({ db, now, staff }: StaffWork, { articleId, note }: Handing): Promise<Moved> {
  const { state } = await lockForWriting(db, articleId);
  if (state !== 'published') throw closed('ArticleID');
  await withdrawArticle({ db, clock: standingStill(now) }, articleId);
  await markManuscript(db, { note }, { articleId, userId: staff.userId, now });
  return { before: { State: state }, after: { State: 'withdrawn', Note: note } };
}

/** Deletes an article that was never published. */
export async function deleteManuscript({ db }: StaffWork, articleId: number): Promise<Moved> {
  const { state } = await lockForWriting(db, articleId);
  if (state !== 'draft') throw closed('ArticleID');
  const titles = (await listManuscriptTexts(db, articleId)).map(({ title }) => title);
  await deleteArticle(db, articleId);
  return { before: { Titles: titles }, after: {} };
}

/** A clock fixed at one moment, so that everything in a change has the same time. */
function standingStill(now: Date): Clock {
  return { now: () => now };
}

async function storePublishedVersion(
  { db, now, staff }: StaffWork,
  articleId: number,
  texts: readonly ManuscriptTextRow[],
): Promise<void> {
  for (const text of texts) {
    if (text.title === '' || text.published_revision === text.revision) continue;
    await insertVersion(db, {
      articleId,
      edition: text.edition === 'en' ? 'en' : 'cn',
      kind: 'published',
      revision: text.revision,
      text: { ...text, attachments: presentText(text).Attachments },
      savedAt: now,
      savedBy: staff.userId,
    });
  }
}

async function toDraft(
  db: Db,
  { articleId, texts, isDemo }: { articleId: number; texts: readonly ManuscriptTextRow[]; isDemo: boolean },
): Promise<ArticleDraft> {
  const detail = manuscriptDetail.parse((await findManuscript(db, articleId))?.detail);
  if ((detail.Section === 'report') !== (detail.Report !== null)) throw incomplete('Detail.Report');
  const report = detail.Report;
  return {
    section: detail.Section,
    access: detail.Access,
    headlineRank: detail.HeadlineRank,
    recommended: detail.Recommended,
    meat: detail.Meat,
    origins: detail.Origins,
    cuts: detail.Cuts,
    tags: detail.Tags,
    titlePicture: detail.TitlePicture,
    source: detail.Source,
    isDemo,
    isShared: detail.Shared,
    report:
      report === null
        ? null
        : { type: report.Type, periodStart: report.PeriodStart, periodEnd: report.PeriodEnd, date: report.Date },
    texts: toTexts(texts),
  };
}

function toTexts(texts: readonly ManuscriptTextRow[]): ArticleDraft['texts'] {
  const whole: { [edition in Edition]?: ArticleTextDraft } = {};
  for (const text of texts) {
    const { title, summary, body_html: body } = text;
    if (title === '' && summary === '' && body === '') continue;
    const name = text.edition === 'en' ? 'En' : 'Cn';
    if (title === '') throw incomplete(`Title${name}`);
    if (summary === '') throw incomplete(`Summary${name}`);
    if (body === '') throw incomplete(`Body${name}`);
    const attachments = presentText(text).Attachments.map(({ AppendixAddr, Name }) => ({
      address: AppendixAddr,
      name: Name,
    }));
    whole[text.edition === 'en' ? 'en' : 'cn'] = { title, summary, body, attachments };
  }
  if (whole.cn === undefined && whole.en === undefined) throw incomplete('TitleCn');
  return whole;
}

function incomplete(field: string): ApiError {
  return badRequest(field, 'incomplete');
}
