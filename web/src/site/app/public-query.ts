import { findArticleQuery, findQueryEdition } from '@btc/contract/site/public-paths.ts';
import { defaultEdition } from '#i18n/edition.ts';
import type { PageQuery } from '#platform/page-query.ts';

/** The edition and the article that the address of a public page names. */
export async function loadPublic({ url: { search } }: PageQuery) {
  return { edition: findQueryEdition(search) ?? defaultEdition, articleId: findArticleQuery(search) };
}
