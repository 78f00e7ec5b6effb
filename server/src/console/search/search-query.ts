import { likePattern } from '#platform/search/like-pattern.ts';
import { typedQuery } from '#platform/search/typed-query.ts';

/** What somebody typed into the console's search, in the forms in which things are looked for. */
export interface SearchQuery {
  readonly text: string;
  /** A pattern for ILIKE: anything that contains the text; typed `%` and `_` are letters like others. */
  readonly like: string;
  /** A tsquery; null where the text has no words. */
  readonly words: string | null;
  /** The number of a thing: 1024 or #1024. */
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
