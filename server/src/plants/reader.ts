import { canVisit, type Edition } from '@btc/contract/members/access.ts';
import type { PlantMeat } from '@btc/contract/plants/plant-codes.ts';
import type { PlantLock } from '@btc/contract/plants/plant-fields.ts';
import type { Caller } from '#platform/api/binding.ts';
import type { Clock } from '#platform/clock/clock.ts';
import { shanghaiDay } from '#platform/clock/shanghai-time.ts';
import { refuseOtherUser } from '#platform/session/signed-in.ts';

/** Who reads, in which edition, and when. */
export interface Reader {
  readonly caller: Caller;
  readonly edition: Edition;
  readonly now: Date;
  /** Today in Shanghai. */
  readonly today: string;
}

interface Asked {
  readonly isEn: boolean;
  readonly UserID?: number | undefined;
}

/** The reader of a call; a UserID that names anybody else is refused. */
export function readerOf(clock: Clock, { isEn, UserID }: Asked, caller: Caller): Reader {
  refuseOtherUser(caller, UserID);
  const now = clock.now();
  return { caller, edition: isEn ? 'en' : 'cn', now, today: shanghaiDay(now) };
}

type LockModule = NonNullable<PlantLock>['Module'];

/** Why a reader may not open a module; null where it is open. */
export function lockOfModule(module: LockModule, { caller, edition, now }: Reader): PlantLock {
  const access = canVisit(caller.user?.membership ?? null, module, edition, now);
  return access.kind === 'open' ? null : { Module: module, Reason: access.reason };
}

/** The module that opens the plants of a meat. */
export const estModules = { beef: 'Est', pork: 'PorkEst' } as const satisfies Record<PlantMeat, LockModule>;

/** Why the plants of a meat are locked for a reader; null where they are open. */
export function lockOf(meat: PlantMeat, reader: Reader): PlantLock {
  return lockOfModule(estModules[meat], reader);
}

/** Codes joined with `|`, as the wire has them. */
export function splitCodes(text: string): readonly string[] {
  return text.split('|').flatMap((code) => code.trim() || []);
}
