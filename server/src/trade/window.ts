import { addMonths } from '@btc/contract/time.ts';
import type { AnswerDict } from '@btc/contract/trade/trade-fields.ts';
import { cutToYear, listPeriods, monthSpan, toPeriodKind, yearBefore } from '@btc/contract/trade/period.ts';
import type { PeriodKind } from '@btc/contract/trade/period.ts';
import { firstOpenMonth } from '@btc/contract/trade/publication.ts';
import type { Question } from './question.ts';
import { toFirstMonth, toLastMonth, toUnitPeriod } from './series.ts';
import type { Series } from './series.ts';

/** What of a series is shown to one reader for one question. */
export interface Window {
  /** The periods of the answer in order; those between published ones are there too, as gaps, and those asked for where none is published. */
  readonly periods: readonly string[];
  /** Published units (months or years) that the periods hold. */
  readonly units: readonly string[];
  /** The units of each period. */
  readonly unitsByPeriod: ReadonlyMap<string, readonly string[]>;
  /** Last published month, up to which pickers go. */
  readonly limit: string;
  /** First month this reader may ask for. */
  readonly start: string;
  /** Months before this one are closed to the reader; null where all are open. */
  readonly lockedBefore: string | null;
  /** Periods of the span asked for that are closed to the reader. */
  readonly lockedPeriods: readonly string[];
}

/** What of a question decides its window. */
export type WindowQuestion = Pick<Question, 'period' | 'start' | 'end' | 'isFirst'>;

/** How many periods the first answer of a page shows. */
const firstCounts = { month: 12, quarter: 12, year: 40, ytd: 40 } as const satisfies Record<PeriodKind, number>;

/**
 * Cuts what a question asks for down to what is published and open: whole periods only, so that no sum is cut in two; years to date
 * all end in the last month asked for. A locked reader sees the open months only.
 */
export function toWindow(series: Series, question: WindowQuestion, isLocked: boolean): Window {
  const { period: kind } = question;
  const limit = toLastMonth(series.units.at(-1) ?? '');
  const { end } = question;
  const lastMonth = (end === null ? limit : (series.units.findLast((unit) => unit <= end) ?? limit)).slice(5);
  const named = series.units
    .filter((unit) => kind !== 'ytd' || unit.slice(5) <= lastMonth)
    .map((unit) => ({ unit, period: toUnitPeriod(unit, kind, lastMonth) }));
  const lockedBefore = isLocked ? findLockState(series) : null;
  // A period is open when all its published months are: else its sum would be of a part, and mislead.
  const firstUnits = Map.groupBy(named, ({ period }) => period);
  const visible = named.filter(
    ({ period }) => lockedBefore === null || toFirstMonth(firstUnits.get(period)?.[0]?.unit ?? '') >= lockedBefore,
  );
  const isSpanNamed = question.start !== null || question.end !== null;
  const open = new Set(visible);
  const closed = named.filter((one) => isSpanNamed && !open.has(one) && isAsked(one.period, question));
  const requests = visible.filter(({ period }) => isAsked(period, question));
  const shown =
    question.isFirst && question.start === null && question.end === null
      ? latest(requests, firstCounts[kind])
      : requests;
  const units = shown.map(({ unit }) => unit);
  return {
    periods: named.some(({ period }) => isAsked(period, question))
      ? spanPeriods(units, kind)
      : listAskedPeriods(question),
    units,
    unitsByPeriod: new Map(
      [...Map.groupBy(shown, ({ period }) => period)].map(([key, own]) => [key, own.map(({ unit }) => unit)]),
    ),
    limit,
    start: toFirstMonth(visible[0]?.unit ?? series.units[0] ?? ''),
    lockedBefore,
    lockedPeriods: [...new Set(closed.map(({ period }) => period))],
  };
}

/** A series of years is open for its latest year; where the series is no longer than what is open, nothing is locked. */
function findLockState(series: Series): string | null {
  const last = series.units.at(-1) ?? '';
  const first = series.grain === 'year' ? toFirstMonth(last) : firstOpenMonth(toLastMonth(last));
  return toFirstMonth(series.units[0] ?? '') < first ? first : null;
}

function isAsked(period: string, { start, end }: WindowQuestion): boolean {
  const { from, to } = monthSpan(period);
  return (start === null || to >= start) && (end === null || from <= end);
}

/** More than these nobody asks for by name. */
const maxUnpublished = 120;

