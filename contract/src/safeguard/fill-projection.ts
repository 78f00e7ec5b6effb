/*
 * When a quota is full, as a chance for every day of the year and not as one day. The rest of the year is expected to come in at this
 * year's pace: what came in so far against what the shape of a year has for the same time. The shape is that of up to five years before,
 * pulled towards an even year. How far such an expectation goes wrong was measured on past years (`bench/quota-projection`). The chance
 * that the quota is full by a day is the chance that so much has come in by then. Unused quota is not carried over: what is not full by
 * 31 December is "not this year".
 */
import { addDays, addMonths, countDays, formatMonth } from '../time.ts';
import { type ExpectationFit, shapeYear, sum, adjustSpread, type YearMonths } from './year-expectation.ts';

/** Parameters of the projection, fitted on past years except `rush`. */
export interface ProjectionFit extends ExpectationFit {
  /** Assumed, not fitted: factor by which imports speed up after the notice that the quota is nearly used. 1: none. */
  readonly rush: number;
}

/** Official count: use up to the end of a day `YYYY-MM-DD`; a whole quota means it was full on that day. */
export interface OfficialCount {
  readonly day: string;
  readonly tonnes: number;
}

/** What is known of an origin's quota year, all in one unit. */
export interface QuotaYear {
  readonly year: number;
  readonly quota: number;
  /** Imports by published month, from January. */
  readonly months: readonly number[];
  /** Months of earlier complete years, the latest first; only `shapingYears` of them are used. */
  readonly earlierYears: readonly YearMonths[];
  /** The latest official count; it overrides an earlier or smaller customs count. */
  readonly official?: OfficialCount | null;
}

/** Days `YYYY-MM-DD` on which the quota is full; null where that is not within the year. */
export interface FillDays {
  /** Start of the 80 % band; where the band is open, the whole 20 % outside it lies before this day. */
  readonly earliest: string | null;
  /** The median day; null where "not this year" is more likely. */
  readonly central: string | null;
  readonly latest: string | null;
}

export interface QuotaFill extends FillDays {
  /** Basis: a notice that it is full, months exceeding the quota, or our projection; null: none. */
  readonly restsOn: 'notice' | 'customs' | 'projection' | null;
  /** By day of the year from 1 January: chance (0 to 1) that the quota is full by its end; empty without a basis. */
  readonly chances: readonly number[];
}

/** The share of a quota at which the second notice is published, and a rush would begin. */
const rushShare = 0.8;
const band = { low: 0.1, middle: 0.5, high: 0.9 };

const unknown: QuotaFill = { earliest: null, central: null, latest: null, restsOn: null, chances: [] };

export function projectFill(known: QuotaYear, fit: ProjectionFit): QuotaFill {
  const { year, quota, months } = known;
  const ends = monthEnds(year);
  const customs: Count = { day: ends[months.length] ?? 0, used: sum(months) };
  const official = readOfficial(known, ends);
  const count = official === null || isBetter(customs, official) ? customs : official;
  if (count === official && count.used >= quota) return fullByNotice(year, count.day, ends);
  if (count.used >= quota) return fullByMonths(known, official, ends);
  if (count.used <= 0 || count.day === 0) return unknown;
  return readDays(year, count.day, chancesAfter(count, known, fit));
}

/** Chance (0 to 1) that the quota is full before a day `YYYY-MM-DD` of its year begins; null without a basis. */
export function findChanceBefore({ chances }: Pick<QuotaFill, 'chances'>, day: string): number | null {
  if (chances.length === 0) return null;
  return chances[dayNumber(day) - 2] ?? 0;
}

/** Chance (0 to 1) that the quota is full by 31 December; null without a basis. */
export function findChanceThisYear({ chances }: Pick<QuotaFill, 'chances'>): number | null {
  return chances.at(-1) ?? null;
}

/** Use up to the end of a day of the year. */
interface Count {
  readonly day: number;
  readonly used: number;
}

/** Null without one for this year; one dated in the next year counts to the end of this year. */
function readOfficial({ year, official = null }: QuotaYear, ends: readonly number[]): Count | null {
  if (official === null || official.day < `${year}-01-01`) return null;
  const isLater = official.day > `${year}-12-31`;
  return { day: isLater ? (ends.at(-1) ?? 0) : dayNumber(official.day), used: official.tonnes };
}

/** Whether the customs count wins: only if later than the official one and not smaller. */
function isBetter(customs: Count, official: Count): boolean {
  return customs.day > official.day && customs.used >= official.used;
}

