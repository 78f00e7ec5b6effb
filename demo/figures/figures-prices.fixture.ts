import type { DataQuery } from '@btc/contract/data/data-address.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Demonstration } from '../demonstration.fixture.ts';
import { type Expected, type Marks, placeReasons, type Refusal, type TextRow } from './figures-answer.fixture.ts';
import { findModule, findRight, lockReasons, type ReaderKind } from './figures-readers.fixture.ts';

/*
 * What the sets of prices, rates and duties should hold, by SQL over their tables. Prices are as they were quoted.
 */

export interface OracleRequest {
  readonly portal: Demonstration;
  readonly query: DataQuery;
  readonly kind: ReaderKind;
  readonly today: string;
}

type Oracle = (request: OracleRequest) => Promise<Expected | Refusal>;

export async function select(
  { db }: Demonstration,
  statement: RawBuilder<Record<string, unknown>>,
): Promise<readonly TextRow[]> {
  return (await statement.execute(db)).rows.map(placeReasons);
}

export const orNull = (text: string | undefined): string | null => text ?? null;

export const open = { publishedOn: '', asOf: '', provisional: '', partial: '', locked: '', requested: '' } as const;
const demo = { cn: '演示数据，均为虚构。', en: 'Demonstration data, all invented.' } as const;

export function findDays(rows: readonly TextRow[], column = 'date'): Pick<Marks, 'from' | 'to'> {
  const days = rows.flatMap((row) => row[column] ?? []).filter((day) => day !== '');
  return { from: days.toSorted()[0] ?? '', to: days.toSorted().at(-1) ?? '' };
}

const quoted = sql`q.low::float8 as low, q.mainstream::float8 as mainstream, q.high::float8 as high, q.quote_count as quotes,
  q.basis as type, q.is_provisional as provisional, q.is_corrected as corrected`;
const quoteColumns = ['low', 'mainstream', 'high', 'quotes', 'type', 'provisional', 'corrected'] as const;

const prices: Oracle = async ({ portal, query: { name, params, edition }, kind }) => {
  const { meat = 'beef', market = 'forward', date } = params;
  const [origin, cut] = [orNull(params['origin']), orNull(params['cut'])];
  const quotedThen = await select(
    portal,
    sql`select 1 as quote from price_series s join price_quote q on q.series_id = s.id and q.state = 'published' where s.meat = ${meat}
      and s.market_type = ${market} and (${origin}::text is null or s.origin = ${origin})
      and q.day = coalesce(${orNull(date)}::date, q.day) limit 1`,
  );
  // That there are no quotes of a day is no item of a trial, which may be spent.
  const isRefused = findRight(name, kind) === 'none' && !(kind === 'trialSpent' && quotedThen.length === 0);
  if (isRefused) return 'refused';
  const rows = await select(
    portal,
    sql`with meant as (
        select s.*, q.* from price_series s join price_quote q on q.series_id = s.id and q.state = 'published'
        where s.meat = ${meat} and s.market_type = ${market} and (${origin}::text is null or s.origin = ${origin})),
      listed as (select coalesce(${orNull(date)}::date, max(day)) as day from meant)
      select q.series_id as series, q.day::text as date, q.meat, q.market_type as market, q.origin, q.cut, q.brand, q.storage, q.term,
        q.port, q.unit, ${quoted},
        (select round(100 * (q.mainstream / b.mainstream - 1), 2)::float8 from price_quote b
          where b.series_id = q.series_id and b.state = 'published' and b.day < q.day order by b.day desc limit 1) as change_percent,
        (select round(100 * (q.mainstream / b.mainstream - 1), 2)::float8 from price_quote b
          where b.series_id = q.series_id and b.state = 'published' and b.day between q.day - 13 and q.day - 7
          order by b.day desc limit 1) as change_week_percent
      from meant q join listed using (day) where ${cut}::text is null or q.cut = ${cut}`,
  );
  const columns = [
    'meat',
    'market',
    'origin',
    'cut',
    'brand',
    'storage',
    'term',
    'port',
    'unit',
    ...quoteColumns,
    'change_percent',
    'change_week_percent',
  ];
  return {
    keys: ['series', 'date'],
    columns,
    rows,
    marks: { ...open, ...findDays(rows), source: demo[edition], demo: 'true' },
  };
};

