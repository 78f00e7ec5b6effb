import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#platform/db/db.ts';
import { hasWords, type WordField } from '#platform/search/edition-words.ts';
import type { SearchRights } from '#platform/search/search-rights.ts';
import type { ArticleScope } from '../article.queries.ts';

interface Found {
  readonly article_id: number;
  readonly title_hit: boolean;
}

/** Ids only, newest first, from one of the two word columns; at most `limit`. */
function hitsIn({ edition, now }: ArticleScope, condition: RawBuilder<boolean>, titleHit: boolean, limit: number) {
  return sql`(select article_id, published_at, ${sql.lit(titleHit)} as title_hit from news_search
    where edition = ${edition} and published_at <= ${now} and ${condition}
    order by published_at desc, article_id desc limit ${limit})`;
}

export interface Question {
  /** A tsquery. */
  readonly words: string;
  readonly rights: SearchRights;
}

/** Articles that match: title hits first, then by date, at most `limit`. */
export async function listFoundIds(db: Db, scope: ArticleScope, question: Question, limit: number): Promise<number[]> {
  const has = (field: WordField) => hasWords(field, { edition: scope.edition, ...question });
  const inTitle = hitsIn(scope, has('title'), true, limit);
  const inText = hitsIn(scope, sql<boolean>`${has('text')} and not ${has('title')}`, false, limit);
  const { rows } = await sql<Found>`
    select article_id, title_hit from (${inTitle} union all ${inText}) found
    order by title_hit desc, published_at desc, article_id desc limit ${limit}`.execute(db);
  return rows.map((row) => row.article_id);
}

/** Plain texts of the free articles: only these may be quoted in snippets. */
export async function listFreeTexts(db: Db, scope: ArticleScope, ids: readonly number[]) {
  if (ids.length === 0) return [];
  return db
    .selectFrom('news_article_text as t')
    .innerJoin('news_article as a', 'a.id', 't.article_id')
    .select(['a.id', 't.body_text'])
    .where('t.edition', '=', scope.edition)
    .where('a.access', '=', 'free')
    .where('a.id', 'in', ids)
    .execute();
}
