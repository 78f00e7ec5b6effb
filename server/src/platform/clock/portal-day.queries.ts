import type { Db } from '../db/db.ts';

/** Last day of the demonstration's rates; undefined where there are none, or a later rate was entered. */
export async function findLastDemoDay(db: Db): Promise<string | undefined> {
  const last = await db
    .selectFrom('price_rate')
    .select(['day', 'is_demo'])
    .where('currency', '=', 'USD')
    .orderBy('day', 'desc')
    .orderBy('is_demo')
    .limit(1)
    .executeTakeFirst();
  return last?.is_demo === true ? last.day : undefined;
}
