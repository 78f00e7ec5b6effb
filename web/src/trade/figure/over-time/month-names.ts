import type { Edition } from '#i18n/edition.ts';
import { englishMonths } from '#i18n/format.ts';

/** 1 to 12. */
export const monthsOfYear: readonly number[] = englishMonths.map((_, index) => index + 1);

/** A month of the year in short: 9月 · Sep. */
export function formatMonthName(edition: Edition, month: number): string {
  return edition === 'cn' ? `${month}月` : (englishMonths[month - 1] ?? '').slice(0, 3);
}
