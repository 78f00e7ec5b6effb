import type { PlanningKind } from '@btc/contract/planning/planning-kinds.ts';
import { sql } from 'kysely';
import type { Db } from '#platform/db/db.ts';

export interface PlanningRecord {
  readonly kind: PlanningKind;
  readonly on_day: string;
  readonly at: Date | null;
  readonly id: number;
  readonly title_cn: string | null;
  readonly title_en: string | null;
  /** Codes of a survey item. */
  readonly survey_origin: string | null;
  readonly survey_cut: string | null;
  readonly state: string | null;
}

/** Entries planned between two Shanghai days, start included, end excluded. */
export async function listPlanned(
  db: Db,
  { from, until, now }: { from: string; until: string; now: Date },
): Promise<readonly PlanningRecord[]> {
  const title = (edition: 'cn' | 'en') =>
    sql`(select t.title from news_article_text t where t.article_id = a.id and t.edition = ${edition})`;
  const banner = (edition: 'cn' | 'en') =>
    sql`(select t.title from site_banner_text t where t.banner_id = b.id and t.edition = ${edition})`;
  const { rows } = await sql<PlanningRecord>`
    select p.kind, coalesce(p.on_day, (p.at at time zone 'Asia/Shanghai')::date) as on_day, p.at, p.id, p.title_cn, p.title_en,
      s.origin as survey_origin, s.cut as survey_cut, p.state
    from (
      select case when r.article_id is null then 'article' else 'report' end as kind, null::date as on_day, a.published_at as at, a.id,
        ${title('cn')} as title_cn, ${title('en')} as title_en,
        case when a.published_at > ${now} then 'scheduled' else a.state end as state
      from news_article a left join news_report r on r.article_id = a.id
      where a.state = 'published' and a.published_at is not null
      union all
      select 'marketReport', case when w.published_at is null then w.week_end end, w.published_at, w.id,
        case w.state when 'published' then w.title_cn else p.written_cn end, case w.state when 'published' then w.title_en else p.written_en end, w.state
      from weekly_report w left join weekly_report_part p on p.report_id = w.id and p.part = 'title'
      union all
      select 'survey', null, closes_at, id, null, null, case when closes_at <= ${now} then 'closed' else state end
      from survey_item
      union all
      select 'newsletter', null, i.send_at, i.id,
        (select t.subject from newsletter_issue_text t where t.issue_id = i.id and t.edition = 'cn'),
        (select t.subject from newsletter_issue_text t where t.issue_id = i.id and t.edition = 'en'), i.state
      from newsletter_issue i where i.send_at is not null
      union all
      select 'bannerFrom', null, b.shown_from, b.id, ${banner('cn')}, ${banner('en')}, case when b.is_shown then 'shown' else 'hidden' end
      from site_banner b where b.shown_from is not null
      union all
      select 'bannerUntil', null, b.shown_until, b.id, ${banner('cn')}, ${banner('en')}, case when b.is_shown then 'shown' else 'hidden' end
      from site_banner b where b.shown_until is not null
      union all
      select 'exhibition', starts_on, null, id, name, name_en, state from exhibition where state in ('published', 'cancelled')
    ) p left join survey_item s on p.kind = 'survey' and s.id = p.id
    where coalesce(p.on_day, (p.at at time zone 'Asia/Shanghai')::date) >= ${from}::date
      and coalesce(p.on_day, (p.at at time zone 'Asia/Shanghai')::date) < ${until}::date
    order by 2, p.at nulls first, p.kind, p.id limit 1000`.execute(db);
  return rows;
}
