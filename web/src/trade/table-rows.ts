import type { TableRow } from '@btc/contract/trade/beef-one.ts';
import type { LockableField } from '@btc/contract/trade/trade-codes.ts';
import type { Edition } from '#i18n/edition.ts';
import { languageTags } from '#i18n/edition.ts';
import { nameIn } from './beef-one-figure.ts';
import { type SortKey, type Sorting, sortKeys } from './page-state.ts';

/** The column that the server's table names, if we know it. */
export function sortKeyOf(key: string): SortKey | undefined {
  return sortKeys.find((one) => one === key);
}

/** The rows in the order asked for; missing figures stand last whichever way, and the server's order is kept among equals. */
export function sortRows(rows: readonly TableRow[], sort: Sorting | null, edition: Edition): readonly TableRow[] {
  if (sort === null) return rows;
  const { key, descending } = sort;
  const way = descending ? -1 : 1;
  if (key === 'Name') {
    const collator = new Intl.Collator(languageTags[edition]);
    return rows.toSorted((a, b) => way * collator.compare(nameIn(edition, a), nameIn(edition, b)));
  }
  return rows.toSorted((a, b) => {
    const [one, other] = [a[key], b[key]];
    if (one === null || other === null) return Number(one === null) - Number(other === null);
    return way * (one - other);
  });
}

/** What a press on a column's head leads to: figures largest first, names from A; a second press turns the order, a third lifts it. */
export function nextSorting(key: SortKey, sort: Sorting | null): Sorting | null {
  const firstDescending = key !== 'Name';
  if (sort === null || sort.key !== key) return { key, descending: firstDescending };
  return sort.descending === firstDescending ? { key, descending: !firstDescending } : null;
}

/** The rows whose name, in either language, or code holds the words. */
export function findRows(rows: readonly TableRow[], words: string): readonly TableRow[] {
  const wanted = words.trim().toLowerCase();
  if (wanted === '') return rows;
  return rows.filter(({ Code, NameCn, NameEn }) =>
    [Code, NameCn, NameEn].some((text) => text.toLowerCase().includes(wanted)),
  );
}

/** Whether a column's figures are members' and therefore empty. */
export function isLocked(key: string, locked: readonly LockableField[]): boolean {
  return locked.some((field) => field === key);
}
