import { toEnglishMonth } from '@btc/contract/figures/month-names.ts';
import { type NumberFormat, numberFormat } from '@btc/contract/figures/number-format.ts';
import { calendarDay, type DateInput } from './calendar-date.ts';
import { type Edition, useEdition } from './edition.ts';

const two = (value: number): string => String(value).padStart(2, '0');

function chineseDates() {
  const time = (input: DateInput): string => {
    const { hour, minute } = calendarDay(input);
    return `${two(hour)}:${two(minute)}`;
  };
  const date = (input: DateInput): string => {
    const { year, month, day } = calendarDay(input);
    return `${year}年${month}月${day}日`;
  };
  return {
    /** 2026年11月20日 · 20 November 2026 */
    date,
    /** 11月20日 · 20 Nov, for lists whose year is plain. */
    dateShort: (input: DateInput): string => {
      const { month, day } = calendarDay(input);
      return `${month}月${day}日`;
    },
    /** 2026年11月20日 08:30 · 20 November 2026, 08:30 (Shanghai time) */
    dateTime: (input: DateInput): string => `${date(input)} ${time(input)}`,
    /** 08:30, Shanghai time */
    time,
    /** 2026年11月 · November 2026 */
    month: (input: DateInput): string => {
      const { year, month } = calendarDay(input);
      return `${year}年${month}月`;
    },
    /** 26年11月 · Nov 2026, for axes and narrow columns. */
    monthShort: (input: DateInput): string => {
      const { year, month } = calendarDay(input);
      return `${two(year % 100)}年${month}月`;
    },
    /** 2026年第4季度 · Q4 2026 */
    quarter: (year: number, quarter: number): string => `${year}年第${quarter}季度`,
    /** 2026年 · 2026 */
    year: (year: number): string => `${year}年`,
  };
}

type DateFormats = ReturnType<typeof chineseDates>;

function englishDates(): DateFormats {
  const time = (input: DateInput): string => {
    const { hour, minute } = calendarDay(input);
    return `${two(hour)}:${two(minute)}`;
  };
  const date = (input: DateInput): string => {
    const { year, month, day } = calendarDay(input);
    return `${day} ${toEnglishMonth(month)} ${year}`;
  };
  return {
    date,
    dateShort: (input) => {
      const { month, day } = calendarDay(input);
      return `${day} ${toEnglishMonth(month).slice(0, 3)}`;
    },
    dateTime: (input) => `${date(input)}, ${time(input)}`,
    time,
    month: (input) => {
      const { year, month } = calendarDay(input);
      return `${toEnglishMonth(month)} ${year}`;
    },
    monthShort: (input) => {
      const { year, month } = calendarDay(input);
      return `${toEnglishMonth(month).slice(0, 3)} ${year}`;
    },
    quarter: (year, quarter) => `Q${quarter} ${year}`,
    year: (year) => String(year),
  };
}

export type Format = DateFormats & NumberFormat;

const formats = {
  cn: { ...chineseDates(), ...numberFormat.cn },
  en: { ...englishDates(), ...numberFormat.en },
} satisfies Record<Edition, Format>;

/** For loaders and chart options, outside React. */
export function getFormat(edition: Edition): Format {
  return formats[edition];
}

export function useFormat(): Format {
  return formats[useEdition()];
}
