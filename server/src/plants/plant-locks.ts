import type { PlantMeat } from '@btc/contract/plants/plant-codes.ts';
import type { PlantLock } from '@btc/contract/plants/plant-fields.ts';
import { findLock, type Visitor } from '#platform/api/reader.ts';

type LockModule = NonNullable<PlantLock>['Module'];

export const estModules = { beef: 'Est', pork: 'PorkEst' } as const satisfies Record<PlantMeat, LockModule>;

export const plantModules = Object.values(estModules);

/** Why a meat's plants are locked for a reader; null where they are open. */
export function findLockState(meat: PlantMeat, reader: Pick<Visitor, 'findLockState'>): PlantLock {
  return findLock(estModules[meat], reader);
}
