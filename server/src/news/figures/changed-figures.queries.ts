import { sql } from 'kysely';
import type { Db } from '#platform/db/db.ts';

export interface ChangedFigureRow {
  readonly article_id: number;
  readonly title_cn: string | null;
  readonly title_en: string | null;
  readonly since: Date;
  readonly edition: string;
  readonly field: string;
  readonly source: string;
  readonly printed: string;
  readonly now_printed: string;
}

/** Lists the figures of published articles that have been revised, the latest revision first; `articleId` null: of all. */
export async function listChangedFigures(db: Db, articleId: number | null): Promise<readonly ChangedFigureRow[]> {
  const { rows } = await sql<ChangedFigureRow>`
    select a.id as article_id, cn.title as title_cn, en.title as title_en,
      max(f.changed_at) over (partition by a.id) as since, f.edition, f.field, f.source, f.printed, f.now_printed
    from figure_value f
    join news_article a on a.id = f.subject_id and a.state = 'published'
    left join news_article_text cn on cn.article_id = a.id and cn.edition = 'cn'
    left join news_article_text en on en.article_id = a.id and en.edition = 'en'
    where f.subject_kind = 'article' and f.changed_at is not null and (${articleId}::int is null or a.id = ${articleId}::int)
    order by since desc, a.id desc, f.edition, f.field, f.position
    limit 1000`.execute(db);
  return rows;
}
