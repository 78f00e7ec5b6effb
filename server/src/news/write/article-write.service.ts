import { hasFigures } from '@btc/contract/figures/parse-figures.ts';
import { ApiError } from '@btc/contract/wire/errors.ts';
import type { Clock } from '#platform/clock/clock.ts';
import type { Db } from '#platform/db/db.ts';
import { inTransaction } from '#platform/db/in-transaction.ts';
import {
  deleteFigures,
  type FigureConfirmation,
  type FigureRoom,
  type FilledField,
  type FillingDeps,
  insertFigures,
  withFilled,
} from '#figures/face.ts';
import { type ArticleDraft, type PreparedArticle, prepareArticle, toSearchRow, textRow } from './article-draft.ts';
import { articleSubject, fillArticle, type FilledTexts } from './article-figures.ts';
import {
  deleteArticleParts,
  deleteSearchRows,
  insertArticleRows,
  insertAttachmentRows,
  insertReportRows,
  insertSearchRows,
  insertTextRows,
  listStoredTexts,
  listTextsForSearch,
  lockArticle,
  updateArticleRow,
  updateTextRow,
} from './article-write.queries.ts';

export interface WriteDeps extends FillingDeps {
  readonly clock: Clock;
}

async function insertParts(db: Db, id: number, prepared: PreparedArticle): Promise<void> {
  await insertTextRows(
    db,
    prepared.texts.map((row) => ({ ...row, article_id: id })),
  );
  await insertAttachmentRows(
    db,
    prepared.attachments.map((row) => ({ ...row, article_id: id })),
  );
  await insertReportRows(db, prepared.report === null ? [] : [{ ...prepared.report, article_id: id }]);
}

async function indexArticle(db: Db, id: number, publishedAt: Date): Promise<void> {
  await deleteSearchRows(db, id);
  const texts = await listTextsForSearch(db, id);
  await insertSearchRows(
    db,
    texts.map((text) => toSearchRow(text, publishedAt)),
  );
}

async function lockKnownArticle(db: Db, id: number) {
  const found = await lockArticle(db, id);
  if (found === undefined) throw new ApiError(1009);
  return found;
}

/** Stores a new article as a draft, visible to staff only, and returns its id. */
export function insertArticle({ db, clock }: WriteDeps, draft: ArticleDraft, id?: number): Promise<number> {
  const prepared = prepareArticle(draft);
  return inTransaction(db, async (trx) => {
    const [newId] = await insertArticleRows(trx, [
      {
        ...prepared.article,
        ...(id === undefined ? {} : { id }),
        state: 'draft',
        published_at: null,
        updated_at: clock.now(),
      },
    ]);
    if (newId === undefined) throw new Error('The insert returned no article number');
    await insertParts(trx, newId, prepared);
    return newId;
  });
}

export interface PublishedDraft {
  readonly id?: number;
  readonly publishedAt: Date;
  readonly draft: ArticleDraft;
}

interface PreparedDraft extends PublishedDraft {
  readonly parts: PreparedArticle;
  readonly figures: FilledTexts['figures'];
}

async function prepareFilled(deps: FillingDeps, one: PublishedDraft): Promise<PreparedDraft> {
  const { texts, figures } = await fillArticle(deps, one.draft, one.publishedAt);
  return { ...one, parts: prepareArticle({ ...one.draft, texts }), figures };
}

/** Stores and publishes articles together, all or none; returns their ids. */
export function insertPublishedArticles(
  { db, clock, readFigures }: WriteDeps,
  drafts: readonly PublishedDraft[],
): Promise<number[]> {
  return inTransaction(db, async (trx) => {
    const prepared: PreparedDraft[] = [];
    for (const one of drafts) prepared.push(await prepareFilled({ db: trx, readFigures }, one));
    const ids = await insertArticleRows(
      trx,
      prepared.map(({ id, publishedAt, parts }) => ({
        ...parts.article,
        ...(id === undefined ? {} : { id }),
        state: 'published',
        published_at: publishedAt,
        updated_at: publishedAt < clock.now() ? publishedAt : clock.now(),
      })),
    );
    const numbered = prepared.flatMap((one, index) => {
      const id = ids[index];
      return id === undefined ? [] : [{ ...one, id }];
    });
    const withId = <Row extends object>(readRows: (parts: PreparedArticle) => readonly Row[]) =>
      numbered.flatMap(({ id, parts }) => readRows(parts).map((row) => ({ ...row, article_id: id })));
    await insertTextRows(
      trx,
      withId((parts) => parts.texts),
    );
    await insertAttachmentRows(
      trx,
      withId((parts) => parts.attachments),
    );
    await insertReportRows(
      trx,
      withId((parts) => (parts.report === null ? [] : [parts.report])),
    );
    await keepFigures(trx, numbered, clock.now());
    await insertSearchRows(
      trx,
      numbered.flatMap(({ id, publishedAt, parts }) =>
        parts.texts.map((text) => toSearchRow({ ...text, access: parts.article.access, article_id: id }, publishedAt)),
      ),
    );
    return ids;
  });
}

