import type { Edition } from '@btc/contract/members/access.ts';
import { type ColumnHead, type DataTable, findDecimals, type SlicedTable, toFigure } from '../data-table.ts';
import type { Description } from '../describe-set.ts';

/** Types of Table Schema. */
const types = {
  text: 'string',
  number: 'number',
  integer: 'integer',
  boolean: 'boolean',
  date: 'date',
  month: 'yearmonth',
} as const satisfies Record<ColumnHead['type'], string>;

export function toField(column: ColumnHead, edition: Edition) {
  const { name, title, type, unit, role } = column;
  const decimals = type === 'number' ? findDecimals(column) : null;
  return {
    name,
    type: types[type],
    title: title[edition],
    titles: { zh: title.cn, en: title.en },
    ...(unit === '' ? {} : { unit }),
    ...(decimals === null ? {} : { decimals }),
    role,
  };
}

export function toObjects({ columns, rows }: Pick<DataTable, 'columns' | 'rows'>) {
  return rows.map((row) => Object.fromEntries(columns.map(({ name }, index) => [name, toFigure(row[index])])));
}

/** A row a line, as in `rows` of the JSON form. */
export function writeJsonLines(table: Pick<DataTable, 'columns' | 'rows'>): string {
  return toObjects(table)
    .map((row) => `${JSON.stringify(row)}\n`)
    .join('');
}

export function writeJson({ table, next }: SlicedTable, about: Description, edition: Edition): string {
  const { columns } = table;
  const totals = toObjects({ columns, rows: table.totals });
  return JSON.stringify({
    ...about,
    schema: { fields: columns.map((column) => toField(column, edition)), missingValues: [''] },
    rows: toObjects(table),
    total: totals.length === 1 ? totals[0] : null,
    ...(totals.length > 1 ? { totals } : {}),
    next,
  });
}
