import { toMonthNumber } from '@btc/contract/time.ts';
import type { Question } from './question.ts';
import { listPeriodKinds } from './series.ts';
import type { Series } from './series.ts';

export interface SourceChoice {
  /** Series that can answer the kind of period, best first. */
  readonly candidates: readonly Series[];
  /** Null where nothing is published for the question. */
  readonly series: Series | null;
}

/** One series answers (decisions §8): the requested source, else the first covering all months, else the one covering most. */
export function chooseSeries(offered: readonly Series[], question: Question): SourceChoice {
  const candidates = offered.filter(({ grain }) => listPeriodKinds(grain).includes(question.period));
  const series =
    question.source === null
      ? findWidest(candidates, question)
      : candidates.find(({ source }) => source === question.source);
  return { candidates, series: series ?? null };
}

function findWidest(candidates: readonly Series[], { start, end }: Question): Series | undefined {
  // A side left open asks for nothing in particular there, so it does not speak against the best source.
  const [earliest, latest] = [start ?? end, end ?? start];
  if (earliest === null || latest === null) return candidates[0];
  const spans = candidates.map((series) => ({
    series,
    from: toMonthNumber(series.from),
    to: toMonthNumber(series.to),
  }));
  const [first, last] = [Math.min(...spans.map(({ from }) => from)), Math.max(...spans.map(({ to }) => to))];
  // What nobody has published speaks against nobody.
  const clip = (month: string): number => Math.min(Math.max(toMonthNumber(month), first), last);
  const [lower, upper] = [clip(earliest), clip(latest)];
  const countMonths = ({ from, to }: (typeof spans)[number]): number =>
    Math.max(0, Math.min(to, upper) - Math.max(from, lower) + 1);
  return spans.toSorted((one, other) => countMonths(other) - countMonths(one))[0]?.series;
}
