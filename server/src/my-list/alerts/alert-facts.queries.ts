import { sql } from 'kysely';
import type { Db } from '#platform/db/db.ts';

export function findLatestReport(db: Db) {
  return db
    .selectFrom('weekly_report')
    .select(['id', 'week_end', 'title_cn', 'title_en'])
    .where('state', '=', 'published')
    .orderBy('week_end', 'desc')
    .limit(1)
    .executeTakeFirst();
}

export interface PlantState {
  readonly id: number;
  readonly origin: string;
  readonly number: string;
  readonly state: string;
  readonly since: string | null;
  readonly is_silent: boolean;
  readonly is_demo: boolean;
}

/** The states of all plants; silent: entered by the desk without telling anybody. */
export async function listPlantStates(db: Db): Promise<readonly PlantState[]> {
  const { rows } = await sql<PlantState>`
    select p.id, p.origin, coalesce(p.listed_number, p.number) as number, p.state, p.state_since as since, p.is_demo,
      coalesce(not e.notifies_watchers, false) as is_silent
    from plant p left join plant_event e on e.id = p.state_event_id`.execute(db);
  return rows;
}

/** The last load that revised something; 0: none has. */
export async function findLastRevision(db: Db): Promise<number> {
  const row = await db
    .selectFrom('trade_revision')
    .select((eb) => eb.fn.max('run_id').as('id'))
    .executeTakeFirst();
  return row?.id ?? 0;
}

export interface PublishedArticle {
  readonly id: number;
  readonly access: string;
  readonly meat: string;
  readonly origins: readonly string[];
  readonly cuts: readonly string[];
  readonly published_at: Date;
  readonly title_cn: string | null;
  readonly title_en: string | null;
}

export async function listArticlesSince(db: Db, since: Date, now: Date): Promise<readonly PublishedArticle[]> {
  const { rows } = await sql<PublishedArticle>`
    select a.id, a.access, a.meat, a.origins, a.cuts, a.published_at, cn.title as title_cn, en.title as title_en
    from news_article a
    left join news_article_text cn on cn.article_id = a.id and cn.edition = 'cn'
    left join news_article_text en on en.article_id = a.id and en.edition = 'en'
    where a.state = 'published' and a.published_at > ${since} and a.published_at <= ${now}
    order by a.published_at, a.id`.execute(db);
  return rows;
}
