import type { Edition } from '../members/access.ts';

/*
 * Figures with a unit that stand in a text as digits or in words: 12.5万吨, USD 6,360/t, three per cent, 三成. What a page can show is meant; weights of
 * a carton or an animal are none of it.
 */

/** Unit of a typed figure, however worded; prices by their currency. */
export type TypedUnit = 't' | '%' | 'points' | 'USD' | 'CNY' | 'other';

export interface TypedQuantity {
  readonly from: number;
  readonly to: number;
  readonly text: string;
  /** One value, or both ends of a range, in the base unit; empty where written in words. */
  readonly values: readonly number[];
  /** The size of the last digit, for rounding. */
  readonly step: number;
  readonly unit: TypedUnit;
  /** Weight unit of a price: 美元/吨, CNY 52.44/kg. */
  readonly per: 't' | 'kg' | null;
}

const number = String.raw`(?:\d{1,3}(?:,\d{3})+|\d+)(?:\.\d+)?`;
const span = String.raw`${number}(?:\s?[–—至-]\s?${number})?`;
const before = 'USD|CNY|BRL|ARS|AUc|RMB|EUR|US\\$|A\\$|R\\$|[$€£]';
const behind =
  '万吨|千吨|亿美元|万美元|美元|万元|亿元|元|亿欧元|万欧元|欧元|英镑|比索|雷亚尔|吨|点|个百分点|个点|倍|%|％|‰|per cent|percent|percentage points?\\b|' +
  'points?\\b|million tonnes\\b|million t\\b|Mt\\b|kt\\b|tonnes?\\b|t\\b|yuan\\b|dollars?\\b|euros?\\b|pesos?\\b|reais\\b|fen\\b';
const chineseNumeral = '[一二两三四五六七八九十]';
const englishNumeral =
  'half a|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|fifty';
const spelled = [
  // Not 两成本 or 一成交.
  `${chineseNumeral}成半?(?![本交为立员品熟分果功长型套就])`,
  `[半一二两三四五六七八九十百]+个(?:百分点|点(?!位))`,
  String.raw`\b(?:${englishNumeral})\s(?:per cent|percent|percentage points?|points? of duty)\b`,
].join('|');
const figure = new RegExp(
  String.raw`(?<![A-Za-z])(?<before>${before})\s?(?<first>${span})(?<size>m\b|bn\b|\s(?:million|billion)\b)?|` +
    String.raw`(?<![\d.,A-Za-z])(?<second>${span})\s?(?<unit>${behind})|${spelled}`,
  'giu',
);

const behindUnits: readonly (readonly [pattern: RegExp, unit: TypedUnit, scale: number])[] = [
  [/^万吨$/, 't', 1e4],
  [/^千吨$|^kt$/, 't', 1e3],
  [/^million t|^Mt$/, 't', 1e6],
  [/^吨$|^t(?:onnes?)?$/, 't', 1],
  [/^亿美元$/, 'USD', 1e8],
  [/^万美元$/, 'USD', 1e4],
  [/^美元$|^dollars?$/, 'USD', 1],
  [/^亿元$/, 'CNY', 1e8],
  [/^万元$/, 'CNY', 1e4],
  [/^元$|^yuan$/, 'CNY', 1],
  [/^[%％]$|^per ?cent$/, '%', 1],
  [/点$|points?$/, 'points', 1],
];
const sizes: Readonly<Record<string, number>> = { m: 1e6, million: 1e6, bn: 1e9, billion: 1e9 };

function unitBefore(word: string): TypedUnit {
  if (/^USD$|^US\$$|^\$$/i.test(word)) return 'USD';
  return /^CNY$|^RMB$/i.test(word) ? 'CNY' : 'other';
}

function measure(groups: Readonly<Record<string, string | undefined>>): readonly [TypedUnit, number] {
  if (groups['before'] !== undefined) return [unitBefore(groups['before']), sizes[(groups['size'] ?? '').trim()] ?? 1];
  const word = groups['unit'] ?? '';
  const [, unit = 'other', scale = 1] = behindUnits.find(([pattern]) => pattern.test(word)) ?? [];
  return [unit, scale];
}

/** Size of the last typed digit; for round thousands, of the last that is not zero. */
function lastDigit(typed: string): number {
  const decimals = typed.split('.')[1]?.length ?? 0;
  return 10 ** -decimals;
}

function perWeight(rest: string): TypedQuantity['per'] {
  const per = /^\s?(?:\/|每|a |per )\s?(吨|t\b|tonne|公斤|kg|kilo)/i.exec(rest)?.[1];
  return per === undefined ? null : /^(?:吨|t)/i.test(per) ? 't' : 'kg';
}

export function findQuantities(text: string): readonly TypedQuantity[] {
  return [...text.matchAll(figure)].map((match): TypedQuantity => {
    const { 0: found, index, groups = {} } = match;
    const numbers = [...(groups['first'] ?? groups['second'] ?? '').matchAll(new RegExp(number, 'g'))].map(
      ([one]) => one,
    );
    const [unit, scale] = measure(groups);
    return {
      from: index,
      to: index + found.length,
      text: found.replaceAll(/\s/g, ' '),
      values: numbers.map((one) => Number(one.replaceAll(',', '')) * scale),
      step: Math.max(...numbers.map(lastDigit), 0) * scale,
      unit,
      per: perWeight(text.slice(index + found.length)),
    };
  });
}

/** A text as plain sentences: references become `§`, markup blanks, and each block a line. */
export function plainSentences(text: string, edition: Edition): readonly string[] {
  const plain = text
    .replaceAll(/\{\{.*?\}\}/gs, '§')
    .replaceAll(/<\/(?:p|li|h\d|td|th|tr|caption|figcaption|blockquote)>|<br[^>]*>/g, '\n')
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll('&nbsp;', ' ')
    .replaceAll('&amp;', '&');
  const ends = edition === 'cn' ? /(?<=[。！？；\n])/u : /(?<=[.!?;])\s+(?=[“"‘(]?[A-Z0-9§])|\n/u;
  return plain
    .split(ends)
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== '');
}

/** Whether a figure rounds to the typed value. */
export function rounds(value: number, typed: number, step: number): boolean {
  return Math.abs(value - typed) <= step / 2 + 1e-9;
}

const powers = [10, 100, 1_000, 10_000, 100_000, 1_000_000];

/** Whether two figures differ only in scale: 万吨 for tonnes, a digit too many. */
export function isScaled(value: number, typed: number, step: number): boolean {
  return powers.some((by) => rounds(value / by, typed, step) || rounds(value * by, typed, step));
}
