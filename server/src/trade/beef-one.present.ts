import type { ChartSeries, ChartTotal, OriginPattern, TableColumn, TableRow } from '@btc/contract/trade/beef-one.ts';
import type { getBeefWebDataOneChart, getBeefWebDataOneTable } from '@btc/contract/trade/beef-one.ts';
import { totalCode } from '@btc/contract/trade/trade-codes.ts';
import type { OutputOf } from '@btc/contract/wire/operation.ts';
import { findOrigin } from '@btc/reference/origins.ts';
import { presentDict } from './answer-dict.present.ts';
import type { BeefOneAnswer, FoundSeries } from './beef-one.service.ts';
import { changeOf, money, nothing, percentOf, tonnes, usdPerTonne } from './sums.ts';
import type { Sum } from './sums.ts';
import { unitsYearBefore } from './window.ts';

interface Named {
  readonly Code: string;
  readonly NameCn: string;
  readonly NameEn: string;
}

/** An origin and what it brought in over the whole answer. */
interface Ranked extends Named {
  readonly sum: Sum;
}

/** Presents Beef One for the chart. */
export function presentChart(answer: BeefOneAnswer): OutputOf<typeof getBeefWebDataOneChart> {
  const { found } = answer;
  const ranked = found === null ? [] : rankOrigins(found);
  return {
    Dates: [...(found?.window.periods ?? [])],
    Datas: found === null ? [] : presentSeries(found, ranked),
    Patterns: found === null ? [] : presentPatterns(found, ranked),
    Total: presentTotal(answer),
    Dict: { ...presentDict(answer), ...view },
  };
}

/** Presents Beef One for the table. */
export function presentTable(answer: BeefOneAnswer): OutputOf<typeof getBeefWebDataOneTable> {
  const { found, question } = answer;
  const rows = found === null ? [] : rankOrigins(found).map((origin) => presentRow(found, origin, [origin.Code]));
  const total = {
    Code: totalCode,
    NameCn: '合计',
    NameEn: 'Total',
    sum: found === null ? nothing : sumOfQuestion(answer, found),
  };
  const asked = question.origins.length === 0 ? null : question.origins;
  return {
    Rows: rows,
    Total: rows.length,
    Row: found === null ? emptyRow(total) : presentRow(found, total, asked),
    Dict: { ...presentDict(answer), ...view, Columns: [...columns], Members: [] },
  };
}

/** Origins by weight, or by value where no weights are published; "other" is the rest and stands last. */
export function rankOrigins(found: FoundSeries): readonly Ranked[] {
  const ranked = found.origins.map((code) => ({ ...namesOf(code), sum: found.cells.sumOf(code, found.window.units) }));
  return ranked.toSorted(
    (one, other) => Number(one.Code === 'OTH') - Number(other.Code === 'OTH') || sizeOf(other.sum) - sizeOf(one.sum),
  );
}

function sizeOf({ grams, usdCents, cnyCents }: Sum): number {
  return grams ?? usdCents ?? cnyCents ?? 0;
}

function namesOf(code: string): Named {
  const origin = findOrigin(code);
  return { Code: code, NameCn: origin?.nameCn ?? code, NameEn: origin?.nameEn ?? code };
}

function presentSeries(found: FoundSeries, ranked: readonly Ranked[]): ChartSeries[] {
  const units = [
    { Unit: 't', Axis: 'volume', read: (sum: Sum) => tonnes(sum.grams), optional: false },
    { Unit: 'USD', Axis: 'value', read: (sum: Sum) => money(sum.usdCents), optional: false },
    { Unit: 'CNY', Axis: 'value', read: (sum: Sum) => money(sum.cnyCents), optional: true },
  ] as const;
  const sums = ranked.map((origin) => ({
    origin,
    sums: sumsByPeriod(found, (units) => found.cells.sumOf(origin.Code, units)),
  }));
  return units.flatMap(({ Unit, Axis, read, optional }) => {
    const series = sums.map(({ origin: { Code, NameCn, NameEn }, sums: own }) => {
      return { Code, NameCn, NameEn, Unit, Axis, Values: own.map(read) };
    });
    return optional && series.every(({ Values }) => Values.every((value) => value === null)) ? [] : series;
  });
}

/** A sum for each period; a period without published units is a gap. */
function sumsByPeriod(found: FoundSeries, sumOf: (units: readonly string[]) => Sum): readonly Sum[] {
  return found.window.periods.map((period) => {
    const units = found.unitsOf.get(period);
    return units === undefined ? nothing : sumOf(units);
  });
}

