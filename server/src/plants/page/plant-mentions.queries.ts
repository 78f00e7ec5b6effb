import { sql } from 'kysely';
import type { Db } from '#platform/db/db.ts';
import type { SearchRights } from '#platform/search/search-rights.ts';

export interface BrandedQuote {
  readonly brand: string;
  readonly meat: 'beef' | 'pork';
  readonly cut: string;
  readonly term: string;
  readonly unit: string;
  readonly day: string;
  readonly low: string;
  readonly mainstream: string;
  readonly high: string;
}

export async function listBrandedQuotes(
  db: Db,
  { origin, meats }: { readonly origin: string; readonly meats: readonly string[] },
): Promise<readonly BrandedQuote[]> {
  const { rows } = await sql<BrandedQuote>`
    select s.brand, s.meat, s.cut, s.term, s.unit, q.day, q.low, q.mainstream, q.high
    from price_series s
    join lateral (select day, low, mainstream, high from price_quote q
      where q.series_id = s.id and q.state = 'published' order by day desc limit 1) q on true
    where s.origin = ${origin} and s.meat = any(${[...meats]}::text[]) and s.brand is not null
    order by q.day desc, s.sort_key, s.id limit 200`.execute(db);
  return rows;
}

export interface PlantMentionPost {
  readonly id: number;
  readonly title: string | null;
  readonly spec: string | null;
  readonly cut: string | null;
  readonly type: string;
  readonly on: Date;
  readonly is_open: boolean;
}

interface PostMentionQuery {
  readonly origin: string;
  readonly keys: readonly string[];
  readonly today: string;
  readonly rights: SearchRights;
}

/** Board posts naming a plant by one of its keys, open ones first; for board members only. */
export async function listPostMentions(
  db: Db,
  { origin, keys, today, rights }: PostMentionQuery,
  limit: number,
): Promise<readonly PlantMentionPost[]> {
  if (rights.findLockState('Market', 'en') !== null) return [];
  const { rows } = await sql<PlantMentionPost>`
    select id, title, spec, cut, type, created_at as "on", (closed_at is null and valid_until >= ${today}::date) as is_open
    from market_post
    where plant_key = any(${[...keys]}::text[]) and origin = ${origin} and removed_at is null
    order by (closed_at is null and valid_until >= ${today}::date) desc, created_at desc, id desc
    limit ${limit}`.execute(db);
  return rows;
}
