import { listPeriods } from '@btc/contract/trade/period.ts';
import type { AnswerDict } from '@btc/contract/trade/trade-fields.ts';
import type {
  CompanyTrend,
  TrendRow,
  ViewChart,
  ViewColumn,
  ViewDict,
  ViewRow,
  ViewSeries,
  ViewTable,
} from '@btc/contract/trade/view-answer.ts';
import { findRowGap, findSeriesGap } from '@btc/contract/trade/view-gaps.ts';
import { roundTo } from '@btc/contract/round-to.ts';
import { formatCode, formatCodeIn, nameIn } from '@btc/contract/names.ts';
import { findOrigin } from '@btc/reference/origins.ts';
import { findPlantStatus } from '@btc/reference/plant-statuses.ts';
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
import { basisOfQuotas, basisOfView } from './view-basis.ts';
import { total as totalName } from '../view/names/names.ts';

type Title = readonly [cn: string, en: string];
const forPrograms = { shownTo: 'programs' } as const;

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
      forPrograms,
    ),
    {
      ...said<ViewRow>('span_answered', ['所答时段', 'Span answered'], () => answered, forPrograms),
      gap: () => 'locked',
    },
  ];
}

/** What the question left to us: the span, the source, and a contrast's other period. */
function toPins({ Selection, Source, Requested, Sides }: AnswerDict & Partial<Pick<ViewDict, 'Sides'>>) {
  const { StartDate, EndDate } = Selection;
  if (StartDate === '' || isWhollyLocked({ Requested })) return {};
  const hasOther = Sides !== undefined && Sides.A.StartDate !== Sides.B.StartDate;
  return {
    ...(hasOther
      ? { from: Sides.A.StartDate, to: Sides.A.EndDate, from2: Sides.B.StartDate, to2: Sides.B.EndDate }
      : { from: StartDate, to: EndDate }),
    ...(Source === null ? {} : { source: Source }),
  };
}

