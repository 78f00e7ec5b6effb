import type { LockableField } from '@btc/contract/trade/trade-codes.ts';
import type { ViewRow } from '@btc/contract/trade/view-answer.ts';
import { type Edition, languageTags } from '#i18n/edition.ts';
import type { Sorting } from '../address/page-state.ts';
import { toValue } from './row-values.ts';

/** Page size; longer tables are paged. */
export const rowsOnPage = 50;

export function isSortable(key: string): boolean {
  return key !== 'Trend' && key !== 'MainOrigins';
}

/** Sorts rows; missing values come last in both directions, and ties keep the server's order. */
export function sortRows(rows: readonly ViewRow[], sort: Sorting | null, edition: Edition): readonly ViewRow[] {
  if (sort === null || !isSortable(sort.key)) return rows;
  const way = sort.descending ? -1 : 1;
  const collator = new Intl.Collator(languageTags[edition], { numeric: true });
  const keyed = rows.map((row) => ({ row, value: toValue(row, sort.key, edition) }));
  const compare = (one: (typeof keyed)[number], other: (typeof keyed)[number]): number => {
    const [a, b] = [one.value, other.value];
    if (a.kind === 'figure' && b.kind === 'figure') return way * (a.value - b.value);
    if (a.kind === 'text' && b.kind === 'text') return way * collator.compare(a.text, b.text);
    return Number(a.kind === 'gap') - Number(b.kind === 'gap');
  };
  return keyed.toSorted(compare).map(({ row }) => row);
}

/** Cycles on a column head: figures descending first, text ascending first; then reversed; then unsorted. */
export function nextSorting(key: string, sort: Sorting | null, isFigure: boolean): Sorting | null {
  const firstDescending = isFigure && key !== 'Rank';
  if (sort === null || sort.key !== key) return { key, descending: firstDescending };
  return sort.descending === firstDescending ? { key, descending: !firstDescending } : null;
}

export function findRows(rows: readonly ViewRow[], words: string): readonly ViewRow[] {
  const wanted = words.trim().toLowerCase();
  if (wanted === '') return rows;
  return rows.filter((row) => toTerms(row).some((text) => text?.toLowerCase().includes(wanted) === true));
}

function toTerms(row: ViewRow): readonly (string | null | undefined)[] {
  const { Code, NameCn, NameEn, AusMeat, HsCode, PlantNo, GroupCn, GroupEn } = row;
  return [
    Code,
    NameCn,
    NameEn,
    AusMeat,
    HsCode,
    PlantNo,
    GroupCn,
    GroupEn,
    row.ProvinceCn,
    row.ProvinceEn,
    row.OriginCn,
    row.OriginEn,
  ];
}

/** Pinned rows first; otherwise the order is kept. */
export function pinRows(rows: readonly ViewRow[], pinned: readonly string[]): readonly ViewRow[] {
  if (pinned.length === 0) return rows;
  const isPinned = ({ Code }: ViewRow): boolean => pinned.includes(Code);
  return [...rows.filter(isPinned), ...rows.filter((row) => !isPinned(row))];
}

/** Rows by group, in order of first appearance. */
export function gatherRows(rows: readonly ViewRow[]): readonly ViewRow[] {
  return [...Map.groupBy(rows, ({ GroupCode }) => GroupCode ?? '').values()].flat();
}

/** The rows of a page, clamped to the existing pages. */
export function toPage(rows: readonly ViewRow[], page: number) {
  const pageCount = Math.max(1, Math.ceil(rows.length / rowsOnPage));
  const shown = Math.min(Math.max(1, page), pageCount);
  return { rows: rows.slice((shown - 1) * rowsOnPage, shown * rowsOnPage), page: shown, pageCount };
}

/** Whether a column is for members and therefore empty. */
export function isLocked(key: string, locked: readonly LockableField[]): boolean {
  return locked.some((field) => field === key);
}
