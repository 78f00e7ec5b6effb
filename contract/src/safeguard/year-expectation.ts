/*
 * What the rest of a year is expected to bring in, and how far such expectations went wrong in the years before: the arithmetic under
 * `fill-projection.ts`, which `bench/quota-projection` fits with.
 */

/** Imports in each of a year's twelve months, all in one unit. */
export type YearMonths = readonly number[];

/** Number of earlier complete years that shape a year. */
export const shapingYears = 5;

/** Fitted on past years; `evenYears` and `pooledYears` shrink an origin's few data towards what holds for all. */
export interface ExpectationFit {
  /** Number of uniform years averaged into the seasonal shape. */
  readonly evenYears: number;
  /** Scale of the logistic distribution of log(actual / expected); the same for every horizon, as the year's pace is what errs. */
  readonly spread: number;
  /** Years of an origin's own errors that weigh as much as the spread of all origins. */
  readonly pooledYears: number;
}

/** Lower bound of actual / expected: zero has no logarithm. */
const leastShare = 0.001;
/** Months with trade that a year needs before the next can be projected from it. */
const leastMonths = 6;
const bandShare = 0.8;
/** End of the 80 % band of a logistic distribution, in multiples of its scale. */
const bandEnds = Math.log(9);
/** Limit, either way, of an origin's spread relative to that of all: its years are few. */
const maxGap = 3;

/** Seasonal weight of each month; 1 in a uniform year. */
export function shapeYear(earlierYears: readonly YearMonths[], evenYears: number): readonly number[] {
  const traded = earlierYears.slice(0, shapingYears).filter((months) => sum(months) > 0);
  if (traded.length + evenYears === 0) return Array.from({ length: 12 }, () => 1);
  return Array.from({ length: 12 }, (_, index) => {
    const own = traded.map((months) => ((months[index] ?? 0) / sum(months)) * 12);
    return (sum(own) + evenYears) / (traded.length + evenYears);
  });
}

/** True if the year before, the first in the list, had enough trade to project from. */
export function canExpect([before = []]: readonly YearMonths[]): boolean {
  return before.filter((amount) => amount > 0).length >= leastMonths;
}

/** log(actual / expected) from the end of each month to that of each later one; `earlierYears` with the latest first. */
export function listErrors(
  months: YearMonths,
  earlierYears: readonly YearMonths[],
  evenYears: number,
): readonly number[] {
  const shape = shapeYear(earlierYears, evenYears);
  return months.slice(0, -1).flatMap((_, last) => {
    const pace = sum(months.slice(0, last + 1)) / sum(shape.slice(0, last + 1));
    if (!(pace > 0)) return [];
    let [came, expected] = [0, 0];
    return months.slice(last + 1).map((amount, index) => {
      came += amount;
      expected += pace * (shape[last + 1 + index] ?? 0);
      return Math.log(Math.max(leastShare, came / expected));
    });
  });
}

/** Scales the common spread by the origin's own recent errors, shrunk where years are few; the latest year comes first. */
export function adjustSpread(
  earlierYears: readonly YearMonths[],
  { evenYears, spread, pooledYears }: ExpectationFit,
): number {
  const years = earlierYears.slice(0, shapingYears).flatMap((months, index) => {
    const before = earlierYears.slice(index + 1, shapingYears);
    return canExpect(before) ? [listErrors(months, before, evenYears)] : [];
  });
  if (years.length === 0) return spread;
  const apart = computeSpread(years.flat()) / spread;
  const own = Math.min(maxGap, Math.max(1 / maxGap, apart));
  return spread * own ** (years.length / (years.length + pooledYears));
}

/** Scale of the logistic distribution whose 80 % band holds 80 % of these errors. */
export function computeSpread(errors: readonly number[]): number {
  const sizes = errors.map(Math.abs).toSorted((one, other) => one - other);
  const end = sizes[Math.ceil(sizes.length * bandShare) - 1] ?? Number.NaN;
  return end / bandEnds;
}

export function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
