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

/** The sum of what is published; null where nothing is. */
export function computeSum(values: readonly Figure[]): Figure {
  const known = values.filter((value) => value !== null);
  return known.length === 0 ? null : known.reduce((sum, value) => sum + value, 0);
}

/** Percent of a whole; null where either is not published or there is no whole. */
export function computeShare(value: Figure, whole: Figure): Figure {
  return value === null || whole === null || whole === 0 ? null : (value / whole) * 100;
}

/** The units that the answer has figures in. */
export function listUnits({ Total }: Pick<ViewChart, 'Total'>): readonly SeriesUnit[] {
  const sums = { t: Total.Volume, USD: Total.ValueUsd, CNY: Total.ValueCny };
  const units: readonly (keyof typeof sums)[] = ['t', 'USD', 'CNY'];
  return units.filter((unit) => sums[unit] !== null);
}

/** Whether nothing of a member came in, over the whole answer (`index` null) or in one period. */
export function isUntraded(chart: Pick<ViewChart, 'Datas' | 'Patterns'>, code: string, index: number | null): boolean {
  if (index === null) return chart.Patterns.some((member) => member.Code === code && member.Volume === 0);
  return chart.Datas.some(({ Code, Unit, Values }) => Code === code && Unit === 't' && Values[index] === 0);
}

/** The totals of each period in a unit; unit values are means weighted by volume. */
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

/** A member over the periods of the answer, with its colour. */
export interface MemberSeries {
  readonly code: string;
  readonly name: string;
  readonly token: string;
  readonly values: readonly Figure[];
}

/** Names of what is drawn together. */
export interface SeriesNames {
  readonly edition: Edition;
  readonly rest: string;
}

/** More origins than these in one column are stripes that nobody follows. */
const maxOrigins = 6;

/**
 * The members in a unit as layers, as many as can be told apart; the others are drawn as one. Origins keep their own colours,
 * other members have the colour of their place.
 */
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

/** A member's place among those shown. */
export interface RankedMember {
  readonly code: string;
  readonly name: string;
  readonly token: string;
  readonly value: Figure;
  /** Percent of the whole; null of nothing. */
  readonly share: Figure;
  /** Why `value` or `share` is missing; left out: nobody has published it. */
  readonly gap?: 'notTraded' | undefined;
}

/** The members by size over the whole answer or in the period at one place; what is drawn together stands last. */
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

/** The weight that a figure leaves out because no value is published for it, where the figure is of values. */
export function unvaluedIn<Weight>(
  { MissingUsd, MissingCny }: { readonly MissingUsd?: Weight | undefined; readonly MissingCny?: Weight | undefined },
  unit: SeriesUnit,
): Weight | undefined {
  if (unit === 'USD' || unit === 'USD/t') return MissingUsd;
  return unit === 'CNY' ? MissingCny : undefined;
}

/** The name of a member, marked where its figure leaves something out; a gap speaks for itself. */
export function formatMarkedName(member: ViewPattern, unit: SeriesUnit, edition: Edition): string {
  const leavesOut = patternValue(member, unit) !== null && (unvaluedIn(member, unit) ?? 0) > 0;
  return leavesOut ? `${nameIn(edition, member)}†` : nameIn(edition, member);
}

/** What a member has in a unit over the whole answer; its value is known in USD only. */
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

/** How a value axis counts, so that its figures stay short: in units, or as many of them as the edition counts by. */
export function axisScale(values: readonly Figure[], unit: SeriesUnit, edition: Edition): { by: number; name: string } {
  if (unit === 'USD/t' || unit === '%') return { by: 1, name: pickMessages(edition, messages).axis[unit] };
  return toScale(edition, unit, Math.max(0, ...values.map((value) => Math.abs(value ?? 0))));
}
