import type { Edition } from '@btc/contract/members/access.ts';
import { type RawBuilder, sql } from 'kysely';
import type { SearchRights } from './search-rights.ts';

export type WordField = 'title' | 'text';

export interface WordQuery {
  readonly edition: Edition;
  /** A tsquery. */
  readonly words: string;
  /** Readers without access to locked texts match only title and summary. */
  readonly rights: SearchRights;
}

function findColumn(field: WordField, { edition, rights }: WordQuery): string {
  if (field === 'title') return 'title_vector';
  return rights.findLockState('Info', edition) === null ? 'text_vector' : 'open_vector';
}

/** Whether a field of `news_search` contains all words of a tsquery, in the form of its indexes (migration 0177). */
export function hasWords(field: WordField, query: WordQuery, table = 'news_search'): RawBuilder<boolean> {
  const [its, vector] = [sql.ref(`${table}.edition`), sql.ref(`${table}.${findColumn(field, query)}`)];
  return sql<boolean>`(case when ${its} = ${sql.lit(query.edition)} then ${vector} end) @@ ${query.words}::tsquery`;
}
