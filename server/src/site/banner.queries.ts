import type { Edition } from '@btc/contract/members/access.ts';
import type { BannerType, BannerUseRange } from '@btc/contract/site/banner-codes.ts';
import { type RawBuilder, sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { Db } from '#platform/db/db.ts';
import { prepareQuery } from '#platform/db/prepared-query.ts';

export interface BannerFilter {
  readonly type: BannerType;
  readonly useRange: BannerUseRange;
  readonly edition: Edition;
  readonly now: Date;
}

/** The members of a question, or the gaps that they fill in a prepared query. */
type OrGaps<Given> = { readonly [Name in keyof Given]: Given[Name] | RawBuilder<Given[Name]> };

function shownBanners(db: Db, { type, useRange, edition, now }: OrGaps<BannerFilter>) {
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
    .orderBy('b.id');
}

export type ShownBannerRow = Awaited<ReturnType<typeof listBanners>>[number];

/** Banners of a place that are shown now in an edition, in their order. */
export function listBanners(db: Db, filter: BannerFilter) {
  return shownBanners(db, filter).execute();
}

type BesideQuestion = Omit<BannerFilter, 'type'> & { readonly articleId: number };

const articleBanners = prepareQuery<BesideQuestion, { section: string; banners: ShownBannerRow[] }>(
  (db, { articleId, edition, now, useRange }) =>
    db
      .selectFrom('news_article as a')
      .select('a.section')
      .select(jsonArrayFrom(shownBanners(db, { type: 'article', useRange, edition, now })).as('banners'))
      .where('a.id', '=', articleId)
      .where('a.state', '=', 'published')
      .where(sql<boolean>`case ${edition} when 'cn' then a.in_cn else a.in_en end`)
      .where('a.published_at', '<=', now),
);

/** The section of an article that an edition shows now with all banners for articles; undefined where it shows none of that number. */
export async function findArticleBanners(db: Db, question: BesideQuestion) {
  const [row] = await articleBanners(db, question);
  return row;
}

/** When the next banner begins or ends by its dates; null where none does. */
export async function nextBannerChangeAt(db: Db, now: Date): Promise<Date | null> {
  const { rows } = await sql<{ at: Date | null }>`
    select min(at) as at from site_banner, lateral (values (shown_from), (shown_until)) as moments (at)
    where is_shown and at > ${now}`.execute(db);
  return rows[0]?.at ?? null;
}
