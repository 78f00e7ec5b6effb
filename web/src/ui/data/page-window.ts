export type PageStep =
  | { readonly kind: 'page'; readonly page: number }
  | { readonly kind: 'gap'; readonly after: number };

/** Pages to list: first, last, current and its neighbours (1 … 4 5 6 … 20). A gap of one page shows that page. */
export function pageWindow(page: number, pageCount: number): readonly PageStep[] {
  const wanted = [1, pageCount, page - 1, page, page + 1].filter((number) => number >= 1 && number <= pageCount);
  const named = [...new Set(wanted)].sort((a, b) => a - b);
  const steps: PageStep[] = [];
  let last = 0;
  for (const number of named) {
    if (number - last === 2) steps.push({ kind: 'page', page: number - 1 });
    else if (number - last > 2) steps.push({ kind: 'gap', after: last });
    steps.push({ kind: 'page', page: number });
    last = number;
  }
  return steps;
}
