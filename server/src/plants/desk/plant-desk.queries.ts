import type { Db } from '#platform/db/db.ts';
import type { Insertable } from 'kysely';
import type { DB } from '#platform/db/tables.generated.ts';

export type PlantValues = Pick<
  Insertable<DB['plant']>,
  | 'origin'
  | 'number'
  | 'listed_number'
  | 'cifer_number'
  | 'name_cn'
  | 'name_en'
  | 'name_local'
  | 'exporter_id'
  | 'state_cn'
  | 'state_en'
  | 'city_cn'
  | 'city_en'
  | 'types'
  | 'meats'
  | 'products'
  | 'offal_cuts'
  | 'first_approved'
  | 'valid_to'
>;

export type EventValues = Omit<Insertable<DB['plant_event']>, 'id' | 'import_id' | 'entered_at'>;

export async function insertPlant(db: Db, values: PlantValues): Promise<number> {
  const { id } = await db
    .insertInto('plant')
    .values({ ...values, code: `${values.origin}-${values.number}` })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export function lockPlant(db: Db, id: number) {
  return db
    .selectFrom('plant')
    .select(['id', 'code', 'origin', 'number', 'is_demo'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
}

export async function updatePlant(db: Db, id: number, values: PlantValues): Promise<void> {
  await db
    .updateTable('plant')
    .set({ ...values, code: `${values.origin}-${values.number}` })
    .where('id', '=', id)
    .execute();
}

export async function updatePlantNumber(
  db: Db,
  id: number,
  { origin, number, listedNumber }: { readonly origin: string; readonly number: string; readonly listedNumber: string },
): Promise<void> {
  await db
    .updateTable('plant')
    .set({ number, listed_number: listedNumber, code: `${origin}-${number}` })
    .where('id', '=', id)
    .execute();
}

export async function insertEvent(db: Db, values: EventValues): Promise<number> {
  const { id } = await db.insertInto('plant_event').values(values).returning('id').executeTakeFirstOrThrow();
  return id;
}

export async function updateEvent(db: Db, id: number, values: EventValues): Promise<void> {
  await db.updateTable('plant_event').set(values).where('id', '=', id).execute();
}

const eventColumns = [
  'e.id',
  'e.plant_code',
  'e.status',
  'e.effective_on',
  'e.basis',
  'e.announced_on',
  'e.rule',
  'e.old_number',
  'e.new_number',
  'e.note_cn',
  'e.note_en',
  'e.source',
  'e.source_link',
  'e.notifies_watchers',
] as const;

export function lockEvent(db: Db, id: number) {
  return db
    .selectFrom('plant_event as e')
    .innerJoin('plant as p', 'p.code', 'e.plant_code')
    .select([...eventColumns, 'p.id as plant_id'])
    .where('e.id', '=', id)
    .forUpdate()
    .executeTakeFirst();
}

export async function deleteEvent(db: Db, id: number): Promise<void> {
  await db.deleteFrom('plant_event').where('id', '=', id).execute();
}

export function listGroups(db: Db, origin: string) {
  return db
    .selectFrom('company')
    .select(['id', 'name_cn', 'name_en'])
    .where('kind', '=', 'exporter')
    .where('origin', '=', origin)
    .orderBy('name_en')
    .limit(1_000)
    .execute();
}

export async function isExporter(db: Db, id: number): Promise<boolean> {
  const row = await db
    .selectFrom('company')
    .select('id')
    .where('id', '=', id)
    .where('kind', '=', 'exporter')
    .executeTakeFirst();
  return row !== undefined;
}
