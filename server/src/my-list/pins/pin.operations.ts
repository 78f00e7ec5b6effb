import { isSamePin, maxPins, type PinName } from '@btc/contract/my-list/pin-kinds.ts';
import { AddDeletePin, GetPinNames, GetPins, MovePin } from '@btc/contract/my-list/pins.ts';
import { ApiError } from '@btc/contract/wire/errors.ts';
import { badRequest } from '#platform/api/answer.ts';
import { bind, type BoundOperation, type Caller } from '#platform/api/binding.ts';
import { toReader } from '#platform/api/reader.ts';
import type { SharedCache } from '#platform/cache/shared-cache.ts';
import type { Db } from '#platform/db/db.ts';
import { inTransaction } from '#platform/db/in-transaction.ts';
import { openDictionary } from '#dictionary/face.ts';
import { signedInUser } from '#platform/session/signed-in.ts';
import type { SearchDeps, SearchWork } from '#search/face.ts';
import { beginRules, type RuleDeps } from '../alerts/alert.operations.ts';
import { restartAlerts } from '../alerts/alert.queries.ts';
import { movePin } from './move-pin.ts';
import { deletePin, insertPin, listPins, lockPins, setPinOrder } from './pin.queries.ts';
import { isPinnable, readPins } from './read-pins.ts';

interface NewPin extends PinName {
  readonly userId: number;
  readonly Before: PinName | null;
}

async function addPin(db: Db, deps: SearchDeps & RuleDeps, { userId, Kind, Code, Before }: NewPin): Promise<void> {
  const now = deps.clock.now();
  const pin = { Kind, Code };
  await lockPins(db, userId);
  const pins = await listPins(db, userId);
  if (pins.some((one) => isSamePin(one, pin))) return;
  if (pins.length >= maxPins) throw badRequest('Code', 'too_many');
  await insertPin(db, { userId, ...pin }, now);
  const order = Before === null ? null : movePin([...pins, pin], pin, Before);
  if (order !== null) await setPinOrder(db, userId, order);
  // What was to be told of it before is again, from now on.
  await beginRules(db, deps, await restartAlerts(db, { userId, ...pin }, now));
}

export function createPinOperations(deps: SearchDeps & RuleDeps): readonly BoundOperation[] {
  const { db, clock } = deps;
  const toWork = async (isEn: boolean, caller: Caller, cache: SharedCache): Promise<SearchWork> => {
    const dictionary = await openDictionary(db);
    return { ...deps, cache, dictionary, visitor: toReader(clock, isEn, caller) };
  };
  return [
    bind(GetPins, async ({ isEn, Count }, caller, cache) => {
      const { userId } = signedInUser(caller);
      const [pins, work] = await Promise.all([listPins(db, userId), toWork(isEn, caller, cache)]);
      return { Rows: await readPins(work, pins.slice(0, Count)), Total: pins.length };
    }),
    bind(GetPinNames, async (_input, caller) => ({ Rows: [...(await listPins(db, signedInUser(caller).userId))] })),
    bind(AddDeletePin, async ({ isEn, Kind, Code, IsAdd, Before }, caller, cache) => {
      const { userId } = signedInUser(caller);
      if (!IsAdd) {
        await deletePin(db, { userId, Kind, Code });
        return { Row: { Pinned: false } };
      }
      if (!(await isPinnable(await toWork(isEn, caller, cache), { Kind, Code }))) throw new ApiError(1009);
      const pin = { userId, Kind, Code, Before };
      await inTransaction(db, (transaction) => addPin(transaction, deps, pin));
      return { Row: { Pinned: true } };
    }),
    bind(MovePin, ({ Kind, Code, Before }, caller) => {
      const { userId } = signedInUser(caller);
      return inTransaction(db, async (transaction) => {
        await lockPins(transaction, userId);
        const order = movePin(await listPins(transaction, userId), { Kind, Code }, Before);
        if (order === null) throw new ApiError(1009);
        await setPinOrder(transaction, userId, order);
        return { Row: { Place: order.findIndex((one) => isSamePin(one, { Kind, Code })) + 1 } };
      });
    }),
  ];
}
