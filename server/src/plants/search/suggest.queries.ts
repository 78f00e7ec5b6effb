import { sql } from 'kysely';
import type { PlantMeat, SearchMatch } from '@btc/contract/plants/plant-codes.ts';
import type { Db } from '#platform/db/db.ts';
import type { SearchRights } from '#platform/search/search-rights.ts';
import type { NamedPlant } from '../plant.present.ts';
import { beginsNumber, hasPlantWords } from './match-plants.ts';
import type { SearchTerms } from './search-terms.ts';

export interface SuggestedRecord extends NamedPlant {
  readonly state: string;
  readonly match: SearchMatch | 'words';
  readonly written: string | null;
}

export interface SuggestRequest {
  readonly terms: SearchTerms;
  readonly meat: PlantMeat | null;
  readonly rights: SearchRights;
  readonly count: number;
}

/** Bounds the candidates ranked: a query that matches more matches badly. */
const maxCandidates = 200;

function numberCandidates({ terms: { keys }, rights }: SuggestRequest) {
  if (keys.length === 0) return null;
  return sql`(select n.plant_id as id, n.kind as match, n.written,
      case when n.key = any(${[...keys]}::text[]) then 0 else 1 end as rank, length(n.key) as size
    from plant_number n where ${beginsNumber(keys, rights)}
    order by case when n.key = any(${[...keys]}::text[]) then 0 else 1 end, length(n.key) limit ${maxCandidates})`;
}

function wordCandidates({ terms, rights }: SuggestRequest) {
  if (terms.words === null) return null;
  return sql`(select w.id, 'words' as match, null as written, 2 as rank, 0 as size
    from plant w where ${hasPlantWords('w', terms.words, rights)} limit ${maxCandidates})`;
}

function originCandidates({ terms }: SuggestRequest) {
  if (terms.origin === null || terms.keys.length > 0 || terms.words !== null) return null;
  return sql`(select o.id, 'words' as match, null as written, 2 as rank, 0 as size
    from plant o where o.origin = ${terms.origin} order by o.number_order limit ${maxCandidates})`;
}

/** Best matches first: whole numbers, number prefixes, then words; active plants before others. */
export async function listSuggested(db: Db, request: SuggestRequest): Promise<readonly SuggestedRecord[]> {
  const { terms, meat, count } = request;
  const parts = [numberCandidates(request), wordCandidates(request), originCandidates(request)].flatMap(
    (part) => part ?? [],
  );
  if (parts.length === 0) return [];
  const { rows } = await sql<SuggestedRecord>`
    with candidate as (${sql.join(parts, sql` union all `)}),
    best as (select distinct on (id) * from candidate order by id, rank, size)
    select p.id, p.code, p.origin, p.number, p.listed_number, p.name_cn, p.name_en, p.name_local, p.meats, p.is_demo,
      p.state, b.match, b.written
    from best b join plant p on p.id = b.id
    where ${meat === null ? sql`true` : sql`p.meats @> array[${meat}]::text[]`}
      and ${terms.origin === null ? sql`true` : sql`p.origin = ${terms.origin}`}
    order by b.rank, b.match = 'oldNumber', p.state <> 'active', b.size, p.number_order, p.id
    limit ${count}`.execute(db);
  return rows;
}
