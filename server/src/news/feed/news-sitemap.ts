import type { Edition } from '@btc/contract/members/access.ts';
import { toArticlePath } from '@btc/contract/news/news-paths.ts';
import type { Db } from '#platform/db/db.ts';
import { listShownArticles } from './feed.queries.ts';

/** An article for the sitemap: its page per edition and its last change. */
export interface NewsSitemapEntry {
  readonly paths: { readonly [edition in Edition]?: string };
  readonly lastModified: Date;
}

/** Two editions of each stay below the 50,000 addresses that a sitemap file may list. */
const maxArticles = 20_000;

export async function newsSitemapEntries(db: Db, now: Date): Promise<NewsSitemapEntry[]> {
  const rows = await listShownArticles(db, now, maxArticles);
  return rows.map((row) => {
    const access = row.access === 'free' ? 'free' : 'member';
    return {
      paths: {
        ...(row.in_cn ? { cn: toArticlePath('cn', row.id, access) } : {}),
        ...(row.in_en ? { en: toArticlePath('en', row.id, access) } : {}),
      },
      lastModified: row.updated_at,
    };
  });
}
