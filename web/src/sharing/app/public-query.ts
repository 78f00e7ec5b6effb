import { findArticleQuery, findQueryEdition } from '@btc/contract/sharing/public-paths.ts';
import { defaultEdition } from '#i18n/edition.ts';
import type { PageQuery } from '#platform/pages/page-query.ts';

export async function loadPublic({ url: { search } }: PageQuery) {
  return { edition: findQueryEdition(search) ?? defaultEdition, articleId: findArticleQuery(search) };
}
