import type { ReportType } from '@btc/contract/news/sections.ts';
import { formatQuarter, formatWeek } from '@btc/contract/time.ts';

/** Name of the period that begins on a day: 2026-W47, 2026-10 or 2026-Q3. */
export function formatPeriodName(type: ReportType, firstDay: string): string {
  switch (type) {
    case 'week':
      return formatWeek(firstDay);
    case 'month':
      return firstDay.slice(0, 7);
    case 'quarter':
      return formatQuarter(firstDay);
  }
}
