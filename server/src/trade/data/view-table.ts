import { listPeriods } from '@btc/contract/trade/period.ts';
import type { AnswerDict } from '@btc/contract/trade/trade-fields.ts';
import type { ViewColumn, ViewRow, ViewTable } from '@btc/contract/trade/view-answer.ts';
import { findRowGap } from '@btc/contract/trade/view-gaps.ts';
import { formatCode, formatCodeIn } from '@btc/contract/names.ts';
import { findOrigin } from '@btc/reference/places/origins.ts';
import type { Edition } from '@btc/contract/members/access.ts';
import {
  countAttribute,
  numberAttribute,
  type DataColumn,
  dimension,
  type GapKind,
  measure,
  type Reading,
  textAttribute,
} from '#data/face.ts';
import { isWhollyLocked, toNotes } from './view-basis.ts';
import { toColumns } from '../view/present/columns.ts';
import type { View } from '../view/view-shape.ts';

type Title = readonly [cn: string, en: string];
const forPrograms = { shownTo: 'programs' } as const;

/** Requested and answered span, where a lock or what is published shortens it. */
function spanColumns(dict: AnswerDict | null): readonly DataColumn<ViewRow>[] {
  const write = (span: { readonly StartDate: string; readonly EndDate: string } | null | undefined) =>
    span === null || span === undefined ? null : `${span.StartDate}/${span.EndDate}`;
  const answered = dict === null || isWhollyLocked(dict) ? null : dict.Selection;
  return [
    textAttribute('span_requested', ['所问时段', 'Span asked for'], () => write(dict?.Requested), forPrograms),
    {
      ...textAttribute<ViewRow>('span_answered', ['所答时段', 'Span answered'], () => write(answered), forPrograms),
      gap: () => 'locked',
    },
  ];
}

const ownerships = [
  { code: 'state', nameCn: '国有', nameEn: 'State-owned' },
  { code: 'private', nameCn: '民营', nameEn: 'Private' },
  { code: 'foreign', nameCn: '外资', nameEn: 'Foreign' },
  { code: 'joint', nameCn: '合资', nameEn: 'Joint venture' },
] as const;

function toSnake(key: string): string {
  return key.replaceAll(/(?<=[a-z])(?=[A-Z])/g, '_').toLowerCase();
}

function findText(row: ViewRow, key: string, edition: Edition): string | null {
  const fields = new Map<string, unknown>(Object.entries(row));
  const value = fields.get(`${key}${edition === 'cn' ? 'Cn' : 'En'}`) ?? fields.get(key);
  if (typeof value !== 'string') return null;
  return key === 'Ownership' ? formatCodeIn(edition, ownerships, value) : value;
}

function listOrigins({ MainOrigins = [] }: ViewRow): string | null {
  return MainOrigins.map(({ Code, Share }) => `${Code}:${Share ?? ''}`).join(' ') || null;
}

function nameShare(text: string, edition: Edition): string {
  const [code = '', share = ''] = text.split(':');
  return `${formatCode(edition, findOrigin(code), code)} ${share === '' ? '–' : `${Number(share).toFixed(2)}%`}`;
}

/** Columns that are figures; shares and changes beside them are not. */
const figures = ['Volume', 'ValueUsd', 'ValueCny', 'UsdPerTonne', 'Mean', 'Ytd', 'Quota', 'Difference'] as const;
const counts = ['Rank', 'Plants'] as const;
const numbers = ['Share', 'Yoy', 'YtdYoy', 'Duty', 'UsedPercent', 'DifferencePercent', 'ShareA', 'ShareB'] as const;

function toColumn(column: ViewColumn, table: ViewTable | null): DataColumn<ViewRow> {
  const { Key: key } = column;
  const title = [column.TitleCn, column.TitleEn] as const;
  const name = toSnake(key);
  const locked: ReadonlySet<string> = new Set(table?.Dict.Locked);
  const isShut = table !== null && isWhollyLocked(table.Dict);
  const figure = figures.find((one) => one === key);
  const count = counts.find((one) => one === key);
  const number = numbers.find((one) => one === key);
  const gap = (row: ViewRow): GapKind => (isShut || locked.has(key) ? 'locked' : findRowGap(row, key));
  // Most sources have no yuan at all, and not every line has a duty.
  const saysWhy = isShut || locked.has(key) || !(key === 'ValueCny' && table?.Row.ValueCny === null);
  if (figure !== undefined)
    return { ...measure(name, title, column.Unit, (row) => row[figure] ?? null), ...(saysWhy && { gap }) };
  if (count !== undefined) return { ...countAttribute(name, title, (row) => row[count] ?? null), unit: column.Unit };
  if (number !== undefined) {
    const hasGap = column.Unit === '%' && key !== 'Duty';
    return { ...numberAttribute(name, title, column.Unit, (row) => row[number] ?? null), ...(hasGap && { gap }) };
  }
  if (key === 'MainOrigins') return textAttribute(name, title, listOrigins, { toName: nameShare });
  return textAttribute(name, title, (row, edition) => findText(row, key, edition));
}

