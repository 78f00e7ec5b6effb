import type { Edition } from '@btc/contract/members/access.ts';
import type { ReportType } from '@btc/contract/news/sections.ts';
import { type Compilable, type RawBuilder, sql } from 'kysely';
import { jsonArrayFrom, jsonObjectFrom } from 'kysely/helpers/postgres';
import type { Db } from '#platform/db/db.ts';
import { prepareQuery } from '#platform/db/prepared-query.ts';
import { type ArticleScope, articles, inEdition, type ScopeAnyTime, withRowColumns } from './article.queries.ts';
import { nearest } from './article-similar.queries.ts';

type ArticleQuestion = Readonly<{ id: number; now: Date }>;

/** The articles of the section on one side of an article, the nearest first; the first of an index, if nothing else is asked. */
function beside(db: Db, { edition, now }: ScopeAnyTime, side: 'previous' | 'next') {
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

/** The article just before or after in its section; a report's neighbours are the reports of its kind. */
function neighbour(db: Db, scope: ScopeAnyTime, side: 'previous' | 'next') {
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

function buildDetail(db: Db, scope: ScopeAnyTime, id: RawBuilder<number>) {
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

/** Of the articles most like it what a side column shows. */
function similar(db: Db, scope: ScopeAnyTime, asked: Parameters<typeof nearest>[2]) {
  return db
    .selectFrom(nearest(db, scope, asked).as('s'))
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

type DetailRow = ReturnType<typeof buildDetail> extends Compilable<infer Row> ? Row : never;

/** An article with all that its page shows of it; times within `previous`, `next` and `similar` are ISO strings. */
export type ArticleDetailRow = DetailRow & { readonly similar?: readonly NonNullable<DetailRow['previous']>[] };

type WithSimilarQuestion = ArticleQuestion & { readonly limit: number };

function prepareIn(edition: Edition) {
  return {
    alone: prepareQuery<ArticleQuestion, ArticleDetailRow>((db, { id, now }) => buildDetail(db, { edition, now }, id)),
    withSimilar: prepareQuery<WithSimilarQuestion, ArticleDetailRow>((db, { id, now, limit }) => {
      const scope = { edition, now };
      return buildDetail(db, scope, id).select(jsonArrayFrom(similar(db, scope, { id, limit })).as('similar'));
    }),
  };
}

const detail = { cn: prepareIn('cn'), en: prepareIn('en') } as const;

/** In one statement, because each costs the program more than the database. */
export async function findArticle(
  db: Db,
  { edition, now }: ArticleScope,
  { id, similarCount }: { readonly id: number; readonly similarCount: number },
): Promise<ArticleDetailRow | undefined> {
  const { alone, withSimilar } = detail[edition];
  const [row] = await (similarCount === 0 ? alone(db, { id, now }) : withSimilar(db, { id, now, limit: similarCount }));
  return row;
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
