import type { Edition } from '@btc/contract/members/access.ts';
import type { CellFormat, Sheet, SheetCell } from '#platform/export/sheet.ts';
import { shanghaiMoment } from '#platform/clock/shanghai-time.ts';
import { type Cell, type ColumnHead, type DataTable, findDecimals, isGap, toFigure } from '../data-table.ts';
import type { Description } from '../describe-set.ts';
import { gapWords } from '../gap-words.ts';

/*
 * A table as people read it: what it is above, titles and names in their language below.
 */

const words = {
  cn: {
    data: '数据',
    notes: '说明',
    notesOf: (name: string) => `${name}说明`,
    yes: '是',
    title: '标题',
    scope: '范围',
    date: '日期',
    period: '时段',
    unit: '单位',
    units: '见列标题',
    rowUnits: '见“单位”列',
    source: '来源',
    license: '许可',
    published: '发布日期',
    updated: '更新时间',
    moment: (minute: string) => `${minute}（北京时间）`,
    asOf: '按此日已发布的数据',
    provisional: '可能修订的时期',
    partial: '仅部分公布的时期',
    access: '权限',
    locked: (before: string | null) =>
      before === null ? '部分内容仅对会员开放，此处为空' : `${before}之前的内容仅对会员开放`,
    cite: '引用方式',
    address: '网址',
    gaps: '缺失原因',
    join: '、',
    gap: (column: string, reason: string) => `${column}：${reason}`,
    gapJoin: '；',
  },
  en: {
    data: 'Data',
    notes: 'Notes',
    notesOf: (name: string) => `${name}, notes`,
    yes: 'yes',
    title: 'Title',
    scope: 'Scope',
    date: 'Date',
    period: 'Period',
    unit: 'Unit',
    units: 'see the column titles',
    rowUnits: 'see the column Unit',
    source: 'Source',
    license: 'Licence',
    published: 'Published on',
    updated: 'Updated',
    moment: (minute: string) => `${minute} (UTC+8)`,
    asOf: 'As published on',
    provisional: 'Provisional periods',
    partial: 'Partly published periods',
    access: 'Access',
    locked: (before: string | null) =>
      before === null ? 'Some of it is for members and left blank here' : `Figures before ${before} are for members`,
    cite: 'How to cite',
    address: 'Address',
    gaps: 'Gaps',
    join: ', ',
    gap: (column: string, reason: string) => `${column}: ${reason}`,
    gapJoin: '; ',
  },
} as const;

type Lines = Sheet['about'];

const unitsCn: ReadonlyMap<string, string> = new Map([
  ['t', '吨'],
  ['USD', '美元'],
  ['CNY', '人民币元'],
  ['USD/t', '美元/吨'],
  ['CNY/t', '元/吨'],
  ['CNY/kg', '元/公斤'],
  ['USD/kg', '美元/公斤'],
  ['points', '点'],
]);

function formatUnitName(unit: string, edition: Edition): string {
  return edition === 'cn' ? (unitsCn.get(unit) ?? unit) : unit;
}

export function formatColumnTitle({ title, unit }: ColumnHead, edition: Edition): string {
  if (unit === '') return title[edition];
  return edition === 'cn' ? `${title.cn}（${formatUnitName(unit, edition)}）` : `${title.en} (${unit})`;
}

function formatUnit({ columns }: DataTable, edition: Edition): string | null {
  const say = words[edition];
  const own = columns.find(({ name }) => name === 'unit');
  const units = [...new Set(columns.filter(({ role }) => role === 'measure').map(({ unit }) => unit))];
  if (own !== undefined) return say.rowUnits;
  if (columns.every(({ unit }) => unit === '')) return null;
  return units.length === 1 && units[0] !== undefined && units[0] !== ''
    ? formatUnitName(units[0], edition)
    : say.units;
}

function listConstants({ columns, rows }: DataTable, edition: Edition): Lines {
  return columns.flatMap((column, index) => {
    const cell = rows[0]?.[index] ?? null;
    if (column.shownTo !== 'above' || cell === null || isGap(cell)) return [];
    return [[column.title[edition], String(toCell(column, cell, edition))] as const];
  });
}

interface Headed {
  readonly table: DataTable;
  readonly about: Description;
  readonly edition: Edition;
  readonly query: Lines;
}

const isDay = (text: string | undefined): boolean => text?.length === '2026-11-20'.length;

