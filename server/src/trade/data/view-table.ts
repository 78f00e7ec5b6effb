import { listPeriods } from '@btc/contract/trade/period.ts';
import type { AnswerDict } from '@btc/contract/trade/trade-fields.ts';
import type {
  CompanyTrend,
  TrendRow,
  ViewChart,
  ViewColumn,
  ViewRow,
  ViewTable,
} from '@btc/contract/trade/view-answer.ts';
import { findRowGap, findSeriesGap } from '@btc/contract/trade/view-gaps.ts';
import { nameIn } from '@btc/contract/names.ts';
import type { Edition } from '@btc/contract/members/access.ts';
import {
  aside,
  type DataColumn,
  type DataNotes,
  type DataTable,
  dimension,
  type GapKind,
  layTable,
  mark,
  measure,
  noteSource,
  said,
} from '#platform/data/data-table.ts';
import { exportWords } from '../export/export-words.ts';
import { basisOfView } from './view-basis.ts';
import { total as totalName } from '../view/names/names.ts';

/** Whether nothing of the span that was asked for is open to the reader. */
function isWhollyLocked({ Requested }: Pick<AnswerDict, 'Requested'>): boolean {
  return Requested !== null && !Requested.HasOpen;
}

/** Where a lock cuts the span: which one was asked for, and which one the figures are of. */
function toSpanColumns({ Requested, Selection }: AnswerDict): readonly DataColumn<ViewRow>[] {
  if (Requested === null) return [];
  const { StartDate, EndDate } = Selection;
  const answered = isWhollyLocked({ Requested }) ? null : `${StartDate}/${EndDate}`;
  return [
    said<ViewRow>(
      'span_requested',
      ['所问时段', 'Span asked for'],
      () => `${Requested.StartDate}/${Requested.EndDate}`,
    ),
    { ...said<ViewRow>('span_answered', ['所答时段', 'Span answered'], () => answered), gap: () => 'locked' },
  ];
}

/** What stands under a view, for a data set of it. */
function toNotes(dict: AnswerDict, title: DataNotes['title']): DataNotes {
  const { Selection, Scope, LockedModule, LockedReason } = dict;
  const isLocked = LockedModule !== null && LockedReason !== null;
  const hasSpan = Selection.StartDate !== '' && !isWhollyLocked(dict);
  return noteSource(
    { cn: dict.SourceNameCn, en: dict.SourceNameEn },
    {
      title,
      scope: { cn: Scope.TitleCn, en: Scope.TitleEn },
      basis: basisOfView(dict),
      span: hasSpan ? [Selection.StartDate, Selection.EndDate] : null,
      requested: dict.Requested === null ? null : [dict.Requested.StartDate, dict.Requested.EndDate],
      publishedOn: dict.PublishedOn,
      updatedAt: dict.UpdatedAt,
      asOf: Selection.AsPublishedOn === '' ? null : Selection.AsPublishedOn,
      provisional: dict.Provisional,
      partial: dict.Partial,
      isDemo: dict.Demo,
      locked: isLocked ? { module: LockedModule, reason: LockedReason, before: dict.LockedBefore } : null,
    },
  );
}

function toSnake(key: string): string {
  return key.replaceAll(/(?<=[a-z])(?=[A-Z])/g, '_').toLowerCase();
}

/** A text of a row: a member of its own, or its name in the edition (`Name` → `NameCn`). */
function findText(row: ViewRow, key: string, edition: Edition): string | null {
  const fields = new Map<string, unknown>(Object.entries(row));
  const value = fields.get(`${key}${edition === 'cn' ? 'Cn' : 'En'}`) ?? fields.get(key);
  if (typeof value !== 'string') return null;
  return key === 'Ownership' ? exportWords[edition].ownership(value) : value;
}

function listOrigins({ MainOrigins = [] }: ViewRow): string | null {
  return MainOrigins.map(({ Code, Share }) => `${Code}:${Share ?? ''}`).join(' ') || null;
}

/** Figures that are shares or changes of what stands beside them are no sums of their own. */
const figures = ['Volume', 'ValueUsd', 'ValueCny', 'UsdPerTonne', 'Mean', 'Ytd', 'Quota', 'Difference'] as const;
const numbers = [
  'Rank',
  'Share',
  'Yoy',
  'YtdYoy',
  'Plants',
  'Duty',
  'UsedPercent',
  'DifferencePercent',
  'ShareA',
  'ShareB',
] as const;

