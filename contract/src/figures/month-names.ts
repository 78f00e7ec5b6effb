/** English month names (specification section 3); index 0 is January. */
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

export function toEnglishMonth(month: number): string {
  return englishMonths[month - 1] ?? String(month);
}
