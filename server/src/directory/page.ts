/** A slice of a list in SQL's terms. */
export interface Slice {
  readonly limit: number;
  readonly offset: number;
}

/** The page of a list as a slice. */
export function sliceOf({ Page: page, PageSize }: { readonly Page: number; readonly PageSize: number }): Slice {
  return { limit: PageSize, offset: (page - 1) * PageSize };
}
