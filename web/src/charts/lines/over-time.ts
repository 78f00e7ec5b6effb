import { addDays, addMonths, countDays, toMonthNumber } from '@btc/contract/time.ts';
import type { Format } from '#i18n/format.ts';
import type { Figure } from '../chart-frame.ts';

type Step = 'day' | 'week' | 'month';

/** Evenly spaced days from first to last, and the positions of the given rows among them. */
export interface TimeAxis {
  /** YYYY-MM-DD of every place. */
  readonly slots: readonly string[];
  /** The row that is nearest to a place. */
  readonly rowAt: (index: number) => number;
  /** The place of a day; null before the first and after the last. */
  readonly placeOf: (day: string) => number | null;
  readonly findPositions: (rows: Iterable<number>) => ReadonlySet<number>;
  /** Values at their positions, interpolated between two rows; a gap beside an unknown value. */
  readonly spread: (values: readonly Figure[]) => readonly Figure[];
}

/** A position for every day, week or month, whichever spacing most rows have. Days: `YYYY-MM-DD`, ascending. */
export function timeAxis(days: readonly string[]): TimeAxis {
  const first = days[0] ?? '';
  const step = timeStep(days);
  const place = (day: string) => findPosition(first, day, step);
  const places = days.map(place);
  const slots = Array.from({ length: (places.at(-1) ?? -1) + 1 }, (_, at) => slotDay(first, at, step));
  for (const [row, at] of places.entries()) slots[at] = days[row] ?? '';
  return {
    slots,
    placeOf: (day) => {
      const at = place(day);
      return day < first || at >= slots.length ? null : at;
    },
    rowAt: (at) => nearest(places, at),
    findPositions: (rows) => new Set(Array.from(rows, (row) => places[row] ?? 0)),
    spread: (values) => spread(values, places),
  };
}

export function timeStep(days: readonly string[]): Step {
  const gaps = days.slice(1).map((day, row) => countDays(days[row] ?? day, day));
  const usual = gaps.toSorted((one, other) => one - other)[Math.floor(gaps.length / 2)] ?? 1;
  return usual < 5 ? 'day' : usual < 21 ? 'week' : 'month';
}

function findPosition(first: string, day: string, step: Step): number {
  if (step === 'month') return toMonthNumber(day) - toMonthNumber(first);
  const gap = countDays(first, day);
  return Math.round(step === 'week' ? gap / 7 : gap);
}

function slotDay(first: string, at: number, step: Step): string {
  return step === 'month' ? `${addMonths(first, at)}-01` : addDays(first, step === 'week' ? at * 7 : at);
}

function nearest(places: readonly number[], at: number): number {
  const after = places.findIndex((index) => index >= at);
  if (after < 0) return places.length - 1;
  const before = Math.max(0, after - 1);
  return at - (places[before] ?? 0) < (places[after] ?? 0) - at ? before : after;
}

function spread(values: readonly Figure[], places: readonly number[]): Figure[] {
  const spaced: Figure[] = Array.from({ length: (places.at(-1) ?? -1) + 1 }, () => null);
  for (const [row, at] of places.entries()) {
    const value = values[row] ?? null;
    spaced[at] = value;
    const [from, before] = [places[row - 1], values[row - 1] ?? null];
    if (value === null || before === null || from === undefined) continue;
    for (let between = from + 1; between < at; between += 1) {
      spaced[between] = before + ((value - before) * (between - from)) / (at - from);
    }
  }
  return spaced;
}

/** Days above which the axis is labelled by month. */
const daysOfDays = 130;

/** Each month once, with its year; for a short span each day. */
export function dayLabels(format: Format, slots: readonly string[]): string[] {
  const [first = '', last = ''] = [slots[0], slots.at(-1)];
  const isOneYear = first.slice(0, 4) === last.slice(0, 4);
  if (countDays(first, last) <= daysOfDays) {
    // The first says the year for all.
    return slots.map((day, at) => (isOneYear && at > 0 ? format.dateShort(day) : format.date(day)));
  }
  return slots.map((day, at) =>
    at > 0 && slots[at - 1]?.slice(0, 7) === day.slice(0, 7) ? '' : format.monthShort(day),
  );
}
