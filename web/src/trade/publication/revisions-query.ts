import { factSources } from '@btc/contract/trade/trade-codes.ts';
import { isMonth } from '@btc/contract/trade/period.ts';
import { type Edition, pathFor } from '#i18n/edition.ts';
import type { PageQuery } from '#platform/pages/page-query.ts';

export const revisionsPageSize = 20;

/** Sources the log can be filtered by; empty: all. */
export const revisionSources = ['', ...factSources, 'quotas', 'rates'] as const;
export type RevisionSource = (typeof revisionSources)[number];

export interface RevisionsState {
  readonly source: RevisionSource;
  readonly page: number;
  /** Revised figures to show; null: the log of publications. */
  readonly figures: RevisedFiguresState | null;
}

/** The figures changed by one publication, or the history of figures. */
export interface RevisedFiguresState {
  /** Null: any publication. */
  readonly publication: number | null;
  /** Origin codes; empty: all. */
  readonly origins: readonly string[];
  /** Months `YYYY-MM`; empty: open. */
  readonly from: string;
  readonly to: string;
}

export const revisedFiguresPageSize = 50;

/** Reads the state from an address; invalid members are ignored. */
export function toRevisionsState(url: URL): RevisionsState {
  const page = Number(url.searchParams.get('page') ?? '1');
  return {
    source: revisionSources.find((one) => one === url.searchParams.get('source')) ?? '',
    page: Number.isInteger(page) && page >= 1 && page <= 10_000 ? page : 1,
    figures: toFigures(url.searchParams),
  };
}

function toFigures(search: URLSearchParams): RevisedFiguresState | null {
  const publication = Number(search.get('publication') ?? '0');
  const origins = (search.get('origin') ?? '').split('|').filter((code) => /^[A-Z]{3}$/.test(code));
  const month = (name: string): string => {
    const text = search.get(name) ?? '';
    return isMonth(text) ? text : '';
  };
  const [from, to] = [month('from'), month('to')];
  const isOne = Number.isSafeInteger(publication) && publication > 0;
  if (!isOne && origins.length === 0 && from === '' && to === '') return null;
  return { publication: isOne ? publication : null, origins, from, to };
}

export function revisionsSearch({ source, page, figures }: RevisionsState): string {
  const search = new URLSearchParams();
  if (source !== '') search.set('source', source);
  if (figures !== null) {
    if (figures.publication !== null) search.set('publication', String(figures.publication));
    if (figures.origins.length > 0) search.set('origin', figures.origins.join('|'));
    if (figures.from !== '') search.set('from', figures.from);
    if (figures.to !== '') search.set('to', figures.to);
  }
  if (page > 1) search.set('page', String(page));
  return search.size === 0 ? '' : `?${search}`;
}

export function toRevisedFiguresPath(edition: Edition, source: RevisionSource, figures: RevisedFiguresState): string {
  return pathFor(edition, '/BTCData/Revisions') + revisionsSearch({ source, page: 1, figures });
}

export async function loadRevisions({ api, edition, url }: PageQuery) {
  const state = toRevisionsState(url);
  const { source, page, figures } = state;
  const isEn = edition === 'en';
  if (figures !== null) {
    const { Rows, Total } = await api('GetRevisedFigures', {
      isEn,
      RevisionID: figures.publication ?? 0,
      Source: source === 'quotas' || source === 'rates' ? '' : source,
      Origin: figures.origins.join('|'),
      StartDate: figures.from,
      EndDate: figures.to,
      Page: page,
      PageSize: revisedFiguresPageSize,
    });
    return { state, rows: [], figures: Rows, total: Total };
  }
  const { Rows, Total } = await api('GetTradeRevisions', {
    isEn,
    Source: source,
    Page: page,
    PageSize: revisionsPageSize,
  });
  return { state, rows: Rows, figures: [], total: Total };
}
