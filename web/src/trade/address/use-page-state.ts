import { createContext, use } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useSearchAhead, useSearchAheadReader } from '#platform/search-ahead.ts';
import { toPathMeat } from './meat.ts';
import { pageSearch, readPageState } from './page-address.ts';
import { openingState, type PageState } from './page-state.ts';

export interface PageStateHandle {
  readonly state: PageState;
  /** The address with some of the state changed, the rest kept. */
  readonly hrefFor: (change: Partial<PageState>) => string;
  readonly go: (change: Partial<PageState>, how?: { readonly replace?: boolean }) => void;
}

const RefusedContext = createContext(false);

/** Tells everything below whether the address was refused. */
export const RefusedProvider = RefusedContext.Provider;

/**
 * Reads and writes the addresses of this page. Where the address was refused, changes start from the view as it opens:
 * else every one of them would be refused again.
 */
function useAddresses() {
  const wasRefused = use(RefusedContext);
  const here = useLocation();
  const base = toPathMeat(here.pathname);
  return {
    toState: (search: string): PageState => {
      const request = readPageState(new URLSearchParams(search), base);
      return wasRefused && search === here.search ? openingState(request.view) : request;
    },
    toHref: (state: PageState): string => here.pathname + pageSearch(state, base),
    search: here.search,
  };
}

/** A change of the address, which keeps what was chosen a moment ago. */
function useGo({ toState, toHref }: ReturnType<typeof useAddresses>): PageStateHandle['go'] {
  const navigate = useNavigate();
  const searchAhead = useSearchAheadReader();
  return (change, { replace = false } = {}) =>
    void navigate(toHref({ ...toState(searchAhead()), ...change }), { replace, preventScrollReset: true });
}

/** The page's state, which is its address, and how to change it. */
export function usePageState(): PageStateHandle {
  const addresses = useAddresses();
  const state = addresses.toState(addresses.search);
  return { state, hrefFor: (change) => addresses.toHref({ ...state, ...change }), go: useGo(addresses) };
}

export interface QueryStateHandle extends PageStateHandle {
  /** The state whose figures are on the page. */
  readonly answered: PageState;
}

/**
 * The state for the fields and switches that change it: what is asked for, also while the figures are still on their way.
 * Another view has other fields, so they show it when it comes.
 */
export function useQueryState(): QueryStateHandle {
  const addresses = useAddresses();
  const answered = addresses.toState(addresses.search);
  const request = addresses.toState(useSearchAhead());
  return {
    state: request.view === answered.view ? request : answered,
    answered,
    hrefFor: (change) => addresses.toHref({ ...request, ...change }),
    go: useGo(addresses),
  };
}
