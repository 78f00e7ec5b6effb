import type { Api } from '@btc/contract/client.ts';
import { findQueryEdition } from '@btc/contract/sharing/public-paths.ts';
import { isApiError } from '@btc/contract/wire/errors.ts';
import { defaultEdition, type Edition, otherEdition } from '#i18n/edition.ts';
import type { PageQuery } from '#platform/pages/page-query.ts';
import { toArticleId } from '../article/article-query.ts';
import { type TitleRow, titleRows } from '../list/title-row.ts';

const maxRecommended = 6;

interface Found {
  readonly edition: Edition;
  readonly answer: Awaited<ReturnType<typeof readShared>>;
}

function readShared(api: Api, id: number, edition: Edition) {
  return api('GetAppNewsDetail', { NewsID: id, IsShare: true, isEn: edition === 'en' });
}

/** The article in the requested edition, else in the other one: a link must not fail over its language. */
async function findShared(api: Api, id: number, request: Edition): Promise<Found> {
  try {
    return { edition: request, answer: await readShared(api, id, request) };
  } catch (error) {
    if (!isApiError(error) || error.code !== 1009) throw error;
    const edition = otherEdition(request);
    return { edition, answer: await readShared(api, id, edition) };
  }
}

/** Similar articles, then recommendations; a failing list must not fail the page. */
async function listRecommended(api: Api, id: number, edition: Edition): Promise<TitleRow[]> {
  const isEn = edition === 'en';
  const lists = await Promise.allSettled([
    api('GetSimilarArticle', { NewsID: id, isEn, Count: maxRecommended }),
    api('GetBtcInfoRecommendation', { isEn, Count: maxRecommended + 1 }),
  ]);
  const rows = lists.flatMap((list) => (list.status === 'fulfilled' ? titleRows(list.value.Rows) : []));
  const byId = new Map(rows.filter((row) => row.NewsID !== id).map((row) => [row.NewsID, row]));
  return [...byId.values()].slice(0, maxRecommended);
}

export async function loadShare({ api, params, url }: PageQuery) {
  const id = toArticleId({ params });
  const { edition, answer } = await findShared(api, id, findQueryEdition(url.search) ?? defaultEdition);
  return { edition, row: answer.Row, dict: answer.Dict, recommended: await listRecommended(api, id, edition) };
}

export type ShareData = Awaited<ReturnType<typeof loadShare>>;
