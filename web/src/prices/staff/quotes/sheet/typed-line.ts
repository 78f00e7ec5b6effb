import { changeAgainst, findQuoteIssues } from '@btc/contract/prices/quote-checks.ts';
import { type PriceUnit, quoteBases, type QuoteRule } from '@btc/contract/prices/price-codes.ts';
import type { SheetQuote, SheetRow } from '@btc/contract/prices/desk/quote-desk.ts';
import type { CattleValues } from '@btc/contract/prices/benchmarks/live-cattle.ts';

/** In column order. */
export const quoteFields = ['Low', 'Mainstream', 'High', 'QuoteCount', 'Basis', 'Provisional', 'GroupSize'] as const;
export const cattleFields = ['LocalPrice', 'UsdPerUnit', 'Source'] as const;
export const sheetFields = [...quoteFields, ...cattleFields] as const;
export type SheetField = (typeof sheetFields)[number];

/** Columns of a sheet, the price whose jump must be confirmed, and the fields filled in from the previous quote. */
export interface SheetKind {
  readonly fields: readonly SheetField[];
  readonly main: 'Mainstream' | 'LocalPrice';
  readonly carried: readonly SheetField[];
}

export const sheetKinds = {
  quotes: { fields: quoteFields, main: 'Mainstream', carried: quoteFields.filter((field) => field !== 'Provisional') },
  // A new price is the very thing to be typed.
  cattle: { fields: cattleFields, main: 'LocalPrice', carried: ['UsdPerUnit', 'Source'] },
} as const satisfies Record<string, SheetKind>;

/** Cell texts, empty without such a column: numbers as written, `Basis` a code, `Provisional` `yes` or empty. */
export type Typed = Readonly<Record<SheetField, string>>;

export type QuoteValues = Omit<SheetQuote, 'State' | 'Revision' | 'SavedBy' | 'SavedAt'>;
export type LineValues = QuoteValues | CattleValues;

export const emptyLine: Typed = {
  Low: '',
  Mainstream: '',
  High: '',
  QuoteCount: '',
  Basis: '',
  Provisional: '',
  GroupSize: '',
  LocalPrice: '',
  UsdPerUnit: '',
  Source: '',
};

/** Includes the basis: last week's deal is not a deal today. */
const neededFields = ['Low', 'Mainstream', 'High', 'QuoteCount', 'Basis'] as const satisfies readonly SheetField[];

export function toTyped(values: LineValues | null): Typed {
  if (values === null) return emptyLine;
  if ('LocalPrice' in values) {
    const { LocalPrice, UsdPerUnit, Source } = values;
    return { ...emptyLine, LocalPrice, UsdPerUnit, Source };
  }
  return {
    ...emptyLine,
    Low: String(values.Low),
    Mainstream: String(values.Mainstream),
    High: String(values.High),
    QuoteCount: String(values.QuoteCount),
    Basis: values.Basis,
    Provisional: values.Provisional ? 'yes' : '',
    GroupSize: values.GroupSize?.toString() ?? '',
  };
}

export function isSameLine(one: Typed, other: Typed): boolean {
  return sheetFields.every((field) => one[field] === other[field]);
}

const grouped = /^\d{1,3}(?:,\d{3})+(?:\.\d*)?$/;
const plain = /^(?:\d+(?:\.\d*)?|\.\d+)$/;

