import { toArticlePath } from '@btc/contract/news/news-paths.ts';
import { type Edition, languageTags, pathFor, toPathEdition } from '#i18n/edition.ts';
import { type HeadArgs, type PageMeta, pageMeta, toSettings } from '#platform/pages/page-meta.ts';
import type { SiteSettings } from '#platform/site-settings.ts';
import { fileAddress } from '@btc/contract/wire/file-address.ts';
import type { ArticleData } from './article-query.ts';

/** Class that tells search engines which part of a page is for members only. */
export const lockedPartClass = 'members-part';

function structuredData({ row }: ArticleData, edition: Edition, base: string): Record<string, unknown> {
  const isFree = row.Access === 'free';
  const address = base + pathFor(edition, toArticlePath('en', row.NewsID, row.Access));
  return {
    '@context': 'https://schema.org',
    '@type': 'NewsArticle',
    headline: row.NewsTitle,
    description: row.NewsSummary,
    datePublished: row.NewsDateTime,
    dateModified: row.UpdatedAt,
    inLanguage: languageTags[edition],
    mainEntityOfPage: address,
    isAccessibleForFree: isFree,
    ...(isFree
      ? {}
      : { hasPart: { '@type': 'WebPageElement', isAccessibleForFree: false, cssSelector: `.${lockedPartClass}` } }),
    ...(row.NewsTitlePic === null ? {} : { image: base + fileAddress(row.NewsTitlePic) }),
    author: { '@type': 'Organization', name: 'Beef to China', url: base },
    publisher: { '@type': 'Organization', name: 'Beef to China', url: base },
  };
}

export function buildArticleMeta(article: ArticleData, edition: Edition, settings: SiteSettings | null) {
  const { row } = article;
  const path = toArticlePath('en', row.NewsID, row.Access);
  const page: PageMeta = {
    edition,
    title: row.NewsTitle,
    description: row.NewsSummary,
    path,
    otherPath: row.Editions.length > 1 ? path : null,
    type: 'article',
    drawn: { kind: 'article', key: row.NewsID },
    image: row.NewsTitlePic === null ? null : fileAddress(row.NewsTitlePic),
    structured: structuredData(article, edition, settings?.publicUrl ?? ''),
  };
  return [
    ...pageMeta(page, settings),
    { property: 'article:published_time', content: row.NewsDateTime },
    { property: 'article:modified_time', content: row.UpdatedAt },
  ];
}

/** The `meta` of both article pages; empty when the article is not found. */
export function articleHead({ location, matches, loaderData }: HeadArgs & { readonly loaderData?: ArticleData }) {
  return loaderData === undefined
    ? []
    : buildArticleMeta(loaderData, toPathEdition(location.pathname), toSettings(matches));
}
