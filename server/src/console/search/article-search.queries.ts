import { editions } from '@btc/contract/members/access.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#platform/db/db.ts';
import { hasWords, type WordField } from '#platform/search/edition-words.ts';
import { deskRights } from '#platform/search/search-rights.ts';
import { selectTitle } from '#news/face.ts';
import type { SearchQuery } from './search-query.ts';

export interface FoundArticle {
  readonly id: number;
  readonly title_cn: string | null;
  readonly title_en: string | null;
  readonly published_at: Date | null;
  readonly is_demo: boolean;
}

/** One query per edition, so that its date index yields the newest first without sorting all matches. */
function hitsIn(field: WordField, words: string, limit: number): readonly RawBuilder<unknown>[] {
  return editions.map(
    (edition) => sql`(select article_id as id, ${sql.lit(field === 'title' ? 2 : 3)} as rank, published_at as at
      from news_search where edition = ${edition} and ${hasWords(field, { edition, words, rights: deskRights })}
      order by published_at desc, article_id desc limit ${limit})`,
  );
}

/** Unpublished articles are in no full-text index; there are few of them. */
function unpublished(like: string, limit: number): RawBuilder<unknown> {
  return sql`(select a.id, 1 as rank, a.updated_at as at from news_article a
    where a.state <> 'published' and (${selectTitle('cn')} ilike ${like} or ${selectTitle('en')} ilike ${like})
    order by a.updated_at desc limit ${limit})`;
}

async function listHits(db: Db, parts: readonly RawBuilder<unknown>[], limit: number) {
  const { rows } = await sql<FoundArticle>`
    with hit as (${sql.join([...parts], sql` union all `)}),
    best as (select id, min(rank) as rank, max(at) as at from hit group by id order by rank, at desc, id desc limit ${limit})
    select a.id, ${selectTitle('cn')} as title_cn, ${selectTitle('en')} as title_en, a.published_at, a.is_demo
    from best b join news_article a on a.id = b.id
    order by b.rank, b.at desc, a.id desc`.execute(db);
  return rows;
}

/** Articles in any state: by number, by words of the title and, if there is room, by words of the text. */
export async function searchArticles(db: Db, { like, words, number }: SearchQuery, limit: number) {
  const byNumber =
    number === null
      ? []
      : [sql`(select a.id, 0 as rank, a.updated_at as at from news_article a where a.id = ${number})`];
  const inTitles = words === null ? [] : hitsIn('title', words, limit);
  const found = await listHits(db, [...byNumber, unpublished(like, limit), ...inTitles], limit);
  if (found.length >= limit || words === null) return found;
  const known = new Set(found.map(({ id }) => id));
  const inTexts = await listHits(db, hitsIn('text', words, limit), limit);
  return [...found, ...inTexts.filter(({ id }) => !known.has(id))].slice(0, limit);
}
