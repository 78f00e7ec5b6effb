/*
 * Rules that the projection is measured against, each in days of the year; a quota that is not full within the year has `notThisYear`.
 */

import { countDays, formatMonth, toMonthEnd } from '@btc/contract/time.ts';

export interface KnownYear {
  readonly year: number;
  readonly quota: number;
  readonly months: readonly number[];
  /** The latest first. */
  readonly earlierYears: readonly (readonly number[])[];
}

/** Lower, middle and upper day; all equal where a method gives only one. */
export type Forecast = readonly [low: number, middle: number, high: number];

/** The day after 31 December. */
export function notThisYear(year: number): number {
  return countDays(`${year}-01-01`, `${year + 1}-01-01`) + 1;
}

/** The day of the year on which the months reach the quota, each spread evenly over its days. */
export function findFillDay(year: number, quota: number, months: readonly number[]): number {
  let used = 0;
  for (const [month, amount] of months.entries()) {
    if (amount > 0 && used + amount >= quota) {
      const name = formatMonth(year, month + 1);
      const begin = countDays(`${year}-01-01`, `${name}-01`);
      const days = countDays(`${name}-01`, toMonthEnd(name)) + 1;
      return begin + Math.min(days, Math.max(1, Math.ceil(((quota - used) / amount) * days)));
    }
    used += amount;
  }
  return notThisYear(year);
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}

function continueWith({ year, quota, months }: KnownYear, rest: readonly number[]): number {
  return findFillDay(year, quota, [...months, ...rest]);
}

export function projectSamePace(known: KnownYear): Forecast {
  const day = continueWith(known, (known.earlierYears[0] ?? []).slice(known.months.length));
  return [day, day, day];
}

/** The rest of the year as last year, scaled by this year's ratio so far. */
export function projectScaledPace(known: KnownYear): Forecast {
  const last = known.earlierYears[0] ?? [];
  const before = sum(last.slice(0, known.months.length));
  const factor = before === 0 ? 1 : sum(known.months) / before;
  const day = continueWith(
    known,
    last.slice(known.months.length).map((amount) => amount * factor),
  );
  return [day, day, day];
}

const paceMonths = 3;
const meanedYears = 3;

/** The page's method until November 2026: three-year mean shape; band from the best and worst pace over three months. */
export function projectByPaces(known: KnownYear): Forecast {
  const { months } = known;
  const years = known.earlierYears.slice(0, meanedYears);
  const means = Array.from(
    { length: 12 },
    (_, month) => sum(years.map((own) => own[month] ?? 0)) / Math.max(1, years.length),
  );
  const shape = sum(means.slice(0, months.length)) > 0 ? means : means.map(() => 1);
  const mean = sum(months) / sum(shape.slice(0, months.length));
  const paces = months.flatMap((_, index) => {
    const base = sum(shape.slice(index, index + paceMonths));
    const isWhole = index + paceMonths <= months.length && base > 0;
    return isWhole ? [sum(months.slice(index, index + paceMonths)) / base] : [];
  });
  const at = (pace: number): number =>
    continueWith(
      known,
      shape.slice(months.length).map((weight) => weight * pace),
    );
  return [at(Math.max(mean, ...paces)), at(mean), at(Math.min(mean, ...paces))];
}
