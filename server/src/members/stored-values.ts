/** One of a list of known words as it is stored; the column's own check lets no other in. */
export function oneOf<Word extends string>(words: readonly Word[], stored: string): Word {
  const found = words.find((word) => word === stored);
  if (found === undefined) throw new Error(`"${stored}" is none of ${words.join(', ')}`);
  return found;
}

/** The page of a list in SQL's terms. */
export function pageOf({ Page, PageSize }: { readonly Page: number; readonly PageSize: number }) {
  return { limit: PageSize, offset: (Page - 1) * PageSize };
}
