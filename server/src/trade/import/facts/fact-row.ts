import { formatMonth, toMonthEnd } from '@btc/contract/time.ts';
import type { FactDimension } from '@btc/contract/trade/dimensions.ts';
import type { HsForm, HsGroup, HsStorage } from '@btc/reference/goods/hs-codes.ts';
import { isUnknownMeatCode, matchHsCode } from '@btc/reference/goods/hs-codes.ts';
import type { Dictionary } from '#dictionary/face.ts';
import { toIssue } from '#platform/import/issue.ts';
import type { RowIssue } from '#platform/import/issue.ts';
import type { LeftOutRow } from '#platform/import/left-out.ts';
import { type CalendarText, readCalendarText } from '#platform/import/text/calendar.ts';
import { isShortened } from '#platform/import/text/decimal.ts';
import { remember } from '#platform/import/text/remember.ts';
import type { NameBook } from '../shipments/name-book.ts';
import type { PartRow } from './part-row.ts';

export interface ParseSettings {
  /** The current month, yyyymm; later periods are an error. */
  readonly latestPeriod: number;
  readonly names: NameBook;
  readonly dictionary: Dictionary;
}

/** A fact of a file before loading, with the dimensions its source states. Grams and cents; null is "not published". */
export interface FactRow extends Readonly<Partial<Record<FactDimension, string | null>>> {
  readonly period: number;
  readonly origin: string;
  /** Own code or name of a country that is no origin; null: the origin is the country. */
  readonly area?: string | null;
  readonly hs: string;
  readonly group: HsGroup;
  readonly storage: HsStorage | null;
  readonly form: HsForm | null;
  readonly grams: bigint | null;
  readonly usdCents: bigint | null;
  readonly cnyCents: bigint | null;
  /** File codes that differ from ours where several map to one; null for most rows. Same dimensions and variant: a duplicate row. */
  readonly variant: string | null;
}

export type ParsedRow =
  | { readonly kind: 'fact'; readonly fact: FactRow; readonly warnings?: readonly RowIssue[] }
  /** Outside the portal's goods or trade flows; or a sum or breakdown of other rows, which would count twice. */
  | { readonly kind: 'outOfScope' | 'aggregate'; readonly leftOut: LeftOutRow; readonly part?: PartRow }
  | { readonly kind: 'bad'; readonly issues: readonly RowIssue[] };

export type Goods =
  | {
      readonly kind: 'goods';
      readonly hs: string;
      readonly group: HsGroup;
      readonly storage: HsStorage | null;
      readonly form: HsForm | null;
    }
  /** `isUnknown`: within the positions of meat, but not a line of the tariff known here. */
  | { readonly kind: 'outOfScope'; readonly code: string; readonly isUnknown: boolean }
  | { readonly kind: 'bad'; readonly issue: RowIssue };

/** Chapters and sums of all goods, which cover more than the portal. */
const wider = /^(\d{1,2}|TOTAL|A[GL]\d?|ALL)$/i;

const matchCode = remember(matchHsCode);

export function readGoods(code: string, title: string): Goods {
  if (code === '') return { kind: 'bad', issue: toIssue('emptyCell', title, '') };
  if (wider.test(code)) return { kind: 'outOfScope', code, isUnknown: false };
  const match = matchCode(code);
  switch (match.kind) {
    case 'unreadable':
      return { kind: 'bad', issue: toIssue(isShortened(code) ? 'shortenedNumber' : 'badCode', title, code) };
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

export function leaveOutGoods(
  { code, isUnknown }: Extract<Goods, { kind: 'outOfScope' }>,
  row: Pick<LeftOutRow, 'name' | 'grams' | 'usdCents' | 'cnyCents'>,
): Extract<ParsedRow, { kind: 'outOfScope' | 'aggregate' }> {
  return { kind: 'outOfScope', leftOut: { reason: isUnknown ? 'unknownGoods' : 'goods', code, ...row } };
}

/** A period of a file as yyyymm, or yyyy00 for a year. */
export type ReadPeriod =
  | { readonly kind: 'period'; readonly period: number }
  | { readonly kind: 'bad'; readonly issue: RowIssue };

const firstYear = 1960;

/** Reads 202401, 2024-01 or 2024, up to `latest` (yyyymm). Also a month's first or last day: spreadsheets turn months into days. */
export function readPeriod(text: string, title: string, latest: number): ReadPeriod {
  if (text === '') return { kind: 'bad', issue: toIssue('emptyCell', title, '') };
  const read = readCalendarText(text);
  if (read === null || read.year < firstYear || !isWholeMonth(read))
    return { kind: 'bad', issue: toIssue(isShortened(text) ? 'shortenedNumber' : 'badPeriod', title, text) };
  const period = read.year * 100 + (read.month ?? 0);
  return period > latest ? { kind: 'bad', issue: toIssue('futurePeriod', title, text) } : { kind: 'period', period };
}

function isWholeMonth({ year, month, day }: CalendarText): boolean {
  if (month === null || day === null || day.endsWith('-01')) return true;
  return Number(day.slice(8)) === Number(toMonthEnd(formatMonth(year, month)).slice(8));
}

/** Builds `variant`: the given codes that differ from the codes they were read as. */
export function findVariant(pairs: readonly (readonly [given: string, readAs: string | null])[]): string | null {
  const other = pairs.filter(([given, readAs]) => given !== '' && given !== readAs).map(([given]) => given);
  return other.length === 0 ? null : other.join('|');
}

/** A zero weight beside a value means that the weight was not published; unit values leave such a row out. */
export function publishedWeight(grams: bigint | null, values: readonly (bigint | null)[]): bigint | null {
  return grams === 0n && values.some((value) => value !== null && value !== 0n) ? null : grams;
}
