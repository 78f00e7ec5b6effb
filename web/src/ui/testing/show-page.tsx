import { type BoundFunctions, cleanup, configure, type queries, render, within } from '@testing-library/react';
import { userEvent, type UserEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { createMemoryRouter, type RouteObject, type RouterContextProvider, RouterProvider } from 'react-router';
import { onTestFinished, vi } from 'vitest';
import { type Edition, EditionProvider } from '#i18n/edition.ts';
import { usePageLinks } from '#platform/pages/page-link.tsx';
import { settingsExample } from '#platform/testing/site-settings.fixture.ts';
import { toasts } from '../overlay/toast-store.ts';

export type FoundParts = BoundFunctions<typeof queries>;

export interface ShownPage extends FoundParts {
  readonly user: UserEvent;
  /** Path and query of the address. */
  readonly address: () => string;
  readonly text: () => string;
}

configure({
  // What is missing, without the whole document.
  getElementError: (message) => new Error(message?.split('\n\n').slice(0, 3).join('\n')),
  // A busy machine is slow, not broken.
  asyncUtilTimeout: 30_000,
});

class NoObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
  takeRecords() {
    return [];
  }
}

/** Stubs browser APIs missing in jsdom: scrolling and observers do nothing. */
function completeBrowser(): void {
  for (const name of ['ResizeObserver', 'IntersectionObserver'] as const) vi.stubGlobal(name, NoObserver);
  vi.stubGlobal('scrollTo', () => undefined);
  vi.stubGlobal('matchMedia', (media: string) => ({
    media,
    matches: false,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
  // Known to browsers since 2023, and not to this document.
  Object.defineProperty(HTMLUnknownElement.prototype, Symbol.toStringTag, { value: 'HTMLElement', configurable: true });
  Element.prototype.scrollIntoView = () => undefined;
  Object.assign(Range.prototype, { getClientRects: () => [], getBoundingClientRect: () => new DOMRect() });
}

/** Renders routes at an address in a browser-like document; replaces the former page, cleaned up after the test. */
export function showRoutes(routes: RouteObject[], at: string, context?: () => RouterContextProvider): ShownPage {
  cleanup();
  completeBrowser();
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  const children = routes.map((route) => ({ hydrateFallbackElement: <p>…</p>, ...route }));
  const router = createMemoryRouter([{ id: 'root', loader: () => ({ settings: settingsExample }), children }], {
    initialEntries: [at],
    hydrationData: { loaderData: { root: { settings: settingsExample } } },
    ...(context && { getContext: context }),
  });
  render(<RouterProvider router={router} />);
  onTestFinished(() => {
    cleanup();
    toasts.clear();
    window.sessionStorage.clear();
    window.localStorage.clear();
    vi.unstubAllGlobals();
    Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });
  });
  return {
    ...within(document.body),
    user: userEvent.setup({ document }),
    address: () => `${router.state.location.pathname}${router.state.location.search}`,
    text: readText,
  };
}

/** The page's text without live announcements, which stay in the document after their test. */
function readText(): string {
  const parts = [...document.body.children].filter((part) => !part.matches('[data-live-announcer]'));
  return parts.map(({ textContent }) => textContent).join('');
}

function Links({ children }: { readonly children: ReactNode }) {
  usePageLinks();
  return children;
}

export function showPage(edition: Edition, node: ReactNode, at = '/'): ShownPage {
  return showRoutes(
    [
      {
        path: '*',
        element: (
          <EditionProvider edition={edition}>
            <Links>{node}</Links>
          </EditionProvider>
        ),
      },
    ],
    at,
  );
}
