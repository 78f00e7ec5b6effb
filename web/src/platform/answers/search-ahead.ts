import { use, useCallback, useSyncExternalStore } from 'react';
import { type DataRouter, type Location, UNSAFE_DataRouterContext as RouterContext, useLocation } from 'react-router';

/** Query of the router's pending or current location; `here` where that is another page. */
export function searchAhead({ state }: Pick<DataRouter, 'state'>, here: Pick<Location, 'pathname' | 'search'>): string {
  const ahead = state.navigation.location ?? state.location;
  return ahead.pathname === here.pathname ? ahead.search : here.search;
}

const nothingToStop = (): void => undefined;

/** The query being navigated to: `useLocation` lags, so fields would fall back and a second choice lose the first. */
export function useSearchAhead(): string {
  const here = useLocation();
  const router = use(RouterContext)?.router;
  const read = useSearchAheadReader();
  const subscribe = useCallback((notify: () => void) => router?.subscribe(notify) ?? nothingToStop, [router]);
  return useSyncExternalStore(subscribe, read, () => here.search);
}

/** Reads the same at the moment of a choice, without re-rendering. */
export function useSearchAheadReader(): () => string {
  const here = useLocation();
  const router = use(RouterContext)?.router;
  return () => (router === undefined ? here.search : searchAhead(router, here));
}

/** True once the reader is leaving: a page stays for a moment after the router has left it. */
export function useLeavingReader(): () => boolean {
  const { pathname } = useLocation();
  const router = use(RouterContext)?.router;
  return () => {
    if (router === undefined) return false;
    const { navigation, location } = router.state;
    return (navigation.location ?? location).pathname !== pathname;
  };
}
