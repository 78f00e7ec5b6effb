import { toMonthNumber } from '@btc/contract/time.ts';
import type { Question } from './question.ts';
import { toFirstMonth, toLastMonth, listPeriodKinds } from './series.ts';
import type { Series } from './series.ts';

interface Span {
  readonly from: number;
  readonly to: number;
}

/** The series that can answer a question at all, the best first. */
export function listCandidates(series: readonly Series[], question: Question): readonly Series[] {
  return series.filter(({ grain }) => listPeriodKinds(grain).includes(question.period));
}

/**
 * The one series that answers (decisions §8): the source that is asked for, else the first that covers the months asked for, else the
 * one that covers most of them. Null where nobody has published anything for the question.
 */
export function chooseSeries(candidates: readonly Series[], question: Question): Series | null {
  if (question.source !== null) return candidates.find(({ source }) => source === question.source) ?? null;
  const request = askedSpan(candidates, question);
  const covered = candidates.map((series) => ({ series, months: overlap(toSpan(series), request) }));
  const whole = covered.find(({ months }) => months === request.to - request.from + 1);
  if (whole !== undefined) return whole.series;
  return covered.toSorted((one, other) => other.months - one.months)[0]?.series ?? null;
}

/**
 * The months asked for, without those that nobody has published. A side left open asks for nothing in particular there, so it
 * does not speak against the best source.
 */
function askedSpan(candidates: readonly Series[], question: Question): Span {
  const spans = candidates.map(toSpan);
  const first = spans[0];
  if (first === undefined) return { from: 0, to: 0 };
  const union = { from: Math.min(...spans.map(({ from }) => from)), to: Math.max(...spans.map(({ to }) => to)) };
  const clip = (month: string): number => Math.min(Math.max(toMonthNumber(month), union.from), union.to);
  const [start, end] = [question.start, question.end];
  if (start === null) return end === null ? first : { from: clip(end), to: clip(end) };
  return { from: clip(start), to: clip(end ?? start) };
}

function toSpan({ units }: Series): Span {
  return {
    from: toMonthNumber(toFirstMonth(units[0] ?? '0000')),
    to: toMonthNumber(toLastMonth(units.at(-1) ?? '0000')),
  };
}

function overlap(one: Span, other: Span): number {
  return Math.max(0, Math.min(one.to, other.to) - Math.max(one.from, other.from) + 1);
}
