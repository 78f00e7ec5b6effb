import { addMonths, listMonths, toMonthNumber } from '@btc/contract/time.ts';
import { publishedMonths } from '@btc/contract/trade/publication.ts';

/** The months a reader can choose among: from the first that is open to the last that is published. */
export interface MonthBounds {
  readonly start: string;
  readonly limit: string;
}

/**
 * The months that can be chosen (specification section 5: later ones are disabled). January as the latest month of all
 * waits for the release of January and February.
 */
export function selectableMonths({ start, limit }: MonthBounds): ReadonlySet<string> {
  return new Set(publishedMonths(listMonths(start, limit)));
}

/** A span that is being chosen. */
export interface MonthSpan {
  readonly from: string;
  readonly to: string;
}

/** Why a span cannot be asked for, or null. */
export function findSpanIssue({ from, to }: MonthSpan): 'startAfterEnd' | null {
  return toMonthNumber(from) > toMonthNumber(to) ? 'startAfterEnd' : null;
}

/** The month so many years away; it stays between the first and the last that can be chosen. */
export function monthOfYear(month: string, years: 1 | -1, { start, limit }: MonthBounds): string {
  const target = addMonths(month, 12 * years);
  return target < start ? start : target > limit ? limit : target;
}

/** A span that readers often want, by the last published month. */
export interface SpanPreset extends MonthSpan {
  readonly code: 'year' | 'twoYears' | 'threeYears' | 'thisYear' | 'lastYear' | 'all';
}

/** The spans offered beside the months; those that reach before what is open are cut, and those that would be empty left out. */
export function spanPresets({ start, limit }: MonthBounds): readonly SpanPreset[] {
  const year = Number(limit.slice(0, 4));
  const spans: readonly SpanPreset[] = [
    { code: 'year', from: addMonths(limit, -11), to: limit },
    { code: 'thisYear', from: `${year}-01`, to: limit },
    { code: 'lastYear', from: `${year - 1}-01`, to: `${year - 1}-12` },
    { code: 'twoYears', from: addMonths(limit, -23), to: limit },
    { code: 'threeYears', from: addMonths(limit, -35), to: limit },
    { code: 'all', from: start, to: limit },
  ];
  return spans.filter(({ code, from, to }) => code === 'all' || (from >= start && to <= limit));
}

/** The part of a span that can be chosen; a span wholly outside becomes the nearest month. */
export function clipSpan({ from, to }: MonthSpan, { start, limit }: MonthBounds): MonthSpan {
  const clip = (month: string): string => (month < start ? start : month > limit ? limit : month);
  return { from: clip(from), to: clip(to) };
}
