import type { Page } from './post.queries.ts';

/** The page of a list in SQL's terms. */
export function pageOf({ Page: page, PageSize }: { readonly Page: number; readonly PageSize: number }): Page {
  return { limit: PageSize, offset: (page - 1) * PageSize };
}
