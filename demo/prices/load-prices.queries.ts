import { sql } from 'kysely';
import type { Db } from '@btc/server/src/platform/db/db.ts';
import { openDictionary } from '@btc/server/src/dictionary/open-dictionary.ts';
import { seriesSortKey } from '@btc/server/src/prices/series/price-names.ts';
import type { DemoSeries } from './demo-quotes.ts';
import type { DemoPair } from './prices.read.ts';

/** Demonstration or not: real quotes and invented ones are never mixed. */
export async function hasSeries(db: Db): Promise<boolean> {
  const row = await db.selectFrom('price_series').select('id').limit(1).executeTakeFirst();
  return row !== undefined;
}

export async function insertDemoSeries(db: Db, all: readonly DemoSeries[], now: Date): Promise<void> {
  const dictionary = await openDictionary(db);
  const added = await db
    .insertInto('price_series')
    .values(
      all.map(({ meat, market, origin, cut, specs, term, port, unit }) => ({
        meat,
        market_type: market,
        origin,
        cut,
        specs: [...specs],
        storage: 'frozen',
        term,
        port,
        unit,
        is_demo: true,
        sort_key: seriesSortKey(dictionary, { meat, origin, cut }),
      })),
    )
    .returning(['id', 'meat', 'market_type', 'origin', 'cut', 'port'])
    .execute();
  const ids = new Map(added.map((row) => [[row.meat, row.market_type, row.origin, row.cut, row.port].join(), row.id]));
  const quotes = all.flatMap(({ quotes: own, meat, market, origin, cut, port }) => {
    const id = ids.get([meat, market, origin, cut, port].join());
    return own.map((quote) => ({ id, ...quote }));
  });
  const column = <Value>(read: (quote: (typeof quotes)[number]) => Value) => quotes.map(read);
  await sql`
    insert into price_quote (series_id, day, low, high, mainstream, quote_count, group_size, basis, is_provisional, state, source,
      is_demo, saved_at, published_at)
    select id, day, low, high, mainstream, quote_count, group_size, basis, provisional, 'published', 'demo', true, ${now}, ${now}
    from unnest(${column(({ id }) => id)}::int[], ${column(({ day }) => day)}::date[],
      ${column(({ low }) => low)}::numeric[], ${column(({ high }) => high)}::numeric[],
      ${column(({ mainstream }) => mainstream)}::numeric[], ${column(({ quoteCount }) => quoteCount)}::smallint[],
      ${column(({ groupSize }) => groupSize)}::smallint[], ${column(({ basis }) => basis)}::text[],
      ${column(({ isProvisional }) => isProvisional)}::boolean[])
      as quote (id, day, low, high, mainstream, quote_count, group_size, basis, provisional)`.execute(db);
}

const freeSeries = [
  ['beef', 'BRA', 'fq6'],
  ['beef', 'BRA', 'shank'],
  ['pork', 'ESP', 'ear'],
] as const;

/** Opens three prices to everybody, and lets every lock show its sample. */
export async function insertDemoFreePrices(db: Db): Promise<void> {
  await db
    .insertInto('lock_sample')
    .values([{ kind: 'views' }, { kind: 'plants' }])
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  for (const [index, [meat, origin, cut]] of freeSeries.entries()) {
    const series = db
      .selectFrom('price_series')
      .where('is_demo', '=', true)
      .where('meat', '=', meat)
      .where('market_type', '=', 'forward')
      .where('origin', '=', origin)
      .where('cut', '=', cut)
      .select((row) => [row.lit(index + 1).as('position'), 'id as series_id'])
      .orderBy('id')
      .limit(1);
    await db.insertInto('price_free').columns(['position', 'series_id']).expression(series).execute();
  }
}

/** Skipped where substitutes exist already. */
export async function insertDemoSubstitutes(
  db: Db,
  kind: 'beefCut' | 'porkCut',
  pairs: readonly DemoPair[],
): Promise<void> {
  await db
    .insertInto('dictionary_substitute')
    .values(
      pairs.map(({ pair: [code, other], cn, en }) => ({ kind, code, other_code: other, reason_cn: cn, reason_en: en })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Rates entered by the desk take precedence. */
export async function insertDemoRates(
  db: Db,
  rates: readonly { readonly day: string; readonly cnyPerUsd: number }[],
): Promise<void> {
  await sql`
    insert into price_rate (currency, day, source, cny_per_unit, is_demo)
    select 'USD', day, 'demo', rate, true
    from unnest(${rates.map(({ day }) => day)}::date[], ${rates.map(({ cnyPerUsd }) => cnyPerUsd)}::numeric[]) as given (day, rate)
    on conflict do nothing`.execute(db);
}

export async function deleteDemoPrices(db: Db): Promise<void> {
  await db.deleteFrom('price_series').where('is_demo', '=', true).execute();
  await db.deleteFrom('price_quote').where('is_demo', '=', true).execute();
  await db.deleteFrom('price_rate').where('is_demo', '=', true).execute();
  await db.deleteFrom('price_weight').where('is_demo', '=', true).execute();
}
