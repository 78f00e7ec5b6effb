import type { DeskColumn } from './desk-column.ts';

type Sortable = string | number | null;

/** The sort value of a column; null for a column that cannot be sorted. */
function toOrder<Row>({ order, number, day, time }: DeskColumn<Row>): ((row: Row) => Sortable) | null {
  return order ?? number ?? day ?? time ?? null;
}

export function isSortable<Row>(column: DeskColumn<Row>): boolean {
  return toOrder(column) !== null;
}

/** The next sort of a column: descending, ascending, then unsorted. */
export function toNextSort(key: string, sort: string): string {
  if (sort === `-${key}`) return key;
  return sort === key ? '' : `-${key}`;
}

function compare(one: Sortable, other: Sortable): number {
  if (one === null || other === null) return Number(one === null) - Number(other === null);
  return typeof one === 'number' && typeof other === 'number'
    ? one - other
    : String(one).localeCompare(String(other), 'zh-CN');
}

/** Rows sorted by `key`, or descending by `-key`; rows without a value come last. */
export function sortRows<Row>(columns: readonly DeskColumn<Row>[], rows: readonly Row[], sort: string): readonly Row[] {
  const isFalling = sort.startsWith('-');
  const column = columns.find(({ key }) => key === (isFalling ? sort.slice(1) : sort));
  const order = column === undefined ? null : toOrder(column);
  if (order === null) return rows;
  return rows.toSorted((a, b) => {
    const [one, other] = [order(a), order(b)];
    return isFalling && one !== null && other !== null ? compare(other, one) : compare(one, other);
  });
}