export function writeHeading({ table, about, edition, query }: Headed): Lines {
  const say = words[edition];
  const { vintage, locked } = about;
  const queried = new Set(query.map(([name]) => name));
  const constants = listConstants(table, edition).filter(([name]) => !queried.has(name));
  const unit = constants.some(([name]) => name === say.unit) ? null : formatUnit(table, edition);
  const days = [vintage.from, vintage.to].filter((day) => day !== null);
  return [
    [say.title, about.title],
    ...query,
    ...(about.scope === null ? [] : [[say.scope, about.scope] as const]),
    ...(days.length === 0 ? [] : [[isDay(days[0]) ? say.date : say.period, [...new Set(days)].join(' – ')] as const]),
    ...constants,
    ...(unit === null ? [] : [[say.unit, unit] as const]),
    ...about.basis.map(({ name, text }) => [name, text] as const),
    [say.source, about.source],
    ...(vintage.publishedOn === null ? [] : [[say.published, vintage.publishedOn] as const]),
    ...(vintage.updatedAt === null
      ? []
      : [
          [
            say.updated,
            say.moment(shanghaiMoment(new Date(vintage.updatedAt)).slice(0, 16).replace('T', ' ')),
          ] as const,
        ]),
    ...(vintage.asOf === null ? [] : [[say.asOf, vintage.asOf] as const]),
    ...(about.provisional.length === 0 ? [] : [[say.provisional, about.provisional.join(' ')] as const]),
    ...(about.partial.length === 0 ? [] : [[say.partial, about.partial.join(' ')] as const]),
    ...(locked === null ? [] : [[say.access, say.locked(locked.before)] as const]),
    [say.license, about.license],
    [say.cite, about.cite],
    [say.address, about.page ?? about.data['csv'] ?? ''],
  ];
}

function sayMark(cell: boolean, edition: Edition): SheetCell {
  return cell ? words[edition].yes : null;
}

function toCell({ toName }: ColumnHead, given: Cell | undefined, edition: Edition): SheetCell {
  const cell = toFigure(given);
  if (typeof cell === 'boolean') return sayMark(cell, edition);
  if (typeof cell !== 'string' || toName === undefined) return cell;
  return cell
    .split(' ')
    .map((code) => toName(code, edition))
    .join(words[edition].join);
}

function toFormat(column: ColumnHead): CellFormat {
  const { type, toName } = column;
  if ((type === 'date' || type === 'month') && toName === undefined) return type;
  const decimals = findDecimals(column);
  return decimals === null ? 'text' : { decimals };
}

/** Gap reasons by column title; for unpublished figures the empty cell says enough. */
function writeGaps(places: readonly Place[], row: readonly Cell[], edition: Edition): string | null {
  const say = words[edition];
  const reasons = places.flatMap(({ column, from }) => {
    const cell = row[from];
    return isGap(cell) ? [say.gap(formatColumnTitle(column, edition), gapWords[cell.gap][edition])] : [];
  });
  return reasons.length === 0 ? null : reasons.join(say.gapJoin);
}

/** Title of a name column that replaces its codes: 产地名称 becomes 产地. */
function toNamesTitle({ title, ...column }: ColumnHead): ColumnHead {
  const [cn, en] = [title.cn.replace(/(?<=.)名称$/u, ''), title.en.replace(/, name$/, '')];
  return { ...column, title: { cn, en } };
}

interface Place {
  readonly column: ColumnHead;
  readonly from: number;
}

/** A locked cell counts as empty: the heading states the lock. */
function isNothing(cell: Cell | undefined): boolean {
  return isGap(cell) ? cell.gap === 'locked' : (cell ?? null) === null;
}

function listPlaces({ columns, rows }: DataTable): readonly Place[] {
  const isReplaced = ({ label, shownTo }: ColumnHead) => label !== undefined && shownTo !== 'all';
  const names = new Set(columns.filter(isReplaced).map(({ label }) => label));
  return columns.flatMap((column, index) => {
    if (column.shownTo === 'above' || column.shownTo === 'programs' || names.has(column.name)) return [];
    const named = isReplaced(column) ? columns.findIndex(({ name }) => name === column.label) : -1;
    const label = columns[named];
    const place = label === undefined ? { column, from: index } : { column: toNamesTitle(label), from: named };
    const isEmpty = column.role === 'attribute' && rows.every((row) => isNothing(row[place.from]));
    return isEmpty ? [] : [place];
  });
}

