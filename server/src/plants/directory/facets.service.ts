import type { DirectoryFacets } from '@btc/contract/plants/plant-directory.ts';
import type { CountedOption } from '@btc/contract/plants/plant-fields.ts';
import { presentCode, type NamedCode } from '@btc/contract/names.ts';
import { findOrigin } from '@btc/reference/places/origins.ts';
import { plantProductNames, plantTypeNames, registrationStateNames } from '@btc/reference/plants/plant-scopes.ts';
import type { FacetRecord, FacetRecords } from './directory.queries.ts';

function named(names: readonly NamedCode[], records: readonly FacetRecord[]): CountedOption[] {
  return names.flatMap((row) => {
    const found = records.find(({ code }) => code === row.code);
    return found === undefined ? [] : [{ ...presentCode(row.code, row), Count: found.count }];
  });
}

export function presentOrigins(records: readonly FacetRecord[]): CountedOption[] {
  return records.map(({ code, count }) => ({ ...presentCode(code, findOrigin(code)), Count: count }));
}

export function presentProvinces(records: readonly FacetRecord[]): CountedOption[] {
  return records.map(({ code, name_cn: cn, name_en: en, count }) => ({
    Code: code,
    NameCn: cn ?? en ?? code,
    NameEn: en ?? cn ?? code,
    Count: count,
  }));
}

export function presentFacets({ origins, states, provinces, types, products }: FacetRecords): DirectoryFacets {
  return {
    Origins: presentOrigins(origins),
    States: named(registrationStateNames, states),
    Provinces: presentProvinces(provinces),
    Types: named(plantTypeNames, types),
    Products: named(plantProductNames, products),
  };
}
