import { type FoldedName, foldName } from './fold-name.ts';

export type SearchTopic = 'quota' | 'price' | 'plant' | 'report';

export interface TypedSearch {
  readonly text: string;
  readonly whole: FoldedName;
  /** The text without topic, origin and meat; empty where nothing is left. */
  readonly rest: FoldedName;
  readonly topic: SearchTopic | null;
  /** Code of the named origin; null without one. */
  readonly origin: string | null;
  readonly meat: 'beef' | 'pork' | null;
  /** Week of the year; `year` is null where not given. */
  readonly week: { readonly number: number; readonly year: number | null } | null;
}

/** Folded names, several per origin. */
export type OriginNames = readonly { readonly code: string; readonly name: FoldedName }[];

const topics: readonly (readonly [SearchTopic, RegExp])[] = [
  ['quota', /国别配额|进口配额|配额使用|配额|额度|(?<![a-z])(?:country )?quotas?(?: use| used)?(?![a-z])/u],
  ['report', /市场周报|周报|(?<![a-z])weekly(?: market)?(?: report)?(?![a-z])/u],
  ['price', /最新价|价格|报价|行情|多少钱|(?<![a-z])(?:prices?|quotes?|quotation)(?![a-z])/u],
  ['plant', /工厂名录|工厂|厂号|屠宰场|(?<![a-z])(?:plants?|establishments?|meatworks)(?![a-z])/u],
];
const meats = [
  ['beef', /进口牛肉|牛肉|(?<![a-z])beef(?![a-z])/u],
  ['pork', /进口猪肉|猪肉|(?<![a-z])pork(?![a-z])/u],
] as const;

const digitsCn = '零一二三四五六七八九';

function readNumber(text: string): number {
  if (/^\d+$/.test(text)) return Number(text);
  const [tens = '', ones = ''] = text.includes('十') ? text.split('十') : ['零', text];
  return (tens === '' ? 1 : digitsCn.indexOf(tens)) * 10 + (ones === '' ? 0 : digitsCn.indexOf(ones));
}

/** Reads a week: 第47周, 第四十七周, week 47, W47, 2026-W47. */
export function readWeek(text: string): TypedSearch['week'] {
  const plain = text.normalize('NFKC').toLowerCase();
  const found =
    /(?<!\d)(?:第\s*)?(\d{1,2})\s*[周週](?!年)/u.exec(plain) ??
    /第\s*([一二三四五]?十?[一二三四五六七八九十])\s*[周週]/u.exec(plain) ??
    /(?<![a-z])(?:week|wk|w)[\s.:#-]*(?:no\.?\s*)?(\d{1,2})(?!\d)/.exec(plain);
  const number = readNumber(found?.[1] ?? '0');
  if (number < 1 || number > 53) return null;
  const year = /(?<!\d)(20\d\d)(?!\d)/.exec(plain)?.[1];
  return { number, year: year === undefined ? null : Number(year) };
}

function escaped(text: string): string {
  return text.replaceAll(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`);
}

/** The first matching pattern's code, and the text without the match. */
function takeOut<Code>(text: string, patterns: readonly (readonly [Code, RegExp])[]): readonly [Code | null, string] {
  for (const [code, pattern] of patterns) {
    if (pattern.test(text)) return [code, text.replace(pattern, ' ').replaceAll(/\s+/g, ' ').trim()];
  }
  return [null, text];
}

function toOriginPatterns(origins: OriginNames): readonly (readonly [string, RegExp])[] {
  return origins
    .filter(({ name }) => name.spelling !== '')
    .toSorted((one, other) => other.name.spelling.length - one.name.spelling.length)
    .map(({ code, name }) => {
      const words = escaped(name.words.join(' '));
      return [code, new RegExp(/\p{Script=Han}/u.test(words) ? words : `(?<![a-z])${words}(?![a-z])`, 'u')] as const;
    });
}

const patternsOf = new WeakMap<OriginNames, readonly (readonly [string, RegExp])[]>();

export function readSearch(text: string, origins: OriginNames): TypedSearch {
  const patterns = patternsOf.get(origins) ?? toOriginPatterns(origins);
  patternsOf.set(origins, patterns);
  const whole = foldName(text);
  const [topic, withoutTopic] = takeOut(whole.words.join(' '), topics);
  const [origin, withoutOrigin] = takeOut(withoutTopic, patterns);
  const [meat, left] = takeOut(withoutOrigin, meats);
  return { text, whole, rest: foldName(left), topic, origin, meat, week: readWeek(text) };
}
