import type { PlantProduct } from '@btc/contract/plants/plant-codes.ts';
import { appliesTo } from './cargo-dates.ts';
import type { Cargo, CargoPlant, CargoReason } from './cargo.ts';

const storages: readonly PlantProduct[] = ['chilled', 'frozen'];
const forms: readonly PlantProduct[] = ['boneless', 'bone-in', 'offal'];

function decideProduct(
  { products }: CargoPlant,
  among: readonly PlantProduct[],
  product: PlantProduct,
): 'covered' | 'notCovered' | 'unknown' {
  if (products.includes(product)) return 'covered';
  return products.some((product) => among.includes(product)) ? 'notCovered' : 'unknown';
}

function decideOffal({ offalCuts }: CargoPlant, { offalCut }: Cargo): readonly CargoReason[] {
  if (offalCuts.length === 0) return [{ kind: 'offalScope', effect: 'unclear' }];
  if (offalCut === null) return [{ kind: 'offalScope', effect: 'unclear' }];
  return offalCuts.includes(offalCut) ? [] : [{ kind: 'offalScope', effect: 'no', detail: offalCut }];
}

/** A scope changed after production was different for these goods. */
function decideChange({ events }: CargoPlant, cargo: Cargo): readonly CargoReason[] {
  const later = events.find(
    ({ status, effectiveOn, basis }) =>
      status === 'SCOPE' && appliesTo(cargo, effectiveOn, basis ?? 'production') !== 'yes',
  );
  return later === undefined
    ? []
    : [{ kind: 'scopeChanged', effect: 'unclear', eventId: later.id, date: cargo.production }];
}

export function decideScope(plant: CargoPlant, cargo: Cargo): readonly CargoReason[] {
  const storage = decideProduct(plant, storages, cargo.storage);
  const form = decideProduct(plant, forms, cargo.form);
  const reasons: CargoReason[] = [];
  if (storage === 'notCovered') reasons.push({ kind: 'storageScope', effect: 'no' });
  if (form === 'notCovered') reasons.push({ kind: 'formScope', effect: 'no' });
  if (storage === 'unknown' || form === 'unknown') reasons.push({ kind: 'scopeUnknown', effect: 'unclear' });
  if (cargo.form === 'offal' && form === 'covered') reasons.push(...decideOffal(plant, cargo));
  return [...reasons, ...decideChange(plant, cargo)];
}
