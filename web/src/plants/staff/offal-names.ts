import { type PlantMeat, plantMeats } from '@btc/contract/plants/plant-codes.ts';
import { beefCuts } from '@btc/reference/beef-cuts.ts';
import { porkCuts } from '@btc/reference/pork-cuts.ts';

interface OffalName {
  readonly code: string;
  readonly nameCn: string;
  readonly nameEn: string;
}

const offalOf = {
  beef: beefCuts.filter(({ form }) => form === 'offal'),
  pork: porkCuts.filter(({ group }) => group === 'offal'),
} as const;

/** The offal of some meats, each once: some have a name in common. */
export function offalNames(meats: readonly PlantMeat[] = plantMeats): readonly OffalName[] {
  const all = meats.flatMap((meat): readonly OffalName[] =>
    offalOf[meat].map(({ id, nameCn, nameEn }) => ({ code: id, nameCn, nameEn })),
  );
  return [...new Map(all.map((name) => [name.code, name])).values()];
}
