import { marketMeats, marketSides, marketTerms, marketTypes } from '@btc/contract/market/market-codes.ts';
import { parseOneOf } from '@btc/contract/parse-one-of.ts';
import type { PageQuery } from '#platform/pages/page-query.ts';
import { toPageNumber } from '#platform/pages/page-number.ts';

export const pageSize = 20;
const stateWords = ['open', 'closed', 'all'] as const;

/** Every member is a query word of the address. */
export interface BoardFilter {
  readonly type: string;
  readonly side: string;
  readonly meat: string;
  readonly origin: string;
  readonly cut: string;
  readonly term: string;
  readonly state: string;
  readonly q: string;
  readonly plant: string;
  readonly own: string;
}

export const emptyFilter: BoardFilter = {
  type: '',
  side: '',
  meat: '',
  origin: '',
  cut: '',
  term: '',
  state: '',
  q: '',
  plant: '',
  own: '',
};

/** Unknown values are ignored. */
export function toFilter(url: URL): BoardFilter {
  const word = (name: string) => url.searchParams.get(name);
  const matching = (name: string, form: RegExp) => (form.test(word(name) ?? '') ? (word(name) ?? '') : '');
  return {
    type: parseOneOf(marketTypes, word('type')) ?? '',
    side: parseOneOf(marketSides, word('side')) ?? '',
    meat: parseOneOf(marketMeats, word('meat')) ?? '',
    origin: matching('origin', /^[A-Z]{3}$/),
    cut: matching('cut', /^[a-z0-9_-]{1,60}$/),
    term: parseOneOf(marketTerms, word('term')) ?? '',
    state: parseOneOf(stateWords, word('state')) ?? '',
    q: (word('q') ?? '').trim().slice(0, 80).trim(),
    plant: (word('plant') ?? '').trim().slice(0, 32).trim(),
    own: word('own') === '1' ? '1' : '',
  };
}

export function toBoardPath(filter: Partial<BoardFilter>, page = 1): string {
  const words = Object.entries(filter).filter(([, value]) => value !== '');
  if (page > 1) words.push(['page', String(page)]);
  const query = new URLSearchParams(words).toString();
  return query === '' ? '/Market' : `/Market?${query}`;
}

function question(filter: BoardFilter, isMember: boolean) {
  const { origin, cut, q, plant, own } = filter;
  const [type, side] = [parseOneOf(marketTypes, filter.type), parseOneOf(marketSides, filter.side)];
  const [meat, term] = [parseOneOf(marketMeats, filter.meat), parseOneOf(marketTerms, filter.term)];
  return {
    ...(type === undefined ? {} : { Type: type }),
    ...(side === undefined ? {} : { Side: side }),
    ...(meat === undefined ? {} : { Meat: meat }),
    ...(term === undefined ? {} : { Term: term }),
    ...(origin === '' ? {} : { Origin: origin }),
    ...(cut === '' ? {} : { Cut: cut }),
    ...(q === '' ? {} : { Keyword: q }),
    ...(plant === '' || !isMember ? {} : { PlantNo: plant }),
    // One's own posts are all of them, whatever has become of each.
    State: own === '1' ? ('all' as const) : (parseOneOf(stateWords, filter.state) ?? ('open' as const)),
  };
}

export async function loadBoard({ api, url }: PageQuery) {
  const request = toFilter(url);
  const page = toPageNumber(url);
  const paging = { Page: page, PageSize: pageSize };
  // Only entitled readers may ask by plant, and only signed-in ones for their own: who is not gets the board without it.
  const [first, from, talk] = await Promise.all([
    api('GetWebMarket', { ...question(request, false), ...paging }),
    api('GetWebFrom', {}),
    api('GetWebChatList', { PageSize: 5 }),
  ]);
  const { SignedIn, Locked } = first.Dict;
  const isOwn = request.own === '1' && SignedIn;
  const isByPlant = request.plant !== '' && Locked === null;
  const answer =
    isOwn || isByPlant
      ? await api('GetWebMarket', { ...question(request, Locked === null), ...paging, Own: isOwn })
      : first;
  const filter = { ...request, own: isOwn ? '1' : '', plant: isByPlant ? request.plant : '' };
  const { Origins, Posted } = from.Dict;
  return {
    filter,
    page,
    rows: answer.Rows,
    total: answer.Total,
    signedIn: SignedIn,
    locked: Locked,
    open: answer.Dict.Open,
    origins: Origins.filter(({ Code }) => Posted.Origins.includes(Code) || Code === filter.origin),
    cuts: Posted.Cuts,
    threads: talk.Rows.map(({ ThreadID, Title, Messages, LastDate }) => ({ ThreadID, Title, Messages, LastDate })),
  };
}

export type BoardData = Awaited<ReturnType<typeof loadBoard>>;