function presentTotal(answer: BeefOneAnswer): ChartTotal {
  const { found, question } = answer;
  if (found === null)
    return { Volume: null, ValueUsd: null, ValueCny: null, Volumes: [], ValuesUsd: [], ValuesCny: [] };
  const asked = question.origins.length === 0 ? null : question.origins;
  const sums = sumsByPeriod(found, (units) => found.cells.sumOfAll(units, asked));
  const all = sumOfQuestion(answer, found);
  return {
    Volume: tonnes(all.grams),
    ValueUsd: money(all.usdCents),
    ValueCny: money(all.cnyCents),
    Volumes: sums.map((sum) => tonnes(sum.grams)),
    ValuesUsd: sums.map((sum) => money(sum.usdCents)),
    ValuesCny: sums.map((sum) => money(sum.cnyCents)),
  };
}

function sumOfQuestion({ question }: BeefOneAnswer, found: FoundSeries): Sum {
  if (found.window.units.length === 0) return nothing;
  return found.cells.sumOfAll(found.window.units, question.origins.length === 0 ? null : question.origins);
}

function presentPatterns(found: FoundSeries, ranked: readonly Ranked[]): OriginPattern[] {
  return ranked.map((origin, place) => {
    const row = presentRow(found, origin, [origin.Code]);
    const { Code, NameCn, NameEn, Volume, ValueUsd, Share, Yoy } = row;
    return { Rank: place + 1, Code, NameCn, NameEn, Volume, Value: ValueUsd, Share, Yoy };
  });
}

/** Presents the line of an origin, or of several (null: all) together. */
function presentRow(found: FoundSeries, line: Ranked, origins: readonly string[] | null): TableRow {
  const { cells, window, toDate } = found;
  const { sum } = line;
  const before = found.hasYearBefore ? cells.sumOfAll(unitsYearBefore(window.units), origins) : nothing;
  const year = toDate.length === 0 ? nothing : cells.sumOfAll(toDate, origins);
  const lastYear = found.toDateHasYearBefore ? cells.sumOfAll(unitsYearBefore(toDate), origins) : nothing;
  const all = window.units.length === 0 ? nothing : cells.sumOfAll(window.units, null);
  return {
    Code: line.Code,
    NameCn: line.NameCn,
    NameEn: line.NameEn,
    Volume: tonnes(sum.grams),
    Share: compare(sum, all, percentOf),
    Yoy: compare(sum, before, changeOf),
    Ytd: tonnes(year.grams),
    YtdYoy: compare(year, lastYear, changeOf),
    ValueUsd: money(sum.usdCents),
    ValueCny: money(sum.cnyCents),
    UsdPerTonne: usdPerTonne(sum),
  };
}

/** Compares weights, or values where no weights are published. */
function compare(one: Sum, other: Sum, by: (one: number | null, other: number | null) => number | null): number | null {
  if (one.grams !== null) return by(one.grams, other.grams);
  return one.usdCents === null ? by(one.cnyCents, other.cnyCents) : by(one.usdCents, other.usdCents);
}

function emptyRow({ Code, NameCn, NameEn }: Named): TableRow {
  return {
    Code,
    NameCn,
    NameEn,
    Volume: null,
    Share: null,
    Yoy: null,
    Ytd: null,
    YtdYoy: null,
    ValueUsd: null,
    ValueCny: null,
    UsdPerTonne: null,
  };
}

const view = { View: 'beef-one', TitleCn: '国别进口', TitleEn: 'Imports by origin', NamesHidden: true } as const;

const columns = [
  { Key: 'Name', TitleCn: '来源国', TitleEn: 'Origin', Unit: '', Align: 'start' },
  { Key: 'Volume', TitleCn: '数量', TitleEn: 'Volume', Unit: 't', Align: 'end' },
  { Key: 'Share', TitleCn: '占全部来源', TitleEn: 'Share of all origins', Unit: '%', Align: 'end' },
  { Key: 'Yoy', TitleCn: '同比', TitleEn: 'Year on year', Unit: '%', Align: 'end' },
  { Key: 'Ytd', TitleCn: '年初至今', TitleEn: 'Year to date', Unit: 't', Align: 'end' },
  { Key: 'YtdYoy', TitleCn: '年初至今同比', TitleEn: 'Year to date, year on year', Unit: '%', Align: 'end' },
  { Key: 'ValueUsd', TitleCn: '金额', TitleEn: 'Value', Unit: 'USD', Align: 'end' },
  { Key: 'ValueCny', TitleCn: '金额', TitleEn: 'Value', Unit: 'CNY', Align: 'end' },
  { Key: 'UsdPerTonne', TitleCn: '单价', TitleEn: 'Unit value', Unit: 'USD/t', Align: 'end' },
] as const satisfies readonly TableColumn[];
