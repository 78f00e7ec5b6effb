import { sql } from 'kysely';
import type { Db } from '#platform/db/db.ts';
import type { SearchQuery } from './search-query.ts';

export interface FoundVideo {
  readonly id: number;
  readonly title_cn: string | null;
  readonly title_en: string | null;
  readonly published_at: Date | null;
  readonly is_demo: boolean;
}

export async function searchVideos(db: Db, { like, number }: SearchQuery, limit: number) {
  const { rows } = await sql<FoundVideo>`
    select v.id, cn.title as title_cn, en.title as title_en, v.published_at, v.is_demo
    from video v
    left join video_text cn on cn.video_id = v.id and cn.edition = 'cn'
    left join video_text en on en.video_id = v.id and en.edition = 'en'
    where v.id = ${number} or cn.title ilike ${like} or en.title ilike ${like}
    order by v.id = ${number} desc nulls last, v.updated_at desc, v.id desc limit ${limit}`.execute(db);
  return rows;
}

export interface FoundMember {
  readonly id: number;
  readonly login_user_name: string;
  readonly company_name: string | null;
  readonly company_local_name: string | null;
  readonly contact_person_name: string | null;
  readonly is_demo: boolean;
}

/** Members and staff by any of their details; exact user names first. Scans all accounts. */
export async function searchMembers(db: Db, { text, like, number }: SearchQuery, limit: number) {
  const { rows } = await sql<FoundMember>`
    select id, login_user_name, company_name, company_local_name, contact_person_name, is_demo from account
    where former_name_hash is null and (id = ${number} or lower(concat_ws(chr(10), login_user_name, company_name,
      company_local_name, company_email, contact_person_name, contact_person_english_name,
      contact_person_cell_phone_number)) like lower(${like}))
    order by lower(login_user_name) = lower(${text}) desc, id = ${number} desc nulls last,
      last_active_at desc nulls last, id desc
    limit ${limit}`.execute(db);
  return rows;
}

export interface FoundPost {
  readonly id: number;
  readonly title: string | null;
  readonly meat: string | null;
  readonly origin: string | null;
  readonly cut: string | null;
  readonly author_name: string;
  readonly created_at: Date;
  readonly is_demo: boolean;
}

/** Posts by words, part of the firm's name, or number; removed ones included. */
export async function searchPosts(db: Db, { like, words, number }: SearchQuery, limit: number) {
  const byWords = words === null ? sql`false` : sql`p.search @@ ${words}::tsquery`;
  const { rows } = await sql<FoundPost>`
    with candidate as (
      (select p.id from market_post p where ${byWords} order by p.created_at desc limit 50)
      union select p.id from market_post p where p.id = ${number}
      union (select p.id from market_company author join account on account.id = author.account_id
        join market_post p on p.company_id = author.id
        where concat_ws(chr(10), account.company_name, account.company_local_name, account.login_user_name) ilike ${like}
        order by p.created_at desc limit 50)
    )
    select p.id, p.title, p.meat, p.origin, p.cut, p.created_at, p.is_demo,
      coalesce(account.company_local_name, account.company_name, account.login_user_name) as author_name
    from candidate c join market_post p on p.id = c.id
    join market_company author on author.id = p.company_id join account on account.id = author.account_id
    order by p.id = ${number} desc nulls last, p.created_at desc, p.id desc limit ${limit}`.execute(db);
  return rows;
}

export interface FoundEntry {
  readonly id: number;
  readonly name: string;
  readonly name_en: string | null;
  readonly city: string;
  readonly is_demo: boolean;
}

export async function searchMerchants(db: Db, { like }: SearchQuery, limit: number) {
  const { rows } = await sql<FoundEntry>`
    select id, name, name_en, city, is_demo from merchant where concat_ws(chr(10), name, name_en, city) ilike ${like}
    order by updated_at desc, id desc limit ${limit}`.execute(db);
  return rows;
}

/** Exhibitions and meetings by part of a name or the place; latest start first, so that coming ones lead. */
export async function searchExhibitions(db: Db, { like }: SearchQuery, limit: number) {
  const { rows } = await sql<FoundEntry & { readonly starts_on: string }>`
    select id, name, name_en, city, is_demo, starts_on from exhibition
    where concat_ws(chr(10), name, name_en, city, venue) ilike ${like}
    order by starts_on desc, id desc limit ${limit}`.execute(db);
  return rows;
}

export interface LatestQuote {
  readonly series_id: number;
  readonly day: string;
  readonly low: string;
  readonly high: string;
}

export async function listLatestQuotes(db: Db, seriesIds: readonly number[]) {
  if (seriesIds.length === 0) return [];
  const { rows } = await sql<LatestQuote>`
    select q.* from unnest(${[...seriesIds]}::int[]) wanted (id)
    cross join lateral (select series_id, day, low, high from price_quote
      where series_id = wanted.id and state = 'published' order by day desc limit 1) q`.execute(db);
  return rows;
}
