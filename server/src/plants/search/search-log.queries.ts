import { sql } from 'kysely';
import type { PlantMeat } from '@btc/contract/plants/plant-codes.ts';
import type { Db } from '#platform/db/db.ts';
import type { NamedPlant } from '../plant.present.ts';

export interface PlantSearch {
  readonly at: Date;
  readonly userId: number | null;
  readonly words: string;
  readonly meat: PlantMeat;
  readonly resultCount: number;
  readonly plantId: number | null;
  readonly searcher: Buffer;
}

export async function insertPlantSearch(db: Db, search: PlantSearch): Promise<void> {
  await db
    .insertInto('plant_search')
    .values({
      at: search.at,
      user_id: search.userId,
      words: search.words,
      meat: search.meat,
      result_count: search.resultCount,
      plant_id: search.plantId,
      searcher: search.searcher,
    })
    .execute();
}

export async function plantExists(db: Db, id: number): Promise<boolean> {
  return (await db.selectFrom('plant').select('id').where('id', '=', id).executeTakeFirst()) !== undefined;
}

export interface SearchedPlant extends NamedPlant {
  readonly state: string;
}

/** Plants with the most searchers since a time: an account counts once, a network once a day. */
export async function listMostSearched(
  db: Db,
  { meat, since, limit }: { readonly meat: PlantMeat; readonly since: Date; readonly limit: number },
): Promise<readonly SearchedPlant[]> {
  const { rows } = await sql<SearchedPlant>`
    select p.id, p.code, p.origin, p.number, p.listed_number, p.name_cn, p.name_en, p.name_local, p.meats, p.is_demo, p.state
    from (select plant_id, count(distinct coalesce(user_id::text, encode(searcher, 'hex'))) as searchers, max(at) as latest from plant_search
      where plant_id is not null and at >= ${since} group by plant_id) s
    join plant p on p.id = s.plant_id
    where p.meats @> array[${meat}]::text[]
    order by s.searchers desc, s.latest desc, p.id limit ${limit}`.execute(db);
  return rows;
}

export async function deleteOldPlantSearches(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('plant_search').where('at', '<', before).execute();
}
