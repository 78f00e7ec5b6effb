import { sql } from 'kysely';
import type { Db } from '#platform/db/db.ts';

/** Number of imports whose former plants are stored for an undo. */
const undoableImports = 10;

const plantRecord = sql`jsonb_build_object(
  'plant', (select to_jsonb(r) from (select p.code, p.origin, p.number, p.listed_number, p.cifer_number, p.name_cn, p.name_en,
    p.name_local, p.exporter_id, p.state_cn, p.state_en, p.city_cn, p.city_en, p.types, p.meats, p.products, p.offal_cuts,
    p.first_approved, p.valid_to, p.foreign_directory) r),
  'events', (select coalesce(jsonb_agg(to_jsonb(r) order by r.id), '[]') from (select e.id, e.status, e.effective_on, e.basis,
    e.announced_on, e.rule, e.old_number, e.new_number, e.note_cn, e.note_en, e.source, e.source_link, e.import_id
    from plant_event e where e.plant_code = p.code) r))`;

/** Stores plants before an import changes them; the snapshots of the oldest imports are dropped. */
export async function storePlants(db: Db, importId: number, ids: readonly number[]): Promise<void> {
  const older = sql`
    select distinct import_id from plant_list_undo order by import_id desc offset ${undoableImports - 1}`;
  await sql`delete from plant_watch_undo where import_id in (${older})`.execute(db);
  await sql`delete from plant_list_undo where import_id in (${older})`.execute(db);
  await sql`
    insert into plant_list_undo (import_id, plant_id, before)
    select ${importId}, p.id, to_jsonb(p) - 'name_search' - 'all_search' from plant p
    where p.id = any(${[...ids]}::int[])`.execute(db);
}

/** Deletes plants stored by `storePlants`, after storing their events and watches. */
export async function deleteListedPlants(db: Db, importId: number, ids: readonly number[]): Promise<void> {
  const some = sql`any(${[...ids]}::int[])`;
  await sql`
    update plant_list_undo k set events = (
      select coalesce(jsonb_agg(to_jsonb(e)), '[]') from plant_event e where e.plant_code = k.before->>'code')
    where k.import_id = ${importId} and k.plant_id = ${some}`.execute(db);
  await sql`
    insert into plant_watch_undo (import_id, user_id, plant_id, meat, stop_key, created_at)
    select ${importId}, w.user_id, w.plant_id, w.meat, w.stop_key, w.created_at from plant_watch w
    where w.plant_id = ${some}`.execute(db);
  await sql`delete from plant where id = ${some}`.execute(db);
}

export async function storeAdded(db: Db, importId: number, ids: readonly number[]): Promise<void> {
  await sql`
    insert into plant_list_undo (import_id, plant_id)
    select ${importId}, id from unnest(${[...ids]}::int[]) id`.execute(db);
}

export async function noteOutcome(db: Db, importId: number): Promise<void> {
  await sql`
    update plant_list_undo k set after = ${plantRecord} from plant p
    where k.import_id = ${importId} and p.id = k.plant_id`.execute(db);
}

export async function hasStored(db: Db, importId: number): Promise<boolean> {
  const { rows } = await sql`select from plant_list_undo where import_id = ${importId} limit 1`.execute(db);
  return rows.length > 0;
}

export async function lockStored(db: Db, importId: number): Promise<void> {
  await sql`
    select from plant where id in (select plant_id from plant_list_undo where import_id = ${importId})
    order by id for update`.execute(db);
}

export interface ChangedSince {
  readonly plant_id: number;
  readonly origin: string | null;
  readonly number: string | null;
  readonly name_cn: string | null;
  readonly name_en: string | null;
  readonly is_there: boolean;
  readonly at: Date | null;
  readonly by: string | null;
  /** The later import that changed it; null where staff did, or it is unknown. */
  readonly import_id: number | null;
  readonly file_name: string | null;
  readonly total: number;
}

