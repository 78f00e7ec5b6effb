import { useLocation, useNavigate } from 'react-router';
import { openingState, type PageState, pageSearch, readPageState } from './page-state.ts';

export interface PageStateHandle {
  readonly state: PageState;
  /** The address with some of the state changed, the rest kept. */
  readonly hrefFor: (change: Partial<PageState>) => string;
  readonly go: (change: Partial<PageState>, how?: { readonly replace?: boolean }) => void;
}

/**
 * The page's state, which is its address, and how to change it. Where the address was refused, changes start from the page
 * as it opens: else every one of them would be refused again.
 */
export function usePageState(wasRefused = false): PageStateHandle {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const state = wasRefused ? openingState : readPageState(new URLSearchParams(search));
  const hrefFor = (change: Partial<PageState>): string => pathname + pageSearch({ ...state, ...change });
  return {
    state,
    hrefFor,
    go: (change, { replace = false } = {}) => void navigate(hrefFor(change), { replace, preventScrollReset: true }),
  };
}
