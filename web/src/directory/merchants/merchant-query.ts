import { data } from 'react-router';
import type { PageQuery } from '#platform/pages/page-query.ts';
import { findId } from '#platform/pages/page-number.ts';

export async function loadMerchant({ api, params }: PageQuery) {
  const id = findId(params['id']);
  if (id === null) throw data({ code: 1009, key: 'notfound' }, { status: 404 });
  const { Row, Dict } = await api('GetMerchant', { MerchantID: id });
  return { merchant: Row, locked: Dict.Locked, holds: Dict.Holds, signedIn: Dict.SignedIn, claim: Dict.Claim };
}

export type MerchantData = Awaited<ReturnType<typeof loadMerchant>>;