/** What prevents an undo: plants changed since, or whose former number another plant has now. */
export async function listChangedSince(db: Db, importId: number, limit: number): Promise<readonly ChangedSince[]> {
  const { rows } = await sql<ChangedSince>`
    with kept as (
      select k.*, p.id is not null as is_there, q.id as other_id,
        coalesce(to_jsonb(p), k.before, k.after->'plant') as shown
      from plant_list_undo k
      left join plant p on p.id = k.plant_id
      left join lateral (
        select o.id from plant o
        where o.id <> k.plant_id and (o.code = k.before->>'code' or o.cifer_number = k.before->>'cifer_number')
          and not exists (select from plant_list_undo s where s.import_id = k.import_id and s.plant_id = o.id)
        order by o.id limit 1) q on true
      where k.import_id = ${importId} and (q.id is not null or case when k.events is null
        then p.id is null or ${plantRecord} is distinct from k.after else p.id is not null end)
    ), first as (
      select *, count(*) over ()::int as total from kept order by plant_id limit ${limit}
    )
    select f.plant_id, f.shown->>'origin' as origin, coalesce(f.shown->>'listed_number', f.shown->>'number') as number,
      coalesce(f.shown->>'name_cn', f.shown->>'name_en', f.shown->>'name_local') as name_cn,
      coalesce(f.shown->>'name_en', f.shown->>'name_local', f.shown->>'name_cn') as name_en,
      f.is_there, f.total, c.at, c.by, c.import_id, c.file_name
    from first f
    left join lateral (
      select a.at, a.actor_name as by, null::int as import_id, null::text as file_name from audit_entry a
      where a.at >= (select decided_at from plant_list_import where id = ${importId}) and (
        a.subject_kind = 'plant' and a.subject_id in (f.plant_id::text, f.other_id::text)
        or a.subject_kind = 'plantEvent' and a.subject_id in (
          select e.id::text from plant_event e join plant p on p.code = e.plant_code where p.id in (f.plant_id, f.other_id)
          union all select e->>'id' from jsonb_array_elements(coalesce(f.after->'events', '[]')) e))
      union all
      select i.decided_at, i.decided_name, i.id, i.file_name from plant_list_undo l join plant_list_import i on i.id = l.import_id
      where l.plant_id in (f.plant_id, f.other_id) and i.id > ${importId} and i.state = 'committed'
      order by 1 desc limit 1) c on true
    order by f.plant_id`.execute(db);
  return rows;
}

const particulars = sql`code, origin, number, listed_number, cifer_number, name_cn, name_en, name_local, exporter_id,
  state_cn, state_en, city_cn, city_en, types, meats, products, offal_cuts, first_approved, valid_to, foreign_directory`;

/** Restores deleted plants with their states, so that nobody is told of a change that is none. */
async function bringBack(db: Db, importId: number): Promise<void> {
  await sql`
    insert into plant overriding system value
    select b.* from plant_list_undo k, jsonb_populate_record(null::plant, k.before || jsonb_build_object('exporter_id',
      (select c.id from company c where c.id = (k.before->>'exporter_id')::int))) b
    where k.import_id = ${importId} and k.events is not null`.execute(db);
  await sql`
    insert into plant_event
    select e.* from plant_list_undo k, jsonb_populate_recordset(null::plant_event, k.events) e
    where k.import_id = ${importId}`.execute(db);
  await sql`
    with kept as (delete from plant_watch_undo where import_id = ${importId} returning *)
    insert into plant_watch (user_id, plant_id, meat, stop_key, created_at)
    select k.user_id, k.plant_id, k.meat, k.stop_key, k.created_at from kept k join plant p on p.id = k.plant_id`.execute(
    db,
  );
}

/** Restores plants and events as before an import; returns the ids of existing plants. */
export async function restoreStored(db: Db, importId: number): Promise<readonly number[]> {
  await sql`delete from plant_event where import_id = ${importId}`.execute(db);
  await sql`
    delete from plant p using plant_list_undo k
    where k.import_id = ${importId} and k.before is null and p.id = k.plant_id`.execute(db);
  await sql`
    update plant p set (${particulars}) = (select ${particulars} from jsonb_populate_record(null::plant, k.before))
    from plant_list_undo k where k.import_id = ${importId} and k.before is not null and p.id = k.plant_id`.execute(db);
  await bringBack(db, importId);
  const { rows } = await sql<{ plant_id: number; stays: boolean }>`
    delete from plant_list_undo where import_id = ${importId} returning plant_id, before is not null as stays`.execute(
    db,
  );
  return rows.flatMap(({ plant_id: id, stays }) => (stays ? [id] : []));
}
