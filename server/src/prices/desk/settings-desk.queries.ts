import { sql } from 'kysely';
import type { Db } from '#platform/db/db.ts';
import type { DutyRow, RateRow, SettingRow } from '../convert/terms.queries.ts';

export async function upsertSettings(db: Db, settings: SettingRow, userId: number): Promise<void> {
  const values = { ...settings, changed_by: userId };
  await db
    .insertInto('price_setting')
    .values(values)
    .onConflict((conflict) => conflict.column('from_day').doUpdateSet(values))
    .execute();
}

export async function upsertRate(
  db: Db,
  rate: { readonly day: string; readonly source: string; readonly cnyPerUnit: number; readonly now: Date },
): Promise<void> {
  const { day, source, cnyPerUnit, now } = rate;
  const values = { cny_per_unit: cnyPerUnit, entered_at: now, is_demo: false };
  await db
    .insertInto('price_rate')
    .values({ currency: 'USD', day, source, ...values })
    .onConflict((conflict) => conflict.columns(['currency', 'day', 'source']).doUpdateSet(values))
    .execute();
}

/** Locks the duty table until the transaction ends. */
export async function lockDuties(db: Db): Promise<void> {
  await sql`lock table price_duty in share row exclusive mode`.execute(db);
}

export type NewDuty = Omit<DutyRow, 'id' | 'percent' | 'percent_to'> & {
  readonly percent: number | null;
  readonly percent_to: number | null;
};

export async function writeDuty(db: Db, id: number | undefined, duty: NewDuty): Promise<number> {
  if (id !== undefined) {
    await db.updateTable('price_duty').set(duty).where('id', '=', id).execute();
    return id;
  }
  const row = await db.insertInto('price_duty').values(duty).returning('id').executeTakeFirstOrThrow();
  return row.id;
}

export async function deleteRate(
  db: Db,
  { day, source }: { readonly day: string; readonly source: string },
): Promise<RateRow | undefined> {
  return db
    .deleteFrom('price_rate')
    .where('currency', '=', 'USD')
    .where('day', '=', day)
    .where('source', '=', source)
    .where('is_demo', '=', false)
    .returning(['day', 'cny_per_unit', 'source', 'is_demo'])
    .executeTakeFirst();
}

export async function deleteDuty(db: Db, id: number): Promise<void> {
  await db.deleteFrom('price_duty').where('id', '=', id).execute();
}
