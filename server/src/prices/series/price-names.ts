import type { PriceSpecies } from '@btc/contract/prices/price-codes.ts';
import { beefCuts, beefParts } from '@btc/reference/beef-cuts.ts';
import { findCountry } from '@btc/reference/countries.ts';
import { findOrigin, origins } from '@btc/reference/origins.ts';
import { porkCutGroups, porkCuts } from '@btc/reference/pork-cuts.ts';

/** Both names of something; its code where it has none. */
export interface Names {
  readonly cn: string;
  readonly en: string;
}

/** Names of an origin; of one that nobody knows, its code. */
export function originNames(code: string): Names {
  if (code === 'ALL') return { cn: '其他原产地', en: 'All other origins' };
  const found = findOrigin(code) ?? findCountry(code);
  return found === undefined ? { cn: code, en: code } : { cn: found.nameCn, en: found.nameEn };
}

export interface PriceCut extends Names {
  readonly code: string;
  readonly place: number;
  readonly groupCode: string;
  readonly groupCn: string;
  readonly groupEn: string;
}

function cutsOf(
  cuts: readonly { readonly id: string; readonly nameCn: string; readonly nameEn: string; readonly group: string }[],
  groups: readonly { readonly code: string; readonly nameCn: string; readonly nameEn: string }[],
): ReadonlyMap<string, PriceCut> {
  const groupOf = new Map(groups.map((group) => [group.code, group]));
  return new Map(
    cuts.map(({ id, nameCn, nameEn, group }, place) => [
      id,
      {
        code: id,
        place,
        cn: nameCn,
        en: nameEn,
        groupCode: group,
        groupCn: groupOf.get(group)?.nameCn ?? group,
        groupEn: groupOf.get(group)?.nameEn ?? group,
      },
    ]),
  );
}

const cuts: Readonly<Record<PriceSpecies, ReadonlyMap<string, PriceCut>>> = {
  beef: cutsOf(
    beefCuts.map((cut) => ({ ...cut, group: cut.part })),
    beefParts,
  ),
  pork: cutsOf(porkCuts, porkCutGroups),
};

/** Finds a cut that can be quoted. */
export function findPriceCut(species: PriceSpecies, code: string): PriceCut | undefined {
  return cuts[species].get(code);
}

/** The tariff position under which a cut is declared, as far as duties ask: beef, its offal, or pork. Without a cut: meat. */
export function findGoods(species: PriceSpecies, cut = ''): string {
  if (species === 'pork') return '0203';
  return findPriceCut('beef', cut)?.groupCode === 'offal' ? '0206' : '0202';
}

/** The cut of a series; of one that nobody knows, its code. */
export function priceCut(species: PriceSpecies, code: string): PriceCut {
  const unknown = { code, place: 999, cn: code, en: code, groupCode: '', groupCn: '', groupEn: '' };
  return findPriceCut(species, code) ?? unknown;
}

/** The names of a cut, of whichever meat. */
export function cutNames(code: string): Names {
  const { cn, en } = findPriceCut('beef', code) ?? priceCut('pork', code);
  return { cn, en };
}

/** A name in one edition. */
export function nameIn({ cn, en }: Names, isEn: boolean): string {
  return isEn ? en : cn;
}

const originPlaces = new Map<string, number>(origins.map(({ code }, place) => [code, place]));

/** Where an origin stands in lists. */
export function originPlace(code: string): number {
  return originPlaces.get(code) ?? origins.length;
}

/** Where a series stands in lists and sheets: by origin, then in cut order. */
export function seriesSortKey(species: PriceSpecies, origin: string, cut: string): number {
  return originPlace(origin) * 1000 + priceCut(species, cut).place;
}
