import type { ArticleStage } from '@btc/contract/news/desk/stages.ts';
import type { ReportType } from '@btc/contract/news/sections.ts';
import type { MarketReportState } from '@btc/contract/prices/week-codes.ts';
import type { NewsletterState } from '@btc/contract/newsletter/desk/newsletter-rule.ts';
import { sql } from 'kysely';
import type { Db } from '#platform/db/db.ts';

export interface ReportRecord {
  readonly id: number;
  readonly period_end: string;
  readonly stage: ArticleStage;
  readonly title_cn: string | null;
  readonly title_en: string | null;
  readonly published_at: Date | null;
}

export async function listReports(db: Db, type: ReportType, now: Date): Promise<readonly ReportRecord[]> {
  const title = (edition: 'cn' | 'en') => sql`nullif(case when a.state = 'draft'
      then (select w.title from news_manuscript_text w where w.article_id = a.id and w.edition = ${edition})
      else (select t.title from news_article_text t where t.article_id = a.id and t.edition = ${edition}) end, '')`;
  const { rows } = await sql<ReportRecord>`
    select a.id, p.period_end, ${title('cn')} as title_cn, ${title('en')} as title_en, a.published_at,
      case when a.state = 'draft' then coalesce(nullif(m.stage, 'done'), 'writing')
        when a.state = 'published' and a.published_at > ${now} then 'scheduled' else a.state end as stage
    from news_article a
    left join news_report r on r.article_id = a.id
    left join news_manuscript m on m.article_id = a.id
    cross join lateral (
      select case when a.state = 'draft' then m.detail->'Report'->>'Type' else r.type end as type,
        case when a.state = 'draft' then m.detail->'Report'->>'PeriodEnd' else r.period_end::text end as period_end
    ) p
    where p.type = ${type} and p.period_end is not null
    order by p.period_end, a.id`.execute(db);
  return rows;
}

export interface MarketReportRecord {
  readonly id: number;
  readonly week_end: string;
  readonly state: MarketReportState;
  readonly has_cn: boolean;
  readonly has_en: boolean;
}

export async function listMarketReports(db: Db): Promise<readonly MarketReportRecord[]> {
  const { rows } = await sql<MarketReportRecord>`
    select w.id, w.week_end, w.state, coalesce(p.written_cn, '') <> '' as has_cn, coalesce(p.written_en, '') <> '' as has_en
    from weekly_report w left join weekly_report_part p on p.report_id = w.id and p.part = 'summary'
    order by w.week_end`.execute(db);
  return rows;
}

export interface IssueRecord {
  readonly id: number;
  readonly week_start: string;
  readonly state: NewsletterState;
}

export async function listIssues(db: Db): Promise<readonly IssueRecord[]> {
  const { rows } = await sql<IssueRecord>`
    select id, week_start, state from newsletter_issue order by week_start`.execute(db);
  return rows;
}
