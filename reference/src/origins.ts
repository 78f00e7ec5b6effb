import { originRows } from './origins.data.ts';
import type { OriginCode, OriginFacts } from './origins.data.ts';

export { accessStatuses, priceOriginCodes } from './origins.data.ts';
export type { Access, AccessStatus, OriginCode, PlantNumberForm } from './origins.data.ts';

/** A country or region of China's meat trade, or OTH for what belongs to none, and for the quota that the rest share: named as the decree has it. */
export interface Origin extends OriginFacts {
  readonly code: OriginCode;
}

/** A trade partner as UN Comtrade gives it; either half may be missing. */
export interface ComtradePartner {
  readonly name: string | null;
  readonly code: number | null;
}

/** All origins in display order: the meat origins first, OTH last. */
export const origins: readonly Origin[] = originRows;

const byCode = new Map<string, Origin>(origins.map((origin) => [origin.code, origin]));
const byCustomsCode = keyed((origin) => [origin.customsCode, ...origin.otherCustomsCodes]);
const byCustomsName = keyed((origin) => [origin.nameCn, ...origin.otherCustomsNames].map(foldCustomsName));
const byComtradeCode = keyed((origin) => [origin.comtradeCode, ...origin.otherComtradeCodes].map(String));
const byComtradeName = keyed((origin) => origin.comtradeNames.map(foldComtradeName));

/** Finds an origin by ISO 3166-1 alpha-3 code, or OTH. */
export function findOrigin(code: string): Origin | undefined {
  return byCode.get(code.trim().toUpperCase());
}

/** Finds an origin by the 3-digit customs country code; the codes for the rest of a continent answer OTH. */
export function findOriginByCustomsCode(code: string): Origin | undefined {
  return byCustomsCode.get(code.trim());
}

/** Finds an origin by the Chinese name in a customs file (中国香港, 韩国); former spellings are known too. */
export function findOriginByCustomsName(nameCn: string): Origin | undefined {
  return byCustomsName.get(foldCustomsName(nameCn));
}

/** Finds an origin by UN Comtrade partner code, else by partner name; 'Areas, nes' and its kin answer OTH, 'World' nothing. */
export function findOriginByComtrade(partner: ComtradePartner): Origin | undefined {
  const byItsCode = partner.code === null ? undefined : byComtradeCode.get(String(partner.code));
  if (byItsCode !== undefined || partner.name === null) return byItsCode;
  return byComtradeName.get(foldComtradeName(partner.name));
}

function keyed(keysOf: (origin: Origin) => readonly (string | null)[]): ReadonlyMap<string, Origin> {
  const found = new Map<string, Origin>();
  for (const origin of origins) {
    for (const key of keysOf(origin)) {
      if (key !== null) found.set(key, origin);
    }
  }
  return found;
}

// Customs files write the brackets of 国(地)别 in full and in half width.
function foldCustomsName(name: string): string {
  return name.replace(/\s/g, '').replaceAll('（', '(').replaceAll('）', ')');
}

function foldComtradeName(name: string): string {
  return name.trim().replace(/\s+/g, ' ').toLowerCase();
}
