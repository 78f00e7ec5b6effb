import type { Reason } from '../issue.ts';

/** A number of a file, scaled to whole units of its last decimal; null where the source publishes none. */
export type ReadNumber =
  | { readonly kind: 'number'; readonly value: bigint | null }
  | { readonly kind: 'bad'; readonly reason: Extract<Reason, 'badNumber' | 'negativeNumber' | 'numberTooLarge'> };

/** What parts the whole of a number from its decimals. */
export type DecimalMark = 'point' | 'comma';

const plainForm = /^-?\d+(?:\.\d*)?%?$/;
/** Most numbers of most files: nothing has to be brought to one form first. */
const isPlain = /^[\d.,%-]*$/;
/** Groups of three digits are parted by the other mark, a space or an apostrophe. */
const markedForms = {
  point: /^(-?(?:\d{1,3}(?:,\d{3})+|\d{1,3}(?: \d{3})+|\d{1,3}(?:'\d{3})+|\d+))(?:\.(\d*))? ?(%?)$/,
  comma: /^(-?(?:\d{1,3}(?:\.\d{3})+|\d{1,3}(?: \d{3})+|\d{1,3}(?:'\d{3})+|\d+))(?:,(\d*))? ?(%?)$/,
} as const satisfies Record<DecimalMark, RegExp>;

/** A number written with such a decimal mark, in plain digits with a point; a percent sign stays. Null where it is none. */
export function toPlainNumber(text: string, mark: DecimalMark): string | null {
  if (mark === 'point' && plainForm.test(text)) return text;
  const match = markedForms[mark].exec(isPlain.test(text) ? text : text.normalize('NFKC').replaceAll('’', "'"));
  if (match === null) return null;
  const [, whole = '', fraction, percent = ''] = match;
  return `${whole.replace(/[.,' ]/g, '')}${fraction === undefined ? '' : `.${fraction}`}${percent}`;
}

const absent: ReadonlySet<string> = new Set(['', '-', '--', '—', 'N/A', 'NA', 'null']);
const plain = /^(\d+)(?:\.(\d*))?$/;
/** Digits before the point that the columns of the fact files hold. */
const maxDigits = 14;

/**
 * Reads a number with a point for its decimals exactly: no floats, no exponents, no signs. Decimals beyond those kept are rounded, a half
 * away from zero.
 */
export function readNumber(text: string, decimals: number): ReadNumber {
  if (absent.has(text)) return { kind: 'number', value: null };
  const own = plain.exec(text);
  const number = own === null ? (toPlainNumber(text, 'point') ?? '') : text;
  const match = own ?? plain.exec(number);
  if (match === null) return { kind: 'bad', reason: plain.test(number.slice(1)) ? 'negativeNumber' : 'badNumber' };
  const whole = (match[1] ?? '').replace(/^0+(?=\d)/, '');
  if (whole.length > maxDigits) return { kind: 'bad', reason: 'numberTooLarge' };
  return { kind: 'number', value: scaled(whole, match[2] ?? '', decimals) };
}

function scaled(whole: string, fraction: string, decimals: number): bigint {
  const kept = fraction.slice(0, decimals).padEnd(decimals, '0');
  const value = BigInt(whole + kept);
  return (fraction[decimals] ?? '0') >= '5' ? value + 1n : value;
}

/** Kilograms are kept to the gram. */
export const kilogramDecimals = 3;

/** Money is kept to the cent. */
export const moneyDecimals = 2;
