import type { ExhibitionRow } from '@btc/contract/directory/exhibition.ts';
import { countDays } from '@btc/contract/time.ts';

export interface MonthGroup<Row> {
  /** `YYYY-MM`, or `running` for events that have begun and are not over. */
  readonly month: string;
  readonly rows: readonly Row[];
}

/** Grouped by starting month, order kept; running events have a heading of their own. */
export function groupByMonth<Row extends Pick<ExhibitionRow, 'StartDate' | 'Time'>>(
  rows: readonly Row[],
): readonly MonthGroup<Row>[] {
  const groups = new Map<string, Row[]>();
  for (const row of rows) {
    const month = row.Time === 'running' ? 'running' : row.StartDate.slice(0, 7);
    groups.set(month, [...(groups.get(month) ?? []), row]);
  }
  return [...groups].map(([month, found]) => ({ month, rows: found }));
}

/** How many days an event lasts, first and last one counted. */
export function dayCount(start: string, end: string): number {
  return countDays(start, end) + 1;
}
