/** A page of a list in SQL's terms. */
export interface Slice {
  readonly limit: number;
  readonly offset: number;
}

export function toSlice({ Page, PageSize }: { readonly Page: number; readonly PageSize: number }): Slice {
  return { limit: PageSize, offset: (Page - 1) * PageSize };
}
