import { sql } from 'kysely';
import type { Db } from '../db/db.ts';

interface UsedKey {
  readonly keyHash: Buffer;
  readonly kind: 'key' | 'link';
  readonly now: Date;
  /** In Shanghai. */
  readonly day: string;
}

/** Notes that a key in force is used, and finds whose it is; accounts that may not be signed in have none, whatever the table says. */
export async function useDataKey(db: Db, { keyHash, kind, now, day }: UsedKey) {
  return db
    .with('used', (query) =>
      query
        .updateTable('data_key')
        .set({
          last_used_at: now,
          used_count: sql<number>`case when used_on = ${day}::date then used_count + 1 else 1 end`,
          used_on: sql<string>`${day}::date`,
        })
        .where('key_hash', '=', keyHash)
        .where('kind', '=', kind)
        .where('revoked_at', 'is', null)
        .where((where) => where.or([where('ends_at', 'is', null), where('ends_at', '>', now)]))
        .returning(['id as key_id', 'user_id', 'sets']),
    )
    .selectFrom('used')
    .innerJoin('account', 'account.id', 'used.user_id')
    .select([
      'used.key_id',
      'used.sets',
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
    .where('account.state', '=', 'normal')
    .executeTakeFirst();
}

export type UsedKeyRow = NonNullable<Awaited<ReturnType<typeof useDataKey>>>;
