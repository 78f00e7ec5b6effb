import { factDimensions } from '@btc/contract/trade/dimensions.ts';
import { toInteger } from '../../facts/duckdb.ts';
import { isAnyPresent, statedDimensions, dimensions } from './present-facts.ts';
import type { Staging } from './staging.ts';

/*
 * A file adds what it has. A cell is a period, an origin and the position of a tariff code; a unit is what of a cell is alike in all that
 * both sides tell. Where both sides give a unit the same weight, they speak of the same goods, and what one of them lacks is taken from
 * the other: facts that tell more are kept before facts that tell less, and a currency that those facts lack is apportioned to them by
 * their value in the other one, or by their weight, so that the unit's sum stays as it was published. Where the weights differ, the file
 * stands alone.
 */

/** What was merged from the facts that count now, counted in facts. */
export interface MergedFacts {
  /** More detailed stored facts that are kept in place of the file's. */
  readonly retained: number;
  /** Facts of the file that got a currency it lacks from stored facts. */
  readonly fromEarlier: number;
  /** Facts of which a value is a share of a published sum. */
  readonly apportioned: number;
}

const nothingMerged: MergedFacts = { retained: 0, fromEarlier: 0, apportioned: 0 };

/** Merges the staged facts with those that count now; call within `withPresent`. */
export async function mergeFacts(staging: Staging): Promise<MergedFacts> {
  if (!(await isAnyPresent(staging))) return nothingMerged;
  await staging.collapse();
  const fromEarlier = await takeSame(staging);
  const shared = await findCells(staging);
  if (shared === null) return { ...nothingMerged, fromEarlier };
  await findUnits(staging, shared);
  await staging.connection.run(receiving);
  for (const currency of currencies) await staging.connection.run(computeShares(currency));
  const merged = await count(staging);
  const all = { ...merged, fromEarlier: merged.fromEarlier + fromEarlier };
  await staging.connection.run(`
    create temp table replaced as
      select row_id from receiving where row_id is not null
      union all select row_id from keyed_arriving join units using (${unitKey}) where keeps;
    delete from staged where rowid in (select row_id from replaced);
    insert into staged by name ${receivedRows};`);
  await staging.connection.run(
    'drop table replaced; drop table receiving; drop table usd_shares; drop table cny_shares; drop table units; drop view keyed_arriving; drop view keyed_present; drop table cells',
  );
  return all;
}

const currencies = ['usd', 'cny'] as const;
type Currency = (typeof currencies)[number];

const cellKey = 'period, origin, position';
const unitKey = `${cellKey}, unit_key`;

/** Fast path for files as detailed as earlier ones: copies a missing currency fact by fact. Returns how many values were set. */
async function takeSame(staging: Staging): Promise<number> {
  const alike = ['origin', 'area', 'hs', ...factDimensions, 'g'].map(
    (column) => `staged.${column} is not distinct from present.${column}`,
  );
  let taken = 0;
  for (const currency of currencies) {
    const value = `${currency}_cents`;
    const published = currency === 'usd' ? 'not present.by_rate and ' : '';
    const { rowsChanged } = await staging.connection.run(
      `update staged set ${value} = present.${value}, ${currency}_apportioned = present.${currency}_apportioned from present
       where staged.${value} is null and present.${value} is not null and ${published}staged.period = present.period and ${alike.join(' and ')}
         and staged.rowid in (select row_id from arriving)`,
    );
    taken += rowsChanged;
  }
  return taken;
}

/** Finds cells where one side is more detailed; returns the dimensions both sides state in any of them, null without such cells. */
async function findCells(staging: Staging): Promise<readonly (typeof statedDimensions)[number][] | null> {
  const side = (view: string): string =>
    `(select ${cellKey}, ${statedDimensions.map((what) => `bool_or(${dimensions(what)}) as tells_${what}`).join(', ')} from ${view} group by all)`;
  const beyond = (one: string, other: string): string =>
    statedDimensions.map((what) => `(${one}.tells_${what} and not ${other}.tells_${what})`).join(' or ');
  await staging.connection.run(`create temp table cells as
    select ${cellKey}, ${statedDimensions.map((what) => `(p.tells_${what} and a.tells_${what}) as both_${what}`).join(', ')},
      ${beyond('p', 'a')} as is_present_finer, ${beyond('a', 'p')} as is_file_finer
    from ${side('present')} p join ${side('arriving')} a using (${cellKey})
    where is_present_finer or is_file_finer`);
  const [row] = await staging.read(
    `select count(*), ${statedDimensions.map((what) => `coalesce(bool_or(both_${what}), false)`).join(', ')} from cells`,
  );
  if (toInteger(row?.[0]) > 0) return statedDimensions.filter((_, index) => row?.[index + 1] === true);
  await staging.connection.run('drop table cells');
  return null;
}

