import type { BannerRow } from '@btc/contract/site/banner.ts';
import { ApiError } from '@btc/contract/wire/errors.ts';
import type { Db } from '#platform/db/db.ts';
import { type BannerFilter, findArticleBanners, type ShownBannerRow } from './banner.queries.ts';

/** A banner in the contract's words. */
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

/** The banner beside an article: of those for its section one by its number, so that a page stays the same from visit to visit. */
export async function findArticleBanner(
  db: Db,
  articleId: number,
  shown: Omit<BannerFilter, 'type'>,
): Promise<BannerRow | null> {
  const found = await findArticleBanners(db, { ...shown, articleId });
  if (found === undefined) throw new ApiError(1009);
  const fitting = found.banners.filter(({ sections }) => sections.length === 0 || sections.includes(found.section));
  const chosen = fitting[articleId % Math.max(1, fitting.length)];
  return chosen === undefined ? null : presentBanner(chosen);
}
