import { sql } from 'kysely';
import type { Db } from '#platform/db/db.ts';

export interface RegistryRow {
  readonly id: number;
  readonly origin: string;
  readonly number: string;
  readonly listed_number: string | null;
  readonly cifer_number: string | null;
  readonly name_cn: string | null;
  readonly name_en: string | null;
  readonly name_local: string | null;
  readonly state_cn: string | null;
  readonly state_en: string | null;
  readonly city_cn: string | null;
  readonly city_en: string | null;
  readonly group_cn: string | null;
  readonly group_en: string | null;
  readonly old_numbers: readonly string[];
}

export interface RegistryWords {
  readonly id: number;
  readonly numberOrder: string;
  readonly nameWords: readonly string[];
  readonly allWords: readonly string[];
}

export interface RegistryNumber {
  readonly plantId: number;
  readonly kind: 'number' | 'oldNumber' | 'cifer';
  readonly key: string;
  readonly written: string;
}

/** A plant whose states must be computed; `isKnown` is false where it came in without any. */
export interface DuePlant {
  readonly id: number;
  readonly isKnown: boolean;
}

/** Locks plants without states, or whose next event is due, until the transaction ends. */
export function lockDuePlants(db: Db, today: string, limit: number): Promise<DuePlant[]> {
  return db
    .selectFrom('plant')
    .select(['id', sql<boolean>`indexed_at is not null`.as('isKnown')])
    .where((eb) => eb.or([eb('indexed_at', 'is', null), eb('next_event_on', '<=', today)]))
    .orderBy('id')
    .limit(limit)
    .forUpdate()
    .execute();
}

export function listRegistryRows(db: Db, ids: readonly number[]): Promise<RegistryRow[]> {
  return db
    .selectFrom('plant as p')
    .leftJoin('company as c', 'c.id', 'p.exporter_id')
    .select([
      'p.id',
      'p.origin',
      'p.number',
      'p.listed_number',
      'p.cifer_number',
      'p.name_cn',
      'p.name_en',
      'p.name_local',
      'p.state_cn',
      'p.state_en',
      'p.city_cn',
      'p.city_en',
      'c.name_cn as group_cn',
      'c.name_en as group_en',
      sql<string[]>`coalesce((select array_agg(distinct e.old_number) from plant_event e
        where e.plant_code = p.code and e.old_number is not null), '{}')`.as('old_numbers'),
    ])
    .where('p.id', '=', sql<number>`any(${[...ids]}::int[])`)
    .execute();
}

/** Writes only changed words, since each write goes through every index. Joined with spaces, which no word contains. */
export async function updateWords(db: Db, words: readonly RegistryWords[], now: Date): Promise<void> {
  await sql`
    update plant p set
      number_order = w.number_order,
      name_search = array_to_tsvector(string_to_array(w.name_words, ' ')),
      all_search = array_to_tsvector(string_to_array(w.all_words, ' ')),
      indexed_at = ${now}
    from unnest(
      ${words.map(({ id }) => id)}::int[],
      ${words.map(({ numberOrder }) => numberOrder)}::text[],
      ${words.map(({ nameWords }) => nameWords.join(' '))}::text[],
      ${words.map(({ allWords }) => allWords.join(' '))}::text[]
    ) as w (id, number_order, name_words, all_words)
    where p.id = w.id and (p.indexed_at is null or p.number_order <> w.number_order
      or p.name_search is distinct from array_to_tsvector(string_to_array(w.name_words, ' '))
      or p.all_search is distinct from array_to_tsvector(string_to_array(w.all_words, ' ')))`.execute(db);
}

