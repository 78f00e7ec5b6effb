import type { Db } from '@btc/server/src/platform/db/db.ts';

export async function markRemoved(db: Db): Promise<void> {
  await db
    .insertInto('demonstration_removed')
    .defaultValues()
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function unmarkRemoved(db: Db): Promise<void> {
  await db.deleteFrom('demonstration_removed').execute();
}

export async function isMarkedRemoved(db: Db): Promise<boolean> {
  return (await db.selectFrom('demonstration_removed').select('at').executeTakeFirst()) !== undefined;
}
