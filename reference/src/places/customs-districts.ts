import { customsDistrictRows } from './customs-districts.data.ts';
import type { CustomsDistrictCode, CustomsDistrictFacts } from './customs-districts.data.ts';
import { districtColdStoreRows } from './district-cold-stores.data.ts';

export type { CustomsDistrictCode } from './customs-districts.data.ts';

/** A customs district (关区) of China customs statistics. */
export interface CustomsDistrict extends CustomsDistrictFacts {
  readonly code: CustomsDistrictCode;
}

/** In code order. */
export const customsDistricts: readonly CustomsDistrict[] = customsDistrictRows;

const byCode = new Map<string, CustomsDistrict>(customsDistricts.map((district) => [district.code, district]));
const byName = new Map<string, CustomsDistrict>(customsDistricts.map((district) => [district.shortCn, district]));

/** Four-digit code; accepts a lost leading zero. */
export function findCustomsDistrict(code: string): CustomsDistrict | undefined {
  return byCode.get(code.trim().padStart(4, '0'));
}

/** Accepts 上海, 上海海关, 上海关区 and 上海海关(关区). */
export function findCustomsDistrictByName(nameCn: string): CustomsDistrict | undefined {
  const city = nameCn.replace(/\s|[（(].*$/g, '').replace(/(海关|关区)+$/, '');
  return byName.get(city);
}

const coldStores: ReadonlyMap<string, { readonly noteCn: string; readonly noteEn: string }> = new Map(
  districtColdStoreRows.map(({ code, noteCn, noteEn }) => [code, { noteCn, noteEn }]),
);

/** Where the district's cold stores mostly are; undefined where not known well enough. */
export function findColdStores(code: string): { readonly noteCn: string; readonly noteEn: string } | undefined {
  return coldStores.get(code);
}
