import type { Edition } from '#i18n/edition.ts';
import { englishMonths } from '@btc/contract/figures/month-names.ts';

const empty = { cn: '年 / 月 / 日', en: 'dd/mm/yyyy' } as const;

/** What a date field holds (`2026-11-22`, `2026-11-22T09:30`), short enough for a narrow field, in the language of the console. */
export function formatDayText(edition: Edition, value: string): string {
  const [, year, month, day, time] = /^(\d{4,6})-(\d\d)-(\d\d)(?:T(\d\d:\d\d))?/.exec(value) ?? [];
  if (year === undefined || month === undefined || day === undefined) return empty[edition];
  const name = englishMonths[Number(month) - 1]?.slice(0, 3) ?? month;
  const date = edition === 'cn' ? `${year}/${month}/${day}` : `${Number(day)} ${name} ${year}`;
  return time === undefined ? date : `${date} ${time}`;
}
