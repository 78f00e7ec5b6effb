import { calendarDay, type DateInput } from './calendar-date.ts';
import { type Edition, useEdition } from './edition.ts';

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

const minus = '−';

function numberFormats(locale: string) {
  const cache = new Map<number, Intl.NumberFormat>();
  return (digits: number): Intl.NumberFormat => {
    const known = cache.get(digits);
    if (known !== undefined) return known;
    const made = new Intl.NumberFormat(locale, { minimumFractionDigits: digits, maximumFractionDigits: digits });
    cache.set(digits, made);
    return made;
  };
}

/** Rounds away a negative zero and prints the real minus sign. */
function print(format: Intl.NumberFormat, value: number): string {
  const text = format.format(value).replace(/^-/, minus);
  return text.startsWith(minus) && !/[1-9]/.test(text) ? text.slice(1) : text;
}

function signed(format: Intl.NumberFormat, value: number): string {
  const text = print(format, value);
  return value > 0 && /[1-9]/.test(text) ? `+${text}` : text;
}

const two = (value: number): string => String(value).padStart(2, '0');

function englishMonth(month: number): string {
  return englishMonths[month - 1] ?? '';
}

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
    return `${day} ${englishMonth(month)} ${year}`;
  };
  return {
    date,
    dateShort: (input) => {
      const { month, day } = calendarDay(input);
      return `${day} ${englishMonth(month).slice(0, 3)}`;
    },
    dateTime: (input) => `${date(input)}, ${time(input)}`,
    time,
    month: (input) => {
      const { year, month } = calendarDay(input);
      return `${englishMonth(month)} ${year}`;
    },
    monthShort: (input) => {
      const { year, month } = calendarDay(input);
      return `${englishMonth(month).slice(0, 3)} ${year}`;
    },
    quarter: (year, quarter) => `Q${quarter} ${year}`,
    year: (year) => String(year),
  };
}

const units = {
  cn: {
    tonnes: '吨',
    usdPerTonne: '美元/吨',
    usdPerKg: '美元/公斤',
    cnyPerKg: '元/公斤',
    cnyPerTonne: '元/吨',
    usd: '美元',
  },
  en: { tonnes: 't', usdPerTonne: 'USD/t', usdPerKg: 'USD/kg', cnyPerKg: 'CNY/kg', cnyPerTonne: 'CNY/t', usd: 'USD' },
} as const satisfies Record<Edition, Record<string, string>>;

/** Trims a trailing zero decimal in running text: 230.0 → 230. */
function inText(digits: (n: number) => Intl.NumberFormat, value: number): string {
  const rounded = Math.round(value * 10) / 10;
  return print(digits(Number.isInteger(rounded) ? 0 : 1), rounded);
}

function volumeInChineseText(digits: (n: number) => Intl.NumberFormat, tonnes: number): string {
  return Math.abs(tonnes) >= 10_000 ? `${inText(digits, tonnes / 10_000)}万吨` : `${print(digits(0), tonnes)}吨`;
}

function volumeInEnglishText(digits: (n: number) => Intl.NumberFormat, tonnes: number): string {
  return Math.abs(tonnes) >= 1_000_000
    ? `${print(digits(2), tonnes / 1_000_000)} million t`
    : `${print(digits(0), tonnes)} t`;
}

function numbers(edition: Edition) {
  const digits = numberFormats(edition === 'cn' ? 'zh-CN' : 'en-GB');
  const unit = units[edition];
  return {
    /** Names of the units, for captions, axes and table heads. */
    unit,
    /** 294,796; decimals are fixed so that a column aligns. */
    number: (value: number, decimals = 0): string => print(digits(decimals), value),
    /** 294,796吨 · 294,796 t */
    tonnes: (value: number, decimals = 0): string =>
      edition === 'cn' ? `${print(digits(decimals), value)}吨` : `${print(digits(decimals), value)} t`,
    /** Volume in running text: 29.5万吨 · 294,796 t; never in a table cell. */
    volumeInText: (tonnes: number): string =>
      edition === 'cn' ? volumeInChineseText(digits, tonnes) : volumeInEnglishText(digits, tonnes),
    /** 5,230 美元/吨 · 5,230 USD/t */
    usdPerTonne: (value: number): string => `${print(digits(0), value)} ${unit.usdPerTonne}`,
    /** 56.50 元/公斤 · 56.50 CNY/kg */
    cnyPerKg: (value: number): string => `${print(digits(2), value)} ${unit.cnyPerKg}`,
    /** A share or rate already in per cent: 12.3%. */
    percent: (value: number, decimals = 1): string => `${print(digits(decimals), value)}%`,
    /** +3.2% · −0.4% · 0.0% */
    changePercent: (value: number, decimals = 1): string => `${signed(digits(decimals), value)}%`,
    /** +120 · −3 · 0, in the unit of the column. */
    change: (value: number, decimals = 0): string => signed(digits(decimals), value),
  };
}

/** All dates, numbers and units of one edition. */
export type Format = DateFormats & ReturnType<typeof numbers>;

const formats = {
  cn: { ...chineseDates(), ...numbers('cn') },
  en: { ...englishDates(), ...numbers('en') },
} satisfies Record<Edition, Format>;

/** The formats of a named edition, for loaders and chart options. */
export function formatOf(edition: Edition): Format {
  return formats[edition];
}

/** The formats of the page's edition. */
export function useFormat(): Format {
  return formats[useEdition()];
}
