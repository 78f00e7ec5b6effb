import { findBeefCut } from '@btc/reference/beef-cuts.ts';
import type { BeefCutId } from '@btc/reference/beef-cuts.ts';
import { findPorkCut } from '@btc/reference/pork-cuts.ts';
import type { PorkCutId } from '@btc/reference/pork-cuts.ts';
import { beefCutPrices, lineCuts, porkCutPrices } from './cut-mix.data.ts';
import type { DemoCell } from './demo-cells.ts';
import { affinity, weightedChoice } from './weighted-choice.ts';
import type { WeightedChoice } from './weighted-choice.ts';

/** The cuts of a cell. */
export interface CutChoice {
  /** Draws a place of the two lists. */
  readonly choice: WeightedChoice;
  /** Places of the cuts among all cuts. */
  readonly places: readonly number[];
  /** Price of each beside the mean of the cell. */
  readonly prices: readonly number[];
}

/** All cuts that shipments of the demonstration name. */
export function listDemoCuts(): readonly string[] {
  return [
    ...new Set(Object.values(lineCuts).flatMap((origins) => Object.values(origins).flatMap((mix) => Object.keys(mix)))),
  ];
}

/** The cuts that an origin sends under a tariff line, a little different from month to month. */
export function drawCutChoice({ origin, line, month, scope }: DemoCell, cuts: readonly string[]): CutChoice {
  const byOrigin = lineCuts[line.code] ?? {};
  const mix = Object.entries(byOrigin[origin] ?? byOrigin['*'] ?? {});
  if (mix.length === 0) throw new Error(`No cuts for ${line.code} of ${origin}`);
  const isPork = scope.startsWith('pork');
  const time = Number(month.slice(0, 4)) * 12 + Number(month.slice(5));
  const weights = mix.map(([, share], index) => share * (0.88 + 0.24 * affinity(time, index + mix.length)));
  const prices = mix.map(([id]) => (isPork ? porkPrice(id) : beefPrice(id)));
  const whole = weights.reduce((sum, weight) => sum + weight, 0);
  const mean = weights.reduce((sum, weight, index) => sum + weight * (prices[index] ?? 1), 0) / whole;
  return {
    choice: weightedChoice(weights),
    places: mix.map(([id]) => cuts.indexOf(id)),
    prices: prices.map((price) => price / mean),
  };
}

function beefPrice(id: string): number {
  const cut: BeefCutId | undefined = findBeefCut(id)?.id;
  return cut === undefined ? 1 : (beefCutPrices[cut] ?? 1);
}

function porkPrice(id: string): number {
  const cut: PorkCutId | undefined = findPorkCut(id)?.id;
  return cut === undefined ? 1 : (porkCutPrices[cut] ?? 1);
}
