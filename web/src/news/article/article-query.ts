import type { NewsRow } from '@btc/contract/news/article-row.ts';
import { toArticlePath } from '@btc/contract/news/news-paths.ts';
import type { BannerRow } from '@btc/contract/home/banner.ts';
import { isApiError } from '@btc/contract/wire/errors.ts';
import { data, redirect } from 'react-router';
import type { PageQuery } from '#platform/pages/page-query.ts';
import { titleRows } from '../list/title-row.ts';

/** Article id of the address; throws 404 for none. */
export function toArticleId({ params }: Pick<PageQuery, 'params'>): number {
  const id = Number(params['id']);
  if (!/^\d{1,9}$/.test(params['id'] ?? '') || id === 0) throw data({ key: 'notfound' }, { status: 404 });
  return id;
}

type Article = Promise<{ readonly Row: Pick<NewsRow, 'Section'> }>;

/** In process the section is passed on to save a lookup; a failed banner must not fail the article. */
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

export async function loadArticle(query: PageQuery) {
  return readArticle(query, toArticleId(query), {});
}

/** A free article; redirects to the member page where no free one is found (1009). */
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
