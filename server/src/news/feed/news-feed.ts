import type { Edition } from '@btc/contract/members/access.ts';
import { toArticlePath, toNewsFeedPath, toNewsFrontPath } from '@btc/contract/news/news-paths.ts';
import { Feed } from 'feed';
import type { Clock } from '#platform/clock/clock.ts';
import type { Db } from '#platform/db/db.ts';
import { listFeedArticles } from './feed.queries.ts';

const words = {
  cn: {
    language: 'zh-CN',
    title: 'BTC Info 牛肉猪肉进口资讯',
    description: '中国进口牛肉与猪肉的政策、贸易、价格、工厂与疫情。',
    demo: '其中含演示内容。',
    sections: {
      policy: '政策',
      trade: '贸易数据',
      price: '价格',
      plants: '工厂',
      epidemic: '疫情',
      company: '企业',
      report: '周评月报',
    },
  },
  en: {
    language: 'en',
    title: 'BTC Info: imported beef and pork in China',
    description: "Policy, trade, prices, plants and animal health in China's imported beef and pork trade.",
    demo: ' Includes demonstration content.',
    sections: {
      policy: 'Policy',
      trade: 'Trade data',
      price: 'Prices',
      plants: 'Plants',
      epidemic: 'Animal health',
      company: 'Companies',
      report: 'Reviews',
    },
  },
} as const;

const latest = 30;

export interface NewsFeedOptions {
  readonly db: Db;
  readonly edition: Edition;
  /** Scheme and host of the portal, without a trailing slash. */
  readonly baseUrl: string;
  readonly clock: Clock;
}

/** Makes the portal's own links absolute, because a feed is read elsewhere. */
function withWholeLinks(html: string, baseUrl: string): string {
  return html.replaceAll(/ (href|src)="\//g, ` $1="${baseUrl}/`);
}

function formatSectionName(edition: Edition, section: string): string {
  const names: Readonly<Record<string, string>> = words[edition].sections;
  return names[section] ?? section;
}

/** RSS of an edition: the latest thirty articles, free ones in full, others as summaries. */
export async function newsFeed({ db, edition, baseUrl, clock }: NewsFeedOptions): Promise<string> {
  const rows = await listFeedArticles(db, { edition, now: clock.now() }, latest);
  const { title, description, demo, language } = words[edition];
  const front = `${baseUrl}${toNewsFrontPath(edition)}`;
  const newest = rows[0]?.published_at;
  const feed = new Feed({
    id: front,
    link: front,
    title,
    description: rows.some((row) => row.is_demo) ? `${description}${demo}` : description,
    language,
    feedLinks: { rss: `${baseUrl}${toNewsFeedPath(edition)}` },
    generator: false,
    // Never the time of asking: the document changes only with the articles.
    updated: newest ?? new Date(0),
  });
  for (const row of rows) {
    const link = `${baseUrl}${toArticlePath(edition, row.id, row.access === 'free' ? 'free' : 'member')}`;
    feed.addItem({
      link,
      title: row.title,
      description: row.summary,
      date: row.published_at,
      category: [{ name: formatSectionName(edition, row.section) }],
      ...(row.body_html === null ? {} : { content: withWholeLinks(row.body_html, baseUrl) }),
    });
  }
  return feed.rss2();
}
