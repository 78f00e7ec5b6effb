import { addDays } from '@btc/contract/time.ts';
import type { PageQuery } from '#platform/pages/page-query.ts';
import { findId } from '#platform/pages/page-number.ts';
import { toDraft, emptyDraft, type PostDraft } from './post-draft.ts';

export async function loadForm({ api, url }: PageQuery) {
  const editId = findId(url.searchParams.get('edit'));
  const id = editId ?? findId(url.searchParams.get('copy'));
  const [from, market] = await Promise.all([
    api('GetWebFrom', {}),
    api('GetWebMarket', { PageSize: 1, ...(id === null ? {} : { MarketID: id }) }),
  ]);
  const { Today, Origins, BeefCuts, PorkCuts, Ports } = from.Dict;
  const post = market.Row?.Own === true ? market.Row : null;
  const fresh: PostDraft = { ...emptyDraft, ValidUntil: addDays(Today, 14) };
  const isEdit = editId !== null && post?.State === 'open';
  return {
    signedIn: market.Dict.SignedIn,
    editId: isEdit ? post.MarketID : null,
    draftName: post === null ? 'new' : `${isEdit ? 'edit' : 'copy'}.${post.MarketID}`,
    initial: post === null ? fresh : { ...toDraft(post), ...(isEdit ? {} : { ValidUntil: fresh.ValidUntil }) },
    lists: { today: Today, origins: Origins, beefCuts: BeefCuts, porkCuts: PorkCuts, ports: Ports },
  };
}

export type FormData = Awaited<ReturnType<typeof loadForm>>;
