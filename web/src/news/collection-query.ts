import { isApiError } from '@btc/contract/wire/errors.ts';
import type { PageQuery } from '#platform/pages/page-query.ts';
import { toPageNumber } from '#platform/pages/page-number.ts';
import { pageSize } from './section-query.ts';

/** The reader's collection; null when signed out, as in every document. */
export async function loadCollection({ api, edition, url }: PageQuery) {
  const page = toPageNumber(url);
  try {
    const { Rows, Total } = await api('GetWebCollection', { isEn: edition === 'en', Page: page, PageSize: pageSize });
    return { page, collection: { rows: Rows, total: Total } };
  } catch (error) {
    if (isApiError(error) && error.code === 1006) return { page, collection: null };
    throw error;
  }
}
