import type { PlantMeat } from '@btc/contract/plants/plant-codes.ts';
import type { PlantLock } from '@btc/contract/plants/plant-fields.ts';
import { openItem } from '#platform/access/item-access.ts';
import type { Reader } from '#platform/api/reader.ts';
import type { Db } from '#platform/db/db.ts';
import { estModules, findLockState } from '../plant-locks.ts';

/** `trialLeft` is null where no trial is being counted. */
export interface PlantAccess {
  readonly locked: PlantLock;
  readonly trialLeft: number | null;
}

/** Opens a plant by the module of either meat, or as a trial item, unless it is not to be counted. */
export async function accessPlant(
  db: Db,
  { id, meats, isCounted }: { readonly id: number; readonly meats: readonly PlantMeat[]; readonly isCounted: boolean },
  reader: Reader,
): Promise<PlantAccess> {
  if (meats.some((meat) => findLockState(meat, reader) === null)) return { locked: null, trialLeft: null };
  const meat = meats[0] ?? 'beef';
  if (!isCounted) return { locked: findLockState(meat, reader), trialLeft: null };
  const access = await openItem(db, reader, { module: estModules[meat], id });
  const { trialLeft } = access;
  if (access.kind === 'open') return { locked: null, trialLeft };
  return { locked: { Module: estModules[meat], Reason: access.reason }, trialLeft };
}
