import { sql } from 'kysely';
import type { Db } from '../db/db.ts';

interface GivenKey {
  readonly keyHash: Buffer;
  readonly kind: 'key' | 'link';
  readonly now: Date;
}

/** Whose a key in force is; accounts that may not be signed in have none, whatever the table says. */
export async function findDataKey(db: Db, { keyHash, kind, now }: GivenKey) {
  return db
    .selectFrom('data_key')
    .innerJoin('account', 'account.id', 'data_key.user_id')
    .select([
      'data_key.id as key_id',
      'data_key.sets',
      'data_key.ends_at',
      'account.id',
      'account.login_user_name',
      'account.charge_state',
      'account.charge_expire_date',
      'account.can_visit_module',
      'account.charge_state_en',
      'account.charge_en_expire_date',
      'account.can_visit_module_en',
      'account.trial_until',
      'account.trial_until_en',
    ])
    .where('key_hash', '=', keyHash)
    .where('kind', '=', kind)
    .where('revoked_at', 'is', null)
    .where((where) => where.or([where('ends_at', 'is', null), where('ends_at', '>', now)]))
    .where('account.state', '=', 'normal')
    .executeTakeFirst();
}

export type DataKeyRow = NonNullable<Awaited<ReturnType<typeof findDataKey>>>;

/** Uses of a key on a day. */
export interface KeyUses {
  readonly keyId: number;
  /** In Shanghai. */
  readonly day: string;
  readonly count: number;
  readonly lastAt: Date;
}

/** Adds uses to those of their day; of a day that is over nothing is written. */
export async function addKeyUses(db: Db, { keyId, day, count, lastAt }: KeyUses): Promise<void> {
  await db
    .updateTable('data_key')
    .set({
      last_used_at: lastAt,
      used_count: sql<number>`case when used_on = ${day}::date then used_count + ${count} else ${count} end`,
      used_on: sql<string>`${day}::date`,
    })
    .where('id', '=', keyId)
    .where((where) => where.or([where('used_on', 'is', null), where('used_on', '<=', day)]))
    .execute();
}
