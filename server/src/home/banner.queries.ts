import type { Edition } from '@btc/contract/members/access.ts';
import type { BannerType, BannerUseRange } from '@btc/contract/home/banner-codes.ts';
import { sql } from 'kysely';
import type { Db } from '#platform/db/db.ts';

export interface BannerFilter {
  readonly type: BannerType;
  readonly useRange: BannerUseRange;
  readonly edition: Edition;
  readonly now: Date;
}

export function listBanners(db: Db, { type, useRange, edition, now }: BannerFilter) {
  return db
    .selectFrom('site_banner as b')
    .innerJoin('site_banner_text as t', (join) => join.onRef('t.banner_id', '=', 'b.id').on('t.edition', '=', edition))
    .select(['b.id', 'b.sections', 'b.picture', 'b.picture_width', 'b.picture_height', 'b.is_demo'])
    .select(['t.title', 't.summary', 't.picture_alt', 't.link'])
    .where('b.type', '=', type)
    .where('b.is_shown', '=', true)
    .where(sql<boolean>`${useRange} = any(b.use_ranges)`)
    .where((eb) => eb.or([eb('b.shown_from', 'is', null), eb('b.shown_from', '<=', now)]))
    .where((eb) => eb.or([eb('b.shown_until', 'is', null), eb('b.shown_until', '>', now)]))
    .orderBy('b.position')
    .orderBy('b.id')
    .execute();
}

export type ShownBannerRow = Awaited<ReturnType<typeof listBanners>>[number];

type ArticleQuestion = Omit<BannerFilter, 'type' | 'useRange'> & { readonly articleId: number };

/** Undefined where the edition shows no such article. */
export async function findArticleSection(
  db: Db,
  { articleId, edition, now }: ArticleQuestion,
): Promise<string | undefined> {
  const row = await db
    .selectFrom('news_article')
    .select('section')
    .where('id', '=', articleId)
    .where('state', '=', 'published')
    .where(`in_${edition}`, '=', true)
    .where('published_at', '<=', now)
    .executeTakeFirst();
  return row?.section;
}

/** When the next banner begins or ends by its dates; null where none does. */
export async function nextBannerChangeAt(db: Db, now: Date): Promise<Date | null> {
  const { rows } = await sql<{ at: Date | null }>`
    select min(at) as at from site_banner, lateral (values (shown_from), (shown_until)) as moments (at)
    where is_shown and at > ${now}`.execute(db);
  return rows[0]?.at ?? null;
}
