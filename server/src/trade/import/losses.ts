import { lossKinds, type LossKind } from '@btc/contract/trade/desk/import-rule.ts';
import { type FactDimension, factDimensions, isFactDimension } from '@btc/contract/trade/dimensions.ts';
import { findPartner } from '@btc/reference/places/other-areas.ts';
import { toInteger, formatText } from '../facts/duckdb.ts';
import { formatPeriodText, otherOrigins } from '../facts/vintage.ts';
import { isAnyPresent, dimensions } from './facts/present-facts.ts';
import type { Coverage, Staging } from './facts/staging.ts';

/** Figures that count now and would be gone after the load. */
export interface Loss {
  readonly kind: LossKind;
  /** Months `YYYY-MM` or years, in order. */
  readonly periods: readonly string[];
  /** Codes of origins, and of other areas whose rows are gone. */
  readonly origins: readonly string[];
  /** Grams of the facts that lose it; null where they have no weight. */
  readonly grams: number | null;
}

const attributes: readonly { readonly kind: Exclude<LossKind, 'rows' | 'duty' | 'surcharge'>; readonly has: string }[] =
  [
    { kind: 'hs', has: dimensions('hs') },
    ...factDimensions.map((kind) => ({ kind, has: dimensions(kind) })),
    { kind: 'usd', has: 'usd_cents is not null' },
    { kind: 'cny', has: 'cny_cents is not null' },
    { kind: 'weight', has: 'g is not null' },
  ];

const cellKey = 'period, origin, position';
const says = '(coalesce(g, 0) <> 0 or coalesce(usd_cents, 0) <> 0 or coalesce(cny_cents, 0) <> 0)';

/** What staged facts would remove; call within `withPresent`, once they are complete. Revised figures are not losses. */
export async function findLosses(staging: Staging): Promise<readonly Loss[]> {
  if (!(await isAnyPresent(staging))) return [];
  const there = await listThere(staging);
  await compareCells(staging, there);
  const lost = [
    `select 'rows' as kind, ${cellKey}, present_g as g from met where not is_met`,
    lostAreas,
    lostUnknown,
    ...there.map(({ kind }) => toLostSql(kind)),
    ...there.flatMap(({ kind }) => (isFactDimension(kind) ? [toLostMembersSql(kind)] : [])),
  ];
  const rows = await staging.read(`
    select kind, string_agg(distinct period::varchar, ',' order by period::varchar),
      string_agg(distinct origin, '|' order by origin), sum(g)::bigint
    from (select kind, period, origin, position, max(g) as g from (${lost.join(' union all by name ')}) group by all)
    group by kind`);
  await staging.connection.run('drop table met');
  const losses = rows.map(([kind, periods, origins, grams]) => ({
    kind: toKind(formatText(kind)),
    periods: formatText(periods)
      .split(',')
      .map((period) => formatPeriodText(Number(period))),
    origins: formatText(origins).split('|'),
    grams: grams === null || grams === undefined ? null : toInteger(grams),
  }));
  return losses.toSorted((one, other) => lossKinds.indexOf(one.kind) - lossKinds.indexOf(other.kind));
}

/** True where origins without rows in the file would lose all figures: the file may be of its own origins only. */
export function isPartOfOrigins(
  losses: readonly Loss[],
  coverage: Pick<Coverage, 'origins' | 'partners'> | null,
): boolean {
  const gone = losses.find(({ kind }) => kind === 'rows')?.origins ?? [];
  return coverage !== null && gone.some((code) => ![...coverage.origins, ...coverage.partners].includes(code));
}

/** The file's partners as it can be said that it was made for them; a country without a code only together with all others. */
export function toStated(coverage: Pick<Coverage, 'partners'> | null): readonly string[] {
  const codes = (coverage?.partners ?? []).map((code) => (findPartner(code) === undefined ? otherOrigins : code));
  return [...new Set(codes)];
}

async function listThere(staging: Staging): Promise<typeof attributes> {
  const [row] = await staging.read(
    `select ${attributes.map(({ has }) => `count(*) filter (where ${has})`).join(', ')} from present`,
  );
  return attributes.filter((_, index) => toInteger(row?.[index]) > 0);
}

/** Compares present with arriving cells, attribute by attribute: number of facts that have it, and their grams. */
async function compareCells({ connection }: Staging, there: typeof attributes): Promise<void> {
  const side = (view: string, condition: string): string => `(
    select ${cellKey}, sum(g) as g, count(*) as n, ${there
      .map(({ kind, has }) => `count(*) filter (where ${has}) as ${kind}_n, sum(g) filter (where ${has}) as ${kind}_g`)
      .join(', ')}
    from ${view} where ${condition} group by all)`;
  await connection.run(`create temp table met as
    select ${cellKey}, a.n is not null as is_met, p.g as present_g,
      ${there.map(({ kind }) => `${toReducedSql(kind)} as loses_${kind}, ${lostGrams(kind)} as ${kind}_g`).join(', ')}
    from ${side('present', says)} p left join ${side('arriving', 'true')} a using (${cellKey})`);
}

/** True where none has it any more, or less weight has it while more lacks it. */
function toReducedSql(kind: LossKind): string {
  const without = (side: string): string =>
    kind === 'weight' ? `${side}.n - ${side}.${kind}_n` : `coalesce(${side}.g, 0) - coalesce(${side}.${kind}_g, 0)`;
  return `p.${kind}_n > 0 and (a.${kind}_n = 0
    or (coalesce(a.${kind}_g, 0) < coalesce(p.${kind}_g, 0) and ${without('a')} > ${without('p')}))`;
}

function lostGrams(kind: LossKind): string {
  return `p.${kind}_g - if(a.${kind}_n = 0, 0, coalesce(a.${kind}_g, 0))`;
}

function toLostSql(kind: LossKind): string {
  return `select '${kind}' as kind, ${cellKey}, ${kind}_g as g from met where is_met and loses_${kind}`;
}

/** Members of a dimension (place, company, cut) that a cell had and no longer has. */
function toLostMembersSql(kind: FactDimension): string {
  return `select '${kind}' as kind, ${cellKey}, sum(g) as g from
    (select ${cellKey}, ${kind}, sum(g) as g from present where ${kind} is not null and ${says} group by all)
    anti join (select distinct ${cellKey}, ${kind} from arriving where ${kind} is not null) using (${cellKey}, ${kind})
    semi join (select ${cellKey} from met where is_met) using (${cellKey})
    group by all`;
}

/** Countries among the others of a cell that it no longer has. */
const lostAreas = `select 'rows' as kind, period, area as origin, position, sum(g) as g from
    (select * from present where area is not null and ${says})
    anti join (select distinct ${cellKey}, area from arriving where area is not null) using (${cellKey}, area)
    semi join (select ${cellKey} from met where is_met) using (${cellKey})
    group by all`;

/** Others of no known area, of which the file has too few to be all. */
const lostUnknown = `select 'rows' as kind, ${cellKey}, known.g as g
    from (select ${cellKey}, sum(g) as g from present where may_be_others and ${says} group by all) known
    join (select ${cellKey}, sum(g) as g from arriving group by all) given using (${cellKey})
    where coalesce(given.g, 0) < known.g`;

function toKind(text: string): LossKind {
  const kind = lossKinds.find((one) => one === text);
  if (kind === undefined) throw new Error(`Unknown kind of loss: ${text}`);
  return kind;
}
