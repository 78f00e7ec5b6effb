import { sql } from 'kysely';
import type { Db } from '#platform/db/db.ts';
import { type ArticleScope, articles, withRowColumns } from './article.queries.ts';

/** Only the newest articles are compared: older ones are rarely what a reader wants next. */
const comparedArticles = 300;

/** Most articles share nothing, which is found without counting. */
function sharedCount(column: 'origins' | 'cuts' | 'tags') {
  const [ours, theirs] = [sql.ref(`l.${column}`), sql.ref(`c.${column}`)];
  return sql<number>`case when ${theirs} && ${ours}
    then (select count(*) from unnest(${theirs}) shared where shared = any(${ours})) else 0 end`;
}

/** Similarity: shared tags, cuts, origins, section, meat, minus days between. Independent of the time of the request. */
const likeness = sql<number>`3 * ${sharedCount('tags')} + 2 * ${sharedCount('cuts')} + 2 * ${sharedCount('origins')}
  + case when c.section = l.section then 2 else 0 end
  + case when c.meat in (l.meat, 'both') then 1 else 0 end
  - least(abs(date_part('epoch', c.published_at - l.published_at)) / 5184000, 3)`;

const traits = ['a.id', 'a.section', 'a.meat', 'a.origins', 'a.cuts', 'a.tags', 'a.published_at'] as const;

/** Ids of the most similar articles, most similar first, with their score. */
export function nearest(db: Db, scope: ArticleScope, id: number, limit: number) {
  const shown = articles(db, scope).select(traits);
  const liked = shown.where('a.id', '=', id);
  const compared = shown
    .where('a.id', '<>', id)
    .orderBy('a.published_at', 'desc')
    .orderBy('a.id', 'desc')
    .limit(comparedArticles);
  return db
    .selectFrom([liked.as('l'), compared.as('c')])
    .select(['c.id', likeness.as('likeness')])
    .orderBy('likeness', 'desc')
    .orderBy('c.published_at', 'desc')
    .orderBy('c.id', 'desc')
    .limit(limit);
}

/** The most similar articles first; none where the edition does not show the given one. */
export function listSimilar(db: Db, scope: ArticleScope, id: number, limit: number) {
  return withRowColumns(db.selectFrom('news_article as a'), scope.edition)
    .innerJoin(nearest(db, scope, id, limit).as('n'), 'n.id', 'a.id')
    .orderBy('n.likeness', 'desc')
    .orderBy('a.published_at', 'desc')
    .orderBy('a.id', 'desc')
    .execute();
}
