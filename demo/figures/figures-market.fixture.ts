import { sql } from 'kysely';
import type { Expected } from './figures-answer.fixture.ts';
import { findDays, open, type OracleRequest, orNull, select } from './figures-prices.fixture.ts';
import { lockReasons, type ReaderKind } from './figures-readers.fixture.ts';

/*
 * What the set of the board should hold, by SQL over its posts: companies under numbers but for who has the module.
 */

const columns = [
  'valid_until',
  'type',
  'side',
  'state',
  'meat',
  'origin',
  'cut',
  'storage',
  'plant',
  'quantity',
  'quantity_unit',
  'price',
  'price_unit',
  'term',
  'port',
  'shipment_month',
  'company',
  'company_name',
  'own',
  'demonstration',
];

const source = {
  cn: 'Beef to China 市场，由企业发布 · 演示数据，均为虚构。',
  en: 'Market board of Beef to China, as companies posted it · Demonstration data, all invented.',
} as const;

/** No reader but the paid one has the module of the market. */
function findLock(kind: ReaderKind): string {
  return kind === 'paid' ? '' : `Market ${lockReasons[kind] ?? 'notinlist'}`;
}

async function board({ portal, query: { params, edition }, kind, today }: OracleRequest): Promise<Expected> {
  const locked = findLock(kind);
  const isOpen = locked === '';
  const { state = 'open' } = params;
  const [type, side, meat] = [orNull(params['type']), orNull(params['side']), orNull(params['meat'])];
  const [origin, cut] = [orNull(params['origin']), orNull(params['cut'])];
  const name =
    edition === 'en'
      ? sql`coalesce(a.company_name, a.company_local_name)`
      : sql`coalesce(a.company_local_name, a.company_name)`;
  const found = await select(
    portal,
    sql`select p.id as post, (p.created_at at time zone 'Asia/Shanghai')::date::text as date, p.valid_until::text as valid_until,
        p.type, p.side, case when p.closed_at is not null then 'closed' when p.valid_until < ${today}::date then 'expired' else 'open' end as state,
        p.meat, p.origin, p.cut, p.storage, case when ${isOpen} then p.plant_no end as plant, p.quantity::float8 as quantity, p.quantity_unit,
        p.price::float8 as price, p.price_unit, p.term, p.port, p.shipment_month, p.company_id::text as company,
        case when ${isOpen} then ${name} end as company_name, false as own, p.is_demo as demonstration,
        concat_ws(' ', case when not ${isOpen} and p.plant_no is not null then 'plant:locked' end,
          case when p.price is null then 'price:notPublished' end, case when not ${isOpen} then 'company_name:locked' end) as gaps
      from market_post p join market_company c on c.id = p.company_id join account a on a.id = c.account_id
      where p.removed_at is null and a.state <> 'blocked' and (${type}::text is null or p.type = ${type})
        and (${side}::text is null or p.side = ${side}) and (${meat}::text is null or p.meat = ${meat})
        and (${origin}::text is null or p.origin = ${origin}) and (${cut}::text is null or p.cut = ${cut})`,
  );
  const rows = found.filter((row) => state === 'all' || (row['state'] === 'open') === (state === 'open'));
  return {
    keys: ['post'],
    columns,
    rows,
    marks: { ...open, ...findDays(rows), source: source[edition], locked, demo: 'true' },
  };
}

export const marketOracles = { board };
