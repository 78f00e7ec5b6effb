import { sql } from 'kysely';
import { refreshAfterQuoteChange } from '@btc/server/src/prices/indices/renew-indices.ts';
import type { Records } from './open-records.ts';

const weeks = 500;
const weeksAtOnce = 25;
export const lastQuoteDay = '2026-11-20';

export async function fillQuotes({ db }: Records, count: number): Promise<void> {
  const series = Math.ceil(count / weeks);
  const { rows } = await sql<{ series: number }>`select count(*)::int as series from price_series`.execute(db);
  if ((rows[0]?.series ?? 0) >= series) return;
  await db.connection().execute(async (connection) => {
    // Making the data takes longer than any call may.
    await sql`set statement_timeout = 0`.execute(connection);
    await sql`truncate price_series cascade`.execute(connection);
    await sql`
      insert into price_series (meat, market_type, origin, cut, brand, storage, term, port, unit, sort_key)
      select 'beef', m.market, o.origin, c.cut, 'B' || n, 'frozen', m.term, 'main', m.unit, n
      from generate_series(0, ${series - 1}) n
      join (values (0, 'forward', 'CFR', 'USD/t'), (1, 'afloat', 'CIF', 'USD/t'), (2, 'spot', 'EXW', 'CNY/kg'),
        (3, 'wholesale', 'MKT', 'CNY/kg')) m (place, market, term, unit) on m.place = n % 4
      join (select row_number() over () - 1 as place, origin from unnest(array['BRA', 'ARG', 'URY', 'AUS', 'NZL', 'USA']) origin) o
        on o.place = (n / 4) % 6
      join (select row_number() over () - 1 as place, cut from unnest(array['shank', 'brisket', 'chuck', 'knuckle', 'topside',
        'navel', 'striploin', 'cube_roll', 'rump', 'trim80']) cut) c on c.place = (n / 24) % 10`.execute(connection);
    // In parts: one statement for all takes longer than the client waits.
    for (let week = 0; week < weeks; week += weeksAtOnce) {
      await sql`
        insert into price_quote (series_id, day, low, high, mainstream, quote_count, basis, state, published_at)
        select s.id, d.day, p.price * 0.98, p.price * 1.02, p.price, 3 + (s.id + d.week) % 6, 'offer', 'published', now()
        from price_series s
        cross join (select week, date ${sql.lit(lastQuoteDay)} - 7 * week as day
          from generate_series(${week}::int, ${week + weeksAtOnce - 1}::int) week) d
        cross join lateral (select round((case s.unit when 'USD/t' then 5000 else 50 end
          * (1 + ((s.id * 31 + d.week * 17) % 97) / 400.0))::numeric, 2) as price) p
        order by d.day, s.id`.execute(connection);
    }
    await sql`analyze price_series, price_quote`.execute(connection);
  });
  await sql`
    insert into price_rate (currency, day, source, cny_per_unit)
    select 'USD', date ${sql.lit(lastQuoteDay)} - n, 'bench', 7 + (n % 50) / 100.0 from generate_series(0, ${weeks * 7}) n
    on conflict do nothing`.execute(db);
  for (const market of ['forward', 'afloat', 'spot', 'wholesale']) {
    await db.transaction().execute(async (transaction) => {
      await sql`set local statement_timeout = 0`.execute(transaction);
      await refreshAfterQuoteChange(transaction, { meat: 'beef', market, days: null });
    });
  }
  await sql`vacuum analyze price_quote, price_day, price_cell, price_index_point`.execute(db);
}
