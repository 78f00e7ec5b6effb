import { addDays, formatMonth, formatWeek, toFriday, toMonday, toMonthEnd } from '@btc/contract/time.ts';
import { readCalendarText } from '#platform/import/text/calendar.ts';

export type Grain = 'day' | 'week' | 'month';

/** `day`: the day itself, the Friday of a week, or the first of a month. */
export interface Period {
  readonly grain: Grain;
  readonly day: string;
}

/** Year limits, so that a price such as 5.1234 is not read as a month. */
const [firstYear, lastYear] = [1950, 2100];
const year = '(?<year>(?:19|20)\\d{2})';
/** ISO 8601 weeks; the year may be given elsewhere in the file. */
const weekForms: readonly RegExp[] = [
  new RegExp(`${year}年.*总第(?<week>\\d{1,2})周`),
  /总第(?<week>\d{1,2})周/,
  new RegExp(`^${year}[-年/ ]*第?(?<week>\\d{1,2})周$`),
  new RegExp(`^${year}[- /]?W(?:k|eek)?[ .-]?(?<week>\\d{1,2})$`, 'i'),
  new RegExp(`^W(?:k|eek)?[ .-]?(?<week>\\d{1,2})[-/ ,]+${year}$`, 'i'),
  /^第?(?<week>\d{1,2})周$/,
  /^W(?:k|eek)?[ .]?(?<week>\d{1,2})$/i,
];
/** Two days of one week; the second may omit year and month. */
const spanForm =
  /^(?<start>\d{4}[-/.年]\d{1,2}[-/.月]\d{1,2}日?)\s*(?:-|–|—|~|～|至|to)\s*(?:\d{4}[-/.年])?(?:\d{1,2}[-/.月])?\d{1,2}日?$/;
const dayWithoutYear = /^(?<month>\d{1,2})月(?:(?<day>\d{1,2})[日号])?$/;

/**
 * Reads a period as a file writes it: a day or month in any usual order, `2025-W03`, `2025年第3周`, `2025.11.3-11.9`, `3月第1周（总第10周）`.
 * A week or month without a year is of `yearGiven`. Null for what is none, and for a week that its year does not have.
 */
export function readPeriod(text: string, yearGiven: number | null): Period | null {
  const plain = text.normalize('NFKC').trim();
  for (const form of weekForms) {
    const groups = form.exec(plain)?.groups;
    if (groups !== undefined) return toWeek(groups['year'] ?? yearGiven, groups['week']);
  }
  const start = spanForm.exec(plain)?.groups?.['start'];
  if (start !== undefined) {
    const day = readCalendarText(start)?.day ?? null;
    return day === null ? null : { grain: 'week', day: toFriday(day) };
  }
  const short = dayWithoutYear.exec(plain)?.groups;
  if (short !== undefined && yearGiven === null) return null;
  const read = readCalendarText(short === undefined ? plain : `${yearGiven}年${plain.replace('号', '日')}`);
  if (read === null || read.month === null || read.year < firstYear || read.year > lastYear) return null;
  if (read.day !== null) return { grain: 'day', day: read.day };
  return { grain: 'month', day: `${formatMonth(read.year, read.month)}-01` };
}

function toWeek(yearText: string | number | null, weekText: string | undefined): Period | null {
  if (yearText === null) return null;
  const week = Number(weekText);
  const day = addDays(toMonday(`${yearText}-01-04`), (week - 1) * 7 + 4);
  const isThere = formatWeek(day) === `${yearText}-W${String(week).padStart(2, '0')}`;
  return isThere ? { grain: 'week', day } : null;
}

/** Reads a bare year: `2025`, `2025年`. */
export function readYear(text: string): number | null {
  const found = /^((?:19|20)\d{2})年?$/.exec(text.normalize('NFKC').trim());
  return found === null ? null : Number(found[1]);
}

const twoWays = /^\d{1,2}[-/.]\d{1,2}[-/.]\d{4}$/;

/** True where day and month could be swapped. */
export function isTwoWays(text: string): boolean {
  return twoWays.test(text.normalize('NFKC').trim());
}

export function isPeriodText(text: string): boolean {
  // A year that has 53 weeks: what is looked for is the form.
  return text !== '' && (isTwoWays(text) || readPeriod(text, 2020) !== null);
}

export function toSpan({ grain, day }: Period): { readonly first: string; readonly last: string } {
  switch (grain) {
    case 'day':
      return { first: day, last: day };
    case 'week':
      return { first: toMonday(day), last: day };
    case 'month':
      return { first: day, last: toMonthEnd(day) };
  }
}
