import type { ProvinceCode } from '@btc/reference/provinces.ts';
import { districtShares, drifts, nearDistricts, nearness, porkLean, provinceShares } from './places.data.ts';
import { rake } from './rake.ts';
import { weightedChoice } from './weighted-choice.ts';
import type { WeightedChoice } from './weighted-choice.ts';

/** Where a year's imports are registered, and where those of a province clear. */
export interface PlaceShares {
  readonly provinces: ReadonlyMap<ProvinceCode, number>;
  /** Draws a place of `districtShares`. */
  readonly districts: ReadonlyMap<ProvinceCode, WeightedChoice>;
}

const rounds = 60;
const [firstYear, lastYear] = [2019, 2026];

/** The shares of a year: districts and provinces keep their known shares together, near districts come before far ones. */
export function computePlaceShares(year: number, meat: 'beef' | 'pork'): PlaceShares {
  const share = (kind: string, { code, percent }: { readonly code: string; readonly percent: number }): number =>
    percent * drift(`${kind} ${code}`, year) * (meat === 'pork' ? (porkLean[`${kind} ${code}`] ?? 1) : 1);
  const rows = normalised(provinceShares.map((one) => share('province', one)));
  const columns = normalised(districtShares.map((one) => share('district', one)));
  const start = provinceShares.flatMap((province) =>
    districtShares.map((district) =>
      (nearDistricts[province.code] ?? []).includes(district.code) ? nearness * district.percent : district.percent,
    ),
  );
  const width = districtShares.length;
  const margins = [
    ...columns.map((target, column) => ({ cells: rows.map((_, row) => row * width + column), target })),
    ...rows.map((target, row) => ({ cells: columns.map((_, column) => row * width + column), target })),
  ];
  const joint = rake(start, margins, rounds);
  return {
    provinces: new Map(provinceShares.map(({ code }, row) => [code, rows[row] ?? 0])),
    districts: new Map(
      provinceShares.map(({ code }, row) => [code, weightedChoice(joint.slice(row * width, (row + 1) * width))]),
    ),
  };
}

/** From below to above its share or the other way round, evenly over the years. */
function drift(key: string, year: number): number {
  const index = (2 * (year - firstYear)) / (lastYear - firstYear) - 1;
  return 1 + (drifts[key] ?? 0) * index;
}

function normalised(values: readonly number[]): readonly number[] {
  const whole = values.reduce((sum, value) => sum + value, 0);
  return values.map((value) => value / whole);
}