async function keepFigures(
  db: Db,
  articles: readonly { readonly id: number; readonly figures: FilledTexts['figures'] }[],
  now: Date,
): Promise<void> {
  const texts = articles.flatMap(({ id, figures }) =>
    figures.map((text) => ({ ...text, subject: { kind: articleSubject, id } })),
  );
  await insertFigures(db, texts, now);
}

/** Replaces an article's content; state and publication time stay. Throws 1009 where there is none. */
export function updateArticle({ db, clock, readFigures }: WriteDeps, id: number, draft: ArticleDraft): Promise<void> {
  return inTransaction(db, async (trx) => {
    const { state, published_at: publishedAt } = await lockKnownArticle(trx, id);
    const isOut = state === 'published' && publishedAt !== null;
    // What nobody reads keeps its references: they are filled when it is published.
    const { texts, figures } = isOut
      ? await fillArticle({ db: trx, readFigures }, draft, publishedAt)
      : { texts: draft.texts, figures: [] };
    const prepared = prepareArticle({ ...draft, texts });
    await updateArticleRow(trx, id, { ...prepared.article, updated_at: clock.now() });
    await deleteArticleParts(trx, id);
    await deleteFigures(trx, articleSubject, [id]);
    await insertParts(trx, id, prepared);
    await keepFigures(trx, [{ id, figures }], clock.now());
    if (!isOut) return;
    await indexArticle(trx, id, publishedAt);
  });
}

type StoredText = Awaited<ReturnType<typeof listStoredTexts>>[number];

/** Fills references in the stored texts; figures filled earlier stay as they are. */
async function fillStored(deps: WriteDeps, id: number, publishing: Publishing): Promise<void> {
  const rows = await listStoredTexts(deps.db, id);
  if (rows.some((row) => hasFigures(`${row.title}${row.summary}${row.body_html}`)))
    await fillRows(deps, id, rows, publishing);
}

async function fillRows(
  deps: WriteDeps,
  id: number,
  rows: readonly StoredText[],
  { at, confirmation }: Publishing,
): Promise<void> {
  const access = rows.every((row) => row.access === 'free') ? 'free' : 'member';
  const drafts = rows.map(
    ({ edition, title, summary, body_html: body }) => [edition, { title, summary, body }] as const,
  );
  const { texts, figures } = await fillArticle(deps, { access, texts: Object.fromEntries(drafts), confirmation }, at);
  await deleteFigures(deps.db, articleSubject, [id]);
  for (const edition of ['cn', 'en'] as const) {
    const text = texts[edition];
    if (text !== undefined) await updateTextRow(deps.db, { ...textRow(edition, text), article_id: id });
  }
  await keepFigures(deps.db, [{ id, figures }], deps.clock.now());
}

interface Publishing {
  readonly at: Date;
  readonly confirmation: FigureConfirmation | null;
}

/** Replaces texts of a published article by ones with revised figures. Throws 1009 where there is none. */
async function writeFilled(db: Db, id: number, filled: readonly FilledField[], now: Date): Promise<void> {
  const { state, published_at: at } = await lockKnownArticle(db, id);
  if (state !== 'published' || at === null) throw new ApiError(1009);
  for (const { edition, title, summary, body_html: body } of await listStoredTexts(db, id)) {
    const text = withFilled({ title, summary, body }, edition, filled);
    await updateTextRow(db, { ...textRow(edition === 'en' ? 'en' : 'cn', text), article_id: id });
  }
  await updateArticleRow(db, id, { updated_at: now });
  await indexArticle(db, id, at);
}

export const articleRoom: FigureRoom = { htmlFields: ['body'], write: writeFilled };

/** Publishes an article; a future one appears at its minute. Throws 1009 where there is none. */
export function publishArticle(
  { db, clock, readFigures }: WriteDeps,
  id: number,
  at: Date,
  confirmation: FigureConfirmation | null = null,
): Promise<void> {
  return inTransaction(db, async (trx) => {
    await lockKnownArticle(trx, id);
    await fillStored({ db: trx, clock, readFigures }, id, { at, confirmation });
    await updateArticleRow(trx, id, { state: 'published', published_at: at, updated_at: clock.now() });
    await indexArticle(trx, id, at);
  });
}

/** Withdraws an article from readers; staff keep it. Throws 1009 where there is none. */
export function withdrawArticle({ db, clock }: WriteDeps, id: number): Promise<void> {
  return inTransaction(db, async (trx) => {
    const { published_at: publishedAt } = await lockKnownArticle(trx, id);
    await updateArticleRow(trx, id, {
      state: 'withdrawn',
      published_at: publishedAt ?? clock.now(),
      updated_at: clock.now(),
    });
    await deleteSearchRows(trx, id);
  });
}
