import { useLoaderData } from 'react-router';
import { clientPageLoader, serverPageLoader } from '#platform/pages/page-query.ts';
import { articleHead } from './article/article-meta.ts';
import { ArticlePage } from './article/article-page.tsx';
import { loadArticle } from './article/article-query.ts';

export const loader = serverPageLoader(loadArticle);
export const clientLoader = clientPageLoader(loadArticle);

export const meta = articleHead;

/** A free article's canonical address is the free page. */
export default function MemberArticlePage() {
  return <ArticlePage {...useLoaderData<typeof loader>()} />;
}
