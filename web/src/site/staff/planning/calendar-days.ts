import { addDays, addMonthsToDay, listDays, toMonthEnd, toWeekday } from '@btc/contract/time.ts';

/** All days of a month. */
export function toDays(month: string): readonly string[] {
  return listDays(`${month}-01`, toMonthEnd(month));
}

/** The weeks of a month from Monday on; null where a day is of another month. */
export function listWeeks(month: string): readonly (readonly (string | null)[])[] {
  const days = toDays(month);
  const before = Array.from({ length: toWeekday(days[0] ?? '') }, () => null);
  const cells = [...before, ...days];
  return Array.from({ length: Math.ceil(cells.length / 7) }, (_, week) =>
    Array.from({ length: 7 }, (_cell, index) => cells[week * 7 + index] ?? null),
  );
}

/** A month as an address names it; null where it names none. */
export function toMonth(word: string): string | null {
  return /^20\d\d-(?:0[1-9]|1[0-2])$/.test(word) ? word : null;
}

/** Something of the month, or a stretch of days without anything. */
export type DayStretch<Row> =
  | { readonly day: string; readonly rows: readonly Row[] }
  | { readonly from: string; readonly until: string };

/** The days of a month with what is on them; days without anything that follow each other are one. */
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

/** The day that a key leads to from another; null where the key means nothing here. */
export function findKeyDay(key: string, day: string): string | null {
  const step = steps[key];
  if (step !== undefined) return addDays(day, step);
  if (key === 'Home') return addDays(day, -toWeekday(day));
  if (key === 'End') return addDays(day, 6 - toWeekday(day));
  if (key === 'PageUp') return addMonthsToDay(day, -1);
  return key === 'PageDown' ? addMonthsToDay(day, 1) : null;
}