/** Finds the units that both sides have with the same weight, and decides how each is merged. */
async function findUnits({ connection }: Staging, shared: readonly (typeof statedDimensions)[number][]): Promise<void> {
  const parts = shared.map((what) => `if(both_${what}, coalesce(${what}, ''), '')`);
  const key = parts.length === 0 ? "''" : `concat_ws('|', ${parts.join(', ')})`;
  for (const view of ['present', 'arriving']) {
    await connection.run(
      `create temp view keyed_${view} as select ${view}.*, ${key} as unit_key from ${view} join cells using (${cellKey})`,
    );
  }
  const side = (view: string, usd: string): string => `(
    select ${unitKey}, any_value(is_present_finer) as is_present_finer, any_value(is_file_finer) as is_file_finer,
      count(*) as n, count(g) as g_n, sum(g)::bigint as g, count(${usd}) as usd_n, sum(${usd})::bigint as usd,
      count(cny_cents) as cny_n, sum(cny_cents)::bigint as cny,
      bool_or(usd_apportioned) as usd_apportioned, bool_or(cny_apportioned) as cny_apportioned
    from keyed_${view} join cells using (${cellKey}) group by all)`;
  await connection.run(`create temp table units as
    with met as (
      select ${unitKey}, p.is_present_finer and not p.is_file_finer and a.usd_n in (0, a.n) and a.cny_n in (0, a.n) as keeps, p, a
      from ${side('present', publishedUsd)} p join ${side('arriving', 'usd_cents')} a using (${unitKey})
      where p.g is not distinct from a.g
    ),
    given as (
      select ${unitKey}, keeps, ${currencies.map((currency) => `${toGivenSql(currency)} as ${currency}_given`).join(', ')},
        ${currencies.map((currency) => `not keeps and p.${currency}_apportioned as is_${currency}_estimate`).join(', ')},
        if(keeps, p, a) as own
      from met
    )
    select ${unitKey}, keeps, own.n as n, usd_given, cny_given, is_usd_estimate, is_cny_estimate,
      ${currencies.map(toBasis).join(', ')}
    from given where keeps or usd_given is not null or cny_given is not null`);
}

const publishedUsd = 'if(by_rate, null, usd_cents)';

/** The currency sum that a unit gets from the other side; null where it gets none or already has it. */
function toGivenSql(currency: Currency): string {
  const [p, a] = [`p.${currency}`, `a.${currency}`];
  return `case
    when keeps then if(${a}_n = 0 or (${p}_n = p.n and ${p} = ${a}), null, ${a})
    when ${a}_n = 0 and ${p}_n = p.n then ${p}
  end`;
}

/** Key by which a sum is apportioned: the same currency, else the other one, else weight, else equally. */
function toBasis(currency: Currency): string {
  const other = currency === 'usd' ? 'cny' : 'usd';
  const basis = [currency, other, 'g'].map(
    (measure) => `when own.${measure}_n = own.n and own.${measure} > 0 then '${measure}'`,
  );
  const sums = [currency, other, 'g'].map((measure) => `when '${measure}' then own.${measure}`);
  return `case ${basis.join(' ')} else 'n' end as ${currency}_basis,
    case ${currency}_basis ${sums.join(' ')} else own.n end as ${currency}_base`;
}

const codes = ['hs', 'grp', 'storage', 'form', ...factDimensions, 'area'].join(', ');

const receiving = (() => {
  const own = `period, origin, position, ${codes}, g, cny_cents, by_rate, usd_apportioned, cny_apportioned`;
  const unit =
    'keeps, n, usd_given, cny_given, is_usd_estimate, is_cny_estimate, usd_basis, usd_base, cny_basis, cny_base, unit_key';
  return `create temp table receiving as
    select null::bigint as row_id, ${own}, usd_cents, ${publishedUsd} as usd, ${unit} from keyed_present join units using (${unitKey}) where keeps
    union all by name
    select row_id, ${own}, usd_cents, usd_cents as usd, ${unit} from keyed_arriving join units using (${unitKey}) where not keeps`;
})();

/** Apportions a sum over several facts by largest remainders; ties are broken in the order of codes. */
function computeShares(currency: Currency): string {
  const part = `(case ${currency}_basis when 'usd' then usd when 'cny' then cny_cents when 'g' then g else 1 end)::hugeint`;
  const unit = `partition by ${unitKey}`;
  return `create temp table ${currency}_shares as
    select share_row, (whole + if(rank <= ${currency}_given - sum(whole) over (${unit}), 1, 0))::bigint as share
    from (
      select *, row_number() over (${unit} order by rest desc, ${codes}, ${part} desc) as rank
      from (
        select rowid as share_row, ${unitKey}, ${codes}, usd, cny_cents, g, ${currency}_given, ${currency}_basis,
          ${currency}_given * ${part} // ${currency}_base as whole, ${currency}_given * ${part} % ${currency}_base as rest
        from receiving where ${currency}_given is not null and n > 1
      )
    )`;
}

const receivedRows = (() => {
  const toValue = (currency: Currency): string =>
    `case when ${currency}_given is null then ${currency}_cents when n = 1 then ${currency}_given else ${currency}_shares.share end`;
  const isApportioned = (currency: Currency): string =>
    `if(${currency}_given is null, ${currency}_apportioned, ${currency}_shares.share is not null or is_${currency}_estimate)`;
  return `
    select 0 as line, period, origin, ${codes}, g,
      -- Yuan that change leave no dollars that were converted from them.
      if(by_rate and cny_given is not null and usd_given is null, null, ${toValue('usd')}) as usd_cents,
      ${toValue('cny')} as cny_cents,
      by_rate and usd_given is null and cny_given is null as by_rate,
      ${isApportioned('usd')} as usd_apportioned, ${isApportioned('cny')} as cny_apportioned
    from receiving left join usd_shares on usd_shares.share_row = receiving.rowid
      left join cny_shares on cny_shares.share_row = receiving.rowid`;
})();

async function count(staging: Staging): Promise<MergedFacts> {
  const [row] = await staging.read(
    `select count(*) filter (where keeps), count(*) filter (where not keeps),
      (select count(*) from (select share_row from usd_shares union select share_row from cny_shares)) from receiving`,
  );
  return { retained: toInteger(row?.[0]), fromEarlier: toInteger(row?.[1]), apportioned: toInteger(row?.[2]) };
}
