import type { ReportType } from '@btc/contract/news/sections.ts';

const dayMs = 86_400_000;

/** The ISO week of a calendar day: the year of its Thursday and the week's number in it. */
function isoWeek(day: string): { readonly year: number; readonly week: number } {
  const date = new Date(`${day}T00:00:00Z`);
  const weekday = (date.getUTCDay() + 6) % 7;
  const thursday = new Date(date.getTime() + (3 - weekday) * dayMs);
  const firstOfYear = Date.UTC(thursday.getUTCFullYear(), 0, 1);
  return { year: thursday.getUTCFullYear(), week: Math.floor((thursday.getTime() - firstOfYear) / (7 * dayMs)) + 1 };
}

/** The name of the period that begins on a day: 2026-W47, 2026-10 or 2026-Q3. */
export function periodName(type: ReportType, firstDay: string): string {
  switch (type) {
    case 'week': {
      const { year, week } = isoWeek(firstDay);
      return `${year}-W${String(week).padStart(2, '0')}`;
    }
    case 'month':
      return firstDay.slice(0, 7);
    case 'quarter':
      return `${firstDay.slice(0, 4)}-Q${Math.ceil(Number(firstDay.slice(5, 7)) / 3)}`;
  }
}
