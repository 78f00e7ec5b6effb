import { sql } from 'kysely';
import type { AccountState } from '#platform/session/session-user.ts';
import type { Db } from '#platform/db/db.ts';

/** The account of a name, in any case of letters, and whether it has signed in from that address before. */
export function findLoginAccount(db: Db, name: string, addressHash: Buffer) {
  return db
    .selectFrom('account')
    .leftJoin('login_known_address', (join) =>
      join
        .onRef('login_known_address.user_id', '=', 'account.id')
        .on('login_known_address.address_hash', '=', addressHash),
    )
    .select([
      'account.id',
      'account.login_user_name',
      'account.password_hash',
      'account.state',
      'login_known_address.used_at as known_since',
    ])
    .where(sql`lower(account.login_user_name)`, '=', name.toLowerCase())
    .executeTakeFirst();
}

export function findProfile(db: Db, userId: number) {
  return db
    .selectFrom('account')
    .selectAll('account')
    .select((expression) => [
      expression
        .exists(
          expression
            .selectFrom('notice')
            .select('notice.id')
            .whereRef('notice.user_id', '=', 'account.id')
            .where('notice.read_at', 'is', null),
        )
        .as('has_unread_notice'),
      expression
        .selectFrom('trial_opened_item')
        .select((count) => count.cast<number>(count.fn.countAll(), 'integer').as('used'))
        .whereRef('trial_opened_item.user_id', '=', 'account.id')
        .as('trial_items_used'),
    ])
    .where('account.id', '=', userId)
    .executeTakeFirst();
}

export type ProfileRow = NonNullable<Awaited<ReturnType<typeof findProfile>>>;

export async function setPasswordHash(db: Db, userId: number, passwordHash: string): Promise<void> {
  await db.updateTable('account').set({ password_hash: passwordHash }).where('id', '=', userId).execute();
}

export async function setLastActive(db: Db, userId: number, now: Date): Promise<void> {
  await db.updateTable('account').set({ last_active_at: now }).where('id', '=', userId).execute();
}

export async function setState(db: Db, userId: number, state: AccountState): Promise<void> {
  await db.updateTable('account').set({ state }).where('id', '=', userId).execute();
}

export async function rememberAddress(
  db: Db,
  address: { readonly userId: number; readonly addressHash: Buffer; readonly now: Date },
): Promise<void> {
  await db
    .insertInto('login_known_address')
    .values({ user_id: address.userId, address_hash: address.addressHash, used_at: address.now })
    .onConflict((conflict) => conflict.columns(['user_id', 'address_hash']).doUpdateSet({ used_at: address.now }))
    .execute();
}

export async function forgetAddressesBefore(db: Db, time: Date): Promise<void> {
  await db.deleteFrom('login_known_address').where('used_at', '<', time).execute();
}
