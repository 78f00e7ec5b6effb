import type { Edition } from '#i18n/edition.ts';
import { englishMonths } from '@btc/contract/figures/month-names.ts';

const empty = { cn: '年 / 月 / 日', en: 'dd/mm/yyyy' } as const;

/** Value of a date field (`2026-11-22`, `2026-11-22T09:30`), in short form, in the console's language. */
export function formatDayText(edition: Edition, value: string): string {
  const [, year, month, day, time] = /^(\d{4,6})-(\d\d)-(\d\d)(?:T(\d\d:\d\d))?/.exec(value) ?? [];
  if (year === undefined || month === undefined || day === undefined) return empty[edition];
  const name = englishMonths[Number(month) - 1]?.slice(0, 3) ?? month;
  const date = edition === 'cn' ? `${year}/${month}/${day}` : `${Number(day)} ${name} ${year}`;
  return time === undefined ? date : `${date} ${time}`;
}
