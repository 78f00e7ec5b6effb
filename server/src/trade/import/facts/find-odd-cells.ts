import { toIssue } from '#platform/import/issue.ts';
import type { Issue } from '#platform/import/issue.ts';
import type { Reason } from '#platform/import/issue-reasons.ts';
import { toInteger, formatText } from '../../facts/duckdb.ts';
import type { DuckRow } from '../../facts/duckdb.ts';
import type { FactsSnapshot } from '../../facts/facts-snapshot.ts';
import { quote } from '../../facts/mask.ts';
import { formatPeriodText } from '../../facts/vintage.ts';
import type { Incoming } from '../changes.ts';
import type { Staging } from './staging.ts';

/** Months on either side that a cell is compared with, and how many of them must have figures. */
const [monthsAround, fewest] = [6, 3] as const;
/** Catches tonnes given for kilograms or the reverse, with room for real swings of the trade. */
const weightFactor = 500;
const priceFactor = 5;
/** Tonnes a month below which real weights and unit values vary more than typing errors do. */
const leastTonnes = 10;
/** Yuan for a dollar: since 1994 it has been from 6.0 to 8.7. */
const usualRate = { from: 5, to: 9 } as const;
const maxListed = 1000;

interface Around {
  readonly snapshot: Pick<FactsSnapshot, 'path'>;
  readonly incoming: Pick<Incoming, 'source' | 'grain'>;
}

/** Warns of weights and unit values far from those of nearby months, and of implausible rates; yearly files: of rates only. */
export async function findOddCells(staging: Staging, around: Around): Promise<readonly Issue[]> {
  const rates = await findOddRates(staging);
  return around.incoming.grain === 'year' ? rates : [...rates, ...(await findOddNeighbours(staging, around))];
}

async function findOddRates({ connection }: Staging): Promise<readonly Issue[]> {
  const rows = await connection.runAndReadAll(`
    select coalesce(min(line), 0), period, sum(cny_cents)::double / sum(usd_cents) as rate from staged
    where usd_cents > 0 and cny_cents > 0 and not by_rate group by period
    having rate not between ${usualRate.from} and ${usualRate.to} order by period limit ${maxListed}`);
  return rows
    .getRows()
    .map(([line, period, rate]) => warning('oddRate', line, `${toPeriod(period)}: ${Number(rate).toFixed(2)}`));
}

async function findOddNeighbours(
  { connection }: Staging,
  { snapshot, incoming: { source, grain } }: Around,
): Promise<readonly Issue[]> {
  await connection.run(`attach ${quote(snapshot.path)} as known (read_only)`);
  try {
    const rows = await connection.runAndReadAll(`
      with given as (
        select period, origin, hs, any_value(grp) as grp, coalesce(min(line), 0) as line, ${sums} from staged group by period, origin, hs
      ),
      counting as (
        select period, origin::varchar as origin, hs::varchar as hs, ${sums} from known.cube
        where source = ${quote(source)} and grain = ${quote(grain)} group by all
      ),
      cells as (
        select *, ${month} as month, usd / t as usd_price, cny / t as cny_price from (
          select *, true as is_given from given
          union all by name select *, false as is_given from counting anti join given using (period, origin, hs)
        ) where t > 0
      ),
      beside as (
        select *, count(*) over around as n, median(t) over around as usual_t,
          ${prices.map((price) => `median(${price}_price) over around as usual_${price}`).join(', ')}
        from cells window around as (partition by origin, hs order by month
          range between ${monthsAround} preceding and ${monthsAround} following exclude current row)
      )
      select line, period, origin, hs, ${isFar('t', 'usual_t', weightFactor)} as odd_weight, t, usual_t,
        ${prices.map((price) => `${isFar(`${price}_price`, `usual_${price}`, priceFactor)}, ${price}_price, usual_${price}`).join(', ')}
      from beside
      where is_given and n >= ${fewest} and greatest(t, usual_t) >= ${leastTonnes} and (odd_weight or grp not in ('live', 'casings') and t >= 1
        and (${prices.map((price) => isFar(`${price}_price`, `usual_${price}`, priceFactor)).join(' or ')}))
      order by period, origin, hs limit ${maxListed}`);
    return rows.getRows().map(([line, period, origin, hs, oddWeight, ...figures]) => {
      const [t, usualT, oddUsd, usd, usualUsd, , cny, usualCny] = figures;
      const cell = `${toPeriod(period)} ${formatText(origin)} ${formatText(hs)}`;
      if (oddWeight === true) return warning('oddWeight', line, `${cell}: ${amount(t)} t (${amount(usualT)} t)`);
      const [unit, price, usual] = oddUsd === true ? ['USD', usd, usualUsd] : ['CNY', cny, usualCny];
      return warning('oddUnitValue', line, `${cell}: ${unit} ${amount(price)}/t (${amount(usual)})`);
    });
  } finally {
    await connection.run('detach known');
  }
}

type Value = DuckRow[number] | undefined;

const prices = ['usd', 'cny'] as const;
const sums = 'sum(g) / 1e6 as t, sum(usd_cents) / 1e2 as usd, sum(cny_cents) / 1e2 as cny';
const month = 'period // 100 * 12 + period % 100';

function isFar(figure: string, usual: string, factor: number): string {
  return `coalesce(${figure} >= ${usual} * ${factor} or ${figure} * ${factor} <= ${usual}, false)`;
}

function toPeriod(period: Value): string {
  return formatPeriodText(toInteger(period));
}

function amount(figure: Value): string {
  return number.format(Number(figure));
}

const number = new Intl.NumberFormat('en', { maximumSignificantDigits: 5 });

function warning(reason: Reason, line: Value, value: string): Issue {
  return { line: toInteger(line), ...toIssue(reason, '', value) };
}
