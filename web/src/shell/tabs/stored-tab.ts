import { useEffect, useSyncExternalStore } from 'react';
import type { Edition } from '#i18n/edition.ts';
import { readSession, writeSession } from '#i18n/session-value.ts';
import { defaultTabIndex, tabs } from './tabs.ts';

const key = 'tabIndex';
const never = () => () => {};

/** The stored index where it fits the edition's bar, else the default tab. */
export function parseTabIndex(edition: Edition, stored: string | null): number {
  if (stored === null || !/^\d{1,2}$/.test(stored)) return defaultTabIndex;
  const index = Number(stored);
  return index < tabs[edition].length ? index : defaultTabIndex;
}

/**
 * The selected tab, kept in session storage (specification section 2). A page of the bar selects its tab; on a page
 * outside the bar the tab the reader came from stays selected. Documents from the server do not know that one: null.
 */
export function useSelectedTab(edition: Edition, own: number | null): number | null {
  useEffect(() => {
    if (own !== null) writeSession(key, String(own));
  }, [own]);
  const stored = useSyncExternalStore(
    never,
    () => parseTabIndex(edition, readSession(key)),
    () => null,
  );
  return own ?? stored;
}
