import { bumpContentVersion } from '#platform/db/content-version.ts';
import type { Db } from '#platform/db/db.ts';
import { type DemoBanner, demoBanners, demoPictureSize } from './banners.data.ts';
import { deleteDemoBanners, insertBanners, listTakenBannerIds } from './load-banners.queries.ts';

function textRows({ id, texts }: DemoBanner) {
  return Object.entries(texts).map(([edition, { title, summary, pictureAlt, link }]) => ({
    banner_id: id,
    edition,
    title,
    summary,
    picture_alt: pictureAlt,
    link,
  }));
}

/** Loads the demonstration's banners that are not there yet; run it in a transaction. */
export async function loadDemoBanners(trx: Db): Promise<void> {
  const ids = demoBanners.map(({ id }) => id);
  const taken = await listTakenBannerIds(trx, ids);
  const missing = demoBanners.filter(({ id }) => !taken.has(id));
  if (missing.length === 0) return;
  const rows = missing.map(({ id, type, useRanges, sections, picture }) => ({
    id,
    type,
    use_ranges: [...useRanges],
    position: id,
    sections: [...sections],
    picture,
    picture_width: demoPictureSize.width,
    picture_height: demoPictureSize.height,
    is_demo: true,
  }));
  await insertBanners(trx, rows, missing.flatMap(textRows));
  await bumpContentVersion(trx);
}

/** Removes the demonstration's banners; run it in a transaction that raises the content version. */
export async function removeDemoBanners(trx: Db): Promise<void> {
  await deleteDemoBanners(trx);
}
