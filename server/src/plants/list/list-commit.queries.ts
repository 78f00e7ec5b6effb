import { sql } from 'kysely';
import type { Db } from '#platform/db/db.ts';
import type { PlantReading } from './plant-reading.ts';

const batchSize = 5_000;

/** Bounds the rows per statement, so that none runs long. */
async function inParts<Row>(rows: readonly Row[], work: (some: readonly Row[]) => Promise<unknown>): Promise<void> {
  for (let from = 0; from < rows.length; from += batchSize) await work(rows.slice(from, from + batchSize));
}

export interface NewPlant {
  readonly reading: PlantReading;
  readonly foreignDirectory: string | null;
}

/** A China customs number belongs to one plant only: a second line with it is stored without. */
const freeCifer = sql`case when r->>'ciferNumber' is null
  or exists (select from plant o where o.cifer_number = r->>'ciferNumber' and o.id is distinct from p.id)
  then p.cifer_number else r->>'ciferNumber' end`;

function list(field: string) {
  return sql`array(select jsonb_array_elements_text(r->${sql.lit(field)}))`;
}

/** Adds plants; returns their ids by `origin-number`. */
export async function insertListedPlants(db: Db, plants: readonly NewPlant[]): Promise<ReadonlyMap<string, number>> {
  const added = new Map<string, number>();
  const seen = new Set<string>();
  const rows = plants.map(({ reading, foreignDirectory }) => {
    const { ciferNumber } = reading;
    const isFree = ciferNumber !== null && !seen.has(ciferNumber);
    if (ciferNumber !== null) seen.add(ciferNumber);
    const [types, products, offalCuts] = [reading.types ?? [], reading.products ?? [], reading.offalCuts ?? []];
    return { ...reading, ciferNumber: isFree ? ciferNumber : null, types, products, offalCuts, foreignDirectory };
  });
  await inParts(rows, async (some) => {
    const { rows: stored } = await sql<{ id: number; code: string }>`
    insert into plant (code, origin, number, listed_number, cifer_number, name_cn, name_en, name_local, state_cn, state_en,
      city_cn, city_en, types, meats, products, offal_cuts, first_approved, valid_to, foreign_directory)
    select (r->>'origin') || '-' || (r->>'number'), r->>'origin', r->>'number', r->>'listedNumber',
      case when exists (select from plant o where o.cifer_number = r->>'ciferNumber') then null else r->>'ciferNumber' end,
      r->>'nameCn', r->>'nameEn', r->>'nameLocal', r->>'provinceCn', r->>'provinceEn', r->>'cityCn', r->>'cityEn',
      ${list('types')}, ${list('meats')}, ${list('products')}, ${list('offalCuts')},
      (r->>'approvedOn')::date, (r->>'validTo')::date, r->>'foreignDirectory'
    from jsonb_array_elements(${JSON.stringify(some)}::jsonb) r
    returning id, code`.execute(db);
    for (const { id, code } of stored) added.set(code, id);
  });
  return added;
}

export interface ReadPlant {
  readonly id: number;
  readonly reading: PlantReading;
}

function toJson(plants: readonly ReadPlant[]): string {
  return JSON.stringify(plants.map(({ id, reading }) => ({ ...reading, id })));
}

/** Updates names, places and dates where the list has them. */
export async function updateDetails(db: Db, plants: readonly ReadPlant[]): Promise<void> {
  await inParts(plants, (some) =>
    sql`
    update plant p set
      name_cn = coalesce(r->>'nameCn', p.name_cn), name_en = coalesce(r->>'nameEn', p.name_en),
      name_local = coalesce(r->>'nameLocal', p.name_local), state_cn = coalesce(r->>'provinceCn', p.state_cn),
      state_en = coalesce(r->>'provinceEn', p.state_en), city_cn = coalesce(r->>'cityCn', p.city_cn),
      city_en = coalesce(r->>'cityEn', p.city_en), first_approved = coalesce((r->>'approvedOn')::date, p.first_approved),
      valid_to = coalesce((r->>'validTo')::date, p.valid_to), cifer_number = ${freeCifer}
    from jsonb_array_elements(${toJson(some)}::jsonb) r where p.id = (r->>'id')::int`.execute(db),
  );
}

