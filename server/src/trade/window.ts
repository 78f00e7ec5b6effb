import { addMonths, listPeriods, monthSpan, periodKindOf } from '@btc/contract/trade/period.ts';
import type { PeriodKind } from '@btc/contract/trade/period.ts';
import { firstOpenMonth } from '@btc/contract/trade/publication.ts';
import type { Question } from './question.ts';
import { firstMonthOf, lastMonthOf, periodOfUnit } from './series.ts';
import type { Series } from './series.ts';

/** What of a series is shown to one reader for one question. */
export interface Window {
  /** The periods of the answer in order; those between published ones are there too, as gaps. */
  readonly periods: readonly string[];
  /** Published units (months or years) that the periods hold. */
  readonly units: readonly string[];
  /** Last published month, up to which pickers go. */
  readonly limit: string;
  /** First month this reader may ask for. */
  readonly start: string;
  /** Months before this one are closed to the reader; null where all are open. */
  readonly lockedBefore: string | null;
}

/** How many periods the first answer of a page shows. */
const firstCounts = { month: 12, quarter: 12, year: 40, ytd: 40 } as const satisfies Record<PeriodKind, number>;

/**
 * Cuts what a question asks for down to what is published and open: whole periods only, so that no sum is cut in two. For
 * a reader who sees the open part only, `today` is the same series as it stands now: what is open counts from its end.
 */
export function windowOf(series: Series, question: Question, today: Series | null): Window {
  const limit = lastMonthOf(series.units.at(-1) ?? '');
  const lockedBefore = today === null ? null : lockOf(series, today);
  const visible = series.units.filter(
    (unit) => lockedBefore === null || isVisible(unit, series, question.period, lockedBefore),
  );
  const asked = visible.filter((unit) => isAsked(unit, question));
  const shown =
    question.isFirst && question.start === null && question.end === null ? latest(asked, question.period) : asked;
  return {
    periods: spanPeriods(shown, question.period),
    units: shown,
    limit,
    start: firstMonthOf(visible[0] ?? series.units[0] ?? ''),
    lockedBefore,
  };
}

/** A series of years is open for its latest year; where the series is no longer than what is open, nothing is locked. */
function lockOf(series: Series, today: Series): string | null {
  const latest = today.units.at(-1) ?? '';
  const first = today.grain === 'year' ? firstMonthOf(latest) : firstOpenMonth(lastMonthOf(latest));
  return firstMonthOf(series.units[0] ?? '') < first ? first : null;
}

/** A period is open when all its published months are: else its sum would be of a part, and mislead. */
function isVisible(unit: string, series: Series, kind: PeriodKind, lockedBefore: string): boolean {
  const period = periodOfUnit(unit, kind);
  const first = series.units.find((other) => periodOfUnit(other, kind) === period) ?? unit;
  return firstMonthOf(first) >= lockedBefore;
}

function isAsked(unit: string, question: Question): boolean {
  const { from, to } = monthSpan(periodOfUnit(unit, question.period));
  return (question.start === null || to >= question.start) && (question.end === null || from <= question.end);
}

function latest(units: readonly string[], kind: PeriodKind): readonly string[] {
  const periods = new Set([...new Set(units.map((unit) => periodOfUnit(unit, kind)))].slice(-firstCounts[kind]));
  return units.filter((unit) => periods.has(periodOfUnit(unit, kind)));
}

function spanPeriods(units: readonly string[], kind: PeriodKind): readonly string[] {
  const [first, last] = [units[0], units.at(-1)];
  if (first === undefined || last === undefined) return [];
  return listPeriods(firstMonthOf(first), lastMonthOf(last), kind);
}

/** The units a year before. */
export function unitsYearBefore(units: readonly string[]): readonly string[] {
  return units.map((unit) => (unit.length === 4 ? String(Number(unit) - 1) : addMonths(unit, -12)));
}

/** The units from January up to the last unit of a window; none where one of them is not published or not open. */
export function unitsToDate(series: Series, window: Window): readonly string[] {
  const last = window.units.at(-1);
  if (last === undefined) return [];
  const first = last.length === 4 ? last : `${last.slice(0, 4)}-01`;
  if (window.lockedBefore !== null && firstMonthOf(first) < window.lockedBefore) return [];
  const units = series.units.filter((unit) => unit >= first && unit <= last);
  return units.length === listPeriods(firstMonthOf(first), lastMonthOf(last), periodKindOf(last)).length ? units : [];
}
