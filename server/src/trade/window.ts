import { cutToYear, listPeriods, monthSpan, toPeriodKind, yearBefore } from '@btc/contract/trade/period.ts';
import type { PeriodKind } from '@btc/contract/trade/period.ts';
import { firstOpenMonth } from '@btc/contract/trade/publication.ts';
import type { Question } from './question.ts';
import { toFirstMonth, toLastMonth, toUnitPeriod } from './series.ts';
import type { Series } from './series.ts';

export interface Window {
  /** Periods of the answer in order, gaps between published ones included; all requested ones where none is published. */
  readonly periods: readonly string[];
  /** Published units (months or years) that the periods hold. */
  readonly units: readonly string[];
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

export type WindowQuestion = Pick<Question, 'period' | 'start' | 'end' | 'isFirst'>;

/** How many periods the first answer of a page shows. */
const firstCounts = { month: 12, quarter: 12, year: 40, ytd: 40 } as const satisfies Record<PeriodKind, number>;

/** Limits a question to published, open and whole periods; years to date all end in the last requested month. */
export function toWindow(series: Series, question: WindowQuestion, isLocked: boolean): Window {
  const { period: kind, start, end } = question;
  const lastMonth = (end === null ? series.to : (series.units.findLast((unit) => unit <= end) ?? series.to)).slice(5);
  const units = kind === 'ytd' ? series.units.filter((unit) => unit.slice(5) <= lastMonth) : series.units;
  const published = [...Map.groupBy(units, (unit) => toUnitPeriod(unit, kind, lastMonth))];
  const lockedBefore = isLocked ? findLockState(series) : null;
  // A period is open when all its published months are: else its sum would be of a part, and mislead.
  const isOpen = ([, [first = '']]: PeriodUnits): boolean =>
    lockedBefore === null || toFirstMonth(first) >= lockedBefore;
  const firstOpen = published.find(isOpen)?.[1][0] ?? series.units[0] ?? '';
  const requested = published.filter(([period]) => isAsked(period, question));
  const isSpanNamed = start !== null || end !== null;
  const shown = requested.filter(isOpen).slice(question.isFirst && !isSpanNamed ? -firstCounts[kind] : 0);
  const shownUnits = shown.flatMap(([, own]) => own);
  return {
    periods: requested.length === 0 ? listAskedPeriods(question) : spanPeriods(shownUnits, kind),
    units: shownUnits,
    unitsByPeriod: new Map(shown),
    limit: series.to,
    start: toFirstMonth(firstOpen),
    lockedBefore,
    lockedPeriods: isSpanNamed ? requested.filter((one) => !isOpen(one)).map(([period]) => period) : [],
  };
}

type PeriodUnits = readonly [period: string, units: readonly string[]];

/** First open month, of a yearly series its latest year; null where nothing earlier exists, so nothing is locked. */
function findLockState({ grain, from, to }: Series): string | null {
  const first = grain === 'year' ? `${to.slice(0, 4)}-01` : firstOpenMonth(to);
  return from < first ? first : null;
}

function isAsked(period: string, { start, end }: WindowQuestion): boolean {
  const { from, to } = monthSpan(period);
  return (start === null || to >= start) && (end === null || from <= end);
}

/** Limit for requested periods where none is published. */
const maxUnpublished = 120;

function listAskedPeriods({ start, end, period: kind }: WindowQuestion): readonly string[] {
  const [from, to] = [start ?? end, end ?? start];
  return from === null || to === null || from > to ? [] : listPeriods(from, to, kind).slice(0, maxUnpublished);
}

function spanPeriods(units: readonly string[], kind: PeriodKind): readonly string[] {
  const [first, last] = [units[0], units.at(-1)];
  if (first === undefined || last === undefined) return [];
  return listPeriods(toFirstMonth(first), toLastMonth(last), kind);
}

/** Units from January to the window's last; empty where one is not published or is locked. */
function unitsToDate(series: Series, window: Window): readonly string[] {
  const last = window.units.at(-1);
  if (last === undefined) return [];
  const first = last.length === 4 ? last : `${last.slice(0, 4)}-01`;
  if (window.lockedBefore !== null && toFirstMonth(first) < window.lockedBefore) return [];
  const units = series.units.filter((unit) => unit >= first && unit <= last);
  return units.length === listPeriods(toFirstMonth(first), toLastMonth(last), toPeriodKind(last)).length ? units : [];
}

export interface Spans {
  readonly now: readonly string[];
  /** The part of `now` compared with the year before; empty where that is all of it. */
  readonly recent: readonly string[];
  /** The compared units a year before; empty where one is not published or is locked. */
  readonly before: readonly string[];
  readonly toDate: readonly string[];
  readonly toDateBefore: readonly string[];
}

export function toSpans(series: Series, window: Window): Spans {
  const toDate = unitsToDate(series, window);
  const compared = comparedUnits(window.units);
  return {
    now: window.units,
    recent: compared.length === window.units.length ? [] : compared,
    before: unitsYearBefore(series, window, compared),
    toDate,
    toDateBefore: unitsYearBefore(series, window, toDate),
  };
}

/** The same units a year before; none where one of them is not published or not open. */
function unitsYearBefore(series: Series, { lockedBefore }: Window, units: readonly string[]): readonly string[] {
  const [wanted, published] = [units.map(yearBefore), new Set(series.units)];
  return lockedBefore === null && wanted.every((unit) => published.has(unit)) ? wanted : [];
}

function comparedUnits(units: readonly string[]): readonly string[] {
  const [first, last] = [units[0], units.at(-1)];
  if (first === undefined || last === undefined) return [];
  const { from } = cutToYear({ from: toFirstMonth(first), to: toLastMonth(last) });
  return units.filter((unit) => toFirstMonth(unit) >= from);
}

/** Comparable periods a year before those of a window, with their units. */
export function earlierPeriods(series: Series, window: Window): ReadonlyMap<string, readonly string[]> {
  const earlier = [...window.unitsByPeriod].map(
    ([period, units]) => [yearBefore(period), unitsYearBefore(series, window, units)] as const,
  );
  return new Map(earlier.filter(([, units]) => units.length > 0));
}
