import { nameIn } from '@btc/contract/names.ts';
import { totalCode } from '@btc/contract/trade/trade-codes.ts';
import type { ViewChart, ViewPattern, ViewStructure } from '@btc/contract/trade/view-answer.ts';
import { findRowGap } from '@btc/contract/trade/view-gaps.ts';
import type { DataView } from '@btc/contract/trade/views.ts';
import {
  type DataColumn,
  type DataNotes,
  dimension,
  type GapKind,
  measure,
  numberAttribute,
  type Reading,
  textAttribute,
} from '#data/face.ts';
import { total as totalName } from '../view/names/names.ts';
import { toNotes } from './view-basis.ts';
import { markColumns } from './view-periods.ts';

const wholeSpan = { cn: '整个时段', en: 'Whole span' };

interface ConcentrationRow {
  readonly period: string;
  readonly shares: ViewStructure['Periods'][number];
  readonly gap: GapKind;
}

const memberTitles = {
  importer: ['进口商数', 'Importers'],
  exporter: ['出口商数', 'Exporters'],
  plant: ['工厂数', 'Plants'],
} as const;

function toMemberTitle({ chart }: Pick<DataView, 'chart'>): readonly [cn: string, en: string] {
  return chart === 'importer' || chart === 'exporter' || chart === 'plant' ? memberTitles[chart] : ['数目', 'Members'];
}

/** Without an answer, the columns common to all answers. */
export function listConcentrationColumns(
  view: Pick<DataView, 'chart'>,
  dict: ViewChart['Dict'] | null,
): readonly DataColumn<ConcentrationRow>[] {
  const share = (name: string, title: string, of: (row: ConcentrationRow) => number | null, unit = '%') => ({
    ...measure(name, [title, title], unit, of),
    gap: ({ gap }: ConcentrationRow) => gap,
  });
  return [
    {
      ...dimension<ConcentrationRow>('period', ['时期', 'Period'], ({ period }) => period),
      toName: (code, edition) => (code === totalCode ? wholeSpan[edition] : code),
    },
    {
      ...measure<ConcentrationRow>('members', toMemberTitle(view), '', ({ shares }) => shares.Members),
      gap: ({ gap }) => gap,
    },
    share('cr4', 'CR4', ({ shares }) => shares.Cr4),
    share('cr5', 'CR5', ({ shares }) => shares.Cr5),
    share('cr10', 'CR10', ({ shares }) => shares.Cr10),
    share('hhi', 'HHI', ({ shares }) => shares.Hhi, ''),
    ...markColumns(dict),
  ];
}

const unpublished: ConcentrationRow['shares'] = { Members: null, Cr4: null, Cr5: null, Cr10: null, Hhi: null };

function toConcentrationRow(period: string, shares: ConcentrationRow['shares']): ConcentrationRow {
  return { period, shares, gap: shares.Members === null ? 'notPublished' : 'notTraded' };
}

function basisOfPlants({ Active, Idle }: ViewStructure): DataNotes['basis'] {
  return [
    ...(Active === undefined ? [] : [[{ cn: '有发货的工厂', en: 'Active plants' }, toWords(Active)] as const]),
    ...(Idle === undefined ? [] : [[{ cn: '在册未发货的工厂', en: 'Idle plants' }, toWords(Idle)] as const]),
  ];
}

const toWords = (count: number) => ({ cn: String(count), en: String(count) });

/** A row for each period; the total is of the whole span, as the page has it. */
export function toConcentrationReading(
  view: Pick<DataView, 'chart'>,
  { Dates, Dict }: ViewChart,
): Reading<ConcentrationRow> {
  const { Structure, LockedPeriods } = Dict;
  const notes = toNotes(Dict, {
    cn: `${Dict.TitleCn}：集中度`,
    en: `${Dict.TitleEn}: concentration`,
  });
  return {
    columns: listConcentrationColumns(view, Dict),
    rows: [
      ...LockedPeriods.map((period) => ({ period, shares: unpublished, gap: 'locked' as const })),
      ...Dates.map((period, index) => toConcentrationRow(period, Structure?.Periods[index] ?? unpublished)),
    ],
    totals: [
      toConcentrationRow(
        totalCode,
        Structure === undefined || Dict.Unpublished.length === Dates.length ? unpublished : Structure,
      ),
    ],
    notes: { ...notes, basis: [...notes.basis, ...(Structure === undefined ? [] : basisOfPlants(Structure))] },
  };
}

