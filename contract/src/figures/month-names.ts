/** English month names 1–12 (specification section 3); the first is January. */
export const englishMonths = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const;

/** The English name of a month of the year, 1 to 12. */
export function toEnglishMonth(month: number): string {
  return englishMonths[month - 1] ?? String(month);
}
