import type { Edition } from '@btc/contract/members/access.ts';
import { formatCode, nameIn } from '@btc/contract/names.ts';
import { roundTo } from '@btc/contract/round-to.ts';
import type { AnswerDict } from '@btc/contract/trade/trade-fields.ts';
import type {
  CompanyTrend,
  TrendRow,
  ViewChart,
  ViewColumn,
  ViewRow,
  ViewSeries,
  ViewTable,
} from '@btc/contract/trade/view-answer.ts';
import { findRowGap, findSeriesGap } from '@btc/contract/trade/view-gaps.ts';
import type { DataView } from '@btc/contract/trade/views.ts';
import { findPlantStatus } from '@btc/reference/plants/plant-statuses.ts';
import {
  countAttribute,
  numberAttribute,
  type DataColumn,
  dimension,
  type GapKind,
  mark,
  measure,
  type Reading,
  textAttribute,
} from '#data/face.ts';
import { total as totalName } from '../view/names/names.ts';
import { toNotes } from './view-basis.ts';
import { findName, listAnswerPeriods, toCode } from './view-table.ts';

interface Marks {
  readonly Provisional: readonly string[];
  readonly Partial: readonly string[];
}

interface Dated {
  readonly period: string;
}

export function markColumns(marks: Marks | null): readonly DataColumn<Dated>[] {
  return [
    mark('provisional', ['可能修订', 'Provisional'], ({ period }) => marks?.Provisional.includes(period) === true),
    mark('partial', ['仅部分公布', 'Partly published'], ({ period }) => marks?.Partial.includes(period) === true),
  ];
}

/** `locked` for periods cut by a lock; `notPublished` for others. */
function toPeriodGap(dict: AnswerDict | null): (row: Dated) => GapKind {
  const locked = new Set(dict?.LockedPeriods);
  return ({ period }) => (locked.has(period) ? 'locked' : 'notPublished');
}

const anyPeriod = dimension<Dated>('period', ['时期', 'Period'], (row) => row.period);

/** Months, as they are asked for unless quarters or years are. */
function toPeriodColumn(dict: AnswerDict | null): DataColumn<Dated> {
  return dict === null || dict.Selection.Period === 'month' ? { ...anyPeriod, type: 'month' } : anyPeriod;
}

interface MemberPeriod extends Dated {
  readonly row: ViewRow;
  readonly volume: number | null;
}

/** Tonnage columns by period; without an answer, those common to all answers. */
export function listPeriodColumns(
  columns: readonly ViewColumn[],
  dict: AnswerDict | null,
): readonly DataColumn<MemberPeriod>[] {
  const name = findName(columns);
  return [
    toPeriodColumn(dict),
    dimension('code', toCode(name), ({ row }) => row.Code, 'name'),
    textAttribute('name', [name.TitleCn, name.TitleEn], ({ row }, edition) => nameIn(edition, row)),
    { ...measure<MemberPeriod>('volume', ['数量', 'Volume'], 't', ({ volume }) => volume), gap: toPeriodGap(dict) },
    ...markColumns(dict),
  ];
}

export function toPeriodsReading({ Rows, Row: sum, Dict }: ViewTable): Reading<MemberPeriod> {
  const periods = listAnswerPeriods(Dict);
  const members = Rows.flatMap((row) => [
    ...Dict.LockedPeriods.map((period) => ({ period, row, volume: null })),
    ...(row.Trend?.length === periods.length
      ? periods.map((period, index) => ({ period, row, volume: row.Trend?.[index] ?? null }))
      : []),
  ]);
  const missing = [...Dict.LockedPeriods, ...Dict.Unpublished];
  return {
    columns: listPeriodColumns(Dict.Columns, Dict),
    rows: Rows.length > 0 ? members : missing.map((period) => ({ period, row: sum, volume: null })),
    notes: toNotes(Dict, { cn: Dict.TitleCn, en: Dict.TitleEn }),
  };
}

interface DrawnSeries extends Readonly<Pick<ViewSeries, 'Code' | 'NameCn' | 'NameEn' | 'Unit'>> {
  readonly Values: readonly (number | null)[];
}

interface Point extends Dated {
  readonly series: DrawnSeries;
  readonly value: number | null;
  readonly gap: GapKind;
}

/** USD/t per member where the chart does not draw it; null where part of the volume has no value. */
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

