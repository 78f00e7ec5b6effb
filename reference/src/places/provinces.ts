import { provinceRows } from './provinces.data.ts';
import type { ProvinceCode, ProvinceFacts } from './provinces.data.ts';

export type { ProvinceCode } from './provinces.data.ts';

export interface Province extends ProvinceFacts {
  readonly code: ProvinceCode;
}

/** The 31 mainland provinces in code order. */
export const provinces: readonly Province[] = provinceRows;

const byCode = new Map<string, Province>(provinces.map((province) => [province.code, province]));
const byName = new Map<string, Province>(
  provinces.flatMap((province) => [province.nameCn, province.fullNameCn].map((name) => [name, province] as const)),
);

/** Finds a province by GB/T 2260 code: two digits, or six, of which the first two decide. */
export function findProvince(code: string): Province | undefined {
  const digits = code.trim();
  return /^(\d{2}|\d{6})$/.test(digits) ? byCode.get(digits.slice(0, 2)) : undefined;
}

/** Finds a province by its short or full Chinese name: 广西 or 广西壮族自治区. */
export function findProvinceByName(nameCn: string): Province | undefined {
  return byName.get(nameCn.replace(/\s/g, ''));
}
