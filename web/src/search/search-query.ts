import { maxSearchLetters } from '@btc/contract/search/search-paths.ts';
import { isApiError } from '@btc/contract/wire/errors.ts';
import type { PageQuery } from '#platform/pages/page-query.ts';
import type { SearchAnswer } from './found-rows.ts';

export interface SearchData {
  readonly words: string;
  /** Null where the query is empty or cannot be searched. */
  readonly answer: SearchAnswer | null;
  readonly isRefused: boolean;
}

const refused: SearchData = { words: '', answer: null, isRefused: true };

export async function loadSearch({ api, edition, url }: PageQuery): Promise<SearchData> {
  const words = (url.searchParams.get('q') ?? '').trim();
  if (words === '') return { words, answer: null, isRefused: false };
  if (words.length > maxSearchLetters) return refused;
  try {
    const answer = await api('SearchPortal', { Keyword: words, isEn: edition === 'en' });
    return { words, answer, isRefused: false };
  } catch (error) {
    if (isApiError(error) && error.code === 1001) return refused;
    throw error;
  }
}
