import { type MetaArgs, useLoaderData } from 'react-router';
import { toPathEdition } from '#i18n/edition.ts';
import { toSettings } from '#platform/page-meta.ts';
import { clientPageLoader, serverPageLoader } from '#platform/page-query.ts';
import { buildArticleMeta } from './article/article-meta.ts';
import { ArticlePage } from './article/article-page.tsx';
import { loadFreeArticle } from './article/article-query.ts';

export const loader = serverPageLoader(loadFreeArticle);
export const clientLoader = clientPageLoader(loadFreeArticle);

export function meta({ location, matches, loaderData }: MetaArgs<typeof loader>) {
  return loaderData === undefined
    ? []
    : buildArticleMeta(loaderData, toPathEdition(location.pathname), toSettings(matches));
}

/** A free article. */
export default function FreeArticlePage() {
  return <ArticlePage {...useLoaderData<typeof loader>()} />;
}
