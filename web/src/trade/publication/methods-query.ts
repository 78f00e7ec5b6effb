import type { PageQuery } from '#platform/pages/page-query.ts';

export async function loadMethods({ api, edition }: PageQuery) {
  const { Rows, List } = await api('GetTradeMethods', { isEn: edition === 'en' });
  return { series: Rows, measures: List };
}