const periodDays: Readonly<Record<string, number>> = { '1M': 31, '3M': 92, '1Y': 366 };

const history: Oracle = async ({ portal, query: { name, params, edition }, kind }) => {
  const right = findRight(name, kind);
  if (right === 'none') return 'refused';
  const { id = '', period = '1Y' } = params;
  // A trial's item is the latest year.
  const days = Math.min(periodDays[period] ?? 100_000, right === 'item' ? 366 : 100_000);
  const rows = await select(
    portal,
    sql`select q.day::text as date, q.series_id as series, s.unit, ${quoted}
      from price_quote q join price_series s on s.id = q.series_id
      where q.series_id = ${id}::int and q.state = 'published'
        and q.day > (select max(day) from price_quote where series_id = ${id}::int and state = 'published') - ${days}::int`,
  );
  const marks = { ...open, ...findDays(rows), source: demo[edition], demo: 'true' };
  return { keys: ['date'], columns: ['series', 'unit', ...quoteColumns], rows, marks };
};

const rates: Oracle = async ({ portal, query: { params, edition }, today }) => {
  const [from, to] = [orNull(params['from']), params['to'] ?? today];
  const source = { cn: '演示汇率', en: 'Demonstration exchange rates' }[edition];
  const rows = await select(
    portal,
    sql`select r.day::text as date, r.cny_per_unit::float8 as cny_per_usd, ${source} as source from price_rate r
      where r.currency = 'USD' and r.is_demo and r.day <= ${to}::date
        and r.day >= coalesce(${from}::date, (${to}::date - interval '12 months')::date)`,
  );
  const invented = { cn: `${source} · 演示数据，均为虚构。`, en: `${source} · Demonstration data, all invented.` }[
    edition
  ];
  const marks = { ...open, ...findDays(rows), source: invented, demo: 'true' };
  return { keys: ['date'], columns: ['cny_per_usd', 'source'], rows, marks };
};

/** A third-party price is known once its day, or its month, is over. */
const knownOn = (asOf: string | null) => sql`(${asOf}::date is null or ${asOf}::date >= coalesce(v.published_since,
  case b.frequency when 'month' then (v.day + interval '1 month - 1 day')::date else v.day end))`;

const benchmarks: Oracle = async ({ portal, query: { params, edition }, kind }) => {
  const asOf = orNull(params['asof']);
  const right = findRight('benchmark', kind);
  const isOpen = right === 'all' || (right === 'item' && asOf === null);
  const rows = await select(
    portal,
    sql`with known as (select b.*, v.day, v.value::float8 as value from price_benchmark b join price_benchmark_value v using (code)
        where ${knownOn(asOf)}),
      last as (select distinct on (code) * from known order by code, day desc)
      select l.code, l.unit, l.frequency, (select min(day) from known k where k.code = l.code)::text as from, l.day::text as to,
        case when ${isOpen} then l.value end as latest,
        case when ${isOpen} then (select round((l.value / k.value - 1)::numeric * 100, 2)::float8 from known k where k.code = l.code and k.day < l.day
          order by k.day desc limit 1) end as change_percent,
        case when ${isOpen} then (select round((l.value / k.value - 1)::numeric * 100, 2)::float8 from known k where k.code = l.code
          and k.day between l.day - interval '1 year 40 days' and l.day - interval '1 year'
          order by k.day desc limit 1) end as change_year_percent,
        case when not ${isOpen} then 'latest:locked' end as gaps
      from last l`,
  );
  const days = { from: findDays(rows, 'from').from, to: findDays(rows, 'to').to };
  const isAny = rows.length > 0;
  return {
    keys: ['code'],
    columns: ['unit', 'frequency', 'from', 'to', 'latest', 'change_percent', 'change_year_percent'],
    rows,
    marks: { ...open, ...days, asOf: asOf ?? '', source: isAny ? demo[edition] : '', demo: String(isAny) },
  };
};

