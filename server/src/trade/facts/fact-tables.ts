import { type FactDimension, factDimensions } from '@btc/contract/trade/dimensions.ts';
import { quote } from './mask.ts';

/*
 * The tables of a DuckDB file of facts. Measures are whole grams and cents; null is "not published". Codes are enums, each
 * column with a type of its own (`origin_code`): they take a number each, so that the file is built ten times faster and summed
 * twice as fast as with texts. A reader gets texts all the same.
 */

export const codeColumns = [
  'source',
  'grain',
  'origin',
  'hs',
  'grp',
  'storage',
  'form',
  ...factDimensions,
  'area',
] as const;

export type CodeColumn = (typeof codeColumns)[number];

const required: ReadonlySet<CodeColumn> = new Set(['source', 'grain', 'origin', 'hs', 'grp']);

/**
 * One row a fact; `period` is yyyymm, or yyyy00 for a year; `area`: own code of a country that is no origin; `by_rate`: its dollars
 * were converted from its yuan (null: no); `usd_apportioned`, `cny_apportioned`: its value is its share of a published sum (null: no).
 * Facts lie in order of periods, as far as their files do.
 */
export const createFacts = `create table facts (period integer not null,
  ${codeColumns.map((column) => `${column} ${column}_code${required.has(column) ? ' not null' : ''}`).join(', ')},
  g bigint, usd_cents bigint, cny_cents bigint, by_rate boolean, usd_apportioned boolean, cny_apportioned boolean)`;

const measures = ['g', 'usd_cents', 'cny_cents'] as const;
const marks = ['by_rate', 'usd_apportioned', 'cny_apportioned'] as const;

/** The facts as readers get them: what differs only in its area is one fact. */
export const createShown = (() => {
  const key = ['period', ...codeColumns.filter((column) => column !== 'area')].join(', ');
  const sums = measures.map((one) => `cast(sum(${one}) as bigint) as ${one}`);
  const anyMarks = marks.map((one) => `bool_or(${one}) as ${one}`);
  return `create view shown as
    select * exclude (area) from facts where area is null
    union all by name
    select ${[key, ...sums, ...anyMarks].join(', ')} from facts where area is not null
    group by ${[key, ...measures.map((one) => `${one} is null`)].join(', ')}`;
})();

/** Periods and tariff codes with USD converted from CNY; few, in most files none. */
export const createByRate = `create table by_rate as
  select distinct source::varchar as source, grain::varchar as grain, period, hs::varchar as hs from facts where by_rate order by all`;

/** By period and tariff code: dimensions present, and whether any value is apportioned. */
export const createPublishedTable = `create table published as
  select source::varchar as source, period, hs::varchar as hs, ${factDimensions.map((name) => `count(${name}) > 0 as ${name}`).join(', ')},
    coalesce(bool_or(usd_apportioned or cny_apportioned), false) as is_apportioned
  from facts group by source, period, hs order by source, period, hs`;

/** Dimensions a query may use besides source, period, origin, group and storage. */
export const cubeDimensions = ['hs', 'form', ...factDimensions] as const;

/** Dedicated cube per dimension; null: none, the engine aggregates per query. */
const ownCubes = {
  mode: null,
  province: 'cube_place',
  district: 'cube_place',
  cut: 'cube_cut',
  plant: 'cube_plant',
  exporter: 'cube_plant',
  importer: 'cube_importer',
} as const satisfies Record<FactDimension, `cube_${string}` | null>;

export type CubeName = 'cube_origin' | 'cube' | NonNullable<(typeof ownCubes)[FactDimension]>;

interface Cube {
  readonly name: CubeName;
  readonly dimensions: readonly (typeof cubeDimensions)[number][];
}

/** Aggregates by the named dimensions only; the first has the fewest rows. */
export const cubes: readonly Cube[] = [
  { name: 'cube_origin', dimensions: [] },
  { name: 'cube', dimensions: ['hs', 'form'] },
  ...[...new Set(Object.values(ownCubes))]
    .filter((name) => name !== null)
    .map((name): Cube => ({
      name,
      dimensions: ['hs', 'form', ...factDimensions.filter((one) => ownCubes[one] === name)],
    })),
];

/** A cube, or the single facts with the columns of a cube. */
export type TableName = CubeName | 'single';

const always = ['source', 'grain', 'origin', 'grp', 'storage'] as const satisfies readonly CodeColumn[];

export function toColumns(name: CubeName): readonly CodeColumn[] {
  return [...always, ...cubes.flatMap((cube) => (cube.name === name ? cube.dimensions : []))];
}

export function tableWith(columns: readonly (typeof cubeDimensions)[number][]): TableName {
  const fitting = cubes.find(({ dimensions }) => columns.every((column) => dimensions.includes(column)));
  return fitting?.name ?? 'single';
}

/**
 * The facts as cubes sum them: `g_priced` is grams of what has dollars too, `usd_weighed` cents of what has a weight too, `unweighed` how
 * many facts lack a weight, and `g_yuan` grams of what has yuan too.
 */
export const createSingle = `create view single as
  select *,
    case when usd_cents is not null then g end as g_priced,
    case when g is not null then usd_cents end as usd_weighed,
    (g is null)::integer as unweighed,
    case when cny_cents is not null then g end as g_yuan
  from facts`;

const sums = ['g', 'usd_cents', 'cny_cents', 'g_priced', 'usd_weighed', 'unweighed', 'g_yuan'];

export function createCube({ name, dimensions }: Cube): string {
  const columns = ['period', ...always, ...dimensions].join(', ');
  return `create table ${name} as
    select ${columns}, ${sums.map((sum) => `cast(sum(${sum}) as bigint) as ${sum}`).join(', ')}
    from single group by all order by source, grain, period, grp, origin`;
}

/** Codes unknown to the facts are no error. Typed codes, since comparing with text would convert every row. */
export function codesIn(column: CodeColumn, codes: readonly string[]): string {
  if (codes.length === 0) return 'false';
  return `${column} in (${codes.map((code) => `try_cast(${quote(code)} as ${column}_code)`).join(', ')})`;
}
