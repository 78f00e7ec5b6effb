import { type RawBuilder, sql } from 'kysely';
import { type PlantMeat, plantMeats } from '@btc/contract/plants/plant-codes.ts';
import type { Db } from '#platform/db/db.ts';
import type { SearchRights } from '#platform/search/search-rights.ts';
import { type PlantRecord, buildPlantColumns, plantTables, stateColumn } from '../plant-record.queries.ts';
import { findLockState } from '../plant-locks.ts';
import { beginsNumber, hasPlantWords, isNumbered } from '../search/match-plants.ts';
import type { SearchTerms } from '../search/search-terms.ts';

/** Empty lists mean all. */
export interface PlantFilter {
  /** Null for both. */
  readonly meat: PlantMeat | null;
  /** Null for everything; `nothing` where the words cannot match. */
  readonly terms: SearchTerms | 'nothing' | null;
  /** Locked data is not used for searching, filtering, ordering or counting. */
  readonly rights: SearchRights;
  readonly origins: readonly string[];
  readonly provinces: readonly string[];
  readonly numbers: readonly string[];
  readonly states: readonly string[];
  readonly types: readonly string[];
  readonly products: readonly string[];
  /** Null for today. */
  readonly asOf: string | null;
  /** False hides plants known only from their own country's directory. */
  readonly showsUnlisted: boolean;
}

export type FacetName = 'origins' | 'states' | 'provinces' | 'types' | 'products';

function isShownWhole({ meat, rights }: PlantFilter): boolean {
  return (meat === null ? plantMeats : [meat]).every((one) => findLockState(one, rights) === null);
}

/** Removes the filters on data locked for the reader. */
export function toOpenFilter(filter: PlantFilter): PlantFilter {
  return isShownWhole(filter) ? filter : { ...filter, provinces: [], types: [], products: [], asOf: null };
}

function isCounted(filter: PlantFilter, by: StructureName): boolean {
  return by === 'origins' || by === 'states' || isShownWhole(filter);
}

function termsCondition({ terms, rights }: PlantFilter): readonly RawBuilder<boolean>[] {
  if (terms === null) return [];
  if (terms === 'nothing') return [sql<boolean>`false`];
  // One set, because the planner would go through all plants for an `or` of two.
  const found = [
    ...(terms.keys.length === 0
      ? []
      : [sql`select n.plant_id from plant_number n where ${beginsNumber(terms.keys, rights)}`]),
    ...(terms.words === null ? [] : [sql`select p.id from plant p where ${hasPlantWords('p', terms.words, rights)}`]),
  ];
  return [
    ...(found.length === 0 ? [] : [sql<boolean>`p.id in (${sql.join(found, sql` union all `)})`]),
    ...(terms.origin === null ? [] : [sql<boolean>`p.origin = ${terms.origin}`]),
  ];
}

function matchAny(expression: RawBuilder<unknown>, codes: readonly string[]): readonly RawBuilder<boolean>[] {
  return codes.length === 0 ? [] : [sql<boolean>`${expression} = any(${[...codes]}::text[])`];
}

function overlaps(expression: RawBuilder<unknown>, codes: readonly string[]): readonly RawBuilder<boolean>[] {
  return codes.length === 0 ? [] : [sql<boolean>`${expression} && ${[...codes]}::text[]`];
}

function joinAll(conditions: readonly RawBuilder<boolean>[]): RawBuilder<boolean> {
  return sql<boolean>`${sql.join([sql<boolean>`true`, ...conditions], sql` and `)}`;
}

function plainConditions(filter: PlantFilter): readonly RawBuilder<boolean>[] {
  const { meat, numbers } = filter;
  return [
    ...(meat === null ? [] : [sql<boolean>`p.meats @> array[${meat}]::text[]`]),
    ...termsCondition(filter),
    ...(filter.showsUnlisted ? [] : [sql<boolean>`(p.foreign_directory is null or p.state <> 'unlisted')`]),
    ...(numbers.length === 0
      ? []
      : [sql<boolean>`(p.number = any(${[...numbers]}::text[]) or p.listed_number = any(${[...numbers]}::text[]))`]),
  ];
}

export const facetNames = [
  'origins',
  'states',
  'provinces',
  'types',
  'products',
] as const satisfies readonly FacetName[];

function facetCondition(filter: PlantFilter, facet: FacetName): readonly RawBuilder<boolean>[] {
  const { provinces, products } = filter;
  switch (facet) {
    case 'origins':
      return matchAny(sql`p.origin`, filter.origins);
    case 'states':
      return matchAny(stateColumn(filter.asOf), filter.states);
    case 'types':
      return overlaps(sql`p.types`, filter.types);
    case 'products':
      return products.length === 0 ? [] : [sql<boolean>`p.products @> ${[...products]}::text[]`];
    case 'provinces':
      return provinces.length === 0
        ? []
        : [sql<boolean>`(p.state_en = any(${[...provinces]}::text[]) or p.state_cn = any(${[...provinces]}::text[]))`];
  }
}

