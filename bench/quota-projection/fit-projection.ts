import { roundTo } from '@btc/contract/round-to.ts';
import type { ProjectionFit } from '@btc/contract/safeguard/fill-projection.ts';
import {
  canExpect,
  type ExpectationFit,
  listErrors,
  shapingYears,
  computeSpread,
  adjustSpread,
  type YearMonths,
} from '@btc/contract/safeguard/year-expectation.ts';
import type { ExportSeries } from './monthly-exports.ts';

/** An assumption, not a fit: no past year had a quota of this kind, so no rush has been measured. */
export const assumedRush = 1;

/** Candidate strengths of pulling the shape to an even year, and the spread to that of all origins. */
const evenYearsTried = [1, 2, 4, 8];
const pooledYearsTried = [1, 2, 4, 8, 16];

/** The consecutive years of a series before `year`, the latest first. */
export function listEarlierYears({ years }: ExportSeries, year: number): readonly YearMonths[] {
  const before = Array.from({ length: shapingYears }, (_, back) => years.get(year - 1 - back));
  const gap = before.indexOf(undefined);
  return before.slice(0, gap === -1 ? before.length : gap).filter((months) => months !== undefined);
}

interface PastYear {
  readonly months: YearMonths;
  readonly earlierYears: readonly YearMonths[];
}

/** Fits the projection on all years before `before`; neither that year nor a later one is used. */
export function fitProjection(all: readonly ExportSeries[], before: number): ProjectionFit {
  const past = all.flatMap((series) =>
    [...series.years]
      .map(([year, months]) => ({ year, months, earlierYears: listEarlierYears(series, year) }))
      .filter(({ year, earlierYears }) => year < before && canExpect(earlierYears)),
  );
  if (past.length === 0) throw new Error(`No year before ${before} to fit on`);
  const evenYears = findLeast(evenYearsTried, (tried) => meanMiss(past, tried));
  const spread = roundTo(computeSpread(listAll(past, evenYears)), 4);
  const pooledYears = findLeast(pooledYearsTried, (tried) => surprise(past, { evenYears, spread, pooledYears: tried }));
  return { evenYears, spread, pooledYears, rush: assumedRush };
}

function findLeast(tried: readonly number[], weigh: (value: number) => number): number {
  const weighed = tried.map((value) => ({ value, weight: weigh(value) }));
  return weighed.toSorted((one, other) => one.weight - other.weight)[0]?.value ?? Number.NaN;
}

function listAll(past: readonly PastYear[], evenYears: number): readonly number[] {
  return past.flatMap(({ months, earlierYears }) => listErrors(months, earlierYears, evenYears));
}

function meanMiss(past: readonly PastYear[], evenYears: number): number {
  return computeMean(listAll(past, evenYears).map(Math.abs));
}

/** Mean negative log density of the logistic distribution with each year's spread; lower fits better. */
function surprise(past: readonly PastYear[], fit: ExpectationFit): number {
  return computeMean(
    past.flatMap(({ months, earlierYears }) => {
      const scale = adjustSpread(earlierYears, fit);
      return listErrors(months, earlierYears, fit.evenYears).map((error) => {
        const distance = Math.abs(error) / scale;
        return distance + 2 * Math.log1p(Math.exp(-distance)) + Math.log(scale);
      });
    }),
  );
}

function computeMean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}
