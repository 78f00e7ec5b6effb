import type { MerchantProduct, MerchantType } from '@btc/contract/directory/directory-codes.ts';
import { merchantProductNames, merchantTypeNames, toNameCn } from '@btc/contract/directory/directory-names.ts';
import { findProvince } from '@btc/reference/places/provinces.ts';
import { searchWords } from '#platform/search/search-words.ts';
import { countryCn } from './exhibition.present.ts';

/** Searched fields of an entry; contact details are not among them, because a hit would reveal them. */
export interface SearchedMerchant {
  readonly type: MerchantType;
  readonly name: string;
  readonly nameEn: string | null;
  readonly province: string;
  readonly city: string;
  readonly products: readonly MerchantProduct[];
  readonly origins: readonly string[];
  readonly summary: string;
  readonly body: string | null;
}

export function merchantWords(entry: SearchedMerchant): readonly string[] {
  const parts = [
    entry.name,
    entry.nameEn,
    findProvince(entry.province)?.fullNameCn,
    entry.city,
    toNameCn(merchantTypeNames, entry.type),
    ...entry.products.map((product) => toNameCn(merchantProductNames, product)),
    ...entry.origins.map(countryCn),
    entry.summary,
    entry.body,
  ];
  return searchWords(parts.filter((part) => part !== null && part !== undefined).join('\n'));
}