type ExporterRow = Omit<ViewPattern, 'Rank' | 'Value' | 'Cumulative'> & {
  readonly Rank: number | null;
  readonly ValueUsd: number | null;
  readonly Cumulative: number | null;
};

const gapOf =
  (key: string) =>
  (row: ExporterRow): GapKind =>
    findRowGap({ ...row, ValueCny: row.ValueCny ?? null }, key);

export const exporterColumns: readonly DataColumn<ExporterRow>[] = [
  dimension('code', ['集团代码', 'Group code'], ({ Code }) => Code, 'name'),
  textAttribute('name', ['集团', 'Group'], (row, edition) => nameIn(edition, row)),
  numberAttribute('rank', ['名次', 'Rank'], '', ({ Rank }) => Rank),
  textAttribute('origin', ['产地', 'Origin'], ({ OriginCode }) => OriginCode ?? null, { label: 'origin_name' }),
  textAttribute(
    'origin_name',
    ['产地名称', 'Origin, name'],
    ({ OriginCn, OriginEn }, edition) => (edition === 'en' ? OriginEn : OriginCn) ?? null,
  ),
  measure('plants', ['有发货的工厂', 'Plants that shipped'], '', ({ Plants }) => Plants ?? null),
  measure('volume', ['数量', 'Volume'], 't', ({ Volume }) => Volume),
  measure('value_usd', ['金额', 'Value'], 'USD', ({ ValueUsd }) => ValueUsd),
  measure('value_cny', ['金额', 'Value'], 'CNY', ({ ValueCny }) => ValueCny ?? null),
  {
    ...measure<ExporterRow>('usd_per_tonne', ['单价', 'Unit value'], 'USD/t', ({ UsdPerTonne }) => UsdPerTonne ?? null),
    gap: gapOf('UsdPerTonne'),
  },
  { ...numberAttribute<ExporterRow>('share', ['占比', 'Share'], '%', ({ Share }) => Share), gap: gapOf('Share') },
  numberAttribute('cumulative', ['累计占比', 'Cumulative share'], '%', ({ Cumulative }) => Cumulative),
  { ...numberAttribute<ExporterRow>('yoy', ['同比', 'y/y'], '%', ({ Yoy }) => Yoy), gap: gapOf('Yoy') },
];

function sumExporters({ Patterns, Total }: ViewChart): ExporterRow {
  const { Volume, ValueUsd, ValueCny, UsdPerTonne = null, Yoy = null, YoyUntraded } = Total;
  const size = Volume ?? ValueUsd ?? ValueCny;
  return {
    ...totalName,
    Rank: null,
    ...(size === null ? {} : { Plants: Patterns.reduce((sum, { Plants = 0 }) => sum + Plants, 0) }),
    Volume,
    ValueUsd,
    ValueCny,
    UsdPerTonne,
    Share: size === null || size === 0 ? null : 100,
    Cumulative: null,
    Yoy,
    YoyUntraded,
  };
}

/** A row for each group of exporters, largest first. */
export function toExportersReading(chart: ViewChart): Reading<ExporterRow> {
  const { Patterns, Dict } = chart;
  const total = sumExporters(chart);
  const rows = Patterns.map(({ Value, Cumulative = null, ...row }) => ({ ...row, ValueUsd: Value, Cumulative }));
  return {
    columns: exporterColumns,
    // Of nothing there is the sum, which says whether it is zero or not published.
    rows: rows.length === 0 ? [total] : rows,
    totals: [total],
    notes: toNotes(Dict, { cn: `${Dict.TitleCn}：按集团`, en: `${Dict.TitleEn}: by group` }),
  };
}