const benchmark: Oracle = async ({ portal, query: { name, params, edition }, kind, today }) => {
  const asOf = orNull(params['asof']);
  const right = findRight(name, kind);
  if (right === 'none' || (right === 'item' && asOf !== null)) return 'refused';
  const { code = 'demo-beef', period = 'all' } = params;
  const isMonthly = code !== 'demo-cattle-futures';
  // Days are for what is quoted every day, five years for what has a figure a month.
  const isKnown = period in periodDays && !(isMonthly && period !== '1Y');
  const rows = await select(
    portal,
    sql`with known as (select v.*, b.unit, b.frequency from price_benchmark b join price_benchmark_value v using (code)
        where code = ${code} and ${knownOn(asOf)}),
      last as (select max(day) as day from known)
      select case k.frequency when 'month' then to_char(k.day, 'YYYY-MM') else k.day::text end as date, k.day::text as day, k.code, k.unit,
        k.value::float8 as value, k.open::float8 as open, k.high::float8 as high, k.low::float8 as low, k.volume as contracts
      from known k, last where k.day > coalesce(last.day - ${isKnown ? (periodDays[period] ?? 0) : null}::int, '0001-01-01'::date)
        and (not ${isMonthly && period === '5Y'} or k.day >= (date_trunc('month', last.day) - interval '5 years')::date)
        and (not ${right === 'item'} or k.day >= ${today}::date - 365)`,
  );
  return {
    keys: ['date'],
    columns: ['code', 'unit', 'value', 'open', 'high', 'low', 'contracts'],
    rows,
    marks: { ...open, ...findDays(rows, 'day'), asOf: asOf ?? '', source: demo[edition], demo: 'true' },
  };
};

/** Fridays of two years, or the latest week. */
const cattle: Oracle = async ({ portal, query: { name, params }, kind, today }) => {
  const asOf = orNull(params['asof']);
  const right = kind === 'trial' ? 'item' : findRight(name, kind);
  if (asOf !== null && asOf < today && right !== 'all') return 'refused';
  const last = asOf === null || asOf > today ? today : asOf;
  const keys = ['date', 'code'];
  const fridays = sql`(select d::date as friday from generate_series(${last}::date - 735, ${last}::date + 6, interval '1 day') d
    where extract(isodow from d) = 5 and d::date > ${last}::date - ${right === 'item' ? 366 : 729}::int)`;
  const rows = await select(
    portal,
    right === 'part'
      ? sql`select distinct on (series) day::text as date, series as code, local_price::float8 as price from live_cattle_price
          where day > (select max(day) from live_cattle_price) - 7 order by series, day desc`
      : sql`select f.friday::text as date, s.series as code, p.local_price::float8 as price,
          case when p.local_price is null then 'price:notPublished' end as gaps
        from ${fridays} f cross join (select distinct series from live_cattle_price) s
        left join lateral (select local_price from live_cattle_price p where p.series = s.series and p.day > f.friday - 7
          and p.day <= f.friday and p.day <= ${last}::date order by p.day desc limit 1) p on true`,
  );
  const { from, to } = findDays(rows.filter(({ price }) => price !== '(notPublished)'));
  const locked = right === 'part' ? `${findModule(name, params)} ${lockReasons[kind] ?? ''} ${from}` : '';
  return { keys, columns: ['price'], rows, marks: { ...open, from, to, asOf: asOf ?? '', locked, demo: 'true' } };
};

const duties: Oracle = async ({ portal, query: { params, edition } }) => {
  const { meat = 'beef' } = params;
  const day = orNull(params['date']);
  const language = sql.raw(edition);
  const rows = await select(
    portal,
    sql`select d.id as duty, d.meat, d.origin, d.kind, d.percent::float8 as percent, d.percent_to::float8 as percent_to,
        d.from_day::text as "from", d.until_day::text as until, d.note_${language} as note, d.source_${language} as source,
        case when d.percent is null then 'percent:notPublished' end as gaps
      from price_duty d where d.meat = ${meat} and (${day}::date is null or ${day}::date between d.from_day
        and coalesce(d.until_day, 'infinity'))`,
  );
  const days = [...rows.map((row) => row['from']), ...rows.map((row) => row['until'])].filter((one) => one !== '');
  const [from = '', to = ''] = [days.toSorted()[0], days.toSorted().at(-1)];
  const columns = ['meat', 'origin', 'kind', 'percent', 'percent_to', 'from', 'until', 'note', 'source'];
  return { keys: ['duty'], columns, rows, marks: { ...open, from, to, demo: 'false' } };
};

export const priceOracles: Readonly<Record<string, Oracle>> = {
  prices,
  'price-history': history,
  'exchange-rates': rates,
  benchmarks,
  benchmark,
  'live-cattle': cattle,
  duties,
};
