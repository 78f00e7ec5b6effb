import { type MetaArgs, useLoaderData } from 'react-router';
import { toPathEdition } from '#i18n/edition.ts';
import { toSettings } from '#platform/page-meta.ts';
import { clientPageLoader, serverPageLoader } from '#platform/page-query.ts';
import { buildArticleMeta } from './article/article-meta.ts';
import { ArticlePage } from './article/article-page.tsx';
import { loadArticle } from './article/article-query.ts';

export const loader = serverPageLoader(loadArticle);
export const clientLoader = clientPageLoader(loadArticle);

export function meta({ location, matches, loaderData }: MetaArgs<typeof loader>) {
  return loaderData === undefined
    ? []
    : buildArticleMeta(loaderData, toPathEdition(location.pathname), toSettings(matches));
}

/** An article at its general address; a free one's canonical address is the free page. */
export default function MemberArticlePage() {
  return <ArticlePage {...useLoaderData<typeof loader>()} />;
}
