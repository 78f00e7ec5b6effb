import { districtWeights, provinceWeights } from '@btc/reference/calibration.ts';
import type { CustomsDistrictCode } from '@btc/reference/places/customs-districts.ts';
import type { ProvinceCode } from '@btc/reference/places/provinces.ts';
import { rake } from './rake.ts';
import { weightedChoice } from './weighted-choice.ts';
import { drifts, nearDistricts, nearness, otherDistricts, otherProvinces, porkLean } from './trade.read.ts';
import type { WeightedChoice } from './weighted-choice.ts';

interface Share<Code> {
  readonly code: Code;
  readonly percent: number;
}

function shares<Code extends string>(
  known: readonly { readonly code: Code | null; readonly percent: number }[],
  others: readonly (readonly [Code, number])[],
): readonly Share<Code>[] {
  const rest = known.find(({ code }) => code === null)?.percent ?? 0;
  const whole = others.reduce((sum, [, share]) => sum + share, 0);
  return [
    ...known.flatMap(({ code, percent }) => (code === null ? [] : [{ code, percent }])),
    ...others.map(([code, share]) => ({ code, percent: (rest * share) / whole })),
  ];
}

/** Percent. */
export const provinceShares: readonly Share<ProvinceCode>[] = shares(
  provinceWeights.map(({ province, percent }) => ({ code: province, percent })),
  otherProvinces,
);

/** Percent. */
export const districtShares: readonly Share<CustomsDistrictCode>[] = shares(
  districtWeights.map(({ district, percent }) => ({ code: district, percent })),
  otherDistricts,
);

export interface PlaceShares {
  readonly provinces: ReadonlyMap<ProvinceCode, number>;
  /** Draws an index of `districtShares`. */
  readonly districts: ReadonlyMap<ProvinceCode, WeightedChoice>;
}

const rounds = 60;
const [firstYear, lastYear] = [2019, 2026];

/** Keeps the known shares of districts and provinces; near districts are preferred to far ones. */
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

/** Moves linearly over the years, from below the share to above it or the reverse. */
function drift(key: string, year: number): number {
  const index = (2 * (year - firstYear)) / (lastYear - firstYear) - 1;
  return 1 + (drifts[key] ?? 0) * index;
}

function normalised(values: readonly number[]): readonly number[] {
  const whole = values.reduce((sum, value) => sum + value, 0);
  return values.map((value) => value / whole);
}