/** Updates types, products, offal and meats where the list has them; meats outside the list stay. */
export async function updateScope(db: Db, plants: readonly ReadPlant[], listMeats: readonly string[]): Promise<void> {
  const or = (field: 'types' | 'products' | 'offalCuts', column: string) =>
    sql`case when jsonb_typeof(r->${sql.lit(field)}) = 'array' then ${list(field)} else ${sql.ref(`p.${column}`)} end`;
  await inParts(plants, (some) =>
    sql`
    update plant p set types = ${or('types', 'types')}, products = ${or('products', 'products')},
      offal_cuts = ${or('offalCuts', 'offal_cuts')},
      meats = array(select distinct m from unnest(p.meats || ${list('meats')}) m
        where m <> all(${[...listMeats]}::text[]) or r->'meats' ? m)
    from jsonb_array_elements(${toJson(some)}::jsonb) r where p.id = (r->>'id')::int`.execute(db),
  );
}

/** For plants missing from a list that make other meats too. */
export async function removeMeats(db: Db, ids: readonly number[], meats: readonly string[]): Promise<void> {
  await sql`
    update plant set meats = array(select m from unnest(meats) m where m <> all(${[...meats]}::text[]))
    where id = any(${[...ids]}::int[])`.execute(db);
}

export async function updateNumbers(db: Db, plants: readonly ReadPlant[]): Promise<void> {
  await inParts(plants, (some) =>
    sql`
    update plant p set number = r->>'number', listed_number = r->>'listedNumber',
      code = p.origin || '-' || (r->>'number')
    from jsonb_array_elements(${toJson(some)}::jsonb) r where p.id = (r->>'id')::int`.execute(db),
  );
}

export interface ListedEvent {
  readonly plantId: number;
  readonly status: string;
  readonly effectiveOn: string;
  readonly basis: string | null;
  readonly rule: string;
  readonly oldNumber: string | null;
  readonly newNumber: string | null;
}

export interface ListedEventSource {
  readonly announcedOn: string;
  readonly source: string;
  readonly importId: number;
  /** True if watchers are told when a later event takes effect. */
  readonly notifies: boolean;
}

export async function insertListedEvents(
  db: Db,
  events: readonly ListedEvent[],
  from: ListedEventSource,
): Promise<void> {
  await inParts(events, (some) =>
    sql`
    insert into plant_event (plant_code, status, effective_on, basis, announced_on, rule, old_number, new_number, source, import_id,
      notifies_watchers)
    select p.code, e->>'status', (e->>'effectiveOn')::date, e->>'basis', ${from.announcedOn}::date, e->>'rule',
      e->>'oldNumber', e->>'newNumber', ${from.source}, ${from.importId}, ${from.notifies}
    from jsonb_array_elements(${JSON.stringify(some)}::jsonb) e join plant p on p.id = (e->>'plantId')::int`.execute(
      db,
    ),
  );
}

export async function listForeignPlants(db: Db, ids: readonly number[]): Promise<readonly number[]> {
  const { rows } = await sql<{ id: number }>`
    select id from plant p where p.id = any(${[...ids]}::int[]) and p.foreign_directory is not null
      and not exists (select from plant_event e where e.plant_code = p.code)`.execute(db);
  return rows.map(({ id }) => id);
}

export async function listPlantNumbers(db: Db, ids: readonly number[]): Promise<ReadonlyMap<number, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('plant')
    .select(['id', 'number', 'listed_number'])
    .where('id', '=', sql<number>`any(${[...ids]}::int[])`)
    .execute();
  return new Map(rows.map(({ id, number, listed_number: listed }) => [id, listed ?? number]));
}
