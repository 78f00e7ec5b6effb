import type { Edition } from '@btc/contract/members/access.ts';
import { badRequest } from '#platform/api/answer.ts';
import { type Cell, type ColumnHead, type DataTable, findDecimals, findGap, toFigure } from '../data-table.ts';
import type { Description } from '../describe-set.ts';

/*
 * JSON-stat 2.0: a cube of the dimensions and of one more, `measure`, whose categories are the figures with their units.
 */

interface Placed {
  readonly column: ColumnHead;
  readonly index: number;
}

interface Axis {
  readonly id: string;
  readonly label: string;
  readonly codes: readonly string[];
  readonly labels: ReadonlyMap<string, string>;
}

/** Dimensions of a table; a counter is added where they do not tell all rows apart. */
function toAxes({ columns, rows }: DataTable, edition: Edition) {
  const placed = columns.map((column, index): Placed => ({ column, index }));
  const dimensions = placed.filter(({ column }) => column.role === 'dimension');
  const axes = dimensions.map(({ column, index }): Axis => {
    const label = columns.findIndex(({ name }) => name === column.label);
    const named = rows.map((row) => [toCode(row[index]), toCode(row[label]) || toCode(row[index])] as const);
    const labels = new Map(named);
    return { id: column.name, label: column.title[edition], codes: [...labels.keys()], labels };
  });
  const toKey = (row: readonly Cell[]) => dimensions.map(({ index }) => toCode(row[index]));
  const isTold = new Set(rows.map((row) => toKey(row).join('\n'))).size === rows.length;
  if (isTold) return { axes, keys: rows.map(toKey) };
  const codes = rows.map((_, index) => String(index + 1));
  const counted: Axis = { id: 'row', label: '#', codes, labels: new Map(codes.map((code) => [code, code])) };
  return { axes: [counted, ...axes], keys: rows.map((row, index) => [String(index + 1), ...toKey(row)]) };
}

function toCode(cell: Cell | undefined): string {
  return String(toFigure(cell) ?? '');
}

function toDimension({ label, codes, labels }: Axis) {
  return { label, category: { index: [...codes], label: Object.fromEntries(labels) } };
}

function toUnit(column: ColumnHead) {
  return { label: column.unit, symbol: column.unit, decimals: findDecimals(column) };
}

function toMeasures(measures: readonly Placed[], edition: Edition) {
  const names = measures.map(({ column }) => column.name);
  return {
    label: edition === 'cn' ? '指标' : 'Measure',
    category: {
      index: names,
      label: Object.fromEntries(measures.map(({ column }) => [column.name, column.title[edition]])),
      unit: Object.fromEntries(measures.map(({ column }) => [column.name, toUnit(column)])),
    },
  };
}

function isTime({ name, role, type }: ColumnHead): boolean {
  return role === 'dimension' && (type === 'date' || type === 'month' || name === 'period');
}

const marks = ['provisional', 'partial'] as const;

/** The figures of a table with remarks on single ones; 1001 for a table without figures. */
export function writeJsonStat(table: DataTable, about: Description, edition: Edition): string {
  const measures = table.columns
    .map((column, index): Placed => ({ column, index }))
    .filter(({ column }) => column.role === 'measure');
  if (measures.length === 0) throw badRequest('format', 'noFigures');
  const { axes, keys } = toAxes(table, edition);
  const places = axes.map(({ codes }) => new Map(codes.map((code, index) => [code, index])));
  const find = (name: string) => table.columns.findIndex((column) => column.name === name);
  const marked = marks.map(find);
  const times = table.columns.filter(isTime).map(({ name }) => name);
  const value: Record<number, number> = {};
  const status: Record<number, string> = {};
  table.rows.forEach((row, line) => {
    const cell = axes.reduce(
      (sum, { codes }, axis) => sum * codes.length + (places[axis]?.get(keys[line]?.[axis] ?? '') ?? 0),
      0,
    );
    const own = marks.filter((_, index) => row[marked[index] ?? -1] === true).join(' ');
    measures.forEach(({ column, index }, order) => {
      const at = cell * measures.length + order;
      const figure = row[index];
      if (typeof figure === 'number') value[at] = figure;
      const mark = typeof figure === 'number' ? own : (findGap(column, figure) ?? '');
      if (mark !== '') status[at] = mark;
    });
  });
  const size = [...axes.map(({ codes }) => codes.length), measures.length];
  // Readers take an object without a figure for no cube at all; nulls say the same.
  const hasFigures = Object.keys(value).length > 0;
  const nulls = () => Array.from({ length: size.reduce((product, length) => product * length, 1) }, () => null);
  return JSON.stringify({
    version: '2.0',
    class: 'dataset',
    label: about.title,
    source: about.source,
    updated: about.vintage.updatedAt ?? about.vintage.publishedOn ?? undefined,
    id: [...axes.map(({ id }) => id), 'measure'],
    size,
    dimension: {
      ...Object.fromEntries(axes.map((axis) => [axis.id, toDimension(axis)])),
      measure: toMeasures(measures, edition),
    },
    value: hasFigures ? value : nulls(),
    status,
    role: { metric: ['measure'], ...(times.length === 0 ? {} : { time: times }) },
    extension: about,
  });
}
