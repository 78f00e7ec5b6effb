import { monthNumber } from '@btc/contract/trade/period.ts';
import { meanValues } from '@btc/reference/calibration.ts';
import { findHsCode } from '@btc/reference/hs-codes.ts';
import type { HsCode } from '@btc/reference/hs-codes.ts';
import type { OriginCode } from '@btc/reference/origins.ts';
import { monthPeriod } from '#trade/facts/vintage.ts';
import type { FactRow } from '#trade/import/fact-row.ts';
import {
  beefMix,
  firstDemoMonth,
  linePrices,
  originPrices,
  scopeMix,
  yearPrices,
  yuanRates,
} from './demo-targets.data.ts';
import type { DemoScope } from './demo-targets.data.ts';
import { spreadWeights } from './demo-weights.ts';
import type { WeightCell } from './demo-weights.ts';
import { seededRandom } from './seeded-random.ts';

/** A fact before its value is fitted to the known means. */
interface Draft {
  readonly scope: DemoScope;
  readonly origin: OriginCode;
  readonly month: string;
  readonly line: HsCode;
  readonly kg: number;
  usd: number;
}

/** Makes the demonstration facts: months by origin and tariff line with kilograms, dollars and yuan; the same on every machine. */
export function generateDemoFacts(): readonly FactRow[] {
  const random = seededRandom(20_180_101);
  const drafts = spreadWeights().flatMap((cell) => splitIntoLines(cell, random));
  fitToMeans(drafts);
  return drafts.map(presentFact);
}

/** Splits a cell over its tariff lines, to the kilogram. */
function splitIntoLines(cell: WeightCell, random: () => number): readonly Draft[] {
  const mix = Object.entries(mixOf(cell)).map(([code, share]) => ({ code, weight: share * (0.92 + 0.16 * random()) }));
  const whole = mix.reduce((sum, { weight }) => sum + weight, 0);
  let left = cell.kg;
  return mix.flatMap(({ code, weight }, place) => {
    const kg = place === mix.length - 1 ? left : Math.min(left, Math.round((cell.kg * weight) / whole));
    left -= kg;
    const line = findHsCode(code);
    if (line === undefined || kg === 0) return [];
    const price = priceOf(cell, code) * (0.975 + 0.05 * random());
    return [{ ...cell, line, kg, usd: (kg / 1000) * price }];
  });
}

function mixOf({ scope, origin }: WeightCell): Readonly<Record<string, number>> {
  return scope === 'beef' ? (beefMix[origin] ?? {}) : scopeMix[scope];
}

function priceOf({ scope, origin, month }: WeightCell, code: string): number {
  return overYears(yearPrices[scope], month) * (originPrices[origin] ?? 1) * (linePrices[code] ?? 1);
}

/** A yearly series read as a line through the middles of its years. */
function overYears(values: readonly number[], month: string): number {
  const place = (monthNumber(month) - monthNumber(firstDemoMonth) - 5.5) / 12;
  const before = Math.min(Math.max(Math.floor(place), 0), values.length - 1);
  const [from, to] = [values[before] ?? 0, values[Math.min(before + 1, values.length - 1)] ?? 0];
  return from + (to - from) * Math.min(Math.max(place - before, 0), 1);
}

function fitToMeans(drafts: readonly Draft[]): void {
  for (const { scope, fromMonth, toMonth, usdPerTonne } of meanValues) {
    const part = drafts.filter((draft) => draft.scope === scope && draft.month >= fromMonth && draft.month <= toMonth);
    const tonnes = part.reduce((sum, { kg }) => sum + kg / 1000, 0);
    const factor = (usdPerTonne * tonnes) / part.reduce((sum, { usd }) => sum + usd, 0);
    for (const draft of part) draft.usd *= factor;
  }
}

function presentFact({ origin, month, line, kg, usd }: Draft): FactRow {
  const cents = Math.round(usd) * 100;
  return {
    period: monthPeriod(month),
    origin,
    hs: line.code,
    group: line.group,
    storage: line.storage,
    form: line.form,
    mode: null,
    province: null,
    district: null,
    cut: null,
    plant: null,
    exporter: null,
    importer: null,
    grams: BigInt(kg) * 1000n,
    usdCents: BigInt(cents),
    cnyCents: BigInt(Math.round(Math.round(usd) * overYears(yuanRates, month)) * 100),
    variant: null,
  };
}
