import { formatMonth, isDay } from '@btc/contract/time.ts';
import { otherDayWords, todayWords } from './paste-words.data.ts';

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const monthName = `(?<name>${months.join('|')})[a-z]*\\.?`;

/** Date formats, matched at the start of normalised text (lower case, one width). */
const forms: readonly RegExp[] = [
  /^(?<year>\d{4})[-/.年]\s?(?<month>\d{1,2})[-/.月]\s?(?<day>\d{1,2})[日号]?(?!\d)/,
  /^(?<month>\d{1,2})月(?<day>\d{1,2})[日号]/,
  /^(?<one>\d{1,2})[-/.](?<two>\d{1,2})[-/.](?<year>20\d{2})(?!\d)/,
  new RegExp(`^(?<day>\\d{1,2})(?:st|nd|rd|th)?[- ]${monthName}(?:[-, ]+(?<year>20\\d{2})(?!\\d))?`),
  new RegExp(`^${monthName} (?<day>\\d{1,2})(?:st|nd|rd|th)?(?:,? (?<year>20\\d{2})(?!\\d))?`),
];

/** A date without year takes the sheet's year; null if ambiguous or invalid. */
function toDay(groups: Readonly<Record<string, string | undefined>>, sheetDay: string): string | null {
  const year = Number(groups['year'] ?? sheetDay.slice(0, 4));
  const { name, one, two } = groups;
  const [first, second] = [Number(one), Number(two)];
  if (one !== undefined && first <= 12 && second <= 12 && first !== second) return null;
  const month =
    name === undefined ? Number(groups['month'] ?? (first > 12 ? second : first)) : months.indexOf(name) + 1;
  const date = Number(groups['day'] ?? (first > 12 ? first : second));
  if (month < 1 || month > 12) return null;
  const day = `${formatMonth(year, month)}-${String(date).padStart(2, '0')}`;
  return isDay(day) ? day : null;
}

/** Date at the start of normalised text and its length; null for none, `day` null for an unreadable date. */
export function findDay(
  text: string,
  sheetDay: string,
): { readonly day: string | null; readonly length: number } | null {
  for (const form of forms) {
    const match = form.exec(text);
    if (match?.groups !== undefined) return { day: toDay(match.groups, sheetDay), length: match[0].length };
  }
  return null;
}

/** Day stated in a text: the sheet's, another one, or null for none. */
export type DayReading = 'same' | 'other' | null;

/** Reads a text that contains a date only, with time or weekday allowed. */
export function readPastedDay(
  text: string,
  { day: sheetDay, today }: { readonly day: string; readonly today: string },
): DayReading {
  const plain = text.normalize('NFKC').toLowerCase().trim();
  if (todayWords.some((word) => word === plain)) return sheetDay === today ? 'same' : 'other';
  if (otherDayWords.some((word) => word === plain)) return 'other';
  const found = findDay(plain, sheetDay);
  if (
    found === null ||
    !/^(?:[ t]\d{1,2}:\d{2}.*|\s*\(?(?:周|星期|礼拜)[一二三四五六日天]\)?)?$/.test(plain.slice(found.length))
  )
    return null;
  return found.day === sheetDay ? 'same' : 'other';
}
