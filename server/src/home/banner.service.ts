import type { BannerRow } from '@btc/contract/home/banner.ts';
import { ApiError } from '@btc/contract/wire/errors.ts';
import type { Edition } from '@btc/contract/members/access.ts';
import type { Clock } from '#platform/clock/clock.ts';
import type { Db } from '#platform/db/db.ts';
import { findArticleSection, listBanners, type ShownBannerRow } from './banner.queries.ts';

export function presentBanner(row: ShownBannerRow): BannerRow {
  return {
    BannerID: row.id,
    Title: row.title,
    Summary: row.summary,
    PictureAlt: row.picture_alt,
    Picture: row.picture,
    PictureWidth: row.picture_width,
    PictureHeight: row.picture_height,
    Link: row.link,
    Demo: row.is_demo,
  };
}

export interface ArticleBannerDeps {
  readonly db: Db;
  readonly clock: Clock;
}

export interface ArticleBannerQuestion {
  readonly articleId: number;
  readonly edition: Edition;
  /** Looked up where left out. */
  readonly section?: string | undefined;
}

/** Picks the banner beside an article by article id, so that a page keeps its banner from visit to visit. */
export function createArticleBannerService({ db, clock }: ArticleBannerDeps) {
  return async ({ articleId, edition, section: known }: ArticleBannerQuestion): Promise<BannerRow | null> => {
    const section = known ?? (await findArticleSection(db, { articleId, edition, now: clock.now() }));
    if (section === undefined) throw new ApiError(1009);
    const banners = await listBanners(db, { type: 'article', useRange: 'web', edition, now: clock.now() });
    const fitting = banners.filter(({ sections }) => sections.length === 0 || sections.includes(section));
    const chosen = fitting[articleId % Math.max(1, fitting.length)];
    return chosen === undefined ? null : presentBanner(chosen);
  };
}
