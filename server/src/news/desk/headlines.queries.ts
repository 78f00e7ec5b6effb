import { sql } from 'kysely';
import type { Db } from '#platform/db/db.ts';
import { type DeskListRow, listDeskArticles } from './desk-list.queries.ts';

function published(db: Db, now: Date) {
  return db
    .selectFrom('news_article')
    .select('id')
    .where('state', '=', 'published')
    .where('published_at', '<=', now)
    .orderBy('published_at', 'desc')
    .orderBy('id', 'desc');
}

/** Ids of published headlines in order; scheduled and withdrawn ones keep their rank but are left out. */
export async function listHeadlineIds(db: Db, now: Date): Promise<readonly number[]> {
  const rows = await published(db, now)
    .clearOrderBy()
    .where('headline_rank', 'is not', null)
    .orderBy('headline_rank')
    .orderBy('published_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
  return rows.map(({ id }) => id);
}

export async function listNewestIds(db: Db, now: Date, limit: number): Promise<readonly number[]> {
  const rows = await published(db, now).where('headline_rank', 'is', null).limit(limit).execute();
  return rows.map(({ id }) => id);
}

export async function listDeskRows(db: Db, now: Date, ids: readonly number[]): Promise<readonly DeskListRow[]> {
  const [found, texts] = await Promise.all([
    listDeskArticles(db, { now, ids }, { limit: ids.length, offset: 0 }),
    db
      .selectFrom('news_article_text')
      .select(['article_id', 'edition', 'title'])
      .where('article_id', 'in', [0, ...ids])
      .execute(),
  ]);
  const formatTitle = (id: number, edition: 'cn' | 'en') =>
    texts.find((text) => text.article_id === id && text.edition === edition)?.title ?? null;
  return found
    .map((row) => ({ ...row, title_cn: formatTitle(row.id, 'cn'), title_en: formatTitle(row.id, 'en') }))
    .toSorted((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id));
}

export async function lockHeadlines(db: Db): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('news headlines'))`.execute(db);
}

export async function listShown(db: Db, ids: readonly number[], now: Date): Promise<ReadonlySet<number>> {
  const rows = await db
    .selectFrom('news_article')
    .select('id')
    .where('id', 'in', [0, ...ids])
    .where('state', '=', 'published')
    .where('published_at', '<=', now)
    .forUpdate()
    .execute();
  return new Set(rows.map(({ id }) => id));
}

/** Sets the headline rank in the published article and in its manuscript, which otherwise stays as it is. */
export async function setHeadlineRank(db: Db, id: number, rank: number | null): Promise<void> {
  await db.updateTable('news_article').set({ headline_rank: rank }).where('id', '=', id).execute();
  await sql`
    update news_manuscript set
      detail = jsonb_set(detail, '{HeadlineRank}', ${JSON.stringify(rank)}::jsonb),
      detail_revision = detail_revision + 1,
      published_detail_revision = case
        when published_detail_revision = detail_revision then detail_revision + 1 else published_detail_revision end
    where article_id = ${id}`.execute(db);
}