interface TitledRow {
  readonly key: string;
  readonly column: ViewColumn;
}

function toColumn(table: ViewTable, edition: Edition, { key, column }: TitledRow): DataColumn<ViewRow> | null {
  const title = [column.TitleCn, column.TitleEn] as const;
  const name = toSnake(key);
  const locked: ReadonlySet<string> = new Set(table.Dict.Locked);
  const isShut = isWhollyLocked(table.Dict);
  const figure = figures.find((one) => one === key);
  const number = numbers.find((one) => one === key);
  const gap = (row: ViewRow): GapKind => (isShut || locked.has(key) ? 'locked' : findRowGap(row, key));
  if (figure !== undefined) return { ...measure(name, title, column.Unit, (row) => row[figure] ?? null), gap };
  if (number !== undefined)
    return { ...aside(name, title, column.Unit, (row) => row[number] ?? null), ...(column.Unit === '%' && { gap }) };
  if (key === 'MainOrigins') return said(name, title, listOrigins);
  return said(name, title, (row) => findText(row, key, edition));
}

/** The sides of a contrast, whose labels are the title of the column. */
function toSides({ Dict }: ViewTable): readonly DataColumn<ViewRow>[] {
  if (Dict.Sides === undefined) return [];
  return Dict.Members.map(({ Code, NameCn, NameEn }, index) =>
    measure(`volume_${Code.toLowerCase()}`, [NameCn, NameEn], 't', ({ Values }) => Values?.[index] ?? null),
  );
}

const unvalued = [
  measure<ViewRow>(
    'volume_without_usd',
    ['无美元金额的数量', 'Volume without value in USD'],
    't',
    (row) => row.MissingUsd ?? 0,
  ),
  measure<ViewRow>(
    'volume_without_cny',
    ['无人民币金额的数量', 'Volume without value in CNY'],
    't',
    (row) => row.MissingCny ?? 0,
  ),
];

/** The table of a view: a row for each member, period or month; the sum of all stands as the total. */
export function layView(table: ViewTable, edition: Edition): DataTable {
  const { Columns } = table.Dict;
  const own = Columns.filter(({ Key }) => Key !== 'Code' && Key !== 'Trend' && !Key.startsWith('Values.'));
  const columns = own.flatMap((column) => toColumn(table, edition, { key: column.Key, column }) ?? []);
  const name = Columns.find(({ Key }) => Key === 'Name');
  const code = dimension<ViewRow>(
    'code',
    [`${name?.TitleCn ?? ''}代码`, `${name?.TitleEn ?? ''} code`.trim()],
    (row) => row.Code,
    'name',
  );
  const hasMissing = [...table.Rows, table.Row].some(
    ({ MissingUsd = 0, MissingCny = 0 }) => MissingUsd + MissingCny > 0,
  );
  return layTable({
    columns: [code, ...columns, ...toSides(table), ...(hasMissing ? unvalued : []), ...toSpanColumns(table.Dict)],
    // Of nothing there is the sum, which says whether it is zero or not published.
    rows: table.Rows.length === 0 ? [table.Row] : table.Rows,
    total: table.Row,
    notes: toNotes(table.Dict, { cn: table.Dict.TitleCn, en: table.Dict.TitleEn }),
  });
}

interface Marks {
  readonly Provisional: readonly string[];
  readonly Partial: readonly string[];
}

interface Dated {
  readonly period: string;
}

function markColumns({ Provisional, Partial }: Marks): readonly DataColumn<Dated>[] {
  return [
    mark('provisional', ['可能修订', 'Provisional'], ({ period }) => Provisional.includes(period)),
    mark('partial', ['仅部分公布', 'Partly published'], ({ period }) => Partial.includes(period)),
  ];
}

/** Periods that a lock leaves out are locked, others without a figure are not published. */
function toPeriodGap({ LockedPeriods }: AnswerDict): (row: Dated) => GapKind {
  const locked = new Set(LockedPeriods);
  return ({ period }) => (locked.has(period) ? 'locked' : 'notPublished');
}

const periodColumn = dimension<Dated>('period', ['时期', 'Period'], ({ period }) => period);

