import { escapeMarkup } from '@btc/contract/escape-markup.ts';
import type { Edition } from '@btc/contract/members/access.ts';
import { toSectionPath } from '@btc/contract/news/news-paths.ts';
import { legalPaths } from '@btc/contract/wire/legal-texts.ts';
import { newsSectionFilters } from '@btc/contract/news/sections.ts';

export interface SitemapEntry {
  readonly paths: { readonly [edition in Edition]?: string };
  readonly lastModified?: Date;
}

const languageTags = { cn: 'zh-CN', en: 'en' } as const;

/** Pages of both editions, without prefix; placeholder pages are left out. */
const standingPages = [
  '/Homepage',
  '/BTCInfo',
  ...newsSectionFilters.map((section) => toSectionPath('en', section)),
  '/BTCInfo/Report',
  '/BTCEyes',
  '/BTCData',
  '/BTCData/Methods',
  '/BTCData/Revisions',
  '/BTCData/Calendar',
  '/Quota',
  '/BTCPrice',
  '/BTCPrice/Indices',
  '/BTCPrice/LiveCattle',
  '/BTCPrice/Benchmarks',
  '/BTCPrice/Survey',
  '/BTCPrice/Report',
  '/BTCPrice/Analysis',
  '/BTCPrice/LandedCost',
  '/BTCPrice/Methods',
  '/BTCEst',
  '/BTCEst?view=changes',
  '/BTCEst?view=releases',
  '/BTCEst?view=structure',
  '/BTCEst/Cargo',
  '/Developers',
  '/Dictionary',
  '/Newsletter',
  '/ContactUs',
  ...Object.values(legalPaths),
];

/** The board exists in English only (specification section 2). */
const englishPages = ['/Market', '/Market/Talk'];

/** Chinese-only pages: pork has its own there, as have exhibitions, merchants and the app. */
const chinesePages = ['/PorkData', '/ProkPrice', '/BTCPorkEst', '/BTCTrend', '/BTCUser', '/BTCApp'];

function urlElements(baseUrl: string, { paths, lastModified }: SitemapEntry): string {
  const editions = (['cn', 'en'] as const).flatMap((edition) => {
    const path = paths[edition];
    return path === undefined ? [] : [{ edition, address: escapeMarkup(baseUrl + path) }];
  });
  const alternates = editions
    .map(
      ({ edition, address }) => `<xhtml:link rel="alternate" hreflang="${languageTags[edition]}" href="${address}"/>`,
    )
    .join('');
  const changed = lastModified === undefined ? '' : `<lastmod>${lastModified.toISOString()}</lastmod>`;
  return editions.map(({ address }) => `<url><loc>${address}</loc>${changed}${alternates}</url>`).join('');
}

/** Sitemap of both editions with links between the two versions of a page. */
export function buildSitemap(baseUrl: string, entries: readonly SitemapEntry[]): string {
  const standing: readonly SitemapEntry[] = [
    ...standingPages.map((path) => ({ paths: { cn: `/cn${path}`, en: path } })),
    ...englishPages.map((path) => ({ paths: { en: path } })),
    ...chinesePages.map((path) => ({ paths: { cn: `/cn${path}` } })),
  ];
  const urls = [...standing, ...entries].map((entry) => urlElements(baseUrl, entry)).join('\n');
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    urls,
    '</urlset>',
  ].join('\n');
}
