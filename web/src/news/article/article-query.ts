import type { NewsRow } from '@btc/contract/news/article-row.ts';
import { toArticlePath } from '@btc/contract/news/news-paths.ts';
import type { BannerRow } from '@btc/contract/site/banner.ts';
import { isApiError } from '@btc/contract/wire/errors.ts';
import { data, redirect } from 'react-router';
import type { PageQuery } from '#platform/page-query.ts';
import { titleRows } from '../list/title-row.ts';

/** The article that an address names; 404 where it names none. */
export function toArticleId({ params }: Pick<PageQuery, 'params'>): number {
  const id = Number(params['id']);
  if (!/^\d{1,9}$/.test(params['id'] ?? '') || id === 0) throw data({ key: 'notfound' }, { status: 404 });
  return id;
}

type Article = Promise<{ readonly Row: Pick<NewsRow, 'Section'> }>;

/**
 * Told the section, the server need not look it up; a browser would wait a journey longer to tell it. What stands beside an
 * article must not take the article with it when it fails.
 */
async function findBanner(
  { api, edition, inProcess }: PageQuery,
  id: number,
  article: Article,
): Promise<BannerRow | null> {
  const known = inProcess === true ? { Section: (await article).Row.Section } : {};
  return api('GetWebNewAdvBanner', { NewsID: id, isEn: edition === 'en', ...known }).then(
    ({ Row }) => Row,
    () => null,
  );
}

const maxSimilar = 6;

async function readArticle(query: PageQuery, id: number, only: { FreeOnly?: true }) {
  const { api, edition, afterDocument } = query;
  const isEn = edition === 'en';
  const article = api('GetBtcInfoDetail', { NewsID: id, isEn, Counted: afterDocument, Similar: maxSimilar, ...only });
  const [{ Row, Dict }, banner] = await Promise.all([article, findBanner(query, id, article)]);
  const { Similar = [], ...dict } = Dict;
  return { row: Row, dict, similar: titleRows(Similar), banner };
}

/** An article with what stands around it, locked or open as the reader may see it. */
export async function loadArticle(query: PageQuery) {
  return readArticle(query, toArticleId(query), {});
}

/** A free article; the address of a member article leads on to that article's own page. */
export async function loadFreeArticle(query: PageQuery) {
  const id = toArticleId(query);
  try {
    return await readArticle(query, id, { FreeOnly: true });
  } catch (error) {
    if (isApiError(error) && error.code === 1009) throw redirect(toArticlePath(query.edition, id, 'member'));
    throw error;
  }
}

export type ArticleData = Awaited<ReturnType<typeof loadArticle>>;
