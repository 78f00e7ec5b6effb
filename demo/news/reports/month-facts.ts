import { findBeefQuota } from '@btc/reference/calibration.ts';
import { findOrigin } from '@btc/reference/places/origins.ts';
import {
  type BeefMonths,
  type OriginSum,
  listPrevious,
  sumByOrigin,
  sumTotal,
  yearBefore,
  yearToDate,
} from './month-series.ts';

export interface OriginFacts {
  readonly code: string;
  readonly cn: string;
  readonly en: string;
  readonly tonnes: number;
  readonly share: number;
  /** Percent; null without imports a year before. */
  readonly onYear: number | null;
  readonly price: number;
}

export interface Move {
  readonly cn: string;
  readonly en: string;
  readonly tonnes: number;
}

export interface QuotaUse {
  readonly cn: string;
  readonly en: string;
  readonly used: number;
  readonly quota: number;
  readonly percent: number;
}

/** Tonnes of product weight, USD/t. */
export interface MonthFacts {
  readonly months: readonly number[];
  readonly year: number;
  readonly tonnes: number;
  readonly price: number;
  /** Percent on the month before; null for January and February together, and for March, which follows them. */
  readonly onMonth: number | null;
  readonly onYear: number;
  readonly priceOnYear: number;
  readonly origins: readonly OriginFacts[];
  readonly others: OriginFacts;
  readonly up: Move;
  readonly down: Move;
  /** Part of the year's change of the mean price that comes from a shift between origins. */
  readonly mixEffect: number;
  readonly toDate: number;
  readonly toDateOnYear: number;
  /** Country quotas used in the year to date, fullest first; empty before 2026. */
  readonly quotas: readonly QuotaUse[];
  /** Months since the total was last as high or low; null if more than two years ago. */
  readonly highestIn: number | null;
  readonly lowestIn: number | null;
}

const named = ['BRA', 'ARG', 'URY', 'AUS', 'NZL', 'USA'];
const percentChange = (now: number, before: number) => (now / before - 1) * 100;

function listNames(code: string): { readonly code: string; readonly cn: string; readonly en: string } {
  const origin = findOrigin(code);
  return { code, cn: origin?.nameCn ?? code, en: origin?.nameEn ?? code };
}

function originFacts(code: string, now: readonly OriginSum[], before: readonly OriginSum[]): OriginFacts {
  const isOne = ({ origin }: OriginSum) => (code === 'OTH' ? !named.includes(origin) : origin === code);
  const [sum, past] = [sumTotal(now.filter(isOne)), sumTotal(before.filter(isOne))];
  return {
    ...listNames(code),
    tonnes: sum.tonnes,
    share: (sum.tonnes / sumTotal(now).tonnes) * 100,
    onYear: past.tonnes === 0 ? null : percentChange(sum.tonnes, past.tonnes),
    price: sum.price,
  };
}

/** Change of the mean price if every origin had kept last year's price. */
function computeMixEffect(now: readonly OriginSum[], before: readonly OriginSum[]): number {
  const [total, past] = [sumTotal(now), sumTotal(before)];
  return [...named, 'OTH'].reduce((sum, code) => {
    const [one, other] = [originFacts(code, now, before), originFacts(code, before, now)];
    const priceThen = other.tonnes === 0 ? past.price : other.price;
    return sum + (one.tonnes / total.tonnes - other.tonnes / past.tonnes) * priceThen;
  }, 0);
}

function findMoves(now: readonly OriginSum[], before: readonly OriginSum[]): { up: Move; down: Move } {
  const moves = named
    .map((code) => ({
      ...listNames(code),
      tonnes: originFacts(code, now, before).tonnes - originFacts(code, before, now).tonnes,
    }))
    .toSorted((left, right) => right.tonnes - left.tonnes);
  const [up, down] = [moves[0], moves.at(-1)];
  if (up === undefined || down === undefined) throw new Error('No origins to compare');
  return { up, down };
}

function quotaUse(year: number, toDate: readonly OriginSum[]): readonly QuotaUse[] {
  const uses = named.flatMap((code) => {
    const origin = findOrigin(code);
    const quota = origin === undefined ? undefined : findBeefQuota(origin.code, year)?.tonnes;
    if (quota === undefined) return [];
    const used = toDate.find((sum) => sum.origin === code)?.tonnes ?? 0;
    return [{ ...listNames(code), used, quota, percent: (used / quota) * 100 }];
  });
  return uses.toSorted((left, right) => right.percent - left.percent);
}

const lookBack = 24;

/** Months back to one at least as extreme; null if there is none. */
function monthsBack(series: BeefMonths, month: number, isAsExtreme: (tonnes: number) => boolean): number | null {
  let index = month;
  for (let back = 1; back <= lookBack; back += 1) {
    index = listPrevious([index])[0] ?? index;
    if (isAsExtreme(sumTotal(sumByOrigin(series, [index])).tonnes)) return back;
  }
  return null;
}

export function monthFacts(series: BeefMonths, months: readonly number[]): MonthFacts {
  const now = sumByOrigin(series, months);
  const before = sumByOrigin(series, yearBefore(months));
  const [total, past] = [sumTotal(now), sumTotal(before)];
  const single = months.length === 1 ? months[0] : undefined;
  const hasMonthBefore = single !== undefined && single % 100 !== 3;
  const toDate = sumByOrigin(series, yearToDate(months));
  const toDateBefore = sumTotal(sumByOrigin(series, yearBefore(yearToDate(months)))).tonnes;
  const year = Math.floor((months[0] ?? 0) / 100);
  return {
    months,
    year,
    tonnes: total.tonnes,
    price: total.price,
    onMonth: hasMonthBefore
      ? percentChange(total.tonnes, sumTotal(sumByOrigin(series, listPrevious(months))).tonnes)
      : null,
    onYear: percentChange(total.tonnes, past.tonnes),
    priceOnYear: total.price - past.price,
    origins: named.map((code) => originFacts(code, now, before)).toSorted((left, right) => right.tonnes - left.tonnes),
    others: originFacts('OTH', now, before),
    ...findMoves(now, before),
    mixEffect: computeMixEffect(now, before),
    toDate: sumTotal(toDate).tonnes,
    toDateOnYear: percentChange(sumTotal(toDate).tonnes, toDateBefore),
    quotas: quotaUse(year, toDate),
    highestIn: single === undefined ? null : monthsBack(series, single, (tonnes) => tonnes >= total.tonnes),
    lowestIn: single === undefined ? null : monthsBack(series, single, (tonnes) => tonnes <= total.tonnes),
  };
}
