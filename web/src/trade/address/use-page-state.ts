import { createContext, use } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { meatOfPath } from './meat.ts';
import { openingState, type PageState, pageSearch, readPageState } from './page-state.ts';

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
 * The page's state, which is its address, and how to change it. Where the address was refused, changes start from the view
 * as it opens: else every one of them would be refused again.
 */
export function usePageState(): PageStateHandle {
  const wasRefused = use(RefusedContext);
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const base = meatOfPath(pathname);
  const asked = readPageState(new URLSearchParams(search), base);
  const state = wasRefused ? openingState(asked.view) : asked;
  const hrefFor = (change: Partial<PageState>): string => pathname + pageSearch({ ...state, ...change }, base);
  return {
    state,
    hrefFor,
    go: (change, { replace = false } = {}) => void navigate(hrefFor(change), { replace, preventScrollReset: true }),
  };
}
