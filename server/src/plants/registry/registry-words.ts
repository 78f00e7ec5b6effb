import { plantNumberKeys, plantNumberOrder } from '@btc/reference/plants/plant-numbers.ts';
import { searchWords } from '#platform/search/search-words.ts';
import type { RegistryNumber, RegistryRow, RegistryWords } from './registry.queries.ts';

function listWords(...texts: readonly (string | null)[]): readonly string[] {
  return [...new Set(texts.flatMap((text) => (text === null ? [] : searchWords(text))))];
}

export function registryWords(row: RegistryRow): RegistryWords {
  const names = [row.name_cn, row.name_en, row.name_local];
  const places = [row.state_cn, row.state_en, row.city_cn, row.city_en];
  return {
    id: row.id,
    numberOrder: plantNumberOrder(row.number),
    nameWords: listWords(...names),
    allWords: listWords(...names, row.group_cn, row.group_en, ...places),
  };
}

/** All present and former numbers of a plant, normalised for comparison. */
export function registryNumbers(row: RegistryRow): readonly RegistryNumber[] {
  const { id: plantId, origin, number, listed_number: listed, cifer_number: cifer } = row;
  const keyed = (kind: 'number' | 'oldNumber', written: string): readonly RegistryNumber[] =>
    plantNumberKeys(origin, written).map((key) => ({ plantId, kind, key, written }));
  return [
    ...keyed('number', number),
    ...(listed === null ? [] : keyed('number', listed)),
    ...(cifer === null ? [] : [{ plantId, kind: 'cifer' as const, key: cifer, written: cifer }]),
    ...row.old_numbers.flatMap((old) => keyed('oldNumber', old)),
  ];
}