const unitTitles: ReadonlyMap<string, ColumnHead['title']> = new Map([
  ['t', { cn: '数量', en: 'Volume' }],
  ['USD', { cn: '金额', en: 'Value' }],
  ['CNY', { cn: '金额', en: 'Value' }],
  ['USD/t', { cn: '单价', en: 'Unit value' }],
]);

/** Merges rows that differ only in their unit, with one column per unit. */
function spreadUnits(table: DataTable): DataTable {
  const { columns, rows, totals } = table;
  const unitAt = columns.findIndex(({ name, role }) => name === 'unit' && role === 'dimension');
  const valueAt = columns.findIndex(({ role, unit }) => role === 'measure' && unit === '');
  const value = columns[valueAt];
  if (unitAt === -1 || value === undefined) return table;
  const found = new Set([...rows, ...totals].map((row) => String(toFigure(row[unitAt]))));
  const units = [...new Set([...unitTitles.keys(), ...found])].filter((unit) => found.has(unit));
  const others = columns.flatMap(({ role }, index) => (role === 'dimension' && index !== unitAt ? [index] : []));
  const spread = (given: DataTable['rows']) =>
    [...Map.groupBy(given, (row) => others.map((index) => toFigure(row[index])).join('\n')).values()].map((alike) => {
      const figures = units.map((unit) => alike.find((row) => row[unitAt] === unit)?.[valueAt] ?? null);
      return (alike[0] ?? []).flatMap((cell, index) => {
        if (index === valueAt) return figures;
        return index === unitAt ? [] : [cell];
      });
    });
  const heads = columns.flatMap((column, index): readonly ColumnHead[] => {
    if (index === valueAt)
      return units.map((unit) => ({ ...value, name: unit, unit, title: unitTitles.get(unit) ?? value.title }));
    return index === unitAt ? [] : [column];
  });
  return { ...table, columns: heads, rows: spread(rows), totals: spread(totals) };
}

/** Rows with sums: at the end, or, with several, after the rows that begin with the same cells. */
function withTotals({ columns, rows, totals }: DataTable): DataTable['rows'] {
  const dimensions = columns.flatMap(({ role }, index) => (role === 'dimension' ? [index] : []));
  const toKey = (row: readonly Cell[]) => dimensions.map((index) => toFigure(row[index])).join('\n');
  const keys = new Set(rows.map(toKey));
  const own = totals.filter((total) => !keys.has(toKey(total)));
  if (own.length < 2) return [...rows, ...own];
  return [...Map.groupBy([...rows, ...own], (row) => toFigure(row[dimensions[0] ?? 0])).values()].flat();
}

/** For people: names in place of codes, sums below, constant values above the table. */
export function layForPeople(headed: Headed): Sheet {
  const { edition } = headed;
  const table = spreadUnits(headed.table);
  const say = words[edition];
  const rows = withTotals(table);
  const places = listPlaces({ ...table, rows });
  const gaps = rows.map((row) => writeGaps(places, row, edition));
  const hasGaps = gaps.some((gap) => gap !== null);
  return {
    name: say.data,
    notesName: say.notes,
    about: writeHeading({ ...headed, table }),
    titles: [...places.map(({ column }) => formatColumnTitle(column, edition)), ...(hasGaps ? [say.gaps] : [])],
    formats: [...places.map(({ column }) => toFormat(column)), ...(hasGaps ? ['text' as const] : [])],
    rows: rows.map((row, index) => [
      ...places.map(({ column, from }) => toCell(column, row[from], edition)),
      ...(hasGaps ? [gaps[index] ?? null] : []),
    ]),
  };
}

/** A sheet under another name, behind the first of its workbook. */
export function toNamedSheet(sheet: Sheet, name: string, edition: Edition): Sheet {
  return { ...sheet, name, notesName: words[edition].notesOf(name) };
}

export function layForPrograms(headed: Headed): Sheet {
  const { table, edition } = headed;
  const toText = (given: Cell): SheetCell => {
    const cell = toFigure(given);
    return typeof cell === 'boolean' ? sayMark(cell, edition) : cell;
  };
  return {
    name: words[edition].data,
    notesName: words[edition].notes,
    about: writeHeading(headed),
    titles: table.columns.map((column) => formatColumnTitle(column, edition)),
    formats: table.columns.map(toFormat),
    rows: table.rows.map((row) => row.map(toText)),
  };
}
