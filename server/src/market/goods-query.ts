import type { Dictionary } from '#dictionary/face.ts';
import { searchQuery } from '#platform/search/search-words.ts';
import { entryWords } from './goods-names.ts';

/** A tsquery of the words themselves or of the goods they are another name of; null where there is nothing to search. */
export function goodsQuery(dictionary: Dictionary, keyword: string): string | null {
  const meant = dictionary.listMeant(keyword).map((entry) => searchQuery(entryWords(dictionary, entry) ?? ''));
  const queries = [searchQuery(keyword), ...meant].flatMap((query) => (query === null ? [] : [`(${query})`]));
  return queries.length === 0 ? null : queries.join(' | ');
}
