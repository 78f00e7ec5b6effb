import { toVideoPath } from '@btc/contract/videos/video-paths.ts';
import type { Edition } from '@btc/contract/members/access.ts';
import type { Db } from '#platform/db/db.ts';
import { listForSitemap } from './video.queries.ts';

export interface VideoSitemapEntry {
  readonly paths: { readonly [edition in Edition]?: string };
  readonly lastModified: Date;
}

export async function videoSitemapEntries(db: Db, now: Date): Promise<VideoSitemapEntry[]> {
  const rows = await listForSitemap(db, now);
  return rows.map(({ id, editions, updated_at: lastModified }) => ({
    paths: {
      ...(editions.includes('cn') ? { cn: toVideoPath('cn', id) } : {}),
      ...(editions.includes('en') ? { en: toVideoPath('en', id) } : {}),
    },
    lastModified,
  }));
}
