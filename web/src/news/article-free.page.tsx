import { useLoaderData } from 'react-router';
import { clientPageLoader, serverPageLoader } from '#platform/pages/page-query.ts';
import { articleHead } from './article/article-meta.ts';
import { ArticlePage } from './article/article-page.tsx';
import { loadFreeArticle } from './article/article-query.ts';

export const loader = serverPageLoader(loadFreeArticle);
export const clientLoader = clientPageLoader(loadFreeArticle);

export const meta = articleHead;

export default function FreeArticlePage() {
  return <ArticlePage {...useLoaderData<typeof loader>()} />;
}
