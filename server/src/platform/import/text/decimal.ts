import type { Reason } from '../issue-reasons.ts';

/** A number as an integer of its last decimal; null where the source publishes none. */
export type ReadNumber =
  | { readonly kind: 'number'; readonly value: bigint | null }
  | { readonly kind: 'bad'; readonly reason: NumberFault };

type NumberFault = Extract<Reason, 'badNumber' | 'shortenedNumber' | 'negativeNumber' | 'numberTooLarge'>;

export type DecimalMark = 'point' | 'comma';

const plainForm = /^-?\d+(?:\.\d*)?%?$/;
const isPlain = /^[\d.,%-]*$/;
/** Thousands are grouped by the other mark, a space or an apostrophe. */
const markedForms = {
  point: /^(-?(?:\d{1,3}(?:,\d{3})+|\d{1,3}(?: \d{3})+|\d{1,3}(?:'\d{3})+|\d+))(?:\.(\d*))? ?(%?)$/,
  comma: /^(-?(?:\d{1,3}(?:\.\d{3})+|\d{1,3}(?: \d{3})+|\d{1,3}(?:'\d{3})+|\d+))(?:,(\d*))? ?(%?)$/,
} as const satisfies Record<DecimalMark, RegExp>;

/** A whole number as R writes it, where that is shorter: 1e+08. Six digits are what a loss may leave. */
const shortForm = /^(-?\d)(?:[.,](\d{1,4}))?e\+(\d{2})$/;

/** A number as plain digits with a decimal point; a percent sign stays. Null where it is none. */
export function toPlainNumber(text: string, mark: DecimalMark): string | null {
  if (mark === 'point' && plainForm.test(text)) return text;
  const short = shortForm.exec(text);
  if (short !== null) return toWholeNumber(short);
  const match = markedForms[mark].exec(isPlain.test(text) ? text : text.normalize('NFKC').replaceAll('’', "'"));
  if (match === null) return null;
  const [, whole = '', fraction, percent = ''] = match;
  return `${whole.replace(/[.,' ]/g, '')}${fraction === undefined ? '' : `.${fraction}`}${percent}`;
}

function toWholeNumber([, first = '', more = '', exponent]: RegExpExecArray): string | null {
  const zeros = Number(exponent) - more.length;
  return zeros < 0 ? null : `${first}${more}${'0'.repeat(zeros)}`;
}

const absent: ReadonlySet<string> = new Set([
  '',
  ...'- -- — . .. … N/A n/a #N/A NA NaN nan null NULL Null None'.split(' '),
]);

/** Whether a cell holds a word or sign for "not published". */
export function isAbsent(text: string): boolean {
  return absent.has(text);
}

const plain = /^(\d+)(?:\.(\d*))?$/;
/** Digits before the point that the columns of the fact files hold. */
const maxDigits = 14;

/** Parses a number with a decimal point exactly: no float or sign; surplus decimals round half away from zero. */
export function readNumber(text: string, decimals: number): ReadNumber {
  // Most are plain digits, for which no word needs to be looked up.
  const own = plain.exec(text);
  if (own === null && isAbsent(text)) return { kind: 'number', value: null };
  const number = own === null ? (toPlainNumber(text, 'point') ?? '') : text;
  const match = own ?? plain.exec(number);
  if (match === null) return { kind: 'bad', reason: findFault(text, number) };
  const whole = (match[1] ?? '').replace(/^0+(?=\d)/, '');
  if (whole.length > maxDigits) return { kind: 'bad', reason: 'numberTooLarge' };
  return { kind: 'number', value: scaled(whole, match[2] ?? '', decimals) };
}

function findFault(text: string, number: string): NumberFault {
  if (plain.test(number.slice(1))) return 'negativeNumber';
  return isShortened(text) ? 'shortenedNumber' : 'badNumber';
}

/** Whether a text is a number as a spreadsheet shortens it: 1.2E+08. */
export function isShortened(text: string): boolean {
  return /^-?\d(?:[.,]\d+)?E\+?\d{1,2}$/i.test(text.trim());
}

function scaled(whole: string, fraction: string, decimals: number): bigint {
  const decimalDigits = fraction.slice(0, decimals).padEnd(decimals, '0');
  const value = BigInt(whole + decimalDigits);
  return (fraction[decimals] ?? '0') >= '5' ? value + 1n : value;
}

/** Kilograms are kept to the gram. */
export const kilogramDecimals = 3;

/** Money is decimalDigits to the cent. */
export const moneyDecimals = 2;
