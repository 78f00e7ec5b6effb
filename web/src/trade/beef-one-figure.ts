import type { ChartSeries } from '@btc/contract/trade/beef-one.ts';
import type { SeriesUnit } from '@btc/contract/trade/trade-codes.ts';
import { hasOwnColor, otherOrigin } from '#charts/origin-colors.ts';
import type { ColumnLayer } from '#charts/stacked-columns.ts';
import type { Edition } from '#i18n/edition.ts';
import type { BeefOne } from './beef-one-query.ts';

type Figure = number | null;

export function nameIn(edition: Edition, { NameCn, NameEn }: { NameCn: string; NameEn: string }): string {
  return edition === 'cn' ? NameCn : NameEn;
}

/** The sum of what is published; null where nothing is. */
export function sumOf(values: readonly Figure[]): Figure {
  const known = values.filter((value) => value !== null);
  return known.length === 0 ? null : known.reduce((sum, value) => sum + value, 0);
}

/** The units that the answer has figures in. */
export function unitsOf({ total }: Pick<BeefOne, 'total'>): readonly SeriesUnit[] {
  const sums = { t: total.Volume, USD: total.ValueUsd, CNY: total.ValueCny };
  const units: readonly SeriesUnit[] = ['t', 'USD', 'CNY'];
  return units.filter((unit) => sums[unit] !== null);
}

/** The unit that is shown: the chosen one where there are figures in it, else the first that has any. */
export function shownUnit(one: Pick<BeefOne, 'total'>, chosen: SeriesUnit | null): SeriesUnit {
  const units = unitsOf(one);
  return units.find((unit) => unit === chosen) ?? units[0] ?? 't';
}

/** The totals of each period in a unit. */
export function totalsOf({ total }: Pick<BeefOne, 'total'>, unit: SeriesUnit): readonly Figure[] {
  return { t: total.Volumes, USD: total.ValuesUsd, CNY: total.ValuesCny }[unit];
}

/** The columns' layers, largest first; origins without a colour of their own are drawn together, the ranking names each. */
export function layersOf(one: Pick<BeefOne, 'series'>, unit: SeriesUnit, names: LayerNames): readonly ColumnLayer[] {
  const series = one.series.filter(({ Unit }) => Unit === unit);
  const own = series.filter(({ Code }) => hasOwnColor(Code)).map((line) => layerOf(line, names.edition));
  const rest = series.filter(({ Code }) => !hasOwnColor(Code));
  const [first] = rest;
  if (first === undefined) return own;
  const values = first.Values.map((_, place) => sumOf(rest.map(({ Values }) => Values[place] ?? null)));
  const name = rest.length === 1 ? nameIn(names.edition, first) : names.other;
  return [...own, { code: otherOrigin, name, values }];
}

export interface LayerNames {
  readonly edition: Edition;
  readonly other: string;
}

function layerOf(line: ChartSeries, edition: Edition): ColumnLayer {
  return { code: line.Code, name: nameIn(edition, line), values: line.Values };
}

/** An origin's place among those shown. */
export interface RankedOrigin {
  readonly code: string;
  readonly name: string;
  readonly value: Figure;
  /** Percent of those shown. */
  readonly share: Figure;
}

/** The origins by size over the whole span, or in the period at one place; "other" stands last. */
export function rankingOf(
  one: Pick<BeefOne, 'series' | 'total'>,
  { unit, place, edition }: { unit: SeriesUnit; place: number | null; edition: Edition },
): readonly RankedOrigin[] {
  const totals = totalsOf(one, unit);
  const whole = place === null ? sumOf(totals) : (totals[place] ?? null);
  const isOther = (code: string): number => Number(code === otherOrigin);
  return one.series
    .filter(({ Unit }) => Unit === unit)
    .map((line) => {
      const value = place === null ? sumOf(line.Values) : (line.Values[place] ?? null);
      const share = value === null || whole === null || whole === 0 ? null : (value / whole) * 100;
      return { code: line.Code, name: nameIn(edition, line), value, share };
    })
    .toSorted((a, b) => isOther(a.code) - isOther(b.code) || (b.value ?? -1) - (a.value ?? -1));
}

const steps = { t: 1000, USD: 1_000_000, CNY: 1_000_000 } as const satisfies Record<SeriesUnit, number>;

/** How the value axis counts, so that its figures stay short: in units, or in thousands of tonnes and millions of money. */
export function axisStep(values: readonly Figure[], unit: SeriesUnit): number {
  const largest = Math.max(0, ...values.map((value) => value ?? 0));
  return largest >= steps[unit] * 10 ? steps[unit] : 1;
}