function plantConditions(filter: PlantFilter): RawBuilder<boolean> {
  return joinAll([...plainConditions(filter), ...facetNames.flatMap((facet) => facetCondition(filter, facet))]);
}

function countedTables({ asOf }: PlantFilter): RawBuilder<unknown> {
  if (asOf === null) return sql`plant p`;
  return sql`plant p left join plant_state_span s on s.plant_id = p.id and s.from_on <= ${asOf}::date
    and (s.until_on is null or s.until_on > ${asOf}::date)`;
}

export interface PlantOrder {
  readonly sort: 'number' | 'name' | 'since';
  readonly edition: 'cn' | 'en';
  readonly limit: number;
  readonly offset: number;
}

function toOrderBy({ sort, edition }: PlantOrder, filter: PlantFilter): RawBuilder<unknown> {
  const { terms, asOf, rights } = filter;
  const exact =
    terms === null || terms === 'nothing' || terms.keys.length === 0
      ? sql``
      : sql`exists (select from plant_number n where n.plant_id = p.id and ${isNumbered(terms.keys, rights)}
          and n.kind <> 'oldNumber') desc,`;
  const last = sql`p.origin, p.number_order, p.id`;
  if (sort === 'since' && isShownWhole(filter))
    return sql`${exact} ${asOf === null ? sql`p.state_since` : sql`s.from_on`} desc nulls last, p.id`;
  if (sort !== 'name') return sql`${exact} ${last}`;
  return edition === 'cn'
    ? sql`${exact} coalesce(p.name_cn, p.name_en, p.name_local), ${last}`
    : sql`${exact} coalesce(p.name_en, p.name_local, p.name_cn), ${last}`;
}

export async function listPlants(db: Db, given: PlantFilter, order: PlantOrder): Promise<readonly PlantRecord[]> {
  const filter = toOpenFilter(given);
  const { rows } = await sql<PlantRecord>`
    select ${buildPlantColumns(filter.asOf)} from ${plantTables(filter.asOf)} where ${plantConditions(filter)}
    order by ${toOrderBy(order, filter)} limit ${order.limit} offset ${order.offset}`.execute(db);
  return rows;
}

export interface PlantTotals {
  readonly total: number;
  readonly demo: number;
}

export async function countPlants(db: Db, given: PlantFilter): Promise<PlantTotals> {
  const filter = toOpenFilter(given);
  const { rows } = await sql<PlantTotals>`
    select count(*) as total, count(*) filter (where p.is_demo) as demo
    from ${countedTables(filter)} where ${plantConditions(filter)}`.execute(db);
  return rows[0] ?? { total: 0, demo: 0 };
}

/**
 * True where the register of a meat, or of some origins, holds demonstration plants; marks empty results too. Origins without a plant were
 * searched in the register of the meat.
 */
export async function isDemoRegister(
  db: Db,
  { meat, origins }: { readonly meat: PlantMeat | null; readonly origins: readonly string[] },
): Promise<boolean> {
  const isOfOrigins = sql`p.origin = any(${[...origins]}::text[])`;
  const { rows } = await sql<{ demo: boolean | null }>`
    select coalesce(bool_or(p.is_demo) filter (where ${isOfOrigins}), bool_or(p.is_demo)) as demo
    from plant p where ${meat === null ? sql`true` : sql`p.meats @> array[${meat}]::text[]`}`.execute(db);
  return rows[0]?.demo === true;
}

export interface FacetRecord {
  readonly code: string;
  readonly name_cn: string | null;
  readonly name_en: string | null;
  readonly count: number;
}

const facetCodes: Readonly<Record<Exclude<FacetName, 'states'>, RawBuilder<unknown>>> = {
  origins: sql`p.origin`,
  provinces: sql`coalesce(p.state_en, p.state_cn)`,
  types: sql`unnest(p.types)`,
  products: sql`unnest(p.products)`,
};

/** `demo` values count all plants that a filter leaves. */
interface CountRecord extends FacetRecord {
  readonly facet: FacetName | 'demo';
}

function countedFacet(filter: PlantFilter, facet: FacetName): RawBuilder<unknown> {
  const code = facet === 'states' ? sql`p.state` : facetCodes[facet];
  const names = facet === 'provinces' ? sql`min(state_cn), min(state_en)` : sql`null::text, null::text`;
  const others = facetNames.filter((name) => name !== facet && facetCondition(filter, name).length > 0);
  return sql`select ${sql.lit(facet)} as facet, code, ${names}, sum(n)::bigint from (
      select ${code} as code, p.state_cn, p.state_en, p.n from found p
      where ${joinAll(others.map((name) => sql<boolean>`${sql.ref(`p.in_${name}`)}`))}) counted
    where code is not null group by code`;
}

