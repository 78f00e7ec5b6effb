import { type ReactNode } from 'react';
import {
  isRouteErrorResponse,
  type MetaArgs,
  Outlet,
  useLocation,
  useRouteError,
  useRouteLoaderData,
} from 'react-router';
import { toPathEdition, withoutEdition } from '#i18n/edition.ts';
import { type FailureKey, isFailureKey } from '#i18n/error-messages.ts';
import { pickMessages } from '#i18n/messages.ts';
import { isConnectionFault } from '#platform/failure-key.ts';
import { ChunkLoadError } from '#platform/pages/load-chunk.ts';
import { pageMeta, toSettings } from '#platform/pages/page-meta.ts';
import type { QrPanelSettings, SiteSettings } from '#platform/site-settings.ts';
import { ErrorPage } from '#shell/pages/error-page.tsx';
import { NotFoundPage } from '#shell/pages/not-found-page.tsx';
import { messages } from '#shell/pages/pages-messages.ts';
import { ShellLayout } from '#shell/shell-layout.tsx';
import { AccountMenu } from './members/account-menu.tsx';
import { FootNotices } from './members/foot-notices.tsx';
import { SearchBox } from './search/search-box.tsx';

interface RootData {
  readonly settings: SiteSettings;
  readonly qrPanel?: QrPanelSettings | null;
}

function InShell({ children }: { children: ReactNode }) {
  const root = useRouteLoaderData<RootData>('root');
  const edition = toPathEdition(useLocation().pathname);
  if (root === undefined) return children;
  return (
    <ShellLayout
      edition={edition}
      settings={root.settings}
      accountSlot={<AccountMenu />}
      searchSlot={<SearchBox />}
      qrPanel={root.qrPanel}
      footNotice={<FootNotices />}
    >
      {children}
    </ShellLayout>
  );
}

export default function SiteLayout() {
  const edition = toPathEdition(useLocation().pathname);
  // The editions share their routes, and nothing that one has begun belongs into the other.
  return (
    <InShell key={edition}>
      <Outlet />
    </InShell>
  );
}

function toFailure(error: unknown): FailureKey | undefined {
  const known: unknown = isRouteErrorResponse(error) ? error.data : null;
  if (typeof known !== 'object' || known === null || !('key' in known)) return undefined;
  return isFailureKey(known.key) ? known.key : undefined;
}

function isMissing(error: unknown): boolean {
  return isRouteErrorResponse(error) && error.status === 404;
}

/** A page whose code or data failed to load. */
function isUnloaded(error: unknown): boolean {
  return error instanceof ChunkLoadError || isConnectionFault(error);
}

/** Metadata of a failed page, whose own `meta` is not called. */
export function meta({ error, location, matches }: MetaArgs) {
  if (error === undefined || error === null) return [];
  const edition = toPathEdition(location.pathname);
  const t = pickMessages(edition, messages);
  const [title, description] = isMissing(error)
    ? [t.notFoundTitle, t.notFoundText]
    : isUnloaded(error)
      ? [t.loadFailed, t.loadFailedText]
      : [t.errorTitle, t.errorText];
  const path = withoutEdition(location.pathname);
  return pageMeta({ edition, title, description, path, indexed: false }, toSettings(matches));
}

/** A failed page keeps the shell, so that the reader can go on. */
export function ErrorBoundary() {
  const error = useRouteError();
  const page = isMissing(error) ? (
    <NotFoundPage />
  ) : (
    <ErrorPage failure={toFailure(error)} isUnloaded={isUnloaded(error)} />
  );
  return <InShell>{page}</InShell>;
}
