import { factSources } from '@btc/contract/trade/trade-codes.ts';
import type { PageQuery } from '#platform/page-query.ts';

export const revisionsPageSize = 20;

/** What the log can be narrowed down to; empty is all. */
export const revisionSources = ['', ...factSources, 'quotas', 'rates'] as const;
export type RevisionSource = (typeof revisionSources)[number];

export interface RevisionsState {
  readonly source: RevisionSource;
  readonly page: number;
}

/** Reads the state out of an address; what makes no sense counts as not asked. */
export function revisionsStateOf(url: URL): RevisionsState {
  const page = Number(url.searchParams.get('page') ?? '1');
  return {
    source: revisionSources.find((one) => one === url.searchParams.get('source')) ?? '',
    page: Number.isInteger(page) && page >= 1 && page <= 10_000 ? page : 1,
  };
}

/** The query members that lead to a state. */
export function revisionsSearch({ source, page }: RevisionsState): string {
  const search = new URLSearchParams();
  if (source !== '') search.set('source', source);
  if (page > 1) search.set('page', String(page));
  return search.size === 0 ? '' : `?${search}`;
}

/** The log of publications as the address asks for it. */
export async function loadRevisions({ api, edition, url }: PageQuery) {
  const state = revisionsStateOf(url);
  const { Rows, Total } = await api('GetTradeRevisions', {
    isEn: edition === 'en',
    Source: state.source,
    Page: state.page,
    PageSize: revisionsPageSize,
  });
  return { state, rows: Rows, total: Total };
}