export async function replaceNumbers(
  db: Db,
  ids: readonly number[],
  numbers: readonly RegistryNumber[],
): Promise<void> {
  await sql`delete from plant_number where plant_id = any(${[...ids]}::int[])`.execute(db);
  await sql`
    insert into plant_number (plant_id, kind, key, written)
    select * from unnest(
      ${numbers.map(({ plantId }) => plantId)}::int[],
      ${numbers.map(({ kind }) => kind)}::text[],
      ${numbers.map(({ key }) => key)}::text[],
      ${numbers.map(({ written }) => written)}::text[]
    ) on conflict do nothing`.execute(db);
}

/** Recomputes the state spans from all events; same rule as stateSpans in event-order.ts. */
export async function replaceSpans(db: Db, ids: readonly number[]): Promise<void> {
  const some = sql`any(${[...ids]}::int[])`;
  await sql`delete from plant_state_span where plant_id = ${some}`.execute(db);
  await sql`
    insert into plant_state_span (plant_id, from_on, until_on, state, event_id)
    with ordered as (
      select p.id as plant_id, e.id as event_id, e.effective_on,
        plant_state(e.status) over so_far as state,
        row_number() over so_far as place
      from plant p join plant_event e on e.plant_code = p.code
      where p.id = ${some}
      window so_far as (
        partition by p.id
        order by e.effective_on, coalesce(e.announced_on, e.effective_on), plant_event_rank(e.status),
          e.basis nulls last, e.id
        rows unbounded preceding)
    ), changed as (
      select *, lag(state) over (partition by plant_id order by place) as before from ordered
    ), last_of_day as (
      select distinct on (plant_id, effective_on) plant_id, effective_on, state, event_id, place
      from changed where state is not null and state is distinct from before
      order by plant_id, effective_on, place desc
    ), spans as (
      select *, lag(state) over (partition by plant_id order by effective_on) as before from last_of_day
    )
    select plant_id, effective_on, lead(effective_on) over (partition by plant_id order by effective_on), state, event_id
    from spans where state is distinct from before`.execute(db);
}

export interface StateChange {
  readonly id: number;
  readonly before: string;
  readonly after: string;
}

/** Stores the states of a day with the plants; returns those that changed. */
export async function updateStates(db: Db, ids: readonly number[], today: string): Promise<readonly StateChange[]> {
  const { rows } = await sql<StateChange>`
    with computed as (
      select p.id, p.state as before, coalesce(s.state, 'unlisted') as after, s.from_on, s.event_id,
        (select min(e.effective_on) from plant_event e where e.plant_code = p.code and e.effective_on > ${today}::date) as next_on
      from plant p
      left join plant_state_span s on s.plant_id = p.id and s.from_on <= ${today}::date
        and (s.until_on is null or s.until_on > ${today}::date)
      where p.id = any(${[...ids]}::int[])
    ), kept as (
      update plant p set state = r.after, state_since = r.from_on, state_event_id = r.event_id,
        next_event_on = r.next_on, updated_at = now()
      from computed r where p.id = r.id
        and (p.state, p.state_since, p.state_event_id, p.next_event_on)
          is distinct from (r.after, r.from_on, r.event_id, r.next_on)
    )
    select id, before, after from computed where before <> after order by id`.execute(db);
  return rows;
}

/** Those whose present state comes from an event entered without telling watchers. */
export async function listUnnotified(db: Db, ids: readonly number[]): Promise<ReadonlySet<number>> {
  const { rows } = await sql<{ id: number }>`
    select p.id from plant p join plant_event e on e.id = p.state_event_id
    where p.id = any(${[...ids]}::int[]) and not e.notifies_watchers`.execute(db);
  return new Set(rows.map(({ id }) => id));
}

/** Counts a change of the records, so that older previews are known to be outdated. */
export async function countRecordsChange(db: Db): Promise<void> {
  await sql`select nextval('plant_records_version')`.execute(db);
}

export async function readRecordsVersion(db: Db): Promise<number> {
  const { rows } = await sql<{ version: string }>`
    select (last_value + is_called::int)::text as version from plant_records_version`.execute(db);
  return Number(rows[0]?.version ?? 0);
}
