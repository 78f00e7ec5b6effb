import type { FastifyInstance } from 'fastify';
import type { Clock } from '#platform/clock/clock.ts';
import type { Config } from '#platform/config/config.ts';
import type { Db } from '#platform/db/db.ts';
import { directorySitemapEntries } from './directory/directory-sitemap.ts';
import { newsFeed } from './news/feed/news-feed.ts';
import { newsSitemapEntries } from './news/feed/news-sitemap.ts';
import { plantSitemapEntries } from './plants/plants-sitemap.ts';
import { priceSitemapEntries } from './prices/prices-sitemap.ts';
import { cutSitemapEntries } from './cut/cut-sitemap.ts';
import { buildSitemap } from './sharing/sitemap.ts';
import { videoSitemapEntries } from './videos/videos-sitemap.ts';

interface FeedDependencies {
  readonly db: Db;
  readonly clock: Clock;
  readonly config: Config;
}

const feeds = { '/rss.xml': 'en', '/cn/rss.xml': 'cn' } as const;

export function createFeedRoutes({ db, clock, config }: FeedDependencies) {
  const baseUrl = config.publicUrl;
  return async (routes: FastifyInstance): Promise<void> => {
    for (const [path, edition] of Object.entries(feeds)) {
      routes.get(path, async (_request, reply) => {
        const feed = await newsFeed({ db, edition, baseUrl, clock });
        return reply
          .type('application/rss+xml; charset=utf-8')
          .header('Cache-Control', 'public, max-age=300')
          .send(feed);
      });
    }
    routes.get('/sitemap.xml', async (_request, reply) => {
      const [news, videos, directory, plants, prices, cuts] = await Promise.all([
        newsSitemapEntries(db, clock.now()),
        videoSitemapEntries(db, clock.now()),
        directorySitemapEntries(db),
        plantSitemapEntries(db, clock.now()),
        priceSitemapEntries(db),
        cutSitemapEntries(db),
      ]);
      return reply
        .type('application/xml; charset=utf-8')
        .header('Cache-Control', 'public, max-age=300')
        .send(buildSitemap(baseUrl, [...news, ...videos, ...directory, ...plants, ...prices, ...cuts]));
    });
    routes.get('/robots.txt', (_request, reply) =>
      reply
        .type('text/plain; charset=utf-8')
        .send(
          ['User-agent: *', 'Disallow: /api/', 'Disallow: /console', '', `Sitemap: ${baseUrl}/sitemap.xml`, ''].join(
            '\n',
          ),
        ),
    );
  };
}
