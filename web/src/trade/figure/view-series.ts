import { toScale } from '@btc/contract/figures/number-format.ts';
import { restCode, type SeriesUnit } from '@btc/contract/trade/trade-codes.ts';
import type { ViewChart, ViewPattern, ViewSeries } from '@btc/contract/trade/view-answer.ts';
import { nameIn } from '@btc/contract/names.ts';
import type { Figure } from '#charts/chart-frame.ts';
import { hasOwnColor, originToken, otherOrigin } from '#charts/origin-colors.ts';
import { restToken, seriesColorCount, seriesToken } from '#charts/series-colors.ts';
import type { Edition } from '#i18n/edition.ts';
import { pickMessages } from '#i18n/messages.ts';
import { messages } from './messages.ts';

/** The sum of the published values; null where there are none. */
export function computeSum(values: readonly Figure[]): Figure {
  const known = values.filter((value) => value !== null);
  return known.length === 0 ? null : known.reduce((sum, value) => sum + value, 0);
}

/** Percent of `whole`; null where either is not published or `whole` is zero. */
export function computeShare(value: Figure, whole: Figure): Figure {
  return value === null || whole === null || whole === 0 ? null : (value / whole) * 100;
}

/** The units that the answer has figures in. */
export function listUnits({ Total }: Pick<ViewChart, 'Total'>): readonly SeriesUnit[] {
  const sums = { t: Total.Volume, USD: Total.ValueUsd, CNY: Total.ValueCny };
  const units: readonly (keyof typeof sums)[] = ['t', 'USD', 'CNY'];
  return units.filter((unit) => sums[unit] !== null);
}

/** Whether a member's volume is zero over the whole answer (`index` null) or in one period. */
export function isUntraded(chart: Pick<ViewChart, 'Datas' | 'Patterns'>, code: string, index: number | null): boolean {
  if (index === null) return chart.Patterns.some((member) => member.Code === code && member.Volume === 0);
  return chart.Datas.some(({ Code, Unit, Values }) => Code === code && Unit === 't' && Values[index] === 0);
}

/** Totals by period; unit values are weighted by volume. */
export function listTotals({ Total }: Pick<ViewChart, 'Total'>, unit: SeriesUnit): readonly Figure[] {
  switch (unit) {
    case 't':
      return Total.Volumes;
    case 'USD':
      return Total.ValuesUsd;
    case 'CNY':
      return Total.ValuesCny;
    case 'USD/t':
      return Total.UnitValues ?? [];
    case '%':
      return Total.Volumes.map((value) => (value === null ? null : 100));
  }
}

export interface MemberSeries {
  readonly code: string;
  readonly name: string;
  readonly token: string;
  readonly values: readonly Figure[];
}

export interface SeriesNames {
  readonly edition: Edition;
  readonly rest: string;
}

/** More origins in one column could not be told apart. */
const maxOrigins = 6;

/** Members as layers, as many as can be told apart; the rest combined. Origins have fixed colours, others by rank. */
export function buildLayers(
  chart: Pick<ViewChart, 'Datas' | 'Dict'>,
  unit: SeriesUnit,
  names: SeriesNames,
): readonly MemberSeries[] {
  const series = chart.Datas.filter(({ Unit }) => Unit === unit);
  const ofOrigins = series.some(({ Code }) => hasOwnColor(Code));
  const own = ofOrigins
    ? series.filter(({ Code }) => hasOwnColor(Code)).slice(0, maxOrigins)
    : series.filter(({ Code }, index) => Code !== restCode && index < seriesColorCount);
  const rest = series.filter((line) => !own.includes(line));
  const layers = own.map((line, index) =>
    toMember(line, ofOrigins ? originToken(line.Code) : seriesToken(index), names.edition),
  );
  return rest.length === 0 ? layers : [...layers, together(rest, ofOrigins, names)];
}

function toMember(line: ViewSeries, token: string, edition: Edition): MemberSeries {
  return { code: line.Code, name: nameIn(edition, line), token, values: line.Values };
}

