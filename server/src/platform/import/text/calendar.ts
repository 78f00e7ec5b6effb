import { addDays, formatMonth, isDay } from '@btc/contract/time.ts';
import { remember } from './remember.ts';

export interface CalendarText {
  readonly year: number;
  /** From 1; null where the text names only a year. */
  readonly month: number | null;
  /** YYYY-MM-DD; null where the text names no day. */
  readonly day: string | null;
}

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const monthName =
  '(jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)\\.?';

/** Named groups year, month and day; a "day" directly before a year is a month. */
const forms: readonly RegExp[] = [
  /^(?<year>\d{4})年?$/,
  /^(?<year>\d{4})(?<month>\d{2})(?<day>\d{2})?$/,
  /^(?<year>\d{4})年(?<month>\d{1,2})月(?:(?<day>\d{1,2})日?)?$/,
  /^(?<year>\d{4})[-/](?<month>\d{1,2})$/,
  // A spreadsheet makes 2024.1 of 2024.10: with a point, a month has both its digits.
  /^(?<year>\d{4})\.(?<month>\d{2})$/,
  /^(?<year>\d{4})[-/.](?<month>\d{1,2})[-/.](?<day>\d{1,2})$/,
  /^(?<year>\d{4})M(?<month>\d{1,2})$/,
  /^(?<month>\d{1,2})[-/.](?<year>\d{4})$/,
  new RegExp(`^(?:(?<day>\\d{1,2})[- ]?)?(?<name>${monthName})[-, ]*(?<year>\\d{4})$`, 'i'),
  new RegExp(`^(?<name>${monthName}) ?(?<day>\\d{1,2}),? ?(?<year>\\d{4})$`, 'i'),
  new RegExp(`^(?<year>\\d{4})[- ]?(?<name>${monthName})(?:[- ]?(?<day>\\d{1,2}))?$`, 'i'),
];

/** Spreadsheet day numbers of the years 1980 to 2100. */
const serial = /^\d{5}(?:\.\d+)?$/;
const [firstSerial, lastSerial] = [29_221, 73_415];

/** Parses the usual date orders and spreadsheet serials, without time of day; null if ambiguous (`05/06/2024`) or invalid. */
export const readCalendarText = remember((text: string): CalendarText | null => {
  const plain = text
    .normalize('NFKC')
    .trim()
    .replace(/[T ]\d{1,2}:\d{2}.*$/, '')
    .replace(/\s*([-/.年月日])\s*/g, '$1');
  if (serial.test(plain)) return toSerialDay(Math.floor(Number(plain)));
  for (const form of forms) {
    const groups = form.exec(plain)?.groups;
    if (groups !== undefined) return presentDay(groups);
  }
  return null;
});

function toSerialDay(days: number): CalendarText | null {
  if (days < firstSerial || days > lastSerial) return null;
  const day = addDays('1899-12-30', days);
  return { year: Number(day.slice(0, 4)), month: Number(day.slice(5, 7)), day };
}

function presentDay({ year: yearText, month: monthText, name, day: dayText }: Record<string, string | undefined>) {
  const year = Number(yearText);
  const month = name === undefined ? monthText : String(months.indexOf(name.slice(0, 3).toLowerCase()) + 1);
  if (month === undefined) return { year, month: null, day: null };
  const day = `${formatMonth(year, Number(month))}-${(dayText ?? '01').padStart(2, '0')}`;
  return isDay(day) ? { year, month: Number(month), day: dayText === undefined ? null : day } : null;
}

/** Parses a day as `YYYY-MM-DD`; null for a month, a year, or no unambiguous day. */
export function readDay(text: string): string | null {
  return readCalendarText(text)?.day ?? null;
}

/** A month as yyyymm, and the day where the text has one. */
export interface MonthText {
  readonly period: number;
  readonly day: string | null;
}

/** Parses a day or month; null for a year alone and anything else. */
export function readMonth(text: string): MonthText | null {
  const read = readCalendarText(text);
  if (read === null || read.month === null) return null;
  return { period: read.year * 100 + read.month, day: read.day };
}
