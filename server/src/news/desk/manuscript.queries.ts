import type { Edition } from '@btc/contract/members/access.ts';
import type { ManuscriptDetail } from '@btc/contract/news/desk/manuscript.ts';
import { sql } from 'kysely';
import type { Db } from '#platform/db/db.ts';

export interface StoredAttachment {
  readonly AppendixAddr: string;
  readonly Name: string;
}

export interface TypedText {
  readonly title: string;
  readonly summary: string;
  readonly body_html: string;
  readonly attachments: readonly StoredAttachment[];
}

/** Creates a manuscript from the published texts and their figure references, as revision 0, where there is none. */
export async function ensureManuscript(db: Db, articleId: number): Promise<void> {
  await sql`
    insert into news_manuscript (article_id, stage, detail, detail_revision, published_detail_revision, changed_at)
    select a.id, case when a.state = 'draft' then 'writing' else 'done' end,
      jsonb_build_object(
        'Section', a.section, 'Access', a.access, 'Meat', a.meat, 'Origins', to_jsonb(a.origins), 'Cuts', to_jsonb(a.cuts),
        'Tags', to_jsonb(a.tags), 'TitlePicture', a.title_picture, 'Source', a.source, 'HeadlineRank', a.headline_rank,
        'Recommended', a.recommended, 'Shared', a.is_shared,
        'Report', case when r.article_id is null then null else jsonb_build_object(
          'Type', r.type, 'PeriodStart', r.period_start, 'PeriodEnd', r.period_end, 'Date', r.report_date) end),
      0, case when a.state = 'draft' then null else 0 end, a.updated_at
    from news_article a left join news_report r on r.article_id = a.id
    where a.id = ${articleId}
    on conflict do nothing`.execute(db);
  await sql`
    insert into news_manuscript_text (article_id, edition, title, summary, body_html, attachments, revision, published_revision, saved_at)
    select a.id, e.edition, coalesce(f.title, t.title, ''), coalesce(f.summary, t.summary, ''), coalesce(f.body, t.body_html, ''),
      coalesce((select jsonb_agg(jsonb_build_object('AppendixAddr', f.address, 'Name', f.name) order by f.position)
        from news_attachment f where f.article_id = a.id and f.edition = e.edition), '[]'),
      0, case when a.state = 'draft' then null else 0 end, case when t.article_id is null then null else a.updated_at end
    from news_article a cross join (values ('cn'), ('en')) e (edition)
    left join news_article_text t on t.article_id = a.id and t.edition = e.edition
    left join lateral (
      select max(source) filter (where field = 'title') as title, max(source) filter (where field = 'summary') as summary,
        max(source) filter (where field = 'body') as body
      from figure_text where subject_kind = 'article' and subject_id = a.id and edition = e.edition
    ) f on true
    where a.id = ${articleId}
    on conflict do nothing`.execute(db);
}

/** Locks an article and its manuscript until the transaction ends, and returns their state. */
export async function lockManuscript(db: Db, articleId: number) {
  return db
    .selectFrom('news_article as article')
    .innerJoin('news_manuscript as manuscript', 'manuscript.article_id', 'article.id')
    .select([
      'article.id',
      'article.state',
      'article.published_at',
      'article.is_demo',
      'manuscript.stage',
      'manuscript.detail_revision',
      'manuscript.note',
    ])
    .where('article.id', '=', articleId)
    .forUpdate()
    .executeTakeFirst();
}

export function findManuscript(db: Db, articleId: number) {
  return db
    .selectFrom('news_manuscript')
    .leftJoin('account', 'account.id', 'news_manuscript.changed_by')
    .select([
      'stage',
      'detail',
      'detail_revision',
      'note',
      'published_detail_revision',
      'changed_at',
      'changed_by',
      'account.login_user_name as changed_by_name',
    ])
    .where('article_id', '=', articleId)
    .executeTakeFirst();
}

export function listManuscriptTexts(db: Db, articleId: number) {
  return db
    .selectFrom('news_manuscript_text')
    .leftJoin('account', 'account.id', 'news_manuscript_text.saved_by')
    .select([
      'news_manuscript_text.edition',
      'title',
      'summary',
      'body_html',
      'attachments',
      'revision',
      'published_revision',
      'saved_at',
      'saved_by',
      'account.login_user_name as saved_by_name',
    ])
    .where('news_manuscript_text.article_id', '=', articleId)
    .execute();
}
export type ManuscriptTextRow = Awaited<ReturnType<typeof listManuscriptTexts>>[number];

interface Save {
  readonly articleId: number;
  readonly userId: number;
  readonly now: Date;
}

/** Overwrites a text and returns its new revision. */
export async function saveManuscriptText(db: Db, edition: Edition, text: TypedText, save: Save): Promise<number> {
  const { revision } = await db
    .updateTable('news_manuscript_text')
    .set({
      title: text.title,
      summary: text.summary,
      body_html: text.body_html,
      attachments: JSON.stringify(text.attachments),
      revision: sql<number>`revision + 1`,
      saved_at: save.now,
      saved_by: save.userId,
    })
    .where('article_id', '=', save.articleId)
    .where('edition', '=', edition)
    .returning('revision')
    .executeTakeFirstOrThrow();
  await markManuscript(db, {}, save);
  return revision;
}

export async function saveManuscriptDetail(db: Db, detail: ManuscriptDetail, save: Save): Promise<void> {
  await db
    .updateTable('news_manuscript')
    .set({
      detail: JSON.stringify(detail),
      detail_revision: sql<number>`detail_revision + 1`,
      changed_at: save.now,
      changed_by: save.userId,
    })
    .where('article_id', '=', save.articleId)
    .execute();
}

export async function markManuscript(
  db: Db,
  changes: { readonly stage?: 'writing' | 'review' | 'done'; readonly note?: string | null },
  { articleId, userId, now }: Save,
): Promise<void> {
  await db
    .updateTable('news_manuscript')
    .set({ ...changes, changed_at: now, changed_by: userId })
    .where('article_id', '=', articleId)
    .execute();
}

export async function markPublished(db: Db, articleId: number): Promise<void> {
  await db
    .updateTable('news_manuscript')
    .set({ published_detail_revision: sql`detail_revision` })
    .where('article_id', '=', articleId)
    .execute();
  await db
    .updateTable('news_manuscript_text')
    .set({ published_revision: sql`revision` })
    .where('article_id', '=', articleId)
    .execute();
}
