import { useEffect } from 'react';
import { writeSession } from '#i18n/session-value.ts';

/** Keeps the index of the selected tab in session storage (specification section 2); pages outside the bar change nothing. */
export function useStoredTab(own: number | null): void {
  useEffect(() => {
    if (own !== null) writeSession('tabIndex', String(own));
  }, [own]);
}
