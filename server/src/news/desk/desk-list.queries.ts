import type { ArticleStage } from '@btc/contract/news/desk/stages.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#platform/db/db.ts';
import { likePattern } from '#platform/search/like-pattern.ts';

export interface DeskFilter {
  readonly now: Date;
  readonly ids?: readonly number[] | undefined;
  readonly stage?: ArticleStage | undefined;
  readonly section?: string | undefined;
  readonly keyword?: string | undefined;
  readonly from?: Date | undefined;
  readonly until?: Date | undefined;
}

export interface DeskListRow {
  readonly id: number;
  readonly stage: ArticleStage;
  readonly title_cn: string | null;
  readonly title_en: string | null;
  readonly section: string;
  readonly access: string;
  readonly published_at: Date | null;
  readonly is_unpublished: boolean;
  readonly changed_at: Date;
  readonly changed_by: number | null;
  readonly changed_by_name: string | null;
  readonly headline_rank: number | null;
  readonly recommended: boolean;
  readonly is_demo: boolean;
}

function stageAt(now: Date): RawBuilder<ArticleStage> {
  return sql`case
    when a.state = 'draft' then coalesce(nullif(m.stage, 'done'), 'writing')
    when a.state = 'published' and a.published_at > ${now} then 'scheduled'
    else a.state end`;
}

/** Title in the manuscript; the published one where nobody has edited since. */
export function selectTitle(edition: 'cn' | 'en'): RawBuilder<string | null> {
  return sql`(select nullif(coalesce(
      (select w.title from news_manuscript_text w where w.article_id = a.id and w.edition = ${edition}),
      (select t.title from news_article_text t where t.article_id = a.id and t.edition = ${edition})), ''))`;
}

function selectArticles({ now, ids, stage, section, keyword, from, until }: DeskFilter): RawBuilder<unknown> {
  const pattern = keyword === undefined ? '' : likePattern(keyword);
  const conditions = [
    sql`true`,
    ...(ids === undefined ? [] : [sql`a.id = any(${[...ids]})`]),
    ...(section === undefined ? [] : [sql`coalesce(m.detail->>'Section', a.section) = ${section}`]),
    ...(stage === undefined ? [] : [sql`${stageAt(now)} = ${stage}`]),
    ...(keyword === undefined
      ? []
      : [sql`(${selectTitle('cn')} ilike ${pattern} or ${selectTitle('en')} ilike ${pattern})`]),
    ...(from === undefined ? [] : [sql`a.published_at >= ${from}`]),
    ...(until === undefined ? [] : [sql`a.published_at < ${until}`]),
  ];
  return sql`news_article a left join news_manuscript m on m.article_id = a.id where ${sql.join(conditions, sql` and `)}`;
}

/** Articles of the newsroom, last changed first; with a time span, in order of publication. */
export async function listDeskArticles(
  db: Db,
  filter: DeskFilter,
  { limit, offset }: { readonly limit: number; readonly offset: number },
): Promise<readonly DeskListRow[]> {
  const order =
    filter.from === undefined ? sql`coalesce(m.changed_at, a.updated_at) desc, a.id desc` : sql`a.published_at, a.id`;
  const { rows } = await sql<DeskListRow>`
    select p.*, account.login_user_name as changed_by_name from (
      select a.id, ${stageAt(filter.now)} as stage, ${selectTitle('cn')} as title_cn, ${selectTitle('en')} as title_en,
        coalesce(m.detail->>'Section', a.section) as section, coalesce(m.detail->>'Access', a.access) as access,
        a.published_at, a.is_demo,
        m.article_id is not null and (m.published_detail_revision is distinct from m.detail_revision or exists (
          select from news_manuscript_text w where w.article_id = a.id and w.published_revision is distinct from w.revision
        )) as is_unpublished,
        coalesce(m.changed_at, a.updated_at) as changed_at, m.changed_by, a.headline_rank, a.recommended,
        row_number() over (order by ${order}) as place
      from ${selectArticles(filter)}
      order by ${order} limit ${limit} offset ${offset}
    ) p left join account on account.id = p.changed_by
    order by p.place`.execute(db);
  return rows;
}

/** Number of articles per stage, ignoring the filter's own stage. */
export async function countDeskStages(db: Db, filter: DeskFilter): Promise<Readonly<Record<ArticleStage, number>>> {
  const { rows } = await sql<{ stage: ArticleStage; total: number }>`
    select ${stageAt(filter.now)} as stage, count(*)::int as total
    from ${selectArticles({ ...filter, stage: undefined })} group by 1`.execute(db);
  const counts = { writing: 0, review: 0, scheduled: 0, published: 0, withdrawn: 0 };
  for (const { stage, total } of rows) counts[stage] = total;
  return counts;
}
