import type { DataKeyKind } from '@btc/contract/members/account/data-key-rule.ts';
import type { Db } from '#platform/db/db.ts';

interface NewDataKey {
  readonly userId: number;
  readonly name: string;
  readonly kind: DataKeyKind;
  readonly keyHash: Buffer;
  readonly ending: string;
  readonly sets: readonly string[];
  readonly now: Date;
  readonly endsAt: Date | null;
}

const shown = [
  'id',
  'name',
  'kind',
  'ending',
  'sets',
  'created_at',
  'ends_at',
  'revoked_at',
  'last_used_at',
  'used_on',
  'used_count',
] as const;

export async function insertDataKey(db: Db, key: NewDataKey) {
  return db
    .insertInto('data_key')
    .values({
      user_id: key.userId,
      name: key.name,
      kind: key.kind,
      key_hash: key.keyHash,
      ending: key.ending,
      sets: [...key.sets],
      created_at: key.now,
      ends_at: key.endsAt,
    })
    .returning(shown)
    .executeTakeFirstOrThrow();
}

export type DataKeyRow = Awaited<ReturnType<typeof insertDataKey>>;

/** Keys of an account, newest first; at most a hundred. */
export async function listDataKeys(db: Db, userId: number): Promise<readonly DataKeyRow[]> {
  return db
    .selectFrom('data_key')
    .select(shown)
    .where('user_id', '=', userId)
    .orderBy('id', 'desc')
    .limit(100)
    .execute();
}

export async function countKeysInForce(db: Db, userId: number, now: Date): Promise<number> {
  const { count } = await db
    .selectFrom('data_key')
    .select((expression) => expression.fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .where('revoked_at', 'is', null)
    .where((where) => where.or([where('ends_at', 'is', null), where('ends_at', '>', now)]))
    .executeTakeFirstOrThrow();
  return count;
}

/** Revokes a key; undefined where there is none in force. */
export function revokeDataKey(
  db: Db,
  { userId, keyId, now }: { readonly userId: number; readonly keyId: number; readonly now: Date },
) {
  return db
    .updateTable('data_key')
    .set({ revoked_at: now })
    .where('id', '=', keyId)
    .where('user_id', '=', userId)
    .where('revoked_at', 'is', null)
    .returning(['name', 'ending'])
    .executeTakeFirst();
}
