import { entryCodePattern } from '@btc/contract/dictionary/dictionary-kinds.ts';
import { data } from 'react-router';
import type { PageQuery } from '#platform/pages/page-query.ts';
import { loadLockSample } from '#ui/state/load-lock-sample.ts';
import { readCutState } from './cut-address.ts';

export async function loadCut({ api, edition, params, url }: PageQuery) {
  const code = (params['code'] ?? '').toLowerCase();
  if (!entryCodePattern.test(code)) throw data({ key: 'notfound' }, { status: 404 });
  const state = readCutState(url.searchParams);
  const { Row, Dict } = await api('GetCut', {
    isEn: edition === 'en',
    Code: code,
    Unit: state.unit,
    Level: state.level,
    OverQuota: state.isOverQuota,
    ...(state.meat !== null && { Meat: state.meat }),
  });
  const sample =
    Dict.PriceLock === null ? null : await loadLockSample({ api, edition }, 'cut', `${Dict.Meat}-${Row.Code}`);
  return { state, row: Row, dict: Dict, sample };
}
export type CutData = Awaited<ReturnType<typeof loadCut>>;
