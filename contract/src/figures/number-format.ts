import type { Edition } from '../members/access.ts';
import { roundTo } from '../round-to.ts';

/*
 * How each edition writes numbers and their units. One place for both ends: a text filled on the server and a table drawn in the browser
 * print the same figure alike. Free of zod.
 */

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
  const rounded = roundTo(value, 1);
  return print(digits(Number.isInteger(rounded) ? 0 : 1), rounded);
}

function formatVolumeInChineseText(digits: (n: number) => Intl.NumberFormat, tonnes: number): string {
  return Math.abs(tonnes) >= 10_000 ? `${inText(digits, tonnes / 10_000)}万吨` : `${print(digits(0), tonnes)}吨`;
}

function formatVolumeInEnglishText(digits: (n: number) => Intl.NumberFormat, tonnes: number): string {
  return Math.abs(tonnes) >= 1_000_000
    ? `${print(digits(2), tonnes / 1_000_000)} million t`
    : `${print(digits(0), tonnes)} t`;
}

interface Scale {
  readonly from: number;
  readonly by: number;
  readonly name: string;
}

export type ScaledUnit = 't' | 'USD' | 'CNY';

/** Chinese traders count in 万吨 and 亿, English ones in kt and millions. */
const scales: Readonly<Record<Edition, Readonly<Record<ScaledUnit, readonly Scale[]>>>> = {
  cn: {
    t: [
      { from: 40_000, by: 1e4, name: '万吨' },
      { from: 0, by: 1, name: '吨' },
    ],
    USD: [
      { from: 3e8, by: 1e8, name: '亿美元' },
      { from: 1e5, by: 1e4, name: '万美元' },
      { from: 0, by: 1, name: '美元' },
    ],
    CNY: [
      { from: 3e8, by: 1e8, name: '亿元' },
      { from: 1e5, by: 1e4, name: '万元' },
      { from: 0, by: 1, name: '元' },
    ],
  },
  en: {
    t: [
      { from: 1e4, by: 1e3, name: 'kt' },
      { from: 0, by: 1, name: 't' },
    ],
    USD: [
      { from: 1e7, by: 1e6, name: 'USD million' },
      { from: 0, by: 1, name: 'USD' },
    ],
    CNY: [
      { from: 1e7, by: 1e6, name: 'CNY million' },
      { from: 0, by: 1, name: 'CNY' },
    ],
  },
};

/**
 * What the figures of a chart are divided by so that they stay short, and the name of the unit then: 万吨 or 吨, kt or t.
 *
 * @param largest - the largest size shown, in the unit itself
 */
export function toScale(edition: Edition, unit: ScaledUnit, largest: number): { by: number; name: string } {
  const found = scales[edition][unit].find(({ from }) => largest >= from);
  return found ?? { by: 1, name: unit };
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
      edition === 'cn' ? formatVolumeInChineseText(digits, tonnes) : formatVolumeInEnglishText(digits, tonnes),
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

export type NumberFormat = ReturnType<typeof numbers>;

export const numberFormat: Readonly<Record<Edition, NumberFormat>> = { cn: numbers('cn'), en: numbers('en') };
