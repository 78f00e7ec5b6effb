import type { PlantProduct } from '@btc/contract/plants/plant-codes.ts';
import { appliesTo } from './cargo-dates.ts';
import type { Cargo, CargoPlant, Finding } from './cargo.ts';

const storages: readonly PlantProduct[] = ['chilled', 'frozen'];
const forms: readonly PlantProduct[] = ['boneless', 'bone-in', 'offal'];

function decideProduct(
  { products }: CargoPlant,
  among: readonly PlantProduct[],
  asked: PlantProduct,
): 'covered' | 'notCovered' | 'unknown' {
  if (products.includes(asked)) return 'covered';
  return products.some((product) => among.includes(product)) ? 'notCovered' : 'unknown';
}

function decideOffal({ offalCuts }: CargoPlant, { offalCut }: Cargo): readonly Finding[] {
  if (offalCuts.length === 0) return [{ kind: 'offalScope', effect: 'unclear' }];
  if (offalCut === null) return [{ kind: 'offalScope', effect: 'unclear' }];
  return offalCuts.includes(offalCut) ? [] : [{ kind: 'offalScope', effect: 'no', detail: offalCut }];
}

/** A scope that changed after the goods were made was another one then. */
function decideChange({ events }: CargoPlant, cargo: Cargo): readonly Finding[] {
  const later = events.find(
    ({ status, effectiveOn, basis }) =>
      status === 'SCOPE' && appliesTo(cargo, effectiveOn, basis ?? 'production') !== 'yes',
  );
  return later === undefined
    ? []
    : [{ kind: 'scopeChanged', effect: 'unclear', eventId: later.id, date: cargo.production }];
}

/** Whether the registration covers the goods: storage, form, and for offal the cut. */
export function decideScope(plant: CargoPlant, cargo: Cargo): readonly Finding[] {
  const storage = decideProduct(plant, storages, cargo.storage);
  const form = decideProduct(plant, forms, cargo.form);
  const findings: Finding[] = [];
  if (storage === 'notCovered') findings.push({ kind: 'storageScope', effect: 'no' });
  if (form === 'notCovered') findings.push({ kind: 'formScope', effect: 'no' });
  if (storage === 'unknown' || form === 'unknown') findings.push({ kind: 'scopeUnknown', effect: 'unclear' });
  if (cargo.form === 'offal' && form === 'covered') findings.push(...decideOffal(plant, cargo));
  return [...findings, ...decideChange(plant, cargo)];
}
