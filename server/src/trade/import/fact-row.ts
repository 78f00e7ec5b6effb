import { formatMonth, toMonthEnd } from '@btc/contract/time.ts';
import type { FactDimension } from '@btc/contract/trade/dimensions.ts';
import type { HsForm, HsGroup, HsStorage } from '@btc/reference/hs-codes.ts';
import { isUnknownMeatCode, matchHsCode } from '@btc/reference/hs-codes.ts';
import type { Dictionary } from '#platform/dictionary/dictionary.ts';
import { toIssue } from '#platform/import/issue.ts';
import type { RowIssue } from '#platform/import/issue.ts';
import type { LeftOutRow } from '#platform/import/left-out.ts';
import { type CalendarText, readCalendarText } from '#platform/import/text/calendar.ts';
import { remember } from '#platform/import/text/remember.ts';
import type { NameBook } from './shipments/name-book.ts';

/** What a row is read against. */
export interface ParseSettings {
  /** The current month, yyyymm: nobody has figures of a later one. */
  readonly latestPeriod: number;
  /** The companies that are known, and those that the file brings. */
  readonly names: NameBook;
  /** The spellings that analysts added to the dictionaries. */
  readonly dictionary: Dictionary;
}

/** A fact of a file, before it is loaded, with the dimensions that its source tells. Grams and cents; null is "not published". */
export interface FactRow extends Readonly<Partial<Record<FactDimension, string | null>>> {
  readonly period: number;
  readonly origin: string;
  readonly hs: string;
  readonly group: HsGroup;
  readonly storage: HsStorage | null;
  readonly form: HsForm | null;
  readonly grams: bigint | null;
  readonly usdCents: bigint | null;
  readonly cnyCents: bigint | null;
  /**
   * What the file writes otherwise than the fields above, where several of its codes stand for one of ours; null for most rows.
   * Two rows alike in all dimensions and in this say the same thing twice.
   */
  readonly variant: string | null;
}

/** What came of a row; `oddities` are to be looked at and do not keep it from being taken. */
export type ParsedRow =
  | { readonly kind: 'fact'; readonly fact: FactRow; readonly warnings?: readonly RowIssue[] }
  /** Goods, or a flow of trade, that the portal does not cover; or a sum or breakdown of other rows, which would count twice. */
  | { readonly kind: 'outOfScope' | 'aggregate'; readonly leftOut: LeftOutRow }
  | { readonly kind: 'bad'; readonly issues: readonly RowIssue[] };

/** The goods of a commodity code, or why they are not taken. */
export type Goods =
  | {
      readonly kind: 'goods';
      readonly hs: string;
      readonly group: HsGroup;
      readonly storage: HsStorage | null;
      readonly form: HsForm | null;
    }
  /** `isUnknown`: within the positions of meat, but no line of the tariff as we know it. */
  | { readonly kind: 'outOfScope'; readonly code: string; readonly isUnknown: boolean }
  | { readonly kind: 'bad'; readonly issue: RowIssue };

/** Chapters and sums of all goods hold more than the portal covers. */
const wider = /^(\d{1,2}|TOTAL|A[GL]\d?|ALL)$/i;

const matchCode = remember(matchHsCode);

/** Reads a commodity code of a file. */
export function readGoods(code: string, title: string): Goods {
  if (wider.test(code)) return { kind: 'outOfScope', code, isUnknown: false };
  const match = matchCode(code);
  switch (match.kind) {
    case 'unreadable':
      return { kind: 'bad', issue: toIssue('badCode', title, code) };
    case 'mixed':
      return { kind: 'outOfScope', code: match.code, isUnknown: false };
    case 'outOfScope':
      return { kind: 'outOfScope', code: match.code, isUnknown: isUnknownMeatCode(match.code) };
    case 'line':
    case 'position':
      if (match.group === null) return { kind: 'outOfScope', code: match.code, isUnknown: false };
      return { kind: 'goods', hs: match.code, group: match.group, storage: match.storage, form: match.form };
  }
}

/** A row of other goods, with the figures it has. */
export function leaveOutGoods(
  { code, isUnknown }: Extract<Goods, { kind: 'outOfScope' }>,
  row: Pick<LeftOutRow, 'name' | 'grams' | 'usdCents' | 'cnyCents'>,
): Extract<ParsedRow, { kind: 'outOfScope' | 'aggregate' }> {
  return { kind: 'outOfScope', leftOut: { reason: isUnknown ? 'unknownGoods' : 'goods', code, ...row } };
}

/** A period of a file as yyyymm or yyyy00. */
export type ReadPeriod =
  | { readonly kind: 'period'; readonly period: number }
  | { readonly kind: 'bad'; readonly issue: RowIssue };

const firstYear = 1960;

/**
 * Reads a month (202401, 2024-01) or a year (2024) that is not later than `latest` (yyyymm). The first or last day of a month stands for
 * it: spreadsheets make days of months.
 */
export function readPeriod(text: string, title: string, latest: number): ReadPeriod {
  const read = readCalendarText(text);
  if (read === null || read.year < firstYear || !isWholeMonth(read))
    return { kind: 'bad', issue: toIssue('badPeriod', title, text) };
  const period = read.year * 100 + (read.month ?? 0);
  return period > latest ? { kind: 'bad', issue: toIssue('futurePeriod', title, text) } : { kind: 'period', period };
}

function isWholeMonth({ year, month, day }: CalendarText): boolean {
  if (month === null || day === null || day.endsWith('-01')) return true;
  return Number(day.slice(8)) === Number(toMonthEnd(formatMonth(year, month)).slice(8));
}

/** The codes of a row that differ from those they were read as, as its `variant`. */
export function findVariant(pairs: readonly (readonly [given: string, readAs: string | null])[]): string | null {
  const other = pairs.filter(([given, readAs]) => given !== '' && given !== readAs).map(([given]) => given);
  return other.length === 0 ? null : other.join('|');
}

/** A weight of zero beside a value is none: the weight was not published, and unit values leave such a row out. */
export function publishedWeight(grams: bigint | null, values: readonly (bigint | null)[]): bigint | null {
  return grams === 0n && values.some((value) => value !== null && value !== 0n) ? null : grams;
}
