import type { PageQuery } from '#platform/pages/page-query.ts';
import { findPublishedOn } from '../share/published-on-address.ts';
import { openOrLocked } from './locked-answer.ts';

export async function loadLiveCattle({ api, edition, url }: PageQuery) {
  const day = findPublishedOn(url.searchParams);
  const question = { isEn: edition === 'en', ...(day === null ? {} : { AsPublishedOn: day }) };
  return openOrLocked(api('GetWebPriceLivecattleIndex', question));
}

export type CattleFound = Awaited<ReturnType<typeof loadLiveCattle>>;
export type CattleData = Extract<CattleFound, { kind: 'open' }>['answer'];

export const cattleRanges = { half: 26, year: 53, all: Number.POSITIVE_INFINITY } as const;
export type CattleRange = keyof typeof cattleRanges;

export interface CattleState {
  readonly range: CattleRange;
  readonly isIndexed: boolean;
  readonly series: readonly string[];
  readonly publishedOn: string | null;
}

const openingSeries = ['BRA', 'ARG', 'URY', 'AUS', 'NZL', 'USA'];

/** Reads an address; invalid values count as absent. */
export function toCattleState(search: URLSearchParams): CattleState {
  const range = search.get('range') ?? '';
  const series = search.get('series');
  return {
    range: range === 'half' || range === 'all' ? range : 'year',
    isIndexed: search.get('view') === 'index',
    series: series === null ? openingSeries : series.split('.').slice(0, 20),
    publishedOn: findPublishedOn(search),
  };
}

/** The query of a state; defaults are left out. */
export function cattleSearch({ range, isIndexed, series, publishedOn }: CattleState): string {
  const search = new URLSearchParams();
  if (range !== 'year') search.set('range', range);
  if (isIndexed) search.set('view', 'index');
  if (series.join('.') !== openingSeries.join('.')) search.set('series', series.join('.'));
  if (publishedOn !== null) search.set('asof', publishedOn);
  const text = search.toString();
  return text === '' ? '' : `?${text}`;
}

/** Values in per cent of the first one present. */
export function indexed(values: readonly (number | null)[]): (number | null)[] {
  const base = values.find((value) => value !== null) ?? null;
  return values.map((value) => (value === null || base === null ? null : (value / base) * 100));
}
