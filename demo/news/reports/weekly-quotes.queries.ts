import type { Db } from '@btc/server/src/platform/db/db.ts';

/** Published forward beef quotes of the demonstration since a day, oldest first. */
export function listDemoForwardQuotes(db: Db, from: string) {
  return db
    .selectFrom('price_series as s')
    .innerJoin('price_quote as q', 'q.series_id', 's.id')
    .select(['s.origin', 's.cut', 'q.day', 'q.low', 'q.mainstream', 'q.high', 'q.quote_count'])
    .where('s.is_demo', '=', true)
    .where('s.meat', '=', 'beef')
    .where('s.market_type', '=', 'forward')
    .where('q.state', '=', 'published')
    .where('q.day', '>=', from)
    .orderBy('q.day')
    .execute();
}
