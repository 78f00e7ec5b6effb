import { ApiError } from '@btc/contract/wire/errors.ts';
import type { Clock } from '#platform/clock/clock.ts';
import { bumpContentVersion } from '#platform/db/content-version.ts';
import type { Db } from '#platform/db/db.ts';
import { type ArticleDraft, type PreparedArticle, prepareArticle, searchRowOf } from './article-draft.ts';
import {
  deleteArticleParts,
  deleteSearchRows,
  insertArticleRows,
  insertAttachmentRows,
  insertReportRows,
  insertSearchRows,
  insertTextRows,
  listTextsForSearch,
  lockArticle,
  updateArticleRow,
} from './article-write.queries.ts';

export interface WriteDeps {
  readonly db: Db;
  readonly clock: Clock;
}

/** Joins the caller's transaction where there is one, so that several writes can stand or fall together. */
export function inTransaction<T>(db: Db, work: (trx: Db) => Promise<T>): Promise<T> {
  return db.isTransaction ? work(db) : db.transaction().execute(work);
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
    texts.map((text) => searchRowOf(text, publishedAt)),
  );
}

async function lockKnownArticle(db: Db, id: number) {
  const found = await lockArticle(db, id);
  if (found === undefined) throw new ApiError(1009);
  return found;
}

/** Stores a new article as a draft, which nobody but staff sees, and returns its number. */
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

/** An article that is stored and published in one go, at its own moment. */
export interface PublishedDraft {
  readonly id?: number;
  readonly publishedAt: Date;
  readonly draft: ArticleDraft;
}

/** Stores and publishes many articles at once and returns their numbers: all of them or none. */
export function insertPublishedArticles(
  { db, clock }: WriteDeps,
  drafts: readonly PublishedDraft[],
): Promise<number[]> {
  const prepared = drafts.map((one) => ({ ...one, parts: prepareArticle(one.draft) }));
  return inTransaction(db, async (trx) => {
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
    const numbered = prepared.flatMap((one, place) => {
      const id = ids[place];
      return id === undefined ? [] : [{ ...one, id }];
    });
    const withId = <Row extends object>(rowsOf: (parts: PreparedArticle) => readonly Row[]) =>
      numbered.flatMap(({ id, parts }) => rowsOf(parts).map((row) => ({ ...row, article_id: id })));
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
    await insertSearchRows(
      trx,
      numbered.flatMap(({ id, publishedAt, parts }) =>
        parts.texts.map((text) => searchRowOf({ ...text, access: parts.article.access, article_id: id }, publishedAt)),
      ),
    );
    await bumpContentVersion(trx);
    return ids;
  });
}

/** Replaces what an article says; its state and time of publication stay. 1009 when there is none. */
export function updateArticle({ db, clock }: WriteDeps, id: number, draft: ArticleDraft): Promise<void> {
  const prepared = prepareArticle(draft);
  return inTransaction(db, async (trx) => {
    const { state, published_at: publishedAt } = await lockKnownArticle(trx, id);
    await updateArticleRow(trx, id, { ...prepared.article, updated_at: clock.now() });
    await deleteArticleParts(trx, id);
    await insertParts(trx, id, prepared);
    if (state !== 'published' || publishedAt === null) return;
    await indexArticle(trx, id, publishedAt);
    await bumpContentVersion(trx);
  });
}

/** Publishes an article at a moment; one in the future appears by itself when its minute comes. 1009 when there is none. */
export function publishArticle({ db, clock }: WriteDeps, id: number, at: Date): Promise<void> {
  return inTransaction(db, async (trx) => {
    await lockKnownArticle(trx, id);
    await updateArticleRow(trx, id, { state: 'published', published_at: at, updated_at: clock.now() });
    await indexArticle(trx, id, at);
    await bumpContentVersion(trx);
  });
}

/** Takes an article from the readers; it stays with the staff. 1009 when there is none. */
export function withdrawArticle({ db, clock }: WriteDeps, id: number): Promise<void> {
  return inTransaction(db, async (trx) => {
    const { published_at: publishedAt } = await lockKnownArticle(trx, id);
    await updateArticleRow(trx, id, {
      state: 'withdrawn',
      published_at: publishedAt ?? clock.now(),
      updated_at: clock.now(),
    });
    await deleteSearchRows(trx, id);
    await bumpContentVersion(trx);
  });
}
