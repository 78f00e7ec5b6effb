import { sql } from 'kysely';
import type { Db } from '#platform/db/db.ts';

/** Keeps plants as they are, before an import changes them; what an earlier import kept is given up. */
export async function keepPlants(db: Db, importId: number, ids: readonly number[]): Promise<void> {
  await sql`delete from plant_list_kept`.execute(db);
  await sql`delete from plant_watch_kept`.execute(db);
  await sql`
    insert into plant_list_kept (import_id, plant_id, before)
    select ${importId}, p.id, to_jsonb(p) - 'name_search' - 'all_search' from plant p
    where p.id = any(${[...ids]}::int[])`.execute(db);
}

/** Takes plants out that `keepPlants` has kept, and keeps what goes with them. */
export async function takeOut(db: Db, importId: number, ids: readonly number[]): Promise<void> {
  const some = sql`any(${[...ids]}::int[])`;
  await sql`
    update plant_list_kept k set events = (
      select coalesce(jsonb_agg(to_jsonb(e)), '[]') from plant_event e where e.plant_code = k.before->>'code')
    where k.import_id = ${importId} and k.plant_id = ${some}`.execute(db);
  await sql`
    insert into plant_watch_kept (import_id, user_id, plant_id, meat, stop_key, created_at)
    select ${importId}, w.user_id, w.plant_id, w.meat, w.stop_key, w.created_at from plant_watch w
    where w.plant_id = ${some}`.execute(db);
  await sql`delete from plant where id = ${some}`.execute(db);
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

/** Brings back what an import took out, as it was: whole, so that nobody is told of a status that is no other. */
async function bringBack(db: Db, importId: number): Promise<void> {
  await sql`
    insert into plant overriding system value
    select b.* from plant_list_kept k, jsonb_populate_record(null::plant, k.before || jsonb_build_object('exporter_id',
      (select c.id from company c where c.id = (k.before->>'exporter_id')::int))) b
    where k.import_id = ${importId} and k.events is not null`.execute(db);
  await sql`
    insert into plant_event
    select e.* from plant_list_kept k, jsonb_populate_recordset(null::plant_event, k.events) e
    where k.import_id = ${importId}`.execute(db);
  await sql`
    with kept as (delete from plant_watch_kept where import_id = ${importId} returning *)
    insert into plant_watch (user_id, plant_id, meat, stop_key, created_at)
    select k.user_id, k.plant_id, k.meat, k.stop_key, k.created_at from kept k join plant p on p.id = k.plant_id`.execute(
    db,
  );
}

/** Brings plants and events back to what they were before an import; answers the plants that there are. */
export async function restoreKept(db: Db, importId: number): Promise<readonly number[]> {
  await sql`delete from plant_event where import_id = ${importId}`.execute(db);
  await sql`
    delete from plant p using plant_list_kept k
    where k.import_id = ${importId} and k.before is null and p.id = k.plant_id`.execute(db);
  await sql`
    update plant p set (${particulars}) = (select ${particulars} from jsonb_populate_record(null::plant, k.before))
    from plant_list_kept k where k.import_id = ${importId} and k.before is not null and p.id = k.plant_id`.execute(db);
  await bringBack(db, importId);
  const { rows } = await sql<{ plant_id: number; stays: boolean }>`
    delete from plant_list_kept where import_id = ${importId} returning plant_id, before is not null as stays`.execute(
    db,
  );
  return rows.flatMap(({ plant_id: id, stays }) => (stays ? [id] : []));
}
