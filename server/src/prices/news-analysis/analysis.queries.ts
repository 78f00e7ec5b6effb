import { sql } from 'kysely';
import { countRows } from '#platform/db/count-rows.ts';
import type { Slice } from '#platform/api/paging.ts';
import type { Db } from '#platform/db/db.ts';

export interface AnalysisFilter {
  readonly edition: 'cn' | 'en';
  readonly origin: string | undefined;
  readonly cut: string | undefined;
  readonly now: Date;
}

function analyses(db: Db, { edition, origin, cut, now }: AnalysisFilter) {
  let query = db
    .selectFrom('news_article as a')
    .innerJoin('news_article_text as t', (join) =>
      join.onRef('t.article_id', '=', 'a.id').on('t.edition', '=', edition),
    )
    .where('a.state', '=', 'published')
    .where('a.section', '=', 'price')
    .where('a.published_at', '<=', now);
  if (origin !== undefined) query = query.where(sql<boolean>`${origin} = any(a.origins)`);
  if (cut !== undefined) query = query.where(sql<boolean>`${cut} = any(a.cuts)`);
  return query;
}

export function listAnalyses(db: Db, filter: AnalysisFilter, { limit, offset }: Slice) {
  return analyses(db, filter)
    .select(['a.id', 'a.access', 'a.published_at', 'a.origins', 'a.cuts', 'a.is_demo', 't.title', 't.summary'])
    .orderBy('a.published_at', 'desc')
    .orderBy('a.id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute();
}

export function countAnalyses(db: Db, filter: AnalysisFilter): Promise<number> {
  return countRows(analyses(db, filter));
}

/** The origins or cuts that these articles speak of, the most frequent first. */
export function listTags(db: Db, filter: AnalysisFilter, kind: 'origins' | 'cuts') {
  return analyses(db, { ...filter, origin: undefined, cut: undefined })
    .select((eb) => [sql<string>`unnest(${sql.ref(`a.${kind}`)})`.as('code'), eb.fn.countAll<number>().as('found')])
    .groupBy('code')
    .orderBy('found', 'desc')
    .orderBy('code')
    .limit(40)
    .execute();
}
