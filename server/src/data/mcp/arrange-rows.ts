import { badRequest } from '#platform/api/answer.ts';
import { type DataTable, type Figure, toFigure } from '#data/data-table.ts';

/** `name`: ascending; `-name`: descending; `set`: as the set has its rows. */
export type RowOrder = string;

export interface Arrangement {
  /** Values of columns that a row must have; several values of one column are alternatives. */
  readonly where?: Readonly<Record<string, readonly string[]>>;
  /** Left out: newest first, where each row has a day or period of its own. */
  readonly order?: RowOrder | undefined;
}

const setOrder: RowOrder = 'set';
const timeColumns: ReadonlySet<string> = new Set(['date', 'period', 'published_on']);

function findPlace({ columns }: DataTable, name: string, field: string): number {
  const place = columns.findIndex((column) => column.name === name);
  if (place === -1) throw badRequest(field, 'unknownColumn');
  return place;
}

/** The order of a set without one of its own. */
function findUsualOrder({ columns: [first] }: DataTable): RowOrder {
  return first?.role === 'dimension' && timeColumns.has(first.name) ? `-${first.name}` : setOrder;
}

function compare(one: Figure, other: Figure): number {
  if (typeof one === 'number' && typeof other === 'number') return one - other;
  const [left, right] = [String(one), String(other)];
  if (left === right) return 0;
  return left < right ? -1 : 1;
}

function orderRows(table: DataTable, order: RowOrder): DataTable {
  if (order === setOrder) return table;
  const isDescending = order.startsWith('-');
  const place = findPlace(table, isDescending ? order.slice(1) : order, 'order');
  const rows = table.rows.toSorted((one, other) => {
    const [left, right] = [toFigure(one[place]), toFigure(other[place])];
    if (left === null || right === null) return Number(left === null) - Number(right === null);
    return isDescending ? compare(right, left) : compare(left, right);
  });
  return { ...table, rows };
}

/** The rows meant, in order, gaps last; 1001 for an unknown column. */
export function arrangeRows(table: DataTable, { where = {}, order = findUsualOrder(table) }: Arrangement): DataTable {
  const tests = Object.entries(where).map(([name, values]) => [findPlace(table, name, 'where'), values] as const);
  const isMeant = (row: DataTable['rows'][number]) =>
    tests.every(([place, values]) => values.includes(String(toFigure(row[place]))));
  return orderRows({ ...table, rows: tests.length === 0 ? table.rows : table.rows.filter(isMeant) }, order);
}
