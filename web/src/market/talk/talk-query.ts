import { type MarketType, marketTypes } from '@btc/contract/market/market-codes.ts';
import { data } from 'react-router';
import type { PageQuery } from '#platform/pages/page-query.ts';
import { findId, toPageNumber } from '#platform/pages/page-number.ts';

export const pageSize = 20;

export async function loadTalk({ api, url }: PageQuery) {
  const type: MarketType | undefined = marketTypes.find((one) => one === url.searchParams.get('type'));
  const words = (url.searchParams.get('q') ?? '').trim().slice(0, 80).trim();
  const page = toPageNumber(url);
  const { Rows, Total, Dict } = await api('GetWebChatList', {
    Page: page,
    PageSize: pageSize,
    ...(type === undefined ? {} : { Type: type }),
    ...(words === '' ? {} : { Keyword: words }),
  });
  return { type: type ?? null, words, page, rows: Rows, total: Total, signedIn: Dict.SignedIn, locked: Dict.Locked };
}

export type TalkData = Awaited<ReturnType<typeof loadTalk>>;

export async function loadThread({ api, params, url }: PageQuery) {
  const id = findId(params['id']);
  if (id === null) throw data({ key: 'notfound' }, { status: 404 });
  const page = toPageNumber(url);
  const { Row, Rows, Total, Dict } = await api('GetWebChatItem', { ThreadID: id, Page: page, PageSize: pageSize });
  return { thread: Row, rows: Rows, total: Total, page, signedIn: Dict.SignedIn, locked: Dict.Locked };
}

export type ThreadData = Awaited<ReturnType<typeof loadThread>>;
