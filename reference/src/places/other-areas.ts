import areaRows from './other-areas.json' with { type: 'json' };
import { findOrigin } from './origins.ts';
import type { ComtradePartner } from './origins.ts';

/**
 * Countries, territories and rests of regions that are no origin of the portal's: with the origins, all of the United Nations' M49, of
 * Comtrade's list and of the customs' (国别（地区）代码, three digits). `code` is ISO 3166-1 alpha-3; areas without one have Comtrade's
 * (`U841`) or the customs' (`C207`).
 */
interface OtherArea {
  readonly code: string;
  readonly customsCodes: readonly string[];
  readonly comtradeCodes: readonly number[];
  readonly namesCn: readonly string[];
  readonly namesEn: readonly string[];
}

export const otherAreas: readonly OtherArea[] = areaRows;

const byCode = new Map(otherAreas.map((area) => [area.code, area]));
const byCustomsCode = keyed(({ customsCodes }) => customsCodes);
const byComtradeCode = keyed(({ comtradeCodes }) => comtradeCodes.map(String));
const byName = keyed(({ namesCn, namesEn }) => [...namesCn, ...namesEn].map(foldName));

function keyed(keysOf: (area: OtherArea) => readonly string[]): ReadonlyMap<string, string> {
  return new Map(otherAreas.flatMap((area) => keysOf(area).map((key) => [key, area.code] as const)));
}

function foldName(name: string): string {
  return name
    .normalize('NFKD')
    .replace(/[\p{M}\s'’]/gu, '')
    .toLowerCase();
}

/** Names of an origin or of another area, by its own code. */
export function findPartner(code: string): { readonly nameCn: string; readonly nameEn: string } | undefined {
  const area = byCode.get(code);
  if (area === undefined) return findOrigin(code);
  const [nameEn = code] = area.namesEn;
  return { nameCn: area.namesCn[0] ?? nameEn, nameEn };
}

/** The code of an area that is no origin, by its name in Chinese or English. */
export function findOtherAreaByName(name: string): string | undefined {
  return byName.get(foldName(name));
}

/** The code of an area that is no origin, by the customs' code of three digits. */
export function findOtherAreaByCustomsCode(code: string): string | undefined {
  return byCustomsCode.get(code.trim());
}

/** The code of an area that is no origin, by what Comtrade tells of a partner. */
export function findOtherAreaByComtrade({ code, name, iso }: ComtradePartner & { iso: string }): string | undefined {
  const byOwnCode = code === null ? undefined : byComtradeCode.get(String(code));
  return byOwnCode ?? (byCode.has(iso) ? iso : undefined) ?? (name === null ? undefined : findOtherAreaByName(name));
}
