import { data } from 'react-router';
import type { PageQuery } from '#platform/pages/page-query.ts';
import { findId } from '#platform/pages/page-number.ts';

/** One's own post comes with its enquiries. */
export async function loadPost({ api, params }: PageQuery) {
  const id = findId(params['id']);
  if (id === null) throw data({ key: 'notfound' }, { status: 404 });
  const { Row, Dict } = await api('GetWebMarket', { MarketID: id });
  if (Row === null) throw data({ key: 'notfound' }, { status: 404 });
  const enquiries = Row.Own ? (await api('GetWebMarketEnquiries', { MarketID: id, PageSize: 50 })).Rows : [];
  return { post: Row, signedIn: Dict.SignedIn, locked: Dict.Locked, enquiries };
}

export type PostData = Awaited<ReturnType<typeof loadPost>>;