function toPoints({ Dates, Dict }: ViewChart, drawn: readonly DrawnSeries[]): readonly Point[] {
  return drawn.flatMap((series) => [
    ...Dict.LockedPeriods.map((period) => ({ period, series, value: null, gap: 'locked' as const })),
    ...Dates.map((period, index) => {
      return { period, series, value: series.Values[index] ?? null, gap: findSeriesGap(drawn, series, index) };
    }),
  ]);
}

/** Series columns; without an answer, those common to all answers. Where years are compared a period is `01` to `12`. */
export function listSeriesColumns(
  { rows }: Pick<DataView, 'rows'>,
  dict: AnswerDict | null,
): readonly DataColumn<Point>[] {
  return [
    rows === 'monthsOfYear' ? anyPeriod : toPeriodColumn(dict),
    { ...dimension('code', ['代码', 'Code'], ({ series }: Point) => series.Code, 'name'), shownTo: 'all' },
    textAttribute('name', ['名称', 'Name'], ({ series }, edition) => nameIn(edition, series)),
    dimension('unit', ['单位', 'Unit'], ({ series }) => series.Unit),
    { ...measure('value', ['数值', 'Value'], '', ({ value }: Point) => value), gap: ({ gap }) => gap },
    ...markColumns(dict),
  ];
}

/** Chart figures by period, series and unit, with the totals of each period. */
export function toSeriesReading(view: Pick<DataView, 'rows'>, chart: ViewChart): Reading<Point> {
  const { Datas, Dict } = chart;
  const drawn: readonly DrawnSeries[] =
    Datas.length > 0 ? [...Datas, ...listUnitValues(chart)] : [{ ...totalName, Unit: 't', Values: [] }];
  return {
    columns: listSeriesColumns(view, Dict),
    rows: toPoints(chart, drawn),
    totals: toPoints(chart, listTotals(chart)),
    notes: toNotes(Dict, { cn: Dict.TitleCn, en: Dict.TitleEn }),
  };
}

function sayEvents({ Events }: TrendRow): string | null {
  return Events.map(({ Date: day, Status }) => `${day}:${Status}`).join(' ') || null;
}

function nameEvent(text: string, edition: Edition): string {
  const [day = '', code = ''] = text.split(':');
  return `${day} ${formatCode(edition, findPlantStatus(code), code)}`;
}

type DatedTrend = TrendRow & Dated;

/** Trend columns; without an answer, those common to all answers. */
export function listTrendColumns(dict: CompanyTrend['Dict'] | null): readonly DataColumn<DatedTrend>[] {
  const whole =
    dict?.Company.Kind === 'importer'
      ? (['占全部进口商', 'Share of all importers'] as const)
      : (['占该产地', 'Share of the origin'] as const);
  return [
    toPeriodColumn(dict),
    measure('volume', ['数量', 'Volume'], 't', ({ Volume }) => Volume),
    {
      ...measure('usd_per_tonne', ['单价', 'Unit value'], 'USD/t', ({ UsdPerTonne }: DatedTrend) => UsdPerTonne),
      gap: (row) => findRowGap(row, 'UsdPerTonne'),
    },
    {
      ...numberAttribute('yoy', ['同比', 'y/y'], '%', ({ Yoy }: DatedTrend) => Yoy),
      gap: (row) => findRowGap(row, 'Yoy'),
    },
    {
      ...numberAttribute('share', whole, '%', ({ Share }: DatedTrend) => Share),
      gap: (row) => findRowGap(row, 'Share'),
    },
    countAttribute('rank', ['名次', 'Rank'], ({ Rank }) => Rank),
    textAttribute('events', ['资质变化', 'Status events'], sayEvents, { toName: nameEvent }),
    ...markColumns(dict),
  ];
}

export function toTrendReading({ Rows, Dict }: CompanyTrend): Reading<DatedTrend> {
  const { Company } = Dict;
  const isPlant = Company.Kind === 'plant';
  return {
    columns: listTrendColumns(Dict),
    rows: Rows.map((row) => ({ ...row, period: row.Period })),
    notes: toNotes(Dict, {
      cn: `${isPlant ? '工厂' : '企业'}走势：${Company.NameCn}`,
      en: `${isPlant ? 'Plant' : 'Company'} trend: ${Company.NameEn}`,
    }),
  };
}
