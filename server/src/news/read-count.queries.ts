import { sql } from 'kysely';
import type { Db } from '#platform/db/db.ts';
import { type ArticleScope, inEdition } from './article.queries.ts';

/** Adds reads in one statement, in article order so that processes cannot deadlock; deleted articles are skipped. */
export async function addReads(db: Db, day: string, reads: ReadonlyMap<number, number>): Promise<void> {
  const counted = [...reads].toSorted(([left], [right]) => left - right);
  await sql`
    insert into news_read_day (day, article_id, reads)
    select ${day}::date, counted.article_id, counted.reads
    from unnest(${counted.map(([id]) => id)}::int[], ${counted.map(([, count]) => count)}::int[]) as counted (article_id, reads)
    join news_article a on a.id = counted.article_id
    order by counted.article_id
    on conflict (day, article_id) do update set reads = news_read_day.reads + excluded.reads`.execute(db);
}

/** Most opened articles since a day, most first. */
export async function listMostReadIds(db: Db, scope: ArticleScope, sinceDay: string, limit: number) {
  const rows = await db
    .selectFrom('news_read_day as d')
    .innerJoin('news_article as a', 'a.id', 'd.article_id')
    .select('a.id')
    .where('d.day', '>=', sinceDay)
    .where(sql<boolean>`a.state = 'published'`)
    .where(inEdition(scope.edition))
    .where('a.published_at', '<=', scope.now)
    .groupBy('a.id')
    .orderBy((eb) => eb.fn.sum('d.reads'), 'desc')
    .orderBy('a.published_at', 'desc')
    .orderBy('a.id', 'desc')
    .limit(limit)
    .execute();
  return rows.map((row) => row.id);
}
