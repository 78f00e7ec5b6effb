import { type Insertable, sql } from 'kysely';
import type { Db } from '#platform/db/db.ts';
import type { NewsArticle, NewsArticleText, NewsAttachment, NewsReport } from '#platform/db/tables.generated.ts';

export type NewArticleRow = Insertable<NewsArticle>;
export type NewTextRow = Insertable<NewsArticleText>;
export type NewAttachmentRow = Insertable<NewsAttachment>;
export type NewReportRow = Insertable<NewsReport>;

export interface SearchWordsRow {
  readonly article_id: number;
  readonly edition: string;
  readonly published_at: Date;
  readonly titleWords: readonly string[];
  /** Words that may be disclosed to everybody. */
  readonly openWords: readonly string[];
  readonly textWords: readonly string[];
}

/** Inserts articles and returns their ids in the same order. */
export async function insertArticleRows(db: Db, rows: readonly NewArticleRow[]): Promise<number[]> {
  const inserted = await db.insertInto('news_article').values(rows).returning('id').execute();
  return inserted.map((row) => row.id);
}

export async function updateArticleRow(db: Db, id: number, changes: Partial<NewArticleRow>): Promise<void> {
  await db.updateTable('news_article').set(changes).where('id', '=', id).execute();
}

/** State of an article that decides how it may be written; locks the row until the transaction ends. */
export function lockArticle(db: Db, id: number) {
  return db
    .selectFrom('news_article')
    .select(['id', 'state', 'published_at'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
}

export async function insertTextRows(db: Db, rows: readonly NewTextRow[]): Promise<void> {
  if (rows.length > 0) await db.insertInto('news_article_text').values(rows).execute();
}

export async function insertAttachmentRows(db: Db, rows: readonly NewAttachmentRow[]): Promise<void> {
  if (rows.length > 0) await db.insertInto('news_attachment').values(rows).execute();
}

export async function insertReportRows(db: Db, rows: readonly NewReportRow[]): Promise<void> {
  if (rows.length > 0) await db.insertInto('news_report').values(rows).execute();
}

export async function deleteArticle(db: Db, id: number): Promise<void> {
  await db.deleteFrom('news_article').where('id', '=', id).execute();
}

export async function deleteArticleParts(db: Db, id: number): Promise<void> {
  await db.deleteFrom('news_article_text').where('article_id', '=', id).execute();
  await db.deleteFrom('news_attachment').where('article_id', '=', id).execute();
  await db.deleteFrom('news_report').where('article_id', '=', id).execute();
}

export async function deleteSearchRows(db: Db, id: number): Promise<void> {
  await db.deleteFrom('news_search').where('article_id', '=', id).execute();
}

/** Words are passed as arrays, so that no text can be taken for query syntax. */
export async function insertSearchRows(db: Db, rows: readonly SearchWordsRow[]): Promise<void> {
  if (rows.length === 0) return;
  await db
    .insertInto('news_search')
    .values(
      rows.map(({ titleWords, openWords, textWords, ...row }) => ({
        ...row,
        title_vector: sql<string>`array_to_tsvector(${titleWords}::text[])`,
        open_vector: sql<string>`array_to_tsvector(${openWords}::text[])`,
        text_vector: sql<string>`array_to_tsvector(${textWords}::text[])`,
      })),
    )
    .execute();
}

export function listTextsForSearch(db: Db, id: number) {
  return db
    .selectFrom('news_article_text as t')
    .innerJoin('news_article as a', 'a.id', 't.article_id')
    .select(['t.article_id', 'a.access', 't.edition', 't.title', 't.summary', 't.body_text'])
    .where('t.article_id', '=', id)
    .execute();
}

export function listStoredTexts(db: Db, id: number) {
  return db
    .selectFrom('news_article_text as t')
    .innerJoin('news_article as a', 'a.id', 't.article_id')
    .select(['a.access', 't.edition', 't.title', 't.summary', 't.body_html'])
    .where('t.article_id', '=', id)
    .execute();
}

export async function updateTextRow(db: Db, { article_id: id, edition, ...changes }: NewTextRow): Promise<void> {
  await db
    .updateTable('news_article_text')
    .set(changes)
    .where('article_id', '=', id)
    .where('edition', '=', edition)
    .execute();
}
