const dayMs = 86_400_000;

function timeOf(day: string): number {
  return Date.parse(`${day}T00:00:00Z`);
}

/** The day some days later, or earlier. */
export function dayAfter(day: string, days: number): string {
  return new Date(timeOf(day) + days * dayMs).toISOString().slice(0, 10);
}

/** 0 for Monday. */
export function weekdayOf(day: string): number {
  return (new Date(timeOf(day)).getUTCDay() + 6) % 7;
}

/** The month some months later, or earlier. */
export function monthAfter(month: string, months: number): string {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number - 1 + months, 1)).toISOString().slice(0, 7);
}

/** All days of a month. */
export function daysOf(month: string): readonly string[] {
  const first = `${month}-01`;
  const count = (timeOf(`${monthAfter(month, 1)}-01`) - timeOf(first)) / dayMs;
  return Array.from({ length: count }, (_, place) => dayAfter(first, place));
}

/** The weeks of a month from Monday on; null where a day is of another month. */
export function weeksOf(month: string): readonly (readonly (string | null)[])[] {
  const days = daysOf(month);
  const before = Array.from({ length: weekdayOf(days[0] ?? '') }, () => null);
  const cells = [...before, ...days];
  return Array.from({ length: Math.ceil(cells.length / 7) }, (_, week) =>
    Array.from({ length: 7 }, (_cell, place) => cells[week * 7 + place] ?? null),
  );
}

/** A month as an address names it; null where it names none. */
export function monthOf(word: string): string | null {
  return /^20\d\d-(?:0[1-9]|1[0-2])$/.test(word) ? word : null;
}

/** Something of the month, or a stretch of days without anything. */
export type DayStretch<Row> =
  | { readonly day: string; readonly rows: readonly Row[] }
  | { readonly from: string; readonly until: string };

/** The days of a month with what is on them; days without anything that follow each other are one. */
export function stretchesOf<Row extends { readonly Date: string }>(
  month: string,
  rows: readonly Row[],
): readonly DayStretch<Row>[] {
  const stretches: DayStretch<Row>[] = [];
  for (const day of daysOf(month)) {
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
export function dayOfKey(key: string, day: string): string | null {
  const step = steps[key];
  if (step !== undefined) return dayAfter(day, step);
  if (key === 'Home') return dayAfter(day, -weekdayOf(day));
  if (key === 'End') return dayAfter(day, 6 - weekdayOf(day));
  if (key !== 'PageUp' && key !== 'PageDown') return null;
  const days = daysOf(monthAfter(day.slice(0, 7), key === 'PageUp' ? -1 : 1));
  return days[Math.min(Number(day.slice(8)), days.length) - 1] ?? null;
}
