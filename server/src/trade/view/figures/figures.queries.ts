import type { PeriodKind } from '@btc/contract/trade/period.ts';
import { restCode } from '@btc/contract/trade/trade-codes.ts';
import { integerOf, textOf } from '../../facts/duckdb.ts';
import type { DuckColumn, DuckRow } from '../../facts/duckdb.ts';
import type { FactsSnapshot } from '../../facts/facts-store.ts';
import { quoteList } from '../../facts/mask.ts';
import type { Sum } from '../../sums.ts';
import { conditionOf, factTable, memberCode, memberKey, periodsIn } from './fact-conditions.ts';
import type { Asked } from './fact-conditions.ts';
import type { MemberKind } from '../view-shape.ts';

/** The spans that members are summed over. */
export const buckets = ['now', 'before', 'toDate', 'toDateBefore'] as const;
export type Bucket = (typeof buckets)[number];

/** What is asked of the facts, all of it at once. */
export interface FiguresQuestion {
  readonly member: MemberKind;
  readonly asked: Asked;
  /** Published months or years of each span; empty: not asked for. */
  readonly units: Readonly<Record<Bucket, readonly string[]>>;
  /** Units of the periods a year before that can be compared with. */
  readonly earlier: readonly string[];
  readonly period: PeriodKind;
  /** By period: all sums (the members beyond the largest share REST), or the weights of the largest alone, which is much less to hand over. */
  readonly byPeriod: 'sums' | 'weights';
  /** How many of the largest members have figures of their own for each period; with 0 all are in REST. */
  readonly seriesMembers: number | 'all';
  /** The members that the totals of earlier periods are of; empty: all. */
  readonly members: readonly string[];
  /** Whether the origins with most of each member's trade are wanted. */
  readonly mainOrigins: boolean;
}

/** One sum of an answer. */
export interface FigureCell {
  readonly kind: Bucket | 'series' | 'weights' | 'periodBefore' | 'origin';
  /** yyyymm, the first month of a quarter's number as yyyy0q, or yyyy00; 0 where the sum is of no single period. */
  readonly period: number;
  readonly member: string;
  /** The origin of a sum by origin; grams by period of `weights`: `202401:1500 202402:`; else empty. */
  readonly text: string;
  readonly sum: Sum;
  /** Months or years in which the member has trade without a weight. */
  readonly unweighed: number;
}

const kinds = [...buckets, 'series', 'weights', 'periodBefore', 'origin'] as const;

/** Sums the facts by member: over each span, by period, and by origin where that is wanted. */
export async function listFigures(snapshot: FactsSnapshot, question: FiguresQuestion): Promise<readonly FigureCell[]> {
  const columns = await snapshot.readColumns(figuresSql(question));
  return (columns[0] ?? []).map((_, place) => presentCell(columns, place));
}

const measures = 'sum(g), sum(usd), sum(cny), sum(gp), sum(uw), sum(gc)';
/** Members are ranked by weight, or by value where no weights are published at all. */
const size = 'case when (select count(g) from c) > 0 then coalesce(sum(g), 0) else coalesce(sum(usd), sum(cny), 0) end';

/**
 * One statement, so that the facts are read once: `c` has their sums by member and period (and origin), and everything else is made
 * from them. Spans and periods are summed together, because planning a sum takes longer than doing it.
 */
function figuresSql(question: FiguresQuestion): string {
  const { member, asked, units, earlier, mainOrigins, byPeriod, seriesMembers } = question;
  const table = factTable(mainOrigins ? [member, 'origin'] : [member], asked);
  const [g, usd, cny, gp, uw, unweighed, gc] = table.sums;
  const all = [...buckets.flatMap((bucket) => units[bucket]), ...earlier];
  const texts = [
    ...(byPeriod === 'weights' ? [weightsSql(question)] : []),
    ...(mainOrigins ? [originSql(units.now)] : []),
  ];
  return `with c as materialized (
    select period, ${memberCode(member)} as m, ${mainOrigins ? 'origin::varchar as o, ' : ''}g, usd, cny, gp, uw, gc, missing
    from (
      select period, ${memberKey(member)}${mainOrigins ? ', origin' : ''},
        ${g} as g, ${usd} as usd, ${cny} as cny, ${gp} as gp, ${uw} as uw, ${gc} as gc, ${unweighed} > 0 as missing
      from ${table.name} where ${conditionOf(asked)} and ${periodsIn(all)} group by all
    )
  )${seriesMembers === 'all' ? '' : rankedSql(units.now)}
  ${[sumsSql(question, { hasText: texts.length > 0 }), ...texts].join('\n  union all ')}`;
}