/** The periods that were asked for by name, where none of their months is published: each is a gap. */
function listAskedPeriods({ start, end, period: kind }: WindowQuestion): readonly string[] {
  const [from, to] = [start ?? end, end ?? start];
  return from === null || to === null || from > to ? [] : listPeriods(from, to, kind).slice(0, maxUnpublished);
}

interface NamedUnit {
  readonly unit: string;
  readonly period: string;
}

function latest(units: readonly NamedUnit[], count: number): readonly NamedUnit[] {
  const periods = new Set([...new Set(units.map(({ period }) => period))].slice(-count));
  return units.filter(({ period }) => periods.has(period));
}

function spanPeriods(units: readonly string[], kind: PeriodKind): readonly string[] {
  const [first, last] = [units[0], units.at(-1)];
  if (first === undefined || last === undefined) return [];
  return listPeriods(toFirstMonth(first), toLastMonth(last), kind);
}

/** The units a year before. */
export function unitsYearBefore(units: readonly string[]): readonly string[] {
  return units.map((unit) => (unit.length === 4 ? String(Number(unit) - 1) : addMonths(unit, -12)));
}

/** The units from January up to the last unit of a window; none where one of them is not published or not open. */
function unitsToDate(series: Series, window: Window): readonly string[] {
  const last = window.units.at(-1);
  if (last === undefined) return [];
  const first = last.length === 4 ? last : `${last.slice(0, 4)}-01`;
  if (window.lockedBefore !== null && toFirstMonth(first) < window.lockedBefore) return [];
  const units = series.units.filter((unit) => unit >= first && unit <= last);
  return units.length === listPeriods(toFirstMonth(first), toLastMonth(last), toPeriodKind(last)).length ? units : [];
}

/** The spans that an answer sums, by their published units. */
export interface Spans {
  readonly now: readonly string[];
  /** What of them is compared with the year before, where that is a part of them; else none. */
  readonly recent: readonly string[];
  /** The units a year before those that are compared; none where one of them is not published or not open. */
  readonly before: readonly string[];
  readonly toDate: readonly string[];
  readonly toDateBefore: readonly string[];
}

/** The spans of a window. */
export function toSpans(series: Series, window: Window): Spans {
  const earlier = (units: readonly string[]): readonly string[] => {
    const wanted = unitsYearBefore(units);
    return window.lockedBefore === null && areAllIn(wanted, new Set(series.units)) ? wanted : [];
  };
  const toDate = unitsToDate(series, window);
  const compared = comparedUnits(window.units);
  const recent = compared.length === window.units.length ? [] : compared;
  return { now: window.units, recent, before: earlier(compared), toDate, toDateBefore: earlier(toDate) };
}

function comparedUnits(units: readonly string[]): readonly string[] {
  const [first, last] = [units[0], units.at(-1)];
  if (first === undefined || last === undefined) return [];
  const { from } = cutToYear({ from: toFirstMonth(first), to: toLastMonth(last) });
  return units.filter((unit) => toFirstMonth(unit) >= from);
}

/** What changes on the year compare, by their first and last months; undefined where there is nothing to compare with. */
export function yoySpans(series: Series, window: Window): AnswerDict['YoySpans'] {
  const { now, recent, before } = toSpans(series, window);
  const compared = recent.length === 0 ? now : recent;
  const [from, to] = [compared[0], compared.at(-1)];
  const [beforeFrom, beforeTo] = [before[0], before.at(-1)];
  if (from === undefined || to === undefined || beforeFrom === undefined || beforeTo === undefined) return undefined;
  return {
    From: toFirstMonth(from),
    To: toLastMonth(to),
    BeforeFrom: toFirstMonth(beforeFrom),
    BeforeTo: toLastMonth(beforeTo),
  };
}

function areAllIn(units: readonly string[], published: ReadonlySet<string>): boolean {
  return units.every((unit) => published.has(unit));
}

/** Earlier periods that those of a window can be compared with, a year before, by name; with their units. */
export function earlierPeriods(series: Series, window: Window): ReadonlyMap<string, readonly string[]> {
  const published = new Set(series.units);
  const earlier = [...window.unitsByPeriod]
    .map(([period, units]) => [yearBefore(period), unitsYearBefore(units)] as const)
    .filter(([, units]) => window.lockedBefore === null && areAllIn(units, published));
  return new Map(earlier);
}
