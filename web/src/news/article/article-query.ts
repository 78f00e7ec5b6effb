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

/** What stands beside an article must not take the article with it when it fails. */
async function besideOf(
  { api, edition }: PageQuery,
  id: number,
): Promise<{ similar: TitleRow[]; banner: BannerRow | null }> {
  const isEn = edition === 'en';
  const [similar, banner] = await Promise.allSettled([
    api('GetSimilarArticle', { NewsID: id, isEn, Count: 6 }),
    api('GetWebNewAdvBanner', { NewsID: id, isEn }),
  ]);
  return {
    similar: similar.status === 'fulfilled' ? titleRows(similar.value.Rows) : [],
    banner: banner.status === 'fulfilled' ? banner.value.Row : null,
  };
}

/** An article with what stands around it, locked or open as the reader may see it. */
export async function loadArticle(query: PageQuery) {
  const id = articleIdOf(query);
  const [{ Row, Dict }, beside] = await Promise.all([
    query.api('GetBtcInfoDetail', { NewsID: id, isEn: query.edition === 'en', Counted: query.afterDocument }),
    besideOf(query, id),
  ]);
  return { row: Row, dict: Dict, ...beside };
}

/** A free article; the address of a member article leads on to that article's own page. */
export async function loadFreeArticle(query: PageQuery) {
  const id = articleIdOf(query);
  const isEn = query.edition === 'en';
  try {
    const [{ Row, Dict }, beside] = await Promise.all([
      query.api('GetBtcInfoDetail', { NewsID: id, isEn, FreeOnly: true, Counted: query.afterDocument }),
      besideOf(query, id),
    ]);
    return { row: Row, dict: Dict, ...beside };
  } catch (error) {
    if (isApiError(error) && error.code === 1009) throw redirect(articlePath(query.edition, id, 'member'));
    throw error;
  }
}

export type ArticleData = Awaited<ReturnType<typeof loadArticle>>;