function rankedSql(units: readonly string[]): string {
  return `, ranked as (
    select m, row_number() over (order by ${size} desc, m) as place from c where ${periodsIn(units)} group by m
  )`;
}

/** The sums of each span, of each period, and of each period a year before: a row of `c` counts in all that its month is in. */
function sumsSql(question: FiguresQuestion, { hasText }: { readonly hasText: boolean }): string {
  const { units, earlier, period, members, seriesMembers, byPeriod, mainOrigins } = question;
  const own = members.length === 0 ? '' : ` and m in (${quoteList(members)})`;
  const spans = buckets.filter((bucket) => units[bucket].length > 0);
  const months: readonly (readonly [FigureCell['kind'], string])[] = [
    ...spans.map((bucket) => [bucket, periodsIn(units[bucket])] as const),
    ...(byPeriod === 'sums' ? [['series', periodsIn(units.now)] as const] : []),
    ...(earlier.length === 0 ? [] : [['periodBefore', `${periodsIn(earlier)}${own}`] as const]),
  ];
  const wanted = months.map(([kind, isIn]) => [kinds.indexOf(kind), isIn] as const);
  const [series, before] = [kinds.indexOf('series'), kinds.indexOf('periodBefore')];
  const isRanked = byPeriod === 'sums' && seriesMembers !== 'all';
  const shown = isRanked ? `case when place <= ${seriesMembers} then m else '${restCode}' end` : 'm';
  // Where origins are told apart, a member may have several rows a month.
  const count = mainOrigins ? 'count(distinct period)' : 'count(*)';
  return `select kind,
      case when kind in (${series}, ${before}) then ${periodSql(period)} else 0 end as p,
      case kind when ${series} then ${shown} when ${before} then '' else m end as shown,
      ${measures}, (${count} filter (where missing and kind < ${buckets.length}))::integer${hasText ? ', null' : ''}
    from c ${isRanked ? 'left join ranked using (m) ' : ''}cross join (values ${wanted.map(([kind]) => `(${kind})`).join(', ')}) as kinds(kind)
    where ${wanted.map(([kind, isIn]) => `(kind = ${kind} and ${isIn})`).join(' or ')} group by kind, p, shown`;
}

const noSums = 'null, null, null, null, null, null, 0';

function weightsSql({ units, period, seriesMembers }: FiguresQuestion): string {
  const [from, isShown] =
    seriesMembers === 'all' ? ['c', 'true'] : ['c join ranked using (m)', `place <= ${seriesMembers}`];
  return `select ${kinds.indexOf('weights')}, 0, m, ${noSums}, string_agg(p || ':' || coalesce(w::bigint::varchar, ''), ' ')
    from (select m, ${periodSql(period)} as p, sum(g) as w from ${from} where ${isShown} and ${periodsIn(units.now)} group by m, p) group by m`;
}

const mainOriginCount = 3;

function originSql(units: readonly string[]): string {
  return `select ${kinds.indexOf('origin')}, 0, m, ${measures}, 0, o
    from c where ${periodsIn(units)} group by m, o
    qualify row_number() over (partition by m order by ${size} desc, o) <= ${mainOriginCount} and ${size} > 0`;
}

/** The number of the period that a month belongs to: quarters as yyyy0q, years as yyyy00. */
export function periodSql(kind: PeriodKind): string {
  switch (kind) {
    case 'month':
      return 'period';
    case 'quarter':
      return '((period // 100) * 100 + (period % 100 + 2) // 3)';
    case 'year':
    case 'ytd':
      return '((period // 100) * 100)';
  }
}

