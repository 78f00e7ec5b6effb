import { sql } from 'kysely';
import type { Db } from '../db/db.ts';

export interface Drop {
  readonly keyHash: Buffer;
  readonly now: Date;
  readonly leakPerSecond: number;
  /** Upper bound of the level: refused calls must not lengthen the wait. */
  readonly fullAt: number;
}

/** Adds a call and returns the new level, in one statement so that processes count together. */
export async function addDrop(db: Db, { keyHash, now, leakPerSecond, fullAt }: Drop): Promise<number> {
  const { rows } = await sql<{ level: number }>`
    insert into call_limit as known (key_hash, level, counted_at) values (${keyHash}, 1, ${now})
    on conflict (key_hash) do update set
      level = least(${fullAt}::double precision, greatest(0, known.level
        - greatest(0, extract(epoch from excluded.counted_at - known.counted_at)::double precision)
        * ${leakPerSecond}::double precision) + 1),
      counted_at = greatest(known.counted_at, excluded.counted_at)
    returning level`.execute(db);
  return rows[0]?.level ?? 1;
}

export async function deleteOldBuckets(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('call_limit').where('counted_at', '<', before).execute();
}
