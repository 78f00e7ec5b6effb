import { toMonthNumber } from '@btc/contract/time.ts';
import { meanValues, originYears } from '@btc/reference/calibration.ts';
import { findHsCode } from '@btc/reference/goods/hs-codes.ts';
import type { HsCode } from '@btc/reference/goods/hs-codes.ts';
import type { OriginCode } from '@btc/reference/places/origins.ts';
import {
  beefMix,
  type DemoScope,
  firstYearOfSeries,
  linePrices,
  originPrices,
  scopeMix,
  yearPrices,
  yuanRates,
} from './trade.read.ts';
import { spreadWeights } from './demo-weights.ts';
import type { WeightCell } from './demo-weights.ts';
import { seededRandom } from './seeded-random.ts';

export interface DemoCell {
  readonly scope: DemoScope;
  readonly origin: OriginCode;
  readonly month: string;
  readonly line: HsCode;
  readonly kg: number;
  readonly usd: number;
}

interface Draft extends DemoCell {
  usd: number;
}

const named: ReadonlySet<OriginCode> = new Set(originYears.map(({ origin }) => origin));

/** Ordered by month; kilograms and dollars are the same on every machine. */
export function makeDemoCells(): readonly DemoCell[] {
  const random = seededRandom(20_180_101);
  const drafts: Draft[] = spreadWeights().flatMap((cell) => splitIntoLines(cell, random));
  fitToMeans(drafts);
  return drafts.toSorted((one, other) => one.month.localeCompare(other.month));
}

/** Exact to the kilogram. */
function splitIntoLines(cell: WeightCell, random: () => number): readonly Draft[] {
  const mix = Object.entries(getMix(cell)).map(([code, share]) => ({ code, weight: share * (0.92 + 0.16 * random()) }));
  const whole = mix.reduce((sum, { weight }) => sum + weight, 0);
  let left = cell.kg;
  return mix.flatMap(({ code, weight }, index) => {
    const kg = index === mix.length - 1 ? left : Math.min(left, Math.round((cell.kg * weight) / whole));
    left -= kg;
    const line = findHsCode(code);
    if (line === undefined || kg === 0) return [];
    const price = toPrice(cell, code) * (0.975 + 0.05 * random());
    return [{ ...cell, line, kg, usd: (kg / 1000) * price }];
  });
}

function getMix({ scope, origin }: WeightCell): Readonly<Record<string, number>> {
  return scope === 'beef' ? (beefMix[origin] ?? beefMix.OTH ?? {}) : scopeMix[scope];
}

function toPrice({ scope, origin, month }: WeightCell, code: string): number {
  const usual = named.has(origin) ? 1 : (originPrices.OTH ?? 1);
  return overYears(yearPrices[scope], month) * (originPrices[origin] ?? usual) * (linePrices[code] ?? 1);
}

/** Interpolates a yearly series linearly between the middles of its years. */
function overYears(values: readonly number[], month: string): number {
  const index = (toMonthNumber(month) - toMonthNumber(`${firstYearOfSeries}-01`) - 5.5) / 12;
  const before = Math.min(Math.max(Math.floor(index), 0), values.length - 1);
  const [from, to] = [values[before] ?? 0, values[Math.min(before + 1, values.length - 1)] ?? 0];
  return from + (to - from) * Math.min(Math.max(index - before, 0), 1);
}

/** CNY per USD. */
export function yuanRateIn(month: string): number {
  return overYears(yuanRates, month);
}

function fitToMeans(drafts: readonly Draft[]): void {
  for (const { scope, fromMonth, toMonth, usdPerTonne } of meanValues) {
    const part = drafts.filter((draft) => draft.scope === scope && draft.month >= fromMonth && draft.month <= toMonth);
    const tonnes = part.reduce((sum, { kg }) => sum + kg / 1000, 0);
    const factor = (usdPerTonne * tonnes) / part.reduce((sum, { usd }) => sum + usd, 0);
    for (const draft of part) draft.usd *= factor;
  }
}
