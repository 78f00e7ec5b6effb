import { createContext, use } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useSearchAhead, useSearchAheadReader } from '#platform/answers/search-ahead.ts';
import { toPathMeat } from './meat.ts';
import { pageSearch, readPageState } from './page-address.ts';
import { openingState, type PageState } from './page-state.ts';

export interface PageStateHandle {
  readonly state: PageState;
  /** The address of the state with `change` applied. */
  readonly hrefFor: (change: Partial<PageState>) => string;
  readonly go: (change: Partial<PageState>, how?: { readonly replace?: boolean }) => void;
}

const RefusedContext = createContext(false);

export const RefusedProvider = RefusedContext.Provider;

/** Reads and writes the page's address. After a refused address, changes start from the defaults, or all would be refused. */
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

/** Navigates with a change on top of the address that is still loading. */
function useGo({ toState, toHref }: ReturnType<typeof useAddresses>): PageStateHandle['go'] {
  const navigate = useNavigate();
  const searchAhead = useSearchAheadReader();
  return (change, { replace = false } = {}) =>
    void navigate(toHref({ ...toState(searchAhead()), ...change }), { replace, preventScrollReset: true });
}

export function usePageState(): PageStateHandle {
  const addresses = useAddresses();
  const state = addresses.toState(addresses.search);
  return { state, hrefFor: (change) => addresses.toHref({ ...state, ...change }), go: useGo(addresses) };
}

export interface QueryStateHandle extends PageStateHandle {
  readonly answered: PageState;
}

/** State for filters and switches: the requested one while figures load, unless its view, and so its fields, differ. */
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