function chancesAfter(count: Count, { year, quota, earlierYears }: QuotaYear, fit: ProjectionFit): readonly number[] {
  const ends = monthEnds(year);
  const shape = shapeYear(earlierYears, fit.evenYears);
  const start = placeDay(count.day, ends);
  const weightSoFar = weighUntil(start, shape);
  const pace = weightSoFar === 0 ? 0 : count.used / weightSoFar;
  const missing = Math.log(missingAtPace(quota, count.used, fit.rush));
  const spread = adjustSpread(earlierYears, fit);
  return Array.from({ length: ends.at(-1) ?? 0 }, (_, index) => {
    const at = placeDay(index + 1, ends);
    const expected = pace * (weighUntil(at, shape) - weightSoFar);
    if (index + 1 <= count.day || expected <= 0) return 0;
    return 1 / (1 + Math.exp((missing - Math.log(expected)) / spread));
  });
}

/** The missing amount, with the part that would arrive in a rush divided by `rush`. */
function missingAtPace(quota: number, used: number, rush: number): number {
  const calm = Math.max(0, quota * rushShare - used);
  return calm + (quota - used - calm) / rush;
}

function readDays(year: number, from: number, chances: readonly number[]): QuotaFill {
  const find = (chance: number): number | null => {
    const index = chances.findIndex((one, at) => at >= from && one >= chance);
    return index === -1 ? null : index + 1;
  };
  const high = find(band.high);
  const low = find(high === null ? 1 - band.high + band.low : band.low);
  const last = high !== null && high === low ? high + 1 : high;
  return {
    earliest: toDay(year, low),
    central: toDay(year, find(band.middle)),
    latest: last === null || last > chances.length ? null : toDay(year, last),
    restsOn: 'projection',
    chances,
  };
}

function fullByNotice(year: number, day: number, ends: readonly number[]): QuotaFill {
  const on = toDay(year, day);
  const chances = Array.from({ length: ends.at(-1) ?? 0 }, (_, index) => Number(index + 1 >= day));
  return { earliest: on, central: on, latest: on, restsOn: 'notice', chances };
}

/** Full in a published month but on an unknown day: `central` assumes even imports since the last count. */
function fullByMonths({ year, quota, months }: QuotaYear, official: Count | null, ends: readonly number[]): QuotaFill {
  const used = months.map((_, index) => sum(months.slice(0, index + 1)));
  const month = used.findIndex((one, index) => one >= quota && (ends[index + 1] ?? 0) > (official?.day ?? 0));
  const [begin = 0, end = 0] = ends.slice(month, month + 2);
  const isWithin = official !== null && official.day >= begin;
  const from = isWithin ? official.day : begin;
  const usedFrom = isWithin ? official.used : (used[month - 1] ?? 0);
  const share = (quota - usedFrom) / ((used[month] ?? 0) - usedFrom);
  const middle = from + Math.min(end - from, Math.max(1, Math.ceil(share * (end - from))));
  const chances = Array.from({ length: ends.at(-1) ?? 0 }, (_, index) => {
    const day = index + 1;
    if (day <= from) return 0;
    if (day >= end) return 1;
    return day <= middle ? ((day - from) / (middle - from)) * 0.5 : 0.5 + ((day - middle) / (end - middle)) * 0.5;
  });
  return {
    earliest: toDay(year, from + 1),
    central: toDay(year, middle),
    latest: toDay(year, end),
    restsOn: 'customs',
    chances,
  };
}

/** Day of the year on which each month ends, preceded by 0. */
function monthEnds(year: number): readonly number[] {
  const first = formatMonth(year, 1);
  return Array.from({ length: 13 }, (_, index) => countDays(`${first}-01`, `${addMonths(first, index)}-01`));
}

/** The end of a day of the year in months from 1 January. */
function placeDay(day: number, ends: readonly number[]): number {
  const month = ends.findLastIndex((end) => end <= day);
  const [from = 0, to] = ends.slice(month, month + 2);
  return to === undefined ? month : month + (day - from) / (to - from);
}

/** Cumulative share of the shape up to a time in months from 1 January. */
function weighUntil(time: number, shape: readonly number[]): number {
  const whole = Math.floor(time);
  return sum(shape.slice(0, whole)) + (time - whole) * (shape[whole] ?? 0);
}

function dayNumber(day: string): number {
  return countDays(`${day.slice(0, 4)}-01-01`, day) + 1;
}

function toDay(year: number, day: number | null): string | null {
  return day === null ? null : addDays(`${year}-01-01`, day - 1);
}