/** A typed number in plain form (thousands signs, full width, Chinese stop, currency sign); null if it is none. */
export function plainNumber(text: string): string | null {
  const written = text
    .normalize('NFKC')
    .replaceAll('。', '.')
    .replaceAll('、', ',')
    .replaceAll(/[\s'’]/g, '')
    .replace(/^(?:US\$|\$|¥|RMB|USD|CNY)/i, '');
  if (!plain.test(written) && !grouped.test(written)) return null;
  const value = Number(written.replaceAll(',', ''));
  return Number.isFinite(value) ? String(value) : null;
}

const yesWords = new Set(['yes', 'y', 'true', '1', '是', '暂定', '暂', 'provisional', 'p', '✓']);
const noWords = new Set(['', 'no', 'n', 'false', '0', '否', '不', 'final', '正式', '-', '–']);

function toBasis(text: string): string | null {
  const written = text.trim().toLowerCase();
  if (written === '') return '';
  const found = quoteBases.find(
    ({ code, nameCn, nameEn }) => written === code || written === nameCn || written === nameEn.toLowerCase(),
  );
  return found?.code ?? null;
}

export const maxSourceLength = 120;

/** Text as a cell stores it; null for an unknown choice. An invalid number stays as typed. */
export function formatCellText(field: SheetField, text: string): string | null {
  if (field === 'Source') return text.trim().slice(0, maxSourceLength);
  const trimmed = text.trim().slice(0, 20);
  if (field === 'Basis') return toBasis(trimmed);
  if (field === 'Provisional') {
    const word = trimmed.toLowerCase();
    if (yesWords.has(word)) return 'yes';
    return noWords.has(word) ? '' : null;
  }
  return trimmed === '' ? '' : (plainNumber(trimmed) ?? trimmed);
}

/** number: not a number. whole: not a whole number from 1 to 999. missing: nothing typed yet. */
export interface CellIssue {
  readonly field: SheetField;
  readonly rule: QuoteRule | 'number' | 'whole' | 'missing';
}

export interface LineValidation {
  /** partial: values missing. wrong: invalid value. confirm: unconfirmed jump. ready: complete and valid. */
  readonly kind: 'empty' | 'partial' | 'wrong' | 'confirm' | 'ready';
  readonly issues: readonly CellIssue[];
  /** Main price against the previous quote, in per cent. */
  readonly change: number | null;
  /** Values to send; null unless ready or awaiting confirmation. */
  readonly values: LineValues | null;
}

export interface LineRules {
  readonly unit: PriceUnit;
  readonly previous: SheetRow['Previous'];
  readonly jumpPercent: number;
  /** The main price whose jump was confirmed; empty for none. */
  readonly confirmedFor: string;
}

export function toNumber(text: string): number | null {
  return plain.test(text) ? Number(text) : null;
}

function toIssues(typed: Typed, unit: PriceUnit): readonly CellIssue[] {
  const isWhole = (text: string) => /^[1-9]\d{0,2}$/.test(text);
  const prices = (['Low', 'Mainstream', 'High'] as const).filter(
    (field) => typed[field] !== '' && toNumber(typed[field]) === null,
  );
  const counts = (['QuoteCount', 'GroupSize'] as const).filter(
    (field) => typed[field] !== '' && !isWhole(typed[field]),
  );
  const figures = {
    low: toNumber(typed.Low),
    mainstream: toNumber(typed.Mainstream),
    high: toNumber(typed.High),
  };
  return [
    ...prices.map((field) => ({ field, rule: 'number' }) as const),
    ...findQuoteIssues(figures, unit).map(({ Field, Rule }) => ({ field: Field, rule: Rule })),
    ...counts.map((field) => ({ field, rule: 'whole' }) as const),
  ];
}

export function validateLine(typed: Typed, { unit, previous, jumpPercent, confirmedFor }: LineRules): LineValidation {
  const before = previous?.Mainstream ?? null;
  const mainstream = toNumber(typed.Mainstream);
  const change = mainstream === null ? null : changeAgainst(mainstream, before);
  if (sheetFields.every((field) => typed[field] === '')) {
    return { kind: 'empty', issues: [], change: null, values: null };
  }
  const issues = toIssues(typed, unit);
  if (issues.length > 0) return { kind: 'wrong', issues, change, values: null };
  const missing = neededFields.filter((field) => typed[field] === '');
  const basis = quoteBases.find(({ code }) => code === typed.Basis)?.code;
  if (missing.length > 0 || basis === undefined) {
    return { kind: 'partial', issues: missing.map((field) => ({ field, rule: 'missing' })), change, values: null };
  }
  const values: QuoteValues = {
    Low: Number(typed.Low),
    Mainstream: Number(typed.Mainstream),
    High: Number(typed.High),
    QuoteCount: Number(typed.QuoteCount),
    Basis: basis,
    Provisional: typed.Provisional === 'yes',
    GroupSize: typed.GroupSize === '' ? null : Number(typed.GroupSize),
  };
  const isJump = change !== null && Math.abs(change) > jumpPercent && confirmedFor !== typed.Mainstream;
  return isJump
    ? { kind: 'confirm', issues: [{ field: 'Mainstream', rule: 'jump' }], change, values }
    : { kind: 'ready', issues: [], change, values };
}
