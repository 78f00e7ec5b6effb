import { sql } from 'kysely';
import type { Db } from '../db/db.ts';

/** Holders of active keys; accounts that may not sign in have none, whatever the table says. */
export function findDataKeys(db: Db, keyHashes: readonly Buffer[], now: Date) {
  return db
    .selectFrom('data_key')
    .innerJoin('account', 'account.id', 'data_key.user_id')
    .select([
      'data_key.id as key_id',
      'data_key.key_hash',
      'data_key.kind',
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
    .where('key_hash', '=', sql<Buffer>`any(${keyHashes})`)
    .where('revoked_at', 'is', null)
    .where((where) => where.or([where('ends_at', 'is', null), where('ends_at', '>', now)]))
    .where('account.state', '=', 'normal')
    .execute();
}

export type DataKeyRow = Awaited<ReturnType<typeof findDataKeys>>[number];

export interface KeyUses {
  readonly keyId: number;
  /** Shanghai day. */
  readonly day: string;
  readonly count: number;
  readonly lastAt: Date;
}

/** Adds a day's uses per key; a day already over is ignored. Each key must occur once. */
export async function addKeyUses(db: Db, day: string, uses: readonly Omit<KeyUses, 'day'>[]): Promise<void> {
  const ids = uses.map(({ keyId }) => keyId);
  const counts = uses.map(({ count }) => count);
  const lastAts = uses.map(({ lastAt }) => lastAt);
  await sql`update data_key set last_used_at = used.last_at, used_on = ${day}::date,
      used_count = used.uses + case when used_on = ${day}::date then used_count else 0 end
    from unnest(${ids}::bigint[], ${counts}::int[], ${lastAts}::timestamptz[]) as used (key_id, uses, last_at)
    where id = used.key_id and (used_on is null or used_on <= ${day}::date)`.execute(db);
}
