import type { NewsRow } from '@btc/contract/news/article-row.ts';
import { articlePath } from '@btc/contract/news/news-paths.ts';
import type { BannerRow } from '@btc/contract/site/banner.ts';
import { isApiError } from '@btc/contract/wire/errors.ts';
import { data, redirect } from 'react-router';
import type { PageQuery } from '#platform/page-query.ts';
import { type TitleRow, titleRows } from '../list/title-row.ts';

/** The article that an address names; 404 where it names none. */
export function articleIdOf({ params }: Pick<PageQuery, 'params'>): number {
  const id = Number(params['id']);
  if (!/^\d{1,9}$/.test(params['id'] ?? '') || id === 0) throw data({ key: 'notfound' }, { status: 404 });
  return id;
}

type Article = Promise<{ readonly Row: Pick<NewsRow, 'Section'> }>;

/** Told the section, the server need not look it up; a browser would wait a journey longer to tell it. */
async function bannerOf({ api, edition, inProcess }: PageQuery, id: number, article: Article) {
  const told = inProcess === true ? { Section: (await article).Row.Section } : {};
  return api('GetWebNewAdvBanner', { NewsID: id, isEn: edition === 'en', ...told });
}

/** What stands beside an article must not take the article with it when it fails. */
async function besideOf(
  query: PageQuery,
  id: number,
  article: Article,
): Promise<{ similar: TitleRow[]; banner: BannerRow | null }> {
  const [similar, banner] = await Promise.allSettled([
    query.api('GetSimilarArticle', { NewsID: id, isEn: query.edition === 'en', Count: 6 }),
    bannerOf(query, id, article),
  ]);
  return {
    similar: similar.status === 'fulfilled' ? titleRows(similar.value.Rows) : [],
    banner: banner.status === 'fulfilled' ? banner.value.Row : null,
  };
}

async function readArticle(query: PageQuery, id: number, only: { FreeOnly?: true }) {
  const { api, edition, afterDocument } = query;
  const article = api('GetBtcInfoDetail', { NewsID: id, isEn: edition === 'en', Counted: afterDocument, ...only });
  const [{ Row, Dict }, beside] = await Promise.all([article, besideOf(query, id, article)]);
  return { row: Row, dict: Dict, ...beside };
}

/** An article with what stands around it, locked or open as the reader may see it. */
export async function loadArticle(query: PageQuery) {
  return readArticle(query, articleIdOf(query), {});
}

/** A free article; the address of a member article leads on to that article's own page. */
export async function loadFreeArticle(query: PageQuery) {
  const id = articleIdOf(query);
  try {
    return await readArticle(query, id, { FreeOnly: true });
  } catch (error) {
    if (isApiError(error) && error.code === 1009) throw redirect(articlePath(query.edition, id, 'member'));
    throw error;
  }
}

export type ArticleData = Awaited<ReturnType<typeof loadArticle>>;
