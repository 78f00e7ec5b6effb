import { addMonths, listMonths } from '../time.ts';
import { monthSpan } from './period.ts';

/** Number of latest months open to readers without the Data module (decisions §4). */
export const openMonths = 12;

/** Number of latest months that the next release may still correct; they are marked provisional. */
export const provisionalMonthCount = 2;

/** Customs publish January and February together, so a latest January is held back until its February is there. */
export function publishedMonths(monthsWithFacts: readonly string[]): readonly string[] {
  const latest = monthsWithFacts.toSorted().at(-1);
  if (latest === undefined || !latest.endsWith('-01')) return monthsWithFacts;
  return monthsWithFacts.filter((month) => month !== latest);
}

/** Published months that the next release may still correct; January and February share one release. */
export function provisionalMonths(published: readonly string[]): readonly string[] {
  const sorted = published.toSorted();
  const latest = sorted.slice(-provisionalMonthCount);
  const first = latest[0];
  if (first === undefined || !first.endsWith('-02')) return latest;
  return sorted.filter((month) => month >= addMonths(first, -1));
}

export function firstOpenMonth(dataLimit: string): string {
  return addMonths(dataLimit, 1 - openMonths);
}

/** True if months of the period are not published yet, so that its sum is incomplete. */
export function isPartial(period: string, published: ReadonlySet<string>): boolean {
  const { from, to } = monthSpan(period);
  return listMonths(from, to).some((month) => !published.has(month));
}

export function isProvisional(period: string, provisional: readonly string[]): boolean {
  const { from, to } = monthSpan(period);
  return provisional.some((month) => month >= from && month <= to);
}
