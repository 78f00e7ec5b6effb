import { entryKinds } from '@btc/contract/dictionary/dictionary-kinds.ts';
import type { PageQuery } from '#platform/pages/page-query.ts';

export async function loadDictionary({ api }: PageQuery) {
  return (await api('GetDictionary', { Kinds: [...entryKinds], WithNames: true })).Rows;
}
