import { type RawBuilder, sql } from 'kysely';
import type { PlantMeat } from '@btc/contract/plants/plant-codes.ts';
import type { Slice } from '#platform/api/paging.ts';
import type { Db } from '#platform/db/db.ts';
import { isDemoRegister } from '../directory/directory.queries.ts';
import type { EventRecord, NamedPlant } from '../plant.present.ts';

/** Empty lists mean all. */
export interface EventFilter {
  readonly meat: PlantMeat;
  readonly origins: readonly string[];
  /** First and last effective day. */
  readonly from: string | null;
  readonly to: string | null;
  readonly statuses?: readonly string[];
  readonly basis?: string | null;
  readonly plantId?: number | null;
}

export type EventOfPlant = EventRecord & NamedPlant;

/** Columns of an EventRecord; needs event `e`. */
export const eventColumns = sql`e.id as event_id, e.status, e.effective_on, e.basis, e.announced_on, e.rule, e.old_number,
  e.new_number, e.note_cn, e.note_en, e.source, e.source_link, e.notifies_watchers`;

/** Columns of a NamedPlant; needs plant `p`. */
export const namedColumns = sql`p.id, p.code, p.origin, p.number, p.listed_number, p.name_cn, p.name_en, p.name_local, p.meats,
  p.is_demo`;

/** Day of a list release: the announcement, or the effective day where it is unknown. */
const announcement = sql`coalesce(e.announced_on, e.effective_on)`;

function eventConditions(filter: EventFilter): RawBuilder<boolean> {
  const { meat, origins, from, to, statuses = [], basis = null, plantId = null } = filter;
  const conditions = [
    sql<boolean>`p.meats @> array[${meat}]::text[]`,
    ...(origins.length === 0 ? [] : [sql<boolean>`p.origin = any(${[...origins]}::text[])`]),
    ...(from === null ? [] : [sql<boolean>`e.effective_on >= ${from}::date`]),
    ...(to === null ? [] : [sql<boolean>`e.effective_on <= ${to}::date`]),
    ...(statuses.length === 0 ? [] : [sql<boolean>`e.status = any(${[...statuses]}::text[])`]),
    ...(basis === null ? [] : [sql<boolean>`e.basis = ${basis}`]),
    ...(plantId === null ? [] : [sql<boolean>`p.id = ${plantId}`]),
  ];
  return sql<boolean>`${sql.join(conditions, sql` and `)}`;
}

const eventTables = sql`plant_event e join plant p on p.code = e.plant_code`;

export interface CountedChange {
  readonly key: string;
  readonly status: string;
  readonly count: number;
}

export async function countChanges(db: Db, filter: EventFilter): Promise<readonly CountedChange[]> {
  const { rows } = await sql<CountedChange>`
    select p.origin as key, e.status, count(*) as count from ${eventTables} where ${eventConditions(filter)}
    group by p.origin, e.status`.execute(db);
  return rows;
}

/** True if an event is demonstration content; without events, if the searched register is. */
export async function hasDemoEvents(db: Db, filter: EventFilter): Promise<boolean> {
  const { rows } = await sql<{ demo: boolean | null }>`
    select bool_or(p.is_demo) as demo from ${eventTables} where ${eventConditions(filter)}`.execute(db);
  return rows[0]?.demo ?? isDemoRegister(db, filter);
}

export interface ChangedPlant extends NamedPlant {
  readonly latest_on: string;
  readonly statuses: readonly string[];
  readonly all_plants: number;
}

export async function listChangedPlants(
  db: Db,
  filter: EventFilter,
  { limit, offset }: Slice,
): Promise<readonly ChangedPlant[]> {
  const { rows } = await sql<ChangedPlant>`
    with changed as (
      select p.id, max(e.effective_on) as latest_on, array_agg(e.status) as statuses, count(*) over () as all_plants
      from ${eventTables} where ${eventConditions(filter)}
      group by p.id order by max(e.effective_on) desc, p.id limit ${limit} offset ${offset})
    select ${namedColumns}, c.latest_on, c.statuses, c.all_plants
    from changed c join plant p on p.id = c.id order by c.latest_on desc, p.id`.execute(db);
  return rows;
}

export async function listEvents(
  db: Db,
  filter: EventFilter,
  { limit, offset }: Slice,
): Promise<readonly EventOfPlant[]> {
  const { rows } = await sql<EventOfPlant>`
    select ${eventColumns}, ${namedColumns} from ${eventTables} where ${eventConditions(filter)}
    order by e.effective_on desc, e.id desc limit ${limit} offset ${offset}`.execute(db);
  return rows;
}

export async function countEvents(db: Db, filter: EventFilter): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from ${eventTables} where ${eventConditions(filter)}`.execute(db);
  return rows[0]?.count ?? 0;
}

export interface ReleaseRecord {
  readonly on: string;
  readonly all_releases: number;
}

export async function listReleases(
  db: Db,
  { filter, until }: { readonly filter: EventFilter; readonly until: string },
  { limit, offset }: Slice,
): Promise<readonly ReleaseRecord[]> {
  const { rows } = await sql<ReleaseRecord>`
    select on_day as "on", count(*) over () as all_releases from (
      select distinct ${announcement} as on_day from ${eventTables}
      where ${eventConditions(filter)} and ${announcement} <= ${until}::date) days
    order by on_day desc limit ${limit} offset ${offset}`.execute(db);
  return rows;
}

export interface ReleaseChange {
  readonly on: string;
  readonly origin: string;
  readonly status: string;
  readonly count: number;
}

export async function countReleaseChanges(
  db: Db,
  filter: EventFilter,
  days: readonly string[],
): Promise<readonly ReleaseChange[]> {
  const { rows } = await sql<ReleaseChange>`
    select ${announcement} as "on", p.origin, e.status, count(*) as count from ${eventTables}
    where ${eventConditions(filter)} and ${announcement} = any(${[...days]}::date[])
    group by ${announcement}, p.origin, e.status`.execute(db);
  return rows;
}

export type ReleaseEvent = EventOfPlant & { readonly on: string };

export async function listReleaseEvents(
  db: Db,
  { filter, days }: { readonly filter: EventFilter; readonly days: readonly string[] },
  most: number,
): Promise<readonly ReleaseEvent[]> {
  const { rows } = await sql<ReleaseEvent>`
    select * from (
      select ${announcement} as "on", ${eventColumns}, ${namedColumns},
        row_number() over (partition by ${announcement} order by p.origin, e.status, p.number_order, e.id) as place
      from ${eventTables}
      where ${eventConditions(filter)} and ${announcement} = any(${[...days]}::date[])) placed
    where place <= ${most} order by "on" desc, place`.execute(db);
  return rows;
}
