import type { Reason } from '../fault.ts';

/** A number of a file, scaled to whole units of its last decimal; null where the source publishes none. */
export type ReadNumber =
  | { readonly kind: 'number'; readonly value: bigint | null }
  | { readonly kind: 'bad'; readonly reason: Extract<Reason, 'badNumber' | 'negativeNumber' | 'numberTooLarge'> };

export interface NumberForm {
  /** Decimals kept; further ones are rounded, a half away from zero. */
  readonly decimals: number;
  /** Whether groups of three digits may be separated by commas. */
  readonly separators: boolean;
}

const absent: ReadonlySet<string> = new Set(['', '-', '--', '—', 'N/A', 'NA', 'null']);
const plain = /^(\d+)(?:\.(\d*))?$/;
const separated = /^(\d{1,3}(?:,\d{3})+)(?:\.(\d*))?$/;
/** Digits before the point that the columns of the fact files hold. */
const mostDigits = 14;

/** Reads a number exactly: no floats, no exponents, no signs. */
export function readNumber(text: string, { decimals, separators }: NumberForm): ReadNumber {
  if (absent.has(text)) return { kind: 'number', value: null };
  const match = plain.exec(text) ?? (separators ? separated.exec(text) : null);
  if (match === null) return { kind: 'bad', reason: isNegative(text) ? 'negativeNumber' : 'badNumber' };
  const whole = (match[1] ?? '').replaceAll(',', '').replace(/^0+(?=\d)/, '');
  if (whole.length > mostDigits) return { kind: 'bad', reason: 'numberTooLarge' };
  return { kind: 'number', value: scaled(whole, match[2] ?? '', decimals) };
}

function isNegative(text: string): boolean {
  return text.startsWith('-') && (plain.test(text.slice(1)) || separated.test(text.slice(1)));
}

function scaled(whole: string, fraction: string, decimals: number): bigint {
  const kept = fraction.slice(0, decimals).padEnd(decimals, '0');
  const value = BigInt(whole + kept);
  return (fraction[decimals] ?? '0') >= '5' ? value + 1n : value;
}

/** Kilograms are kept to the gram. */
export const kilogramForm = { decimals: 3, separators: false } as const satisfies NumberForm;

/** Money is kept to the cent; only money has separators in customs files. */
export const moneyForm = { decimals: 2, separators: true } as const satisfies NumberForm;
