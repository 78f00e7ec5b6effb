/** A page that is still seen so long after its app was called has no app (specification section 9). */
export const shareFallbackMs = 1000;
/** The landing page without a query loads itself anew after so long, once (specification section 9). */
export const landingReloadMs = 1000;

/** What of the browser the timed rules of the public pages touch. */
export interface PageHost {
  readonly go: (address: string) => void;
  readonly reload: () => void;
  readonly isVisible: () => boolean;
  /** Tells when the page is left or covered; the answer ends the telling. */
  readonly onHidden: (listener: () => void) => () => void;
  readonly after: (milliseconds: number, run: () => void) => void;
  /** A mark that lasts as long as the tab; null where the browser keeps none. */
  readonly readMark: (name: string) => string | null;
  /** Whether the mark was kept. */
  readonly setMark: (name: string) => boolean;
}

/** Calls the app by its scheme, and goes to the fallback when the page was in view for the whole time after. */
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

/** The landing page's reload: only without a query, and only where it is certain to happen but once. */
export function reloadOnce(search: string, host: PageHost): void {
  if (search !== '' || host.readMark(reloadedMark) !== null) return;
  host.after(landingReloadMs, () => {
    if (host.setMark(reloadedMark)) host.reload();
  });
}
