import type { Edition } from '@btc/contract/members/access.ts';
import { type RawBuilder, sql } from 'kysely';

export type WordColumn = 'title_vector' | 'open_vector' | 'text_vector';

/** Whether all the words of a tsquery stand in a column of `news_search`, as the indexes of each edition have it (migration 0177). */
export function hasWords(
  edition: Edition,
  column: WordColumn,
  words: string,
  table = 'news_search',
): RawBuilder<boolean> {
  const [its, vector] = [sql.ref(`${table}.edition`), sql.ref(`${table}.${column}`)];
  return sql<boolean>`(case when ${its} = ${sql.lit(edition)} then ${vector} end) @@ ${words}::tsquery`;
}
