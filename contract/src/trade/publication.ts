import { addMonths, listMonths } from '../time.ts';
import { monthSpan } from './period.ts';

/** How many of the latest months a reader without the Data module sees (decisions §4). */
export const openMonths = 12;

/** How many of the latest months may still be corrected by the next release, and are marked provisional. */
export const provisionalMonthCount = 2;

/**
 * The months that count as published. Customs publish January and February together, so January alone, as the latest month
 * of all, is held back until February is there.
 */
export function publishedMonths(monthsWithFacts: readonly string[]): readonly string[] {
  const latest = monthsWithFacts.toSorted().at(-1);
  if (latest === undefined || !latest.endsWith('-01')) return monthsWithFacts;
  return monthsWithFacts.filter((month) => month !== latest);
}

/** The published months that the next release may still correct; January and February share a release and a fate. */
export function provisionalMonths(published: readonly string[]): readonly string[] {
  const sorted = published.toSorted();
  const latest = sorted.slice(-provisionalMonthCount);
  const first = latest[0];
  if (first === undefined || !first.endsWith('-02')) return latest;
  return sorted.filter((month) => month >= addMonths(first, -1));
}

/** The first month that is open to everyone, given the latest published one. */
export function firstOpenMonth(dataLimit: string): string {
  return addMonths(dataLimit, 1 - openMonths);
}

/** Whether some months of a period are not published (yet), so that its sum is a part of it. */
export function isPartial(period: string, published: ReadonlySet<string>): boolean {
  const { from, to } = monthSpan(period);
  return listMonths(from, to).some((month) => !published.has(month));
}

/** Whether a period holds a month that may still be corrected. */
export function isProvisional(period: string, provisional: readonly string[]): boolean {
  const { from, to } = monthSpan(period);
  return provisional.some((month) => month >= from && month <= to);
}