export type FacetRecords = Readonly<Record<FacetName, readonly FacetRecord[]>>;

function buildCountedColumns(filter: PlantFilter, facets: readonly FacetName[]): readonly RawBuilder<unknown>[] {
  const of = (facet: FacetName, name: string, expression: RawBuilder<unknown> = sql.ref(`p.${name}`)) =>
    sql`${facets.includes(facet) ? expression : sql`null::text`} as ${sql.ref(name)}`;
  return [
    sql`p.is_demo`,
    of('origins', 'origin'),
    of('states', 'state', stateColumn(filter.asOf)),
    of('provinces', 'state_cn'),
    of('provinces', 'state_en'),
    of('types', 'types'),
    of('products', 'products'),
  ];
}

/** Totals, and counts per facet value with all other filters applied; one pass over plants, then over their kinds. */
export async function countDirectory(
  db: Db,
  given: PlantFilter,
  wanted: readonly FacetName[],
): Promise<{ readonly totals: PlantTotals; readonly facets: FacetRecords }> {
  const filter = toOpenFilter(given);
  const facets = wanted.filter((name) => isCounted(filter, name));
  const filtered = facetNames.filter((name) => facetCondition(filter, name).length > 0);
  const marks = filtered.map(
    (name) => sql`coalesce(${joinAll(facetCondition(filter, name))}, false) as ${sql.ref(`in_${name}`)}`,
  );
  const columns = [...buildCountedColumns(filter, facets), ...marks];
  const { rows } = await sql<CountRecord>`
    with found as materialized (
      select ${sql.join(columns)}, count(*) as n from ${countedTables(filter)} where ${joinAll(plainConditions(filter))}
      group by ${sql.join(columns.map((_, index) => sql.lit(index + 1)))})
    select 'demo' as facet, p.is_demo::text as code, null::text as name_cn, null::text as name_en, sum(n)::bigint as count
    from found p where ${joinAll(filtered.map((name) => sql<boolean>`${sql.ref(`p.in_${name}`)}`))} group by p.is_demo
    union all ${sql.join(
      facets.map((facet) => countedFacet(filter, facet)),
      sql` union all `,
    )}
    order by count desc, code`.execute(db);
  const of = (name: CountRecord['facet']): readonly CountRecord[] => rows.filter(({ facet }) => facet === name);
  return {
    totals: {
      total: of('demo').reduce((sum, { count }) => sum + count, 0),
      demo: of('demo').find(({ code }) => code === 'true')?.count ?? 0,
    },
    facets: {
      origins: of('origins'),
      states: of('states'),
      provinces: of('provinces'),
      types: of('types'),
      products: of('products'),
    },
  };
}

export interface StructureRecord {
  readonly code: string;
  readonly name_cn: string | null;
  readonly name_en: string | null;
  readonly state: string;
  readonly count: number;
}

export type StructureName = FacetName | 'groups';

export async function countStructure(
  db: Db,
  given: PlantFilter,
  by: StructureName,
): Promise<readonly StructureRecord[]> {
  const filter = toOpenFilter(given);
  if (!isCounted(filter, by)) return [];
  const state = stateColumn(filter.asOf);
  const code = by === 'states' ? state : by === 'groups' ? sql`p.exporter_id::text` : facetCodes[by];
  const { rows } = await sql<StructureRecord>`
    select code, min(name_cn) as name_cn, min(name_en) as name_en, state, count(*) as count
    from (select ${code} as code, ${state} as state,
        ${by === 'groups' ? sql`c.name_cn` : sql`p.state_cn`} as name_cn,
        ${by === 'groups' ? sql`c.name_en` : sql`p.state_en`} as name_en
      from ${countedTables(filter)} ${by === 'groups' ? sql`left join company c on c.id = p.exporter_id` : sql``}
      where ${plantConditions(filter)}) counted
    where code is not null group by code, state`.execute(db);
  return rows;
}

export async function findLatestAnnouncement(db: Db, meat: PlantMeat, today: string): Promise<string | null> {
  const { rows } = await sql<{ on: string | null }>`
    select coalesce(e.announced_on, e.effective_on) as on from plant_event e join plant p on p.code = e.plant_code
    where p.meats @> array[${meat}]::text[] and coalesce(e.announced_on, e.effective_on) <= ${today}::date
    order by coalesce(e.announced_on, e.effective_on) desc, e.id desc limit 1`.execute(db);
  return rows[0]?.on ?? null;
}
