import { listMonths } from '@btc/contract/time.ts';
import { knownPeriods, originYears, scopeYears } from '@btc/reference/calibration.ts';
import type { OriginCode } from '@btc/reference/places/origins.ts';
import { findScope } from '@btc/reference/plants/scopes.ts';
import {
  closedFrom,
  type DemoScope,
  demoScopes,
  type DemoSum,
  estimatedYears,
  firstDemoMonth,
  lastDemoMonth,
  originShares,
  otherOrigins,
  seasonality,
  sums2026,
} from './trade.read.ts';
import { rake } from './rake.ts';
import type { Margin } from './rake.ts';
import { seededRandom } from './seeded-random.ts';

export interface WeightCell {
  readonly scope: DemoScope;
  readonly origin: OriginCode;
  readonly month: string;
  readonly kg: number;
}

const rounds = 400;
const noise = 0.16;

interface Slot {
  readonly scope: DemoScope;
  readonly origin: OriginCode;
  readonly month: string;
  readonly start: number;
}

/** Fits months and origins to the known sums; the same on every machine. */
export function spreadWeights(): readonly WeightCell[] {
  const slots = listSlots();
  const yearly = listYearlySums();
  const margins = [...listKnownSums(), ...yearly].map((sum) => sumMargin(sum, slots));
  const tonnes = rake(
    slots.map(({ start }) => start),
    margins.filter(({ cells }) => cells.length > 0),
    rounds,
  );
  const kilograms = tonnes.map((value) => Math.round(value * 1000));
  for (const sum of yearly.filter(({ origin }) => origin !== null)) settle(kilograms, sumMargin(sum, slots));
  const cells = slots.map(({ scope, origin, month }, index) => ({ scope, origin, month, kg: kilograms[index] ?? 0 }));
  const random = seededRandom(20_190_101);
  return cells.flatMap((cell) => (cell.origin === 'OTH' ? splitOthers(cell, random) : [cell]));
}

/** Splits the group OTH over its countries, to the kilogram. */
function splitOthers(cell: WeightCell, random: () => number): readonly WeightCell[] {
  const open = otherOrigins
    .filter(({ scope }) => scope === cell.scope)
    .map((other) => ({ ...other, weight: other.share * (0.7 + 0.6 * random()) }))
    .filter(({ fromMonth = '', toMonth = '9999' }) => cell.month >= fromMonth && cell.month <= toMonth);
  const whole = open.reduce((sum, { weight }) => sum + weight, 0);
  let left = cell.kg;
  return open.map(({ origin, weight }, index) => {
    const kg = index === open.length - 1 ? left : Math.min(left, Math.round((cell.kg * weight) / whole));
    left -= kg;
    return { ...cell, origin, kg };
  });
}

function listSlots(): readonly Slot[] {
  const random = seededRandom(20_260_921);
  return demoScopes.flatMap((scope) =>
    listOrigins(scope).flatMap((origin) =>
      listMonths(firstDemoMonth, lastDemoMonth).map((month) => {
        const closed = month >= (closedFrom[`${scope} ${origin}`] ?? '9999');
        const season = seasonality[Number(month.slice(5)) - 1] ?? 1;
        const size = (originShares[scope]?.[origin] ?? 1) * season * (1 - noise / 2 + noise * random());
        return { scope, origin, month, start: closed ? 0 : size };
      }),
    ),
  );
}

function listOrigins(scope: DemoScope): readonly OriginCode[] {
  const listed = originYears.filter((row) => row.scope === scope).map(({ origin }) => origin);
  const shared: readonly OriginCode[] = originYears
    .map(({ origin }) => origin)
    .filter((origin) => originShares[scope]?.[origin] !== undefined);
  return [...new Set([...listed, ...shared])];
}

type SumOfScopes = Omit<DemoSum, 'scope'> & { readonly scopes: readonly string[] };

function listKnownSums(): readonly SumOfScopes[] {
  const known = knownPeriods.map(({ scope, ...sum }) => ({ ...sum, scopes: findScope(scope)?.groups ?? [] }));
  const own = sums2026.map(({ scope, ...sum }) => ({ ...sum, scopes: [scope] }));
  return [...known, ...own];
}

/** Yearly sums come last, so that they are met exactly: all origins first, then each origin of its own. */
function listYearlySums(): readonly SumOfScopes[] {
  const whole = scopeYears.map(({ scope, year, tonnes }) => ({
    ...yearSpan(year),
    scopes: [scope],
    origin: null,
    tonnes,
  }));
  const toEstimate = (year: number, scope: DemoScope, tonnes: number) => ({
    ...yearSpan(year),
    scopes: [scope],
    origin: null,
    tonnes,
  });
  const estimated = [
    ...estimatedYears.map(({ year, beefOffal }) => toEstimate(year, 'beef_offal', beefOffal)),
    ...estimatedYears.map(({ year, porkFat }) => toEstimate(year, 'pork_fat', porkFat)),
  ];
  const byOrigin = originYears.map(({ scope, origin, year, tonnes }) => ({
    ...yearSpan(year),
    scopes: [scope],
    origin,
    tonnes,
  }));
  const begun = sums2026
    .filter(({ fromMonth, toMonth }) => fromMonth === '2026-01' && toMonth === lastDemoMonth)
    .map(({ scope, ...sum }) => ({ ...sum, scopes: [scope] }));
  return [...whole, ...estimated, ...byOrigin, ...begun];
}

function yearSpan(year: number): { fromMonth: string; toMonth: string } {
  return { fromMonth: `${year}-01`, toMonth: `${year}-12` };
}

function sumMargin(sum: SumOfScopes, slots: readonly Slot[]): Margin {
  const isPart = ({ scope, origin, month }: Slot): boolean =>
    sum.scopes.includes(scope) &&
    (sum.origin === null || sum.origin === origin) &&
    month >= sum.fromMonth &&
    month <= sum.toMonth;
  return { cells: slots.flatMap((slot, index) => (isPart(slot) ? [index] : [])), target: sum.tonnes };
}

/** Adds the rounding difference to the largest cell. */
function settle(kilograms: number[], { cells, target }: Margin): void {
  const sum = cells.reduce((total, cell) => total + (kilograms[cell] ?? 0), 0);
  const largest = cells.toSorted((one, other) => (kilograms[other] ?? 0) - (kilograms[one] ?? 0))[0];
  if (largest !== undefined && sum > 0)
    kilograms[largest] = (kilograms[largest] ?? 0) + Math.round(target * 1000) - sum;
}
