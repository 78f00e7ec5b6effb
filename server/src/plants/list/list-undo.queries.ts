import { sql } from 'kysely';
import type { Db } from '#platform/db/db.ts';

/** Keeps plants as they are, before an import changes them; what an earlier import kept is given up. */
export async function keepPlants(db: Db, importId: number, ids: readonly number[]): Promise<void> {
  await sql`delete from plant_list_kept`.execute(db);
  await sql`
    insert into plant_list_kept (import_id, plant_id, before)
    select ${importId}, p.id, to_jsonb(p) - 'name_search' - 'all_search' from plant p
    where p.id = any(${[...ids]}::int[])`.execute(db);
}

/** Notes the plants that an import has added. */
export async function keepAdded(db: Db, importId: number, ids: readonly number[]): Promise<void> {
  await sql`
    insert into plant_list_kept (import_id, plant_id)
    select ${importId}, id from unnest(${[...ids]}::int[]) id`.execute(db);
}

/** The version of the records that an import has led to; an earlier one can no longer be taken back. */
export async function noteCommittedVersion(db: Db, importId: number, version: number): Promise<void> {
  await db
    .updateTable('plant_list_import')
    .set({ committed_version: sql<number | null>`case when id = ${importId} then ${version}::bigint end` })
    .where((eb) => eb.or([eb('id', '=', importId), eb('committed_version', 'is not', null)]))
    .execute();
}

const particulars = sql`code, origin, number, listed_number, cifer_number, name_cn, name_en, name_local, exporter_id,
  state_cn, state_en, city_cn, city_en, types, species, products, offal_cuts, first_approved, valid_to, foreign_directory`;

/** Brings plants and events back to what they were before an import; answers the plants that there are. */
export async function restoreKept(db: Db, importId: number): Promise<readonly number[]> {
  await sql`delete from plant_event where import_id = ${importId}`.execute(db);
  await sql`
    delete from plant p using plant_list_kept k
    where k.import_id = ${importId} and k.before is null and p.id = k.plant_id`.execute(db);
  await sql`
    update plant p set (${particulars}) = (select ${particulars} from jsonb_populate_record(null::plant, k.before))
    from plant_list_kept k where k.import_id = ${importId} and k.before is not null and p.id = k.plant_id`.execute(db);
  await sql`
    insert into plant (id, ${particulars}) overriding system value
    select b.id, b.code, b.origin, b.number, b.listed_number, b.cifer_number, b.name_cn, b.name_en, b.name_local,
      b.exporter_id, b.state_cn, b.state_en, b.city_cn, b.city_en, b.types, b.species, b.products, b.offal_cuts,
      b.first_approved, b.valid_to, b.foreign_directory
    from plant_list_kept k, jsonb_populate_record(null::plant, k.before) b
    where k.import_id = ${importId} and k.before is not null and not exists (select from plant p where p.id = k.plant_id)`.execute(
    db,
  );
  const { rows } = await sql<{ plant_id: number; stays: boolean }>`
    delete from plant_list_kept where import_id = ${importId} returning plant_id, before is not null as stays`.execute(
    db,
  );
  return rows.flatMap(({ plant_id: id, stays }) => (stays ? [id] : []));
}
