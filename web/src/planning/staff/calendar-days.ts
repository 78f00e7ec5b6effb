import { addDays, addMonthsToDay, listDays, toMonthEnd, toWeekday } from '@btc/contract/time.ts';

export function toDays(month: string): readonly string[] {
  return listDays(`${month}-01`, toMonthEnd(month));
}

/** Weeks of a month, starting on Monday; null for days of another month. */
export function listWeeks(month: string): readonly (readonly (string | null)[])[] {
  const days = toDays(month);
  const before = Array.from({ length: toWeekday(days[0] ?? '') }, () => null);
  const cells = [...before, ...days];
  return Array.from({ length: Math.ceil(cells.length / 7) }, (_, week) =>
    Array.from({ length: 7 }, (_cell, index) => cells[week * 7 + index] ?? null),
  );
}

/** A month `YYYY-MM` from the address; null where it is invalid. */
export function toMonth(word: string): string | null {
  return /^20\d\d-(?:0[1-9]|1[0-2])$/.test(word) ? word : null;
}

/** A day with entries, or a run of days without any. */
export type DayStretch<Row> =
  | { readonly day: string; readonly rows: readonly Row[] }
  | { readonly from: string; readonly until: string };

/** Days of a month with their entries; consecutive empty days are merged. */
export function listStretches<Row extends { readonly Date: string }>(
  month: string,
  rows: readonly Row[],
): readonly DayStretch<Row>[] {
  const stretches: DayStretch<Row>[] = [];
  for (const day of toDays(month)) {
    const ofDay = rows.filter((row) => row.Date === day);
    const last = stretches.at(-1);
    if (ofDay.length > 0) stretches.push({ day, rows: ofDay });
    else if (last !== undefined && 'from' in last) stretches[stretches.length - 1] = { from: last.from, until: day };
    else stretches.push({ from: day, until: day });
  }
  return stretches;
}

const steps: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -7, ArrowDown: 7 };

/** The day a key moves to; null for other keys. */
export function findKeyDay(key: string, day: string): string | null {
  const step = steps[key];
  if (step !== undefined) return addDays(day, step);
  if (key === 'Home') return addDays(day, -toWeekday(day));
  if (key === 'End') return addDays(day, 6 - toWeekday(day));
  if (key === 'PageUp') return addMonthsToDay(day, -1);
  return key === 'PageDown' ? addMonthsToDay(day, 1) : null;
}