function toSides(members: ViewTable['Dict']['Members']): readonly DataColumn<ViewRow>[] {
  return members.map(({ Code, NameCn, NameEn }, index) =>
    measure(`volume_${Code.toLowerCase()}`, [NameCn, NameEn], 't', ({ Values }) => Values?.[index] ?? null),
  );
}

const withoutValue = [
  {
    currency: 'MissingUsd',
    column: measure<ViewRow>(
      'volume_without_usd',
      ['无美元金额的数量', 'Volume without value in USD'],
      't',
      ({ MissingUsd }) => MissingUsd ?? 0,
    ),
  },
  {
    currency: 'MissingCny',
    column: measure<ViewRow>(
      'volume_without_cny',
      ['无人民币金额的数量', 'Volume without value in CNY'],
      't',
      ({ MissingCny }) => MissingCny ?? 0,
    ),
  },
] as const;

/** People see a currency's column only where volume lacks that value; without any gap neither column exists. */
function listUnvalued(rows: readonly ViewRow[]): readonly DataColumn<ViewRow>[] {
  const isMissing = (currency: 'MissingUsd' | 'MissingCny') => rows.some((row) => (row[currency] ?? 0) > 0);
  if (!withoutValue.some(({ currency }) => isMissing(currency))) return [];
  return withoutValue.map(({ currency, column }) => ({ ...column, ...(isMissing(currency) ? {} : forPrograms) }));
}

/** Monthly tonnes per row, for people only: programs have a data set of its own for them. */
function listMonths(table: ViewTable): readonly DataColumn<ViewRow>[] {
  return listShownPeriods(table).map((period, index) => ({
    ...measure<ViewRow>(
      `volume_${period.replaceAll('-', '_').toLowerCase()}`,
      [`${period} 数量`, `Volume ${period}`],
      't',
      ({ Trend }) => Trend?.[index] ?? null,
    ),
    shownTo: 'people',
  }));
}

/** Open periods of an answer; where nothing is published, those asked for. */
export function listAnswerPeriods({ Selection, Unpublished }: AnswerDict): readonly string[] {
  const { StartDate, EndDate, Period } = Selection;
  return StartDate === '' || EndDate === '' ? Unpublished : listPeriods(StartDate, EndDate, Period);
}

function listShownPeriods({ Rows, Dict }: ViewTable): readonly string[] {
  const periods = listAnswerPeriods(Dict);
  return Rows.some(({ Trend }) => Trend?.length === periods.length) ? periods : [];
}

export function toCode({ TitleCn, TitleEn }: Pick<ViewColumn, 'TitleCn' | 'TitleEn'>): Title {
  return [`${TitleCn}代码`, `${TitleEn} code`.trim()];
}

const untitled = { TitleCn: '', TitleEn: '' };

export function findName(columns: readonly ViewColumn[]): Pick<ViewColumn, 'TitleCn' | 'TitleEn'> {
  return columns.find(({ Key }) => Key === 'Name') ?? untitled;
}

function toOwnColumns(columns: readonly ViewColumn[], table: ViewTable | null): readonly DataColumn<ViewRow>[] {
  const own = columns.filter(({ Key }) => Key !== 'Code' && Key !== 'Trend' && !Key.startsWith('Values.'));
  return [
    { ...dimension('code', toCode(findName(columns)), ({ Code }) => Code, 'name'), shownTo: 'all' },
    ...own.map((column) => toColumn(column, table)),
  ];
}

const sides = [
  { Code: 'A', NameCn: '甲', NameEn: 'A' },
  { Code: 'B', NameCn: '乙', NameEn: 'B' },
];

export function listViewColumns(view: View): readonly DataColumn<ViewRow>[] {
  return [
    ...toOwnColumns(toColumns(view, []), null),
    ...(view.rows === 'contrast' ? toSides(sides) : []),
    ...withoutValue.map(({ column }) => column),
    ...spanColumns(null),
  ];
}

/** Rows are members, periods or months; the total is the sum of all. */
export function toViewReading(table: ViewTable): Reading<ViewRow> {
  const { Columns, Members, Sides } = table.Dict;
  return {
    columns: [
      ...toOwnColumns(Columns, table),
      ...(Sides === undefined ? [] : toSides(Members)),
      ...listUnvalued([...table.Rows, table.Row]),
      ...listMonths(table),
      ...(table.Dict.Requested === null ? [] : spanColumns(table.Dict)),
    ],
    // Of nothing there is the sum, which says whether it is zero or not published.
    rows: table.Rows.length === 0 ? [table.Row] : table.Rows,
    totals: [table.Row],
    notes: toNotes(table.Dict, { cn: table.Dict.TitleCn, en: table.Dict.TitleEn }),
  };
}
