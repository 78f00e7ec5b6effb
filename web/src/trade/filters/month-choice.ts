import { addMonths, listMonths, toMonthNumber } from '@btc/contract/time.ts';
import { publishedMonths } from '@btc/contract/trade/publication.ts';

/** Months `YYYY-MM` a reader can choose: from the first open one to the last published one. */
export interface MonthBounds {
  readonly start: string;
  readonly limit: string;
}

/** Selectable months (specification section 5). A January at the limit is out: it is published with February. */
export function selectableMonths({ start, limit }: MonthBounds): ReadonlySet<string> {
  return new Set(publishedMonths(listMonths(start, limit)));
}

export interface MonthSpan {
  readonly from: string;
  readonly to: string;
}

export function findSpanIssue({ from, to }: MonthSpan): 'startAfterEnd' | null {
  return toMonthNumber(from) > toMonthNumber(to) ? 'startAfterEnd' : null;
}

export function monthOfYear(month: string, years: 1 | -1, { start, limit }: MonthBounds): string {
  const target = addMonths(month, 12 * years);
  return target < start ? start : target > limit ? limit : target;
}

export interface SpanPreset extends MonthSpan {
  readonly code: 'year' | 'twoYears' | 'threeYears' | 'thisYear' | 'lastYear' | 'all';
}

/** Preset spans; all but `all` are left out where they exceed the bounds. */
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

/** Clips a span to the bounds; a span wholly outside becomes the nearest month. */
export function clipSpan({ from, to }: MonthSpan, { start, limit }: MonthBounds): MonthSpan {
  const clip = (month: string): string => (month < start ? start : month > limit ? limit : month);
  return { from: clip(from), to: clip(to) };
}