/** The tonnes of each row of a view in each period. */
export function layPeriods({ Rows, Row: sum, Dict }: ViewTable, edition: Edition): DataTable {
  const { StartDate, EndDate, Period } = Dict.Selection;
  const periods = StartDate === '' || EndDate === '' ? [] : listPeriods(StartDate, EndDate, Period);
  const members = Rows.flatMap((row) => [
    ...Dict.LockedPeriods.map((period) => ({ period, row, volume: null })),
    ...(row.Trend?.length === periods.length
      ? periods.map((period, index) => ({ period, row, volume: row.Trend?.[index] ?? null }))
      : []),
  ]);
  const missing = [...Dict.LockedPeriods, ...Dict.Unpublished];
  const rows = Rows.length > 0 ? members : missing.map((period) => ({ period, row: sum, volume: null }));
  type Row = (typeof rows)[number];
  const title = Dict.Columns.find(({ Key }) => Key === 'Name');
  return layTable<Row>({
    columns: [
      periodColumn,
      dimension('code', [`${title?.TitleCn ?? ''}代码`, `${title?.TitleEn ?? ''} code`], ({ row }) => row.Code, 'name'),
      said('name', [title?.TitleCn ?? '', title?.TitleEn ?? ''], ({ row }) => nameIn(edition, row)),
      { ...measure('volume', ['数量', 'Volume'], 't', ({ volume }: Row) => volume), gap: toPeriodGap(Dict) },
      ...markColumns(Dict),
    ],
    rows,
    notes: toNotes(Dict, { cn: Dict.TitleCn, en: Dict.TitleEn }),
  });
}

/** What the chart of a view draws: a figure for each period, series and unit. */
export function laySeries({ Dates, Datas, Dict }: ViewChart, edition: Edition): DataTable {
  const drawn = Datas.length > 0 ? Datas : [{ ...totalName, Unit: 't' as const, Values: [] }];
  const rows = drawn.flatMap((series) => [
    ...Dict.LockedPeriods.map((period) => ({ period, series, value: null, gap: 'locked' as const })),
    ...Dates.map((period, index) => ({
      period,
      series,
      value: series.Values[index] ?? null,
      gap: findSeriesGap(Datas, series, index),
    })),
  ]);
  type Row = (typeof rows)[number];
  return layTable<Row>({
    columns: [
      periodColumn,
      dimension('code', ['代码', 'Code'], ({ series }) => series.Code, 'name'),
      said('name', ['名称', 'Name'], ({ series }) => nameIn(edition, series)),
      dimension('unit', ['单位', 'Unit'], ({ series }) => series.Unit),
      { ...measure('value', ['数值', 'Value'], '', ({ value }: Row) => value), gap: ({ gap }) => gap },
      ...markColumns(Dict),
    ],
    rows,
    notes: toNotes(Dict, { cn: Dict.TitleCn, en: Dict.TitleEn }),
  });
}

function sayEvents({ Events }: TrendRow): string | null {
  return Events.map(({ Date: day, Status }) => `${day}:${Status}`).join(' ') || null;
}

/** One company or plant over time. */
export function layTrend({ Rows, Dict }: CompanyTrend): DataTable {
  const rows = Rows.map((row) => ({ ...row, period: row.Period }));
  type Row = (typeof rows)[number];
  const { Company } = Dict;
  const isImporter = Company.Kind === 'importer';
  return layTable<Row>({
    columns: [
      periodColumn,
      measure('volume', ['数量', 'Volume'], 't', ({ Volume }) => Volume),
      {
        ...measure('usd_per_tonne', ['单价', 'Unit value'], 'USD/t', ({ UsdPerTonne }: Row) => UsdPerTonne),
        gap: (row) => findRowGap(row, 'UsdPerTonne'),
      },
      { ...aside('yoy', ['同比', 'y/y'], '%', ({ Yoy }: Row) => Yoy), gap: (row) => findRowGap(row, 'Yoy') },
      {
        ...aside(
          'share',
          isImporter ? ['占全部进口商', 'Share of all importers'] : ['占该产地', 'Share of the origin'],
          '%',
          ({ Share }: Row) => Share,
        ),
        gap: (row) => findRowGap(row, 'Share'),
      },
      aside('rank', ['名次', 'Rank'], '', ({ Rank }) => Rank),
      said('events', ['资质变化', 'Status events'], sayEvents),
      ...markColumns(Dict),
    ],
    rows,
    notes: toNotes(Dict, { cn: Company.NameCn, en: Company.NameEn }),
  });
}
