import { sql } from 'kysely';
import type { Db } from '#platform/db/db.ts';

export interface SubjectNames {
  readonly subject_kind: string;
  readonly subject_id: number;
  readonly title_cn: string | null;
  readonly title_en: string | null;
  readonly may_refill: boolean;
}

export interface ChangedFigureRow extends SubjectNames {
  readonly since: Date;
  readonly edition: string;
  readonly field: string;
  readonly source: string;
  readonly printed: string;
  readonly now_printed: string;
}

export interface DecidedRow extends SubjectNames {
  readonly decision: string;
  readonly decided_at: Date;
}

export interface SubjectFilter {
  readonly kind: string | null;
  readonly id: number | null;
}

const subjects = sql`(
  select kind as subject_kind, id as subject_id, bool_and(is_open) as may_refill,
    max(title) filter (where edition = 'cn') as title_cn, max(title) filter (where edition = 'en') as title_en
  from (
    select 'article' as kind, a.id, t.edition, t.title, true as is_open
    from news_article a join news_article_text t on t.article_id = a.id where a.state = 'published'
    union all
    select 'banner', t.banner_id, t.edition, coalesce(nullif(t.title, ''), t.picture_alt), true from site_banner_text t
    union all
    select 'marketReport', r.id, e.edition, case e.edition when 'cn' then r.title_cn else r.title_en end, true
    from weekly_report r cross join (values ('cn'), ('en')) as e (edition) where r.state = 'published'
    union all
    select 'newsletter', i.id, t.edition, t.subject, i.state = 'scheduled'
    from newsletter_issue i join newsletter_issue_text t on t.issue_id = i.id
    union all
    select 'priceNote', n.id, e.edition, case e.edition when 'cn' then n.text_cn else n.text_en end, true
    from price_note n cross join (values ('cn'), ('en')) as e (edition) where n.is_shown
    union all
    select 'video', v.id, t.edition, t.title, true from video v join video_text t on t.video_id = v.id where v.state = 'published'
  ) as texts (kind, id, edition, title, is_open)
  group by kind, id
)`;

function isAsked({ kind, id }: SubjectFilter) {
  return sql`(${kind}::text is null or f.subject_kind = ${kind}::text) and (${id}::int is null or f.subject_id = ${id}::int)`;
}

/** Revised figures in published texts, latest revision first. */
export async function listChangedFigures(db: Db, filter: SubjectFilter): Promise<readonly ChangedFigureRow[]> {
  const { rows } = await sql<ChangedFigureRow>`
    select s.*, max(f.changed_at) over (partition by f.subject_kind, f.subject_id) as since,
      f.edition, f.field, f.source, f.printed, f.now_printed
    from figure_value f
    join ${subjects} as s using (subject_kind, subject_id)
    where f.changed_at is not null and ${isAsked(filter)}
    order by since desc, subject_kind, subject_id desc, f.edition, f.field, f.position
    limit 1000`.execute(db);
  return rows;
}

/** Decisions about revised figures since a time, latest first. */
export async function listDecidedFigures(db: Db, filter: SubjectFilter, since: Date): Promise<readonly DecidedRow[]> {
  const { rows } = await sql<DecidedRow>`
    select distinct s.*, f.decision, f.decided_at
    from figure_value f
    join ${subjects} as s using (subject_kind, subject_id)
    where f.decided_at >= ${since} and ${isAsked(filter)}
    order by f.decided_at desc, subject_kind, subject_id
    limit 50`.execute(db);
  return rows;
}
