import { isApiError } from '@btc/contract/wire/errors.ts';
import type { PageQuery } from '#platform/pages/page-query.ts';

export const pageSize = 50;

/** Watches; null when signed out, as in every document. Older mails carry the stop key in the query. */
export async function loadWatches({ api, edition, url }: PageQuery) {
  const wanted = Number(url.searchParams.get('page') ?? '1');
  const page = Number.isInteger(wanted) && wanted >= 1 && wanted <= 100 ? wanted : 1;
  const { Row: mail } = await api('GetEstablishmentMailService', {});
  const found = { page, stopKey: url.searchParams.get('stop'), isMailStopped: mail.State === 'stopped' };
  try {
    const { Rows, Total } = await api('GetPlantWatches', { isEn: edition === 'en', Page: page, PageSize: pageSize });
    return { ...found, watches: { rows: Rows, total: Total } };
  } catch (error) {
    if (isApiError(error) && error.code === 1006) return { ...found, watches: null };
    throw error;
  }
}

export type WatchesData = Awaited<ReturnType<typeof loadWatches>>;
