import type { ReportType } from '@btc/contract/news/sections.ts';
import { type InferResult, sql } from 'kysely';
import { jsonArrayFrom, jsonObjectFrom } from 'kysely/helpers/postgres';
import type { Db } from '#platform/db/db.ts';
import { type ArticleScope, articles, inEdition, withRowColumns } from './article.queries.ts';
import { nearest } from './article-similar.queries.ts';

function beside(db: Db, { edition, now }: ArticleScope, side: 'previous' | 'next') {
  const comparison = side === 'previous' ? sql.raw('<') : sql.raw('>');
  const order = side === 'previous' ? 'desc' : 'asc';
  return db
    .selectFrom('news_article as b')
    .select('b.id')
    .where(sql<boolean>`b.state = 'published'`)
    .where(inEdition(edition, 'b'))
    .where('b.published_at', '<=', now)
    .where('b.section', '=', sql.ref<string>('a.section'))
    .where(sql<boolean>`(b.published_at, b.id) ${comparison} (a.published_at, a.id)`)
    .orderBy('b.published_at', order)
    .orderBy('b.id', order)
    .limit(1);
}

/** The previous or next article of the section; for a report, the neighbouring report of its kind. */
function neighbour(db: Db, scope: ArticleScope, side: 'previous' | 'next') {
  const article = beside(db, scope, side).where(sql<boolean>`r.type is null`);
  const report = beside(db, scope, side)
    .innerJoin('news_report as br', 'br.article_id', 'b.id')
    .where('br.type', '=', sql.ref<ReportType>('r.type'));
  return db
    .selectFrom('news_article as n')
    .innerJoin('news_article_text as nt', (join) =>
      join.onRef('nt.article_id', '=', 'n.id').on('nt.edition', '=', scope.edition),
    )
    .leftJoin('news_report as nr', 'nr.article_id', 'n.id')
    .select(['n.id', 'n.access', 'nt.title', 'nr.report_date'])
    .select((eb) => eb.ref('n.published_at').$notNull().as('published_at'))
    .where('n.id', '=', sql<number>`coalesce(${article}, ${report})`);
}

function buildDetail(db: Db, scope: ArticleScope, id: number) {
  const attachments = db
    .selectFrom('news_attachment as f')
    .select(['f.address', 'f.name'])
    .where('f.article_id', '=', sql.ref<number>('a.id'))
    .where('f.edition', '=', scope.edition)
    .orderBy('f.position');
  return withRowColumns(articles(db, scope), scope.edition)
    .select(['a.source', 'a.updated_at', 'a.is_shared', 'a.in_cn', 'a.in_en', 't.body_html', 't.preview'])
    .select([
      jsonArrayFrom(attachments).as('attachments'),
      jsonObjectFrom(neighbour(db, scope, 'previous')).as('previous'),
      jsonObjectFrom(neighbour(db, scope, 'next')).as('next'),
    ])
    .where('a.id', '=', id);
}

function similar(db: Db, scope: ArticleScope, id: number, limit: number) {
  return db
    .selectFrom(nearest(db, scope, id, limit).as('s'))
    .innerJoin('news_article as n', 'n.id', 's.id')
    .innerJoin('news_article_text as nt', (join) =>
      join.onRef('nt.article_id', '=', 'n.id').on('nt.edition', '=', scope.edition),
    )
    .leftJoin('news_report as nr', 'nr.article_id', 'n.id')
    .select(['n.id', 'n.access', 'nt.title', 'nr.report_date'])
    .select((eb) => eb.ref('n.published_at').$notNull().as('published_at'))
    .orderBy('s.likeness', 'desc')
    .orderBy('n.published_at', 'desc')
    .orderBy('n.id', 'desc');
}

type DetailRow = InferResult<ReturnType<typeof buildDetail>>[number];

/** An article with everything its page shows; times in `previous`, `next` and `similar` are ISO strings. */
export type ArticleDetailRow = DetailRow & { readonly similar?: readonly NonNullable<DetailRow['previous']>[] };

/** One statement, because a round trip costs more than the query. */
export async function findArticle(
  db: Db,
  scope: ArticleScope,
  { id, similarCount }: { readonly id: number; readonly similarCount: number },
): Promise<ArticleDetailRow | undefined> {
  const detail = buildDetail(db, scope, id);
  if (similarCount === 0) return detail.executeTakeFirst();
  return detail.select(jsonArrayFrom(similar(db, scope, id, similarCount)).as('similar')).executeTakeFirst();
}

/** The attachment at a path below the static files base. */
export function findAttachment(db: Db, address: string) {
  return db
    .selectFrom('news_attachment')
    .select(['article_id', 'edition', 'name'])
    .where('address', '=', address)
    .orderBy('article_id')
    .executeTakeFirst();
}
