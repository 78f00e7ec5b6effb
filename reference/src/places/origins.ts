import { originRows } from './origins.data.ts';
import type { OriginCode, OriginFacts } from './origins.data.ts';

export { accessStatuses, priceOriginCodes } from './origins.data.ts';
export type { Access, AccessStatus, OriginCode, PlantNumberForm } from './origins.data.ts';

/** OTH stands for goods of no listed origin and for the shared rest of the quota; named as in the decree. */
export interface Origin extends OriginFacts {
  readonly code: OriginCode;
}

/** Either half may be missing. */
export interface ComtradePartner {
  readonly name: string | null;
  readonly code: number | null;
}

/** In display order: meat origins first, OTH last. */
export const origins: readonly Origin[] = originRows;

const byCode = new Map<string, Origin>(origins.map((origin) => [origin.code, origin]));
const byCustomsCode = keyed((origin) => [origin.customsCode, ...origin.otherCustomsCodes]);
const byCustomsName = keyed((origin) => [origin.nameCn, ...origin.otherCustomsNames].map(foldCustomsName));
const byComtradeCode = keyed((origin) => [origin.comtradeCode, ...origin.otherComtradeCodes].map(String));
const byComtradeName = keyed((origin) => origin.comtradeNames.map(foldComtradeName));

/** `code` is ISO 3166-1 alpha-3, or OTH. */
export function findOrigin(code: string): Origin | undefined {
  return byCode.get(code.trim().toUpperCase());
}

/** Three-digit customs country code; codes for the rest of a continent give OTH. */
export function findOriginByCustomsCode(code: string): Origin | undefined {
  return byCustomsCode.get(code.trim());
}

/** Chinese name as in customs files (中国香港, 韩国), including former spellings. */
export function findOriginByCustomsName(nameCn: string): Origin | undefined {
  return byCustomsName.get(foldCustomsName(nameCn));
}

/** By partner code, else by name; 'Areas, nes' and the like give OTH, 'World' gives undefined. */
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
