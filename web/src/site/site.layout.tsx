import { type ReactNode } from 'react';
import { isRouteErrorResponse, Outlet, useLocation, useRouteError, useRouteLoaderData } from 'react-router';
import { editionOfPath } from '#i18n/edition.ts';
import { type FailureKey, isFailureKey } from '#i18n/error-messages.ts';
import type { SiteSettings } from '#platform/site-settings.ts';
import { ErrorPage } from '#shell/pages/error-page.tsx';
import { NotFoundPage } from '#shell/pages/not-found-page.tsx';
import { ShellLayout } from '#shell/shell-layout.tsx';
import { AccountMenu } from '../members/account-menu.tsx';
import { MembershipBanner } from '../members/membership-banner.tsx';

function InShell({ children }: { children: ReactNode }) {
  const root = useRouteLoaderData<{ settings: SiteSettings }>('root');
  const edition = editionOfPath(useLocation().pathname);
  if (root === undefined) return children;
  return (
    <ShellLayout edition={edition} settings={root.settings} accountSlot={<AccountMenu />}>
      <MembershipBanner />
      {children}
    </ShellLayout>
  );
}

/** The shell around every page of both editions, with the reader's account in its header. */
export default function SiteLayout() {
  return (
    <InShell>
      <Outlet />
    </InShell>
  );
}

function failureOf(error: unknown): FailureKey | undefined {
  const known: unknown = isRouteErrorResponse(error) ? error.data : null;
  if (typeof known !== 'object' || known === null || !('key' in known)) return undefined;
  return isFailureKey(known.key) ? known.key : undefined;
}

/** A page that failed keeps the shell, so that the reader can go on. */
export function ErrorBoundary() {
  const error = useRouteError();
  const isMissing = isRouteErrorResponse(error) && error.status === 404;
  return <InShell>{isMissing ? <NotFoundPage /> : <ErrorPage failure={failureOf(error)} />}</InShell>;
}
