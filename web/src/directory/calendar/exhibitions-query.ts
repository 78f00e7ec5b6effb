import { exhibitionKinds, exhibitionSpans } from '@btc/contract/directory/directory-codes.ts';
import { exhibitionsPath } from '@btc/contract/directory/directory-paths.ts';
import { parseOneOf } from '@btc/contract/parse-one-of.ts';
import type { PageQuery } from '#platform/pages/page-query.ts';
import { toPageNumber } from '#platform/pages/page-number.ts';
import { withQuery, listWords } from '../address-words.ts';

export const pageSize = 50;
const places = ['home', 'abroad'] as const;
const trendArticles = 6;

export interface CalendarFilter {
  readonly span: 'coming' | 'past';
  readonly kind: string;
  readonly place: string;
  readonly q: string;
}

/** Unknown values are ignored. */
export function toBoardState(url: URL): CalendarFilter {
  const word = (name: string) => url.searchParams.get(name);
  return {
    span: parseOneOf(exhibitionSpans, word('span')) ?? 'coming',
    kind: parseOneOf(exhibitionKinds, word('kind')) ?? '',
    place: parseOneOf(places, word('place')) ?? '',
    q: listWords(url, 'q'),
  };
}

export function toExhibitionsQueryPath({ span, ...filter }: CalendarFilter, page = 1): string {
  return withQuery(exhibitionsPath, { span: span === 'past' ? span : '', ...filter }, page);
}

export async function loadExhibitions({ api, url }: PageQuery) {
  const filter = toBoardState(url);
  const page = toPageNumber(url);
  const kind = parseOneOf(exhibitionKinds, filter.kind);
  const request = {
    Span: filter.span,
    ...(kind === undefined ? {} : { Kind: kind }),
    ...(filter.place === '' ? {} : { Abroad: filter.place === 'abroad' }),
    ...(filter.q === '' ? {} : { Keyword: filter.q }),
    Page: page,
    PageSize: pageSize,
  };
  const [found, news] = await Promise.all([
    api('GetExhibitions', request),
    api('GetBtcInfoNewsBySection', { Section: 'trade', PageSize: trendArticles }),
  ]);
  return {
    filter,
    page,
    rows: found.Rows,
    total: found.Total,
    coming: found.Dict.Coming,
    past: found.Dict.Past,
    months: found.Dict.Months,
    news: news.Rows.map(({ NewsID, NewsTitle, NewsDateTime, Access }) => ({ NewsID, NewsTitle, NewsDateTime, Access })),
  };
}

export type CalendarData = Awaited<ReturnType<typeof loadExhibitions>>;
