import { createHash } from 'node:crypto';
import { type ExpressionBuilder, sql, type Updateable } from 'kysely';
import type { AccountState } from '#platform/session/session-user.ts';
import type { Db } from '#platform/db/db.ts';
import type { DB } from '#platform/db/tables.generated.ts';

/** Hash under which the name of an erased account stays reserved. */
export function formerNameHash(name: string): Buffer {
  return createHash('sha256').update(`former name\n${name.toLowerCase()}`).digest();
}

/** Finds an account by present or former name, case-insensitive, and whether it has signed in from that address. */
export function findLoginAccount(db: Db, name: string, addressHash: Buffer | null) {
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
      'account.is_demo',
      'account.staff_role',
      'account.has_staff_password',
      'account.company_email',
      'account.email_proven_at',
      'account.contact_person_cell_phone_number',
      'account.mobile_proven_at',
      'login_known_address.used_at as known_since',
    ])
    .select((expression) => expression.exists(confirmedFactor(expression)).as('has_second_factor'))
    .where((expression) =>
      expression.or([
        expression(sql`lower(account.login_user_name)`, '=', name.toLowerCase()),
        expression('account.former_name_hash', '=', formerNameHash(name)),
      ]),
    )
    .executeTakeFirst();
}

/** True after an earlier sign-in with this name from this network, by their hash. */
export async function hasSignedInFrom(db: Db, userId: number, addressHash: Buffer): Promise<boolean> {
  const row = await db
    .selectFrom('login_known_address')
    .select('user_id')
    .where('user_id', '=', userId)
    .where('address_hash', '=', addressHash)
    .executeTakeFirst();
  return row !== undefined;
}

export type LoginAccount = NonNullable<Awaited<ReturnType<typeof findLoginAccount>>>;

function confirmedFactor(expression: ExpressionBuilder<DB, 'account'>) {
  return expression
    .selectFrom('staff_second_factor')
    .select('staff_second_factor.user_id')
    .whereRef('staff_second_factor.user_id', '=', 'account.id')
    .where('staff_second_factor.confirmed_at', 'is not', null);
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
        .selectFrom('trial_item_used')
        .select((count) => count.cast<number>(count.fn.countAll(), 'integer').as('used'))
        .whereRef('trial_item_used.user_id', '=', 'account.id')
        .as('trial_items_used'),
      expression.exists(confirmedFactor(expression)).as('has_second_factor'),
    ])
    .where('account.id', '=', userId)
    .executeTakeFirst();
}

export type ProfileRow = NonNullable<Awaited<ReturnType<typeof findProfile>>>;

/** Records a sign-in and the renewed hash, if any; false where password or state have changed since they were read. */
export async function recordRightPassword(
  db: Db,
  login: {
    readonly account: { readonly id: number; readonly password_hash: string };
    readonly renewed: string | null;
    readonly hasStaffPassword: boolean;
    readonly now: Date;
  },
): Promise<boolean> {
  const { id, password_hash: passwordHash } = login.account;
  const result = await db
    .updateTable('account')
    .set({
      password_hash: login.renewed ?? passwordHash,
      has_staff_password: login.hasStaffPassword,
      last_active_at: login.now,
    })
    .where('id', '=', id)
    .where('password_hash', '=', passwordHash)
    .where('state', '=', 'normal')
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}

/** Stores a new password that has passed its owner's rule. */
export async function setPasswordHash(
  db: Db,
  userId: number,
  { passwordHash, isStaff }: { readonly passwordHash: string; readonly isStaff: boolean },
): Promise<void> {
  await updateAccount(db, userId, { password_hash: passwordHash, has_staff_password: isStaff });
}

export async function updateAccount(db: Db, userId: number, values: Updateable<DB['account']>): Promise<void> {
  if (Object.keys(values).length === 0) return;
  await db.updateTable('account').set(values).where('id', '=', userId).execute();
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
