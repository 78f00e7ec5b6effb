import { beefQuotas, knownPeriods, originYears, scopeYears } from './calibration.data.ts';
import type { BeefQuota, KnownPeriod, OriginYear, ScopeYear } from './calibration.data.ts';
import type { OriginCode } from './places/origins.data.ts';
import type { ScopeCode } from './plants/scopes.data.ts';

export {
  beefProductMix,
  beefQuotas,
  beefQuotaTotals,
  beefSafeguard,
  brazilCutMix,
  calibrationYears,
  districtWeights,
  forwardOffers,
  knownPeriods,
  meanValues,
  originYears,
  printedTotals,
  provinceWeights,
  scopeYears,
  spotQuotes,
} from './calibration.data.ts';
export type { BeefQuota, ForwardOffer, KnownPeriod, OriginYear, ScopeYear } from './calibration.data.ts';

/** All origins together, tonnes product weight. */
export function findScopeYear(scope: ScopeCode, year: number): ScopeYear | undefined {
  return scopeYears.find((row) => row.scope === scope && row.year === year);
}

/** Tonnes product weight; origins without a row are in OTH. */
export function findOriginYear(scope: ScopeCode, origin: OriginCode, year: number): OriginYear | undefined {
  return originYears.find((row) => row.scope === scope && row.origin === origin && row.year === year);
}

/** Tonnes; origins without their own quota share OTH. */
export function findBeefQuota(origin: OriginCode, year: number): BeefQuota | undefined {
  return beefQuotas.find((row) => row.origin === origin && row.year === year);
}

/** `origin` null: all origins together; in the order of the source table. */
export function listKnownPeriods(scope: ScopeCode, origin: OriginCode | null): readonly KnownPeriod[] {
  return knownPeriods.filter((row) => row.scope === scope && row.origin === origin);
}
