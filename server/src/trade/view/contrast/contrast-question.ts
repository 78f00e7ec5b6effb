import { addMonths } from '@btc/contract/time.ts';
import type { GoodsType } from '@btc/contract/trade/trade-codes.ts';
import type { ContrastQuestion } from '@btc/contract/trade/trade-fields.ts';
import { findOrigin } from '@btc/reference/places/origins.ts';
import { Issues, findType } from '../view-question.ts';
import type { View } from '../view-shape.ts';

/** The months of a side; null where the view's own question decides. */
export interface SpanQuery {
  readonly start: string | null;
  readonly end: string | null;
}

export interface SidesQuery {
  readonly a: SpanQuery | null;
  readonly b: SpanQuery | null;
  readonly otherOrigins: readonly string[];
  readonly otherTypes: readonly GoodsType[];
}

/** True for a contrast of two periods, false for one of two sides in the same months. */
export function isOfPeriods(view: View): boolean {
  return view.table === 'province';
}

/** Reads the sides of a contrast; rejects with 1001 and every field that is wrong. */
export function parseSides(input: ContrastQuestion, view: View): SidesQuery {
  const issues = new Issues();
  const [startA = '', endA = '', startB = '', endB = ''] = input.Dates;
  if (!isOfPeriods(view) && input.Dates.some((month) => month !== '')) issues.add('Dates', 'notInThisView');
  if (isOfPeriods(view)) {
    if (input.OtherOrigin !== '') issues.add('OtherOrigin', 'notInThisView');
    if (input.OtherType !== '') issues.add('OtherType', 'notInThisView');
  }
  const [a, b] = [toSpan(startA, endA), toSpan(startB, endB)];
  for (const span of [a, b]) {
    const [start, end] = [span?.start ?? null, span?.end ?? null];
    if (start !== null && end !== null && start > end) issues.add('Dates', 'startAfterEnd');
  }
  const otherOrigins = issues.codes('OtherOrigin', input.OtherOrigin, (code) => findOrigin(code)?.code);
  const otherTypes = issues.codes('OtherType', input.OtherType, (code) => findType(code, view.meat));
  issues.throwIfAny();
  return { a, b, otherOrigins, otherTypes };
}

function toSpan(start: string, end: string): SpanQuery | null {
  return start === '' && end === '' ? null : { start: start || null, end: end || null };
}

export function yearEarlier(months: readonly string[]): readonly string[] {
  return months.map((month) => addMonths(month, -12));
}
