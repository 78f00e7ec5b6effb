import type { StateSpan } from '@btc/contract/plants/plant-page.ts';

export interface LinePart {
  readonly span: StateSpan;
  /** Shares of the whole line, 0 to 1. */
  readonly from: number;
  readonly width: number;
}

/** Spans on a line from the first day to today, or to the last change announced for later. */
export function lineParts(spans: readonly StateSpan[], today: string): readonly LinePart[] {
  const [first] = spans;
  if (first === undefined) return [];
  const begin = Date.parse(first.From);
  const ends = [today, ...spans.flatMap(({ From, Until }) => [From, Until ?? From])].map((day) => Date.parse(day));
  const end = Math.max(...ends);
  const length = Math.max(end - begin, 1);
  return spans.map((span) => {
    const from = (Date.parse(span.From) - begin) / length;
    const until = ((span.Until === null ? end : Date.parse(span.Until)) - begin) / length;
    return { span, from, width: Math.max(until - from, 0) };
  });
}
