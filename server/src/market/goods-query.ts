import type { Db } from '#platform/db/db.ts';
import { findAliased } from '#platform/import/aliases/alias-book.ts';
import { searchQuery } from '#platform/search/search-words.ts';
import { entryWords } from './goods-names.ts';

/** A tsquery of the words themselves, or of what analysts said that they stand for. Null where there is nothing to look for. */
export async function goodsQuery(db: Db, keyword: string): Promise<string | null> {
  const meant = (await findAliased(db, keyword)).map((entry) => searchQuery(entryWords(entry) ?? ''));
  const queries = [searchQuery(keyword), ...meant].flatMap((query) => (query === null ? [] : [`(${query})`]));
  return queries.length === 0 ? null : queries.join(' | ');
}
