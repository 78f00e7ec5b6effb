import type { Insertable } from 'kysely';
import type { Db } from '#platform/db/db.ts';
import type { DB } from '#platform/db/tables.generated.ts';

export type AccountValues = Insertable<DB['account']> & { readonly id: number };

/** Puts a demonstration account back to what it demonstrates, whatever was done to it since. */
export async function upsertDemoAccount(db: Db, account: AccountValues): Promise<void> {
  const { id, created_at: _, ...kept } = account;
  await db
    .insertInto('account')
    .values(account)
    .onConflict((conflict) => conflict.column('id').doUpdateSet(kept).where('account.is_demo', '=', true))
    .execute();
  if (account.state !== 'normal') await db.deleteFrom('session').where('user_id', '=', id).execute();
}

export async function replaceDemoNotices(db: Db, unreadFor: readonly number[], now: Date): Promise<void> {
  const demo = db.selectFrom('account').select('id').where('is_demo', '=', true);
  await db.deleteFrom('notice').where('user_id', 'in', demo).execute();
  if (unreadFor.length === 0) return;
  await db
    .insertInto('notice')
    .values(unreadFor.map((userId) => ({ user_id: userId, kind: 'membershipGranted', created_at: now })))
    .execute();
}

/** Gives the demonstration trial its whole allowance back. */
export async function deleteDemoTrialItems(db: Db): Promise<void> {
  const demo = db.selectFrom('account').select('id').where('is_demo', '=', true);
  await db.deleteFrom('trial_opened_item').where('user_id', 'in', demo).execute();
}

export async function deleteDemoAccounts(db: Db): Promise<void> {
  await db.deleteFrom('account').where('is_demo', '=', true).execute();
}
