import type { Db } from '#platform/db/db.ts';

export async function latestLevelChange(db: Db): Promise<Date> {
  const { at } = await db
    .selectFrom('membership_level')
    .select((eb) => eb.fn.max('updated_at').as('at'))
    .executeTakeFirstOrThrow();
  return at;
}
