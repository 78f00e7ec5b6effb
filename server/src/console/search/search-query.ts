import { likePattern } from '#platform/search/like-pattern.ts';
import { typedQuery } from '#platform/search/typed-query.ts';

export interface SearchQuery {
  readonly text: string;
  /** ILIKE pattern for anything that contains the text; typed `%` and `_` are literal. */
  readonly like: string;
  /** A tsquery; null where the text has no words. */
  readonly words: string | null;
  /** Number of a record, typed as 1024 or #1024. */
  readonly number: number | null;
}

export function readSearchQuery(text: string): SearchQuery {
  const [, digits] = /^#?([1-9]\d{0,8})$/.exec(text) ?? [];
  return {
    text,
    like: likePattern(text),
    words: typedQuery(text),
    number: digits === undefined ? null : Number(digits),
  };
}
