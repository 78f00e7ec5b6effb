import type { Module } from '@btc/contract/members/access.ts';
import type { Db } from '../db/db.ts';
import { countRows } from '../db/count-rows.ts';

export interface TrialItem {
  readonly userId: number;
  readonly module: Module;
  readonly itemId: number;
}

function selectTrialLimit(db: Db, userId: number) {
  return db.selectFrom('account').select('trial_item_limit').where('id', '=', userId);
}

export async function readTrialLimit(db: Db, userId: number): Promise<number> {
  return (await selectTrialLimit(db, userId).executeTakeFirst())?.trial_item_limit ?? 0;
}

/** Items a trial may open. Locks the account, so that only one concurrent opening takes the last item. */
export async function lockTrialLimit(db: Db, userId: number): Promise<number> {
  return (await selectTrialLimit(db, userId).forNoKeyUpdate().executeTakeFirst())?.trial_item_limit ?? 0;
}

export function countOpenedItems(db: Db, userId: number): Promise<number> {
  return countRows(db.selectFrom('trial_item_used').where('user_id', '=', userId));
}

export async function isItemOpened(db: Db, item: TrialItem): Promise<boolean> {
  const row = await db
    .selectFrom('trial_item_used')
    .select('item_id')
    .where('user_id', '=', item.userId)
    .where('module', '=', item.module)
    .where('item_id', '=', item.itemId)
    .executeTakeFirst();
  return row !== undefined;
}

/** Opens an item; one opened before the trial was renewed counts anew. */
export async function insertOpenedItem(db: Db, item: TrialItem, openedAt: Date): Promise<void> {
  await db
    .insertInto('trial_opened_item')
    .values({ user_id: item.userId, module: item.module, item_id: item.itemId, opened_at: openedAt })
    .onConflict((conflict) => conflict.columns(['user_id', 'module', 'item_id']).doUpdateSet({ opened_at: openedAt }))
    .execute();
}
