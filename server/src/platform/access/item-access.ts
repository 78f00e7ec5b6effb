import { canVisit, isOnTrial, type LockReason, type Module } from '@btc/contract/members/access.ts';
import type { Reader } from '../api/reader.ts';
import type { Db } from '../db/db.ts';
import {
  countOpenedItems,
  insertOpenedItem,
  isItemOpened,
  lockTrialLimit,
  readTrialLimit,
  type TrialItem,
} from './trial-item.queries.ts';

/** `trialLeft` is null where no trial is being counted. */
export type ItemAccess =
  | { readonly kind: 'open'; readonly trialLeft: number | null }
  | { readonly kind: 'locked'; readonly reason: LockReason; readonly trialLeft: number | null };

type ItemReader = Pick<Reader, 'user' | 'edition' | 'now'>;

export function isReaderOnTrial({ user, edition, now }: ItemReader): boolean {
  return user !== null && isOnTrial(user.membership, edition, { besides: user.trialUntil?.[edition] ?? null, now });
}

interface Opening {
  readonly now: Date;
  /** Opens nothing that was not open already. */
  readonly spares: boolean;
}

async function openTrialItem(db: Db, item: TrialItem, { now, spares }: Opening): Promise<ItemAccess> {
  return db.transaction().execute(async (trx) => {
    const limit = await lockTrialLimit(trx, item.userId);
    const left = Math.max(0, limit - (await countOpenedItems(trx, item.userId)));
    if (await isItemOpened(trx, item)) return { kind: 'open', trialLeft: left };
    if (left === 0 || spares) return { kind: 'locked', reason: 'trial', trialLeft: left };
    await insertOpenedItem(trx, item, now);
    return { kind: 'open', trialLeft: left - 1 };
  });
}

/** Items that a running trial may still open; null without one. */
export async function findTrialLeft(db: Db, reader: ItemReader): Promise<number | null> {
  if (reader.user === null || !isReaderOnTrial(reader)) return null;
  const { userId } = reader.user;
  const [limit, opened] = await Promise.all([readTrialLimit(db, userId), countOpenedItems(db, userId)]);
  return Math.max(0, limit - opened);
}

/** Opens an item by membership or trial. A trial item counts once; both editions share one allowance. */
export async function openItem(
  db: Db,
  reader: ItemReader,
  item: { readonly module: Module; readonly id: number },
): Promise<ItemAccess> {
  const { user, edition, now } = reader;
  const access = canVisit(user?.membership ?? null, item.module, edition, now);
  if (access.kind === 'open') return { kind: 'open', trialLeft: null };
  if (user !== null && isReaderOnTrial(reader)) {
    return openTrialItem(
      db,
      { userId: user.userId, module: item.module, itemId: item.id },
      { now, spares: user.sparesItems === true },
    );
  }
  return { kind: 'locked', reason: access.reason, trialLeft: null };
}
