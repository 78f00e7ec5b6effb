import type { Edition } from '#i18n/edition.ts';
import { englishMonths, toEnglishMonth } from '@btc/contract/figures/month-names.ts';

/** 1 to 12. */
export const monthsOfYear: readonly number[] = englishMonths.map((_, index) => index + 1);

/** A short month name: 9月 · Sep. */
export function formatMonthName(edition: Edition, month: number): string {
  return edition === 'cn' ? `${month}月` : toEnglishMonth(month).slice(0, 3);
}
