import { data } from 'react-router';
import type { PageQuery } from '#platform/pages/page-query.ts';
import { findId } from '#platform/pages/page-number.ts';

export async function loadExhibition({ api, params }: PageQuery) {
  const id = findId(params['id']);
  if (id === null) throw data({ code: 1009, key: 'notfound' }, { status: 404 });
  const { Row, List } = await api('GetExhibition', { ExhibitionID: id });
  return { event: Row, others: List };
}

export type ExhibitionData = Awaited<ReturnType<typeof loadExhibition>>;
