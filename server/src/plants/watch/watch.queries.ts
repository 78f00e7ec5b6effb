import { sql } from 'kysely';
import { countRows } from '#platform/db/count-rows.ts';
import type { PlantMeat } from '@btc/contract/plants/plant-codes.ts';
import type { Db } from '#platform/db/db.ts';
import { namedColumns } from '../board/event.queries.ts';
import type { NamedPlant } from '../plant.present.ts';

export type WatchSubject =
  | { readonly plantId: number; readonly origin: null; readonly meat: PlantMeat }
  | { readonly plantId: null; readonly origin: string; readonly meat: PlantMeat };

/** Adds a watch; false where it existed. */
export async function insertWatch(
  db: Db,
  {
    userId,
    subject,
    stopKey,
    now,
  }: { readonly userId: number; readonly subject: WatchSubject; readonly stopKey: string; readonly now: Date },
): Promise<void> {
  await db
    .insertInto('plant_watch')
    .values({
      user_id: userId,
      plant_id: subject.plantId,
      origin: subject.origin,
      meat: subject.meat,
      stop_key: stopKey,
      created_at: now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function deleteWatch(db: Db, userId: number, subject: WatchSubject): Promise<void> {
  const own = db.deleteFrom('plant_watch').where('user_id', '=', userId);
  await (
    subject.plantId === null
      ? own.where('origin', '=', subject.origin).where('meat', '=', subject.meat)
      : own.where('plant_id', '=', subject.plantId)
  ).execute();
}

export function countWatches(db: Db, userId: number): Promise<number> {
  return countRows(db.selectFrom('plant_watch').where('user_id', '=', userId));
}

export interface WatchRecord {
  readonly watch_id: number;
  readonly watched_origin: string | null;
  readonly meat: string;
  readonly created_at: Date;
}

export type WatchedPlant = WatchRecord & { readonly [Name in keyof NamedPlant]: NamedPlant[Name] | null } & {
  readonly state: string | null;
};

export async function listWatches(
  db: Db,
  userId: number,
  { limit, offset }: { readonly limit: number; readonly offset: number },
): Promise<readonly WatchedPlant[]> {
  const { rows } = await sql<WatchedPlant>`
    select w.id as watch_id, w.origin as watched_origin, w.meat, w.created_at, ${namedColumns}, p.state
    from plant_watch w left join plant p on p.id = w.plant_id
    where w.user_id = ${userId} order by w.created_at desc, w.id desc limit ${limit} offset ${offset}`.execute(db);
  return rows;
}

export interface StoppedWatch {
  readonly plant_number: string | null;
  readonly origin: string;
  readonly meat: string;
}

/** The watch of a stop key; undefined where it has ended. */
export async function findWatchByKey(
  db: Db,
  key: string,
): Promise<(StoppedWatch & { readonly id: number }) | undefined> {
  const { rows } = await sql<StoppedWatch & { readonly id: number }>`
    select w.id, coalesce(p.listed_number, p.number) as plant_number, coalesce(p.origin, w.origin) as origin, w.meat
    from plant_watch w left join plant p on p.id = w.plant_id where w.stop_key = ${key}`.execute(db);
  return rows[0];
}

export async function deleteWatchById(db: Db, id: number): Promise<void> {
  await db.deleteFrom('plant_watch').where('id', '=', id).execute();
}

export interface WatcherRecord extends NamedPlant {
  readonly user_id: number;
  readonly login_user_name: string;
  readonly contact_person_name: string | null;
  readonly contact_person_english_name: string | null;
  readonly company_email: string | null;
  readonly email_proven_at: Date | null;
  readonly edition: string;
  readonly charge_state: number;
  readonly charge_expire_date: Date | null;
  readonly can_visit_module: readonly string[];
  readonly charge_state_en: number;
  readonly charge_en_expire_date: Date | null;
  readonly can_visit_module_en: readonly string[];
  readonly stop_key: string;
  readonly meat: string;
  readonly status: string | null;
  readonly effective_on: string | null;
  readonly basis: string | null;
  readonly note_cn: string | null;
  readonly note_en: string | null;
}

/** Members alerted to the plant at once through their list are not told twice. */
const isMailedAsAlert = sql<boolean>`exists (
  select from alert_rule r join pin i on i.user_id = r.user_id and i.kind = r.pin_kind and i.code = r.code
  join alert_channel c on c.user_id = r.user_id and c.kind = 'mail' and c.is_on and c.hour is null
  where r.user_id = a.id and r.kind = 'status' and (r.pin_kind, r.code) in (('plant', p.id::text), ('origin', p.origin)))`;

/** Everybody watching one of the plants or its origin; a plant watched both ways appears once. */
export async function listWatchers(db: Db, plantIds: readonly number[]): Promise<readonly WatcherRecord[]> {
  const { rows } = await sql<WatcherRecord>`
    select distinct on (a.id, p.id) a.id as user_id, a.login_user_name, a.contact_person_name, a.contact_person_english_name,
      a.company_email, a.email_proven_at, a.edition,
      a.charge_state, a.charge_expire_date, a.can_visit_module, a.charge_state_en, a.charge_en_expire_date, a.can_visit_module_en,
      w.stop_key, w.meat, ${namedColumns}, e.status, e.effective_on, e.basis, e.note_cn, e.note_en
    from plant p
    join plant_watch w on w.plant_id = p.id or (w.origin = p.origin and w.meat = any(p.meats))
    join account a on a.id = w.user_id and a.state = 'normal'
    left join plant_event e on e.id = p.state_event_id
    where p.id = any(${[...plantIds]}::int[]) and not (${isMailedAsAlert})
    order by a.id, p.id, w.plant_id nulls last`.execute(db);
  return rows;
}

export async function countWatchers(db: Db, plantId: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(distinct w.user_id) as count from plant p
    join plant_watch w on w.plant_id = p.id or (w.origin = p.origin and w.meat = any(p.meats))
    where p.id = ${plantId}`.execute(db);
  return rows[0]?.count ?? 0;
}

export function getMailedAccount(db: Db, userId: number) {
  return db
    .selectFrom('account')
    .select([
      'login_user_name',
      'contact_person_name',
      'contact_person_english_name',
      'company_email',
      'email_proven_at',
    ])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
}
