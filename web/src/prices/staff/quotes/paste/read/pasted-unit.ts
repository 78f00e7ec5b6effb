import type { PriceUnit } from '@btc/contract/prices/price-codes.ts';

/** Unit of a price, as far as a text states it; null for what it leaves open. */
export interface PastedUnit {
  /** ISO 4217. */
  readonly currency: string | null;
  /** Weight that the price is for, in kg; 0 for a price per piece. */
  readonly kilograms: number | null;
  readonly factor: number;
}

const currencies: readonly (readonly [string, RegExp])[] = [
  ['USD', /^(?:us\$|usd|美元|美金|\$)/],
  ['CNY', /^(?:cny|rmb|人民币元?|元|¥)/],
  ['EUR', /^(?:eur|欧元|€)/],
  ['GBP', /^(?:gbp|英镑|£)/],
  ['BRL', /^(?:brl|r\$|雷亚尔)/],
  ['AUD', /^(?:aud|a\$|澳元|澳币)/],
  ['NZD', /^(?:nzd|nz\$|新西兰元|纽币)/],
  ['ARS', /^(?:ars|比索)/],
  ['HKD', /^(?:hkd|hk\$|港币|港元)/],
  ['JPY', /^(?:jpy|日元)/],
];

const weights: readonly (readonly [number, RegExp])[] = [
  [1000, /^(?:公吨|吨|metric tons?|tonnes?|tons?|mt|t)(?![a-z])/],
  [1, /^(?:公斤|千克|kilograms?|kilos?|kgs?)(?![a-z])/],
  [0.5, /^(?:市斤|斤)/],
  [0.453_592_37, /^(?:磅|pounds?|lbs?)(?![a-z])/],
  [45.359_237, /^(?:英担|cwt)(?![a-z])/],
  [15, /^(?:阿罗瓦|arrobas?|@)(?![a-z])/],
  [0, /^(?:箱|件|头|柜|cartons?|ctns?|head|pcs?)(?![a-z])/],
];

function findAt<Value>(table: readonly (readonly [Value, RegExp])[], text: string): readonly [Value, number] | null {
  for (const [value, pattern] of table) {
    const length = pattern.exec(text)?.[0].length ?? 0;
    if (length > 0) return [value, length];
  }
  return null;
}

function skip(text: string, pattern: RegExp): number {
  return pattern.exec(text)?.[0].length ?? 0;
}

/** Unit at the start of normalised text and its length; null for none. */
export function findUnit(text: string): { readonly unit: PastedUnit; readonly length: number } | null {
  const isTenThousand = text.startsWith('万');
  let at = isTenThousand ? 1 : 0;
  const currency = findAt(currencies, text.slice(at));
  at += currency?.[1] ?? 0;
  const between = skip(text.slice(at), /^\s*(?:\/|每|per)\s*/);
  const bare = currency === null && !isTenThousand ? 0 : skip(text.slice(at), /^\s*/);
  const from = at + (between > 0 ? between : bare);
  const weight = findAt(weights, text.slice(from));
  const length = weight === null ? at : from + weight[1];
  if (length === 0) return null;
  return {
    unit: { currency: currency?.[0] ?? null, kilograms: weight?.[0] ?? null, factor: isTenThousand ? 10_000 : 1 },
    length,
  };
}

/** A text that is a unit and nothing else; null otherwise. */
export function readUnit(text: string): PastedUnit | null {
  const plain = text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[()[\]【】:]/g, ' ')
    .trim();
  const found = findUnit(plain);
  return found === null || found.length < plain.length ? null : found.unit;
}

/** Combines two statements of a unit; `conflict` where they contradict, null where neither says anything. */
export function joinUnits(one: PastedUnit | null, other: PastedUnit | null): PastedUnit | null | 'conflict' {
  if (one === null || other === null) return one ?? other;
  const isSame = <Value>(left: Value | null, right: Value | null) => left === null || right === null || left === right;
  if (!isSame(one.currency, other.currency) || !isSame(one.kilograms, other.kilograms)) return 'conflict';
  return {
    currency: one.currency ?? other.currency,
    kilograms: one.kilograms ?? other.kilograms,
    factor: one.factor * other.factor,
  };
}

/** Weights in kg that convert exactly; the others leave a remainder. */
const exact: ReadonlySet<number> = new Set([1000, 1, 0.5]);
const own = { 'USD/t': { currency: 'USD', kilograms: 1000 }, 'CNY/kg': { currency: 'CNY', kilograms: 1 } } as const;

/** A price in the unit of a series; null for another currency or a weight that does not convert exactly. */
export function convertToSeries(value: number, unit: PastedUnit | null, series: PriceUnit): number | null {
  if (unit === null) return value;
  const { currency, kilograms } = own[series];
  if (unit.currency !== null && unit.currency !== currency) return null;
  if (unit.kilograms !== null && !exact.has(unit.kilograms)) return null;
  const factor = (unit.factor * kilograms) / (unit.kilograms ?? kilograms);
  return Number((value * factor).toPrecision(12));
}
