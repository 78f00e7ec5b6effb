/*
 * What the rest of a year is expected to bring in, and how far such expectations went wrong in the years before: the arithmetic under
 * `fill-projection.ts`, which `bench/quota-projection` fits with.
 */

/** What came in in the twelve months of a year, all in one unit. */
export type YearMonths = readonly number[];

/** How many complete years before shape a year. */
export const shapingYears = 5;

/** Fitted on past years; `evenYears` and `pooledYears` pull what little is known of an origin towards what holds for all. */
export interface ExpectationFit {
  /** How many even years the shape of the years before is averaged with. */
  readonly evenYears: number;
  /**
   * How far an expectation goes wrong: the scale of the logistic distribution that the logarithm of what came in against it follows. It is
   * the same one month and ten months ahead: what goes wrong is the pace of the year.
   */
  readonly spread: number;
  /** How many years of its own errors it takes to weigh as much as the spread of all origins. */
  readonly pooledYears: number;
}

/** What came in is taken for no less than this share of what was expected: a logarithm has no zero. */
const leastShare = 0.001;
/** Months of trade that a year needs, so that the next can be expected from it. */
const leastMonths = 6;
const bandShare = 0.8;
/** The band of 80 % of a logistic distribution ends at so many times its scale. */
const bandEnds = Math.log(9);
/** However calm or wild an origin's years were: they are few. */
const maxGap = 3;

/** The weight of each month, 1 in an even year. */
export function shapeYear(earlierYears: readonly YearMonths[], evenYears: number): readonly number[] {
  const traded = earlierYears.slice(0, shapingYears).filter((months) => sum(months) > 0);
  if (traded.length + evenYears === 0) return Array.from({ length: 12 }, () => 1);
  return Array.from({ length: 12 }, (_, index) => {
    const own = traded.map((months) => ((months[index] ?? 0) / sum(months)) * 12);
    return (sum(own) + evenYears) / (traded.length + evenYears);
  });
}

/** True where the year before, the first of these, had trade enough to expect something from. */
export function canExpect([before = []]: readonly YearMonths[]): boolean {
  return before.filter((amount) => amount > 0).length >= leastMonths;
}

/**
 * How far a year's pace went wrong, from the end of every month to the end of every later one: the logarithm of what came in against what
 * was expected. The years before: the latest first.
 */
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

/**
 * The spread of an origin: that of all origins, wider or narrower by how wrong its own last years went. Few years say little, and are
 * averaged with what holds for all. The years before: the latest first.
 */
export function widenSpread(
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

/** The scale of a logistic distribution of which as many lie within the band of 80 % as of these errors. */
export function computeSpread(errors: readonly number[]): number {
  const sizes = errors.map(Math.abs).toSorted((one, other) => one - other);
  const end = sizes[Math.ceil(sizes.length * bandShare) - 1] ?? Number.NaN;
  return end / bandEnds;
}

export function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
