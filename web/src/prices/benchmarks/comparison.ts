import type { BenchmarkFrequency } from '@btc/contract/prices/benchmarks/benchmarks.ts';
import { toMonday } from '@btc/contract/time.ts';

type Figure = number | null;

interface Level {
  /** Monday of the week. */
  readonly Date: string;
  readonly Level: Figure;
}

/** Index at a benchmark's dates: mean of the weeks that begin in the month, or the level of the day's week. */
export function levelsAt(
  dates: readonly string[],
  levels: readonly Level[],
  frequency: BenchmarkFrequency,
): readonly Figure[] {
  const findPosition = (day: string) => (frequency === 'month' ? day.slice(0, 7) : toMonday(day));
  const sums = new Map<string, { sum: number; count: number }>();
  for (const { Date: day, Level } of levels) {
    if (Level === null) continue;
    const place = findPosition(day);
    const { sum, count } = sums.get(place) ?? { sum: 0, count: 0 };
    sums.set(place, { sum: sum + Level, count: count + 1 });
  }
  return dates.map((day) => {
    const found = sums.get(findPosition(day));
    return found === undefined ? null : found.sum / found.count;
  });
}

/** Both series in per cent of their values at the first common date; null where there is none. */
export function compare(own: readonly Figure[], other: readonly Figure[]) {
  const base = own.findIndex((value, index) => value !== null && value !== 0 && (other[index] ?? null) !== null);
  const [ownBase, otherBase] = [own[base] ?? null, other[base] ?? null];
  if (ownBase === null || otherBase === null || otherBase === 0) return null;
  const indexed = (values: readonly Figure[], by: number) =>
    values.map((value) => (value === null ? null : (value / by) * 100));
  return { base, own: indexed(own, ownBase), other: indexed(other, otherBase) };
}