/** What stands under a view, for a data set of it. */
function toNotes(dict: AnswerDict & Partial<Pick<ViewDict, 'Quotas' | 'Sides'>>, title: DataNotes['title']): DataNotes {
  const { Selection, Scope, LockedModule, LockedReason } = dict;
  const isLocked = LockedModule !== null && LockedReason !== null;
  const hasSpan = Selection.StartDate !== '' && !isWhollyLocked(dict);
  return noteSource(
    { cn: dict.SourceNameCn, en: dict.SourceNameEn },
    {
      title,
      scope: { cn: Scope.TitleCn, en: Scope.TitleEn },
      basis: [...basisOfView(dict), ...basisOfQuotas(dict.Quotas ?? [])],
      pins: toPins(dict),
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

const ownerships = [
  { code: 'state', nameCn: '国有', nameEn: 'State-owned' },
  { code: 'private', nameCn: '民营', nameEn: 'Private' },
  { code: 'foreign', nameCn: '外资', nameEn: 'Foreign' },
  { code: 'joint', nameCn: '合资', nameEn: 'Joint venture' },
] as const;

function toSnake(key: string): string {
  return key.replaceAll(/(?<=[a-z])(?=[A-Z])/g, '_').toLowerCase();
}

/** A text of a row: a member of its own, or its name in the edition (`Name` → `NameCn`). */
function findText(row: ViewRow, key: string, edition: Edition): string | null {
  const fields = new Map<string, unknown>(Object.entries(row));
  const value = fields.get(`${key}${edition === 'cn' ? 'Cn' : 'En'}`) ?? fields.get(key);
  if (typeof value !== 'string') return null;
  return key === 'Ownership' ? formatCodeIn(edition, ownerships, value) : value;
}

function listOrigins({ MainOrigins = [] }: ViewRow): string | null {
  return MainOrigins.map(({ Code, Share }) => `${Code}:${Share ?? ''}`).join(' ') || null;
}

/** Beside a name two digits say enough. */
function nameShare(text: string, edition: Edition): string {
  const [code = '', share = ''] = text.split(':');
  return `${formatCode(edition, findOrigin(code), code)} ${share === '' ? '–' : `${Number(share).toFixed(2)}%`}`;
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
  // Most sources have no yuan at all, and not every line has a duty.
  const saysWhy = isShut || locked.has(key) || !(key === 'ValueCny' && table.Row.ValueCny === null);
  if (figure !== undefined)
    return { ...measure(name, title, column.Unit, (row) => row[figure] ?? null), ...(saysWhy && { gap }) };
  if (number !== undefined) {
    const hasGap = column.Unit === '%' && key !== 'Duty';
    return { ...aside(name, title, column.Unit, (row) => row[number] ?? null), ...(hasGap && { gap }) };
  }
  if (key === 'MainOrigins') return said(name, title, listOrigins, { toName: nameShare });
  return said(name, title, (row) => findText(row, key, edition));
}

/** The sides of a contrast, whose labels are the title of the column. */
function toSides({ Dict }: ViewTable): readonly DataColumn<ViewRow>[] {
  if (Dict.Sides === undefined) return [];
  return Dict.Members.map(({ Code, NameCn, NameEn }, index) =>
    measure(`volume_${Code.toLowerCase()}`, [NameCn, NameEn], 't', ({ Values }) => Values?.[index] ?? null),
  );
}

/** What the values of each row leave out; people see it of a currency of which anything is left out. */
function listUnvalued({ Rows, Row }: ViewTable): readonly DataColumn<ViewRow>[] {
  const all = [...Rows, Row];
  const [usd, cny] = [
    all.some(({ MissingUsd = 0 }) => MissingUsd > 0),
    all.some(({ MissingCny = 0 }) => MissingCny > 0),
  ];
  if (!usd && !cny) return [];
  const column = (name: string, title: Title, of: (row: ViewRow) => number | undefined, isShown: boolean) => ({
    ...measure<ViewRow>(name, title, 't', (row) => of(row) ?? 0),
    ...(isShown ? {} : forPrograms),
  });
  return [
    column(
      'volume_without_usd',
      ['无美元金额的数量', 'Volume without value in USD'],
      ({ MissingUsd }) => MissingUsd,
      usd,
    ),
    column(
      'volume_without_cny',
      ['无人民币金额的数量', 'Volume without value in CNY'],
      ({ MissingCny }) => MissingCny,
      cny,
    ),
  ];
}

/** The tonnes of each row in each period, which programs find in a set of their own. */
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

/** The periods of the months behind each row; none where the view has no such lines. */
function listShownPeriods({ Rows, Dict }: ViewTable): readonly string[] {
  const { StartDate, EndDate, Period } = Dict.Selection;
  if (StartDate === '' || EndDate === '') return [];
  const periods = listPeriods(StartDate, EndDate, Period);
  return Rows.some(({ Trend }) => Trend?.length === periods.length) ? periods : [];
}

/** The table of a view: a row for each member, period or month; the sum of all stands as the total. */
export function layView(table: ViewTable, edition: Edition): DataTable {
  const { Columns } = table.Dict;
  const own = Columns.filter(({ Key }) => Key !== 'Code' && Key !== 'Trend' && !Key.startsWith('Values.'));
  const columns = own.flatMap((column) => toColumn(table, edition, { key: column.Key, column }) ?? []);
  const name = Columns.find(({ Key }) => Key === 'Name');
  const title = [`${name?.TitleCn ?? ''}代码`, `${name?.TitleEn ?? ''} code`.trim()] as const;
  const code: DataColumn<ViewRow> = { ...dimension('code', title, ({ Code }) => Code, 'name'), shownTo: 'all' };
  return layTable({
    columns: [
      code,
      ...columns,
      ...toSides(table),
      ...listUnvalued(table),
      ...listMonths(table),
      ...toSpanColumns(table.Dict),
    ],
    // Of nothing there is the sum, which says whether it is zero or not published.
    rows: table.Rows.length === 0 ? [table.Row] : table.Rows,
    totals: [table.Row],
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

interface DrawnSeries extends Readonly<Pick<ViewSeries, 'Code' | 'NameCn' | 'NameEn' | 'Unit'>> {
  readonly Values: readonly (number | null)[];
}

interface Point extends Dated {
  readonly series: DrawnSeries;
  readonly value: number | null;
  readonly gap: GapKind;
}

/** What a tonne of each member cost, where the chart does not draw it; nobody knows of a period some of whose weight has no value. */
function listUnitValues({ Datas, Total: { MissingUsd = [] } }: ViewChart): readonly DrawnSeries[] {
  if (Datas.some(({ Unit }) => Unit === 'USD/t')) return [];
  return Datas.filter(({ Unit }) => Unit === 't').map((member) => {
    const values = Datas.find(({ Code, Unit }) => Code === member.Code && Unit === 'USD')?.Values ?? [];
    const divide = (volume: number | null, index: number) => {
      const value = values[index] ?? null;
      const isKnown = value !== null && volume !== null && volume !== 0 && (MissingUsd[index] ?? 0) === 0;
      return isKnown ? roundTo(value / volume, 2) : null;
    };
    return { ...member, Unit: 'USD/t', Values: member.Values.map(divide) };
  });
}

/** The sum of all members, in each unit that is drawn. */
function listTotals({ Datas, Total }: ViewChart): readonly DrawnSeries[] {
  const drawn = new Set(Datas.map(({ Unit }) => Unit));
  const sums = [
    { Unit: 't', Values: Total.Volumes },
    { Unit: 'USD', Values: Total.ValuesUsd },
    { Unit: 'CNY', Values: Total.ValuesCny },
    { Unit: 'USD/t', Values: Total.UnitValues ?? [] },
  ] as const;
  return sums
    .filter(({ Unit, Values }) => Values.length > 0 && (drawn.has(Unit) || Unit === 'USD/t'))
    .map(({ Unit, Values }) => ({ ...totalName, Unit, Values }));
}

/** The figures of series in each period, those of closed periods first. */
function toPoints({ Dates, Dict }: ViewChart, drawn: readonly DrawnSeries[]): readonly Point[] {
  return drawn.flatMap((series) => [
    ...Dict.LockedPeriods.map((period) => ({ period, series, value: null, gap: 'locked' as const })),
    ...Dates.map((period, index) => {
      return { period, series, value: series.Values[index] ?? null, gap: findSeriesGap(drawn, series, index) };
    }),
  ]);
}

/** What the chart of a view draws: a figure for each period, series and unit; and the sums of each period. */
export function laySeries(chart: ViewChart, edition: Edition): DataTable {
  const { Datas, Dict } = chart;
  const drawn: readonly DrawnSeries[] =
    Datas.length > 0 ? [...Datas, ...listUnitValues(chart)] : [{ ...totalName, Unit: 't', Values: [] }];
  return layTable<Point>({
    columns: [
      periodColumn,
      { ...dimension('code', ['代码', 'Code'], ({ series }: Point) => series.Code, 'name'), shownTo: 'all' },
      said('name', ['名称', 'Name'], ({ series }) => nameIn(edition, series)),
      dimension('unit', ['单位', 'Unit'], ({ series }) => series.Unit),
      { ...measure('value', ['数值', 'Value'], '', ({ value }: Point) => value), gap: ({ gap }) => gap },
      ...markColumns(Dict),
    ],
    rows: toPoints(chart, drawn),
    totals: toPoints(chart, listTotals(chart)),
    notes: toNotes(Dict, { cn: Dict.TitleCn, en: Dict.TitleEn }),
  });
}

function sayEvents({ Events }: TrendRow): string | null {
  return Events.map(({ Date: day, Status }) => `${day}:${Status}`).join(' ') || null;
}

function nameEvent(text: string, edition: Edition): string {
  const [day = '', code = ''] = text.split(':');
  return `${day} ${formatCode(edition, findPlantStatus(code), code)}`;
}

/** One company or plant over time. */
export function layTrend({ Rows, Dict }: CompanyTrend): DataTable {
  const rows = Rows.map((row) => ({ ...row, period: row.Period }));
  type Row = (typeof rows)[number];
  const { Company } = Dict;
  const [isImporter, isPlant] = [Company.Kind === 'importer', Company.Kind === 'plant'];
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
      said('events', ['资质变化', 'Status events'], sayEvents, { toName: nameEvent }),
      ...markColumns(Dict),
    ],
    rows,
    notes: toNotes(Dict, {
      cn: `${isPlant ? '工厂' : '企业'}走势：${Company.NameCn}`,
      en: `${isPlant ? 'Plant' : 'Company'} trend: ${Company.NameEn}`,
    }),
  });
}
