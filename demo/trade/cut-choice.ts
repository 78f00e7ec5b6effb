import { cutPrices, lineCuts } from './trade.read.ts';
import type { DemoCell } from './demo-cells.ts';
import { affinity, weightedChoice } from './weighted-choice.ts';
import type { WeightedChoice } from './weighted-choice.ts';

export interface CutChoice {
  /** Draws an index of the two lists below. */
  readonly choice: WeightedChoice;
  /** Indices among all cuts. */
  readonly places: readonly number[];
  readonly prices: readonly number[];
}

const cutsSent = Map.groupBy(lineCuts, ({ line, origin }) => `${line} ${origin}`);
const cutPrice: ReadonlyMap<string, number> = new Map(
  cutPrices.map(({ meat, cut, price }) => [`${meat} ${cut}`, price]),
);

export function listDemoCuts(): readonly string[] {
  return [...new Set(lineCuts.map(({ cut }) => cut))];
}

/** Varies a little from month to month. */
export function drawCutChoice({ origin, line, month, scope }: DemoCell, cuts: readonly string[]): CutChoice {
  const mix = cutsSent.get(`${line.code} ${origin}`) ?? cutsSent.get(`${line.code} *`) ?? [];
  if (mix.length === 0) throw new Error(`No cuts for ${line.code} of ${origin}`);
  const meat = scope.startsWith('pork') ? 'pork' : 'beef';
  const time = Number(month.slice(0, 4)) * 12 + Number(month.slice(5));
  const weights = mix.map(({ share }, index) => share * (0.88 + 0.24 * affinity(time, index + mix.length)));
  const prices = mix.map(({ cut }) => cutPrice.get(`${meat} ${cut}`) ?? 1);
  const whole = weights.reduce((sum, weight) => sum + weight, 0);
  const mean = weights.reduce((sum, weight, index) => sum + weight * (prices[index] ?? 1), 0) / whole;
  return {
    choice: weightedChoice(weights),
    places: mix.map(({ cut }) => cuts.indexOf(cut)),
    prices: prices.map((price) => price / mean),
  };
}
