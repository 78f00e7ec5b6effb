/** Milliseconds after which a page that is still visible has no app (specification section 9). */
export const shareFallbackMs = 1000;
/** Milliseconds until the landing page without a query reloads, once (specification section 9). */
export const landingReloadMs = 1000;

export interface PageHost {
  readonly go: (address: string) => void;
  readonly reload: () => void;
  readonly isVisible: () => boolean;
  /** Calls the listener when the page is left or covered; returns the unsubscribe function. */
  readonly onHidden: (listener: () => void) => () => void;
  readonly after: (milliseconds: number, run: () => void) => void;
  /** A mark that lasts as long as the tab; null where it is not set or cannot be stored. */
  readonly readMark: (name: string) => string | null;
  /** False where the mark could not be stored. */
  readonly setMark: (name: string) => boolean;
}

/** Opens the app by its scheme; goes to the fallback if the page stayed visible throughout. */
export function openByScheme(address: string, fallback: string, host: PageHost): void {
  let wasHidden = false;
  // A phone that comes back from the app runs the timer then: the page is seen again, but the app was there.
  const stopListening = host.onHidden(() => (wasHidden = true));
  host.after(shareFallbackMs, () => {
    stopListening();
    if (!wasHidden && host.isVisible()) host.go(fallback);
  });
  host.go(address);
}

const reloadedMark = 'landingReloaded';

/** Reloads the landing page only without a query, and only if it is certain to happen once. */
export function reloadOnce(search: string, host: PageHost): void {
  if (search !== '' || host.readMark(reloadedMark) !== null) return;
  host.after(landingReloadMs, () => {
    if (host.setMark(reloadedMark)) host.reload();
  });
}
