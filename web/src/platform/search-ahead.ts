import { use, useCallback, useSyncExternalStore } from 'react';
import { type DataRouter, type Location, UNSAFE_DataRouterContext as RouterContext, useLocation } from 'react-router';

/** The query of the address that the router is on its way to, or stands at; another page's says nothing about this one. */
export function searchAhead({ state }: Pick<DataRouter, 'state'>, here: Pick<Location, 'pathname' | 'search'>): string {
  const ahead = state.navigation.location ?? state.location;
  return ahead.pathname === here.pathname ? ahead.search : here.search;
}

const nothingToStop = (): void => undefined;

/**
 * The query that the reader has asked for on this page, also while its answer is still on the way. `useLocation` changes
 * with the page only: a field that shows it falls back to the old choice until then, and a second choice built on it
 * loses the first. Asked of the router itself, as the hooks tell of a navigation in a transition, which is late by the same.
 */
export function useSearchAhead(): string {
  const here = useLocation();
  const router = use(RouterContext)?.router;
  const read = useSearchAheadReader();
  const subscribe = useCallback((notify: () => void) => router?.subscribe(notify) ?? nothingToStop, [router]);
  return useSyncExternalStore(subscribe, read, () => here.search);
}

/** Reads the same at the moment of a choice, for what acts on the address and is not shown anew by it. */
export function useSearchAheadReader(): () => string {
  const here = useLocation();
  const router = use(RouterContext)?.router;
  return () => (router === undefined ? here.search : searchAhead(router, here));
}

/**
 * Whether the reader has gone to another page, or is on the way there: what is typed on this one no longer counts. A page
 * stands for a moment after the router has left it, until the next one is drawn.
 */
export function useLeavingReader(): () => boolean {
  const { pathname } = useLocation();
  const router = use(RouterContext)?.router;
  return () => {
    if (router === undefined) return false;
    const { navigation, location } = router.state;
    return (navigation.location ?? location).pathname !== pathname;
  };
}
