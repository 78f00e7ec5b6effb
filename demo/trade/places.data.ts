import { districtWeights, provinceWeights } from '@btc/reference/calibration.ts';
import type { CustomsDistrictCode } from '@btc/reference/customs-districts.ts';
import type { ProvinceCode } from '@btc/reference/provinces.ts';

/*
 * Where importers are registered and where they clear. The shares of provinces and districts are those of the reference
 * package; what these leave to others, and which province uses which district, is estimated.
 */

/** Provinces behind the share of others. */
const otherProvinces = {
  '13': 0.9,
  '42': 0.7,
  '43': 0.6,
  '51': 0.8,
  '50': 0.7,
  '61': 0.5,
  '65': 0.2,
  '36': 0.3,
  '45': 0.3,
  '46': 0.3,
  '23': 0.2,
} as const satisfies Partial<Record<ProvinceCode, number>>;

/** Districts behind the share of others. */
const otherDistricts = {
  '0100': 0.35,
  '0400': 0.15,
  '0800': 0.2,
  '2900': 0.3,
  '3300': 0.2,
  '3500': 0.45,
  '4300': 0.25,
  '4700': 0.25,
  '4900': 0.2,
  '5700': 0.15,
  '6000': 0.15,
  '6400': 0.15,
  '7200': 0.15,
  '7900': 0.2,
  '8000': 0.2,
  '9000': 0.1,
  '9400': 0.05,
} as const satisfies Partial<Record<CustomsDistrictCode, number>>;

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

const entries = <Code extends string>(table: Readonly<Record<Code, number>>): readonly (readonly [Code, number])[] => {
  const pairs: (readonly [Code, number])[] = [];
  for (const code in table) pairs.push([code, table[code]]);
  return pairs;
};

/** Share of each province of registration, percent. */
export const provinceShares: readonly Share<ProvinceCode>[] = shares(
  provinceWeights.map(({ province, percent }) => ({ code: province, percent })),
  entries(otherProvinces),
);

/** Share of each customs district, percent. */
export const districtShares: readonly Share<CustomsDistrictCode>[] = shares(
  districtWeights.map(({ district, percent }) => ({ code: district, percent })),
  entries(otherDistricts),
);

/** Districts that the firms of a province use more than others do. */
export const nearDistricts: Readonly<Partial<Record<ProvinceCode, readonly CustomsDistrictCode[]>>> = {
  '11': ['0200', '0100'],
  '12': ['0200'],
  '13': ['0200', '0400'],
  '21': ['0900', '0800'],
  '23': ['0900', '0800'],
  '31': ['2200', '3100'],
  '32': ['2200', '2300'],
  '33': ['3100', '2200', '2900'],
  '34': ['2200', '3300', '2300'],
  '35': ['3700', '3500'],
  '36': ['3100', '3700'],
  '37': ['4200', '4300'],
  '41': ['4600', '4200', '0200'],
  '42': ['2200', '4700'],
  '43': ['2200', '4900'],
  '44': ['5300', '5200', '5100', '5700', '6000'],
  '45': ['5300', '7200'],
  '46': ['5300', '6400'],
  '50': ['2200', '8000'],
  '51': ['2200', '7900'],
  '61': ['0200', '9000'],
  '65': ['0200', '9400'],
};

/** How much more a near district is used. */
export const nearness = 14;

/** By how much a district's or a province's share moves from 2019 to 2026, in parts of it; those not named keep theirs. */
export const drifts: Readonly<Record<string, number>> = {
  'district 2200': -0.1,
  'district 0200': -0.08,
  'district 4200': 0.2,
  'district 3100': 0.22,
  'district 5300': 0.12,
  'district 4600': 0.4,
  'district 5200': 0.25,
  'province 31': -0.06,
  'province 11': -0.14,
  'province 37': 0.16,
  'province 33': 0.16,
  'province 12': -0.04,
};

/** How a district's or a province's part in pork stands to its part in beef; 1 where it is not named. */
export const porkLean: Readonly<Record<string, number>> = {
  'district 2200': 0.86,
  'district 0200': 0.9,
  'district 5300': 1.5,
  'district 5200': 1.6,
  'district 5100': 1.4,
  'district 4200': 1.2,
  'province 44': 1.35,
  'province 11': 0.85,
  'province 41': 1.5,
};