function presentCell(columns: readonly DuckColumn[], place: number): FigureCell {
  const [kind, period, member, grams, usdCents, cnyCents, gramsPriced, usdCentsWeighed, gramsInYuan, unweighed, text] =
    columns;
  return {
    kind: kinds[integerOf(kind?.[place])] ?? 'now',
    period: integerOf(period?.[place]),
    member: textOf(member?.[place]),
    sum: {
      grams: integerOrNull(grams?.[place]),
      usdCents: integerOrNull(usdCents?.[place]),
      cnyCents: integerOrNull(cnyCents?.[place]),
      gramsPriced: integerOrNull(gramsPriced?.[place]),
      usdCentsWeighed: integerOrNull(usdCentsWeighed?.[place]),
      gramsInYuan: integerOrNull(gramsInYuan?.[place]),
    },
    unweighed: integerOf(unweighed?.[place]),
    text: text?.[place] === undefined || text[place] === null ? '' : textOf(text[place]),
  };
}

/** Reads the six sums of a row from a column on. */
export function presentSum(row: DuckRow, column: number): Sum {
  return {
    grams: integerOrNull(row[column]),
    usdCents: integerOrNull(row[column + 1]),
    cnyCents: integerOrNull(row[column + 2]),
    gramsPriced: integerOrNull(row[column + 3]),
    usdCentsWeighed: integerOrNull(row[column + 4]),
    gramsInYuan: integerOrNull(row[column + 5]),
  };
}

function integerOrNull(value: DuckRow[number] | undefined): number | null {
  return value === null || value === undefined ? null : integerOf(value);
}

/** Lists the codes that a series has facts of, for the choices of a filter. */
export async function listCodes(snapshot: FactsSnapshot, asked: Asked, member: MemberKind): Promise<readonly string[]> {
  const { name } = factTable([member], asked);
  const rows = await snapshot.read(
    `select ${memberCode(member)} from (select distinct ${memberKey(member)} from ${name} where ${conditionOf(asked)})`,
  );
  return rows.map((row) => textOf(row[0]));
}

/** Counts the plants that each member bought from or shipped with over some months. */
export async function countPlants(
  snapshot: FactsSnapshot,
  asked: Asked,
  { member, units }: { readonly member: MemberKind; readonly units: readonly string[] },
): Promise<ReadonlyMap<string, number>> {
  const { name } = factTable([member, 'plant'], asked);
  const rows = await snapshot.read(
    `select ${memberCode(member)}, plants from (
       select ${memberKey(member)}, count(plant) as plants from (
         select distinct ${memberKey(member)}, plant from ${name} where ${conditionOf(asked)} and ${periodsIn(units)}
       ) group by ${memberKey(member)}
     )`,
  );
  return new Map(rows.map((row) => [textOf(row[0]), integerOf(row[1])]));
}

/** Counts the members that traded in some months. */
export async function countMembers(
  snapshot: FactsSnapshot,
  asked: Asked,
  { member, units }: { readonly member: MemberKind; readonly units: readonly string[] },
): Promise<number> {
  const { name } = factTable([member], asked);
  const [row] = await snapshot.read(
    `select count(*) from (
       select distinct ${memberKey(member)} from ${name} where ${conditionOf(asked)} and ${periodsIn(units)}
     )`,
  );
  return integerOf(row?.[0]);
}

/** Sums of members, and the cells with trade that they leave out because no weight is published. */
export interface MemberSums {
  readonly sums: ReadonlyMap<string, Sum>;
  readonly unweighed: number;
}

/** Sums members over some months. */
export async function listSums(
  snapshot: FactsSnapshot,
  asked: Asked,
  { member, units }: { readonly member: MemberKind; readonly units: readonly string[] },
): Promise<MemberSums> {
  if (units.length === 0) return { sums: new Map(), unweighed: 0 };
  const table = factTable([member], asked);
  const [g, usd, cny, gp, uw, , gc] = table.sums;
  const rows = await snapshot.read(
    `select ${memberCode(member)}, g, usd, cny, gp, uw, gc, missing from (
       select ${memberKey(member)}, ${g} as g, ${usd} as usd, ${cny} as cny, ${gp} as gp, ${uw} as uw, ${gc} as gc,
         ${table.unweighedPeriods} as missing
       from ${table.name} where ${conditionOf(asked)} and ${periodsIn(units)} group by ${memberKey(member)}
     )`,
  );
  return {
    sums: new Map(rows.map((row) => [textOf(row[0]), presentSum(row, 1)])),
    unweighed: rows.reduce((count, row) => count + integerOf(row[7]), 0),
  };
}
