import type { DictionaryRow } from '@btc/contract/dictionary/dictionary.ts';
import { type PlantMeat, plantMeats } from '@btc/contract/plants/plant-codes.ts';
import { useDictionary } from '#shell/console/use-dictionary.ts';

interface OffalName {
  readonly code: string;
  readonly nameCn: string;
  readonly nameEn: string;
}

function isOffal({ GroupCode, Form }: DictionaryRow): boolean {
  return GroupCode === 'offal' && (Form === null || Form === 'offal');
}

/** Offal of the given meats, each once (some share a name); empty until the dictionary has loaded. */
export function useOffalNames(): (meats?: readonly PlantMeat[]) => readonly OffalName[] {
  const rows = useDictionary(['beefCut', 'porkCut']).filter(isOffal);
  return (meats = plantMeats) => {
    const own = rows.filter(({ Kind }) => meats.includes(Kind === 'beefCut' ? 'beef' : 'pork'));
    const names = own.map(({ Code, NameCn, NameEn }) => ({ code: Code, nameCn: NameCn, nameEn: NameEn }));
    return [...new Map(names.map((name) => [name.code, name])).values()];
  };
}