function together(rest: readonly ViewSeries[], ofOrigins: boolean, { edition, rest: name }: SeriesNames): MemberSeries {
  const [first] = rest;
  const periods = first?.Values ?? [];
  return {
    code: ofOrigins ? otherOrigin : restCode,
    name: rest.length === 1 && first !== undefined ? nameIn(edition, first) : name,
    token: ofOrigins ? originToken(otherOrigin) : restToken,
    values: periods.map((_, index) => computeSum(rest.map(({ Values }) => Values[index] ?? null))),
  };
}

export interface RankedMember {
  readonly code: string;
  readonly name: string;
  readonly token: string;
  readonly value: Figure;
  /** Percent of the whole; null where `value` is null or zero. */
  readonly share: Figure;
  /** Why `value` or `share` is missing; omitted: not published. */
  readonly gap?: 'notTraded' | undefined;
}

/** Members by size over the whole answer (`index` null) or in one period; the combined ones come last. */
export function rankMembers(
  chart: ViewChart,
  { unit, index, names }: { unit: SeriesUnit; index: number | null; names: SeriesNames },
): readonly RankedMember[] {
  const totals = listTotals(chart, unit);
  const whole = index === null ? computeSum(totals) : (totals[index] ?? null);
  const tokens = new Map(buildLayers(chart, unit, names).map(({ code, token }) => [code, token]));
  const marked = new Map(chart.Patterns.map((member) => [member.Code, formatMarkedName(member, unit, names.edition)]));
  const isLast = (code: string): number => Number(code === otherOrigin || code === restCode);
  return chart.Datas.filter(({ Unit }) => Unit === unit)
    .map((line) => {
      const value = index === null ? computeSum(line.Values) : (line.Values[index] ?? null);
      const token = tokens.get(line.Code) ?? tokens.get(otherOrigin) ?? restToken;
      const name = (index === null ? marked.get(line.Code) : undefined) ?? nameIn(names.edition, line);
      const member = { code: line.Code, name, token, value };
      return value === 0
        ? { ...member, share: null, gap: 'notTraded' as const }
        : { ...member, share: computeShare(value, whole) };
    })
    .toSorted((a, b) => isLast(a.code) - isLast(b.code) || (b.value ?? -1) - (a.value ?? -1));
}

/** The weight for which no value is published; undefined for units other than values. */
export function unvaluedIn<Weight>(
  { MissingUsd, MissingCny }: { readonly MissingUsd?: Weight | undefined; readonly MissingCny?: Weight | undefined },
  unit: SeriesUnit,
): Weight | undefined {
  if (unit === 'USD' || unit === 'USD/t') return MissingUsd;
  return unit === 'CNY' ? MissingCny : undefined;
}

/** A member's name, marked where its figure is incomplete; a missing figure has its own mark. */
export function formatMarkedName(member: ViewPattern, unit: SeriesUnit, edition: Edition): string {
  const leavesOut = patternValue(member, unit) !== null && (unvaluedIn(member, unit) ?? 0) > 0;
  return leavesOut ? `${nameIn(edition, member)}†` : nameIn(edition, member);
}

/** A member's total over the whole answer; null where it has none in the unit. */
export function patternValue({ Volume, Value, ValueCny, UsdPerTonne }: ViewPattern, unit: SeriesUnit): Figure {
  switch (unit) {
    case 't':
      return Volume;
    case 'USD':
      return Value;
    case 'USD/t':
      return UsdPerTonne ?? null;
    case 'CNY':
      return ValueCny ?? null;
    case '%':
      return null;
  }
}

/** Divisor and name of a value axis, chosen so that its labels stay short in the edition's counting. */
export function axisScale(values: readonly Figure[], unit: SeriesUnit, edition: Edition): { by: number; name: string } {
  if (unit === 'USD/t' || unit === '%') return { by: 1, name: pickMessages(edition, messages).axis[unit] };
  return toScale(edition, unit, Math.max(0, ...values.map((value) => Math.abs(value ?? 0))));
}
