import { Outlet, useLocation, useRouteLoaderData } from 'react-router';
import { editionOfPath } from '#i18n/edition.ts';
import type { SiteSettings } from '#platform/site-settings.ts';
import { ShellLayout } from '#shell/shell-layout.tsx';
import { AccountMenu } from '../members/account-menu.tsx';
import { MembershipBanner } from '../members/membership-banner.tsx';

/** The shell around every page of both editions, with the reader's account in its header. */
export default function SiteLayout() {
  const root = useRouteLoaderData<{ settings: SiteSettings }>('root');
  const edition = editionOfPath(useLocation().pathname);
  if (root === undefined) return <Outlet />;
  return (
    <ShellLayout edition={edition} settings={root.settings} accountSlot={<AccountMenu />}>
      <MembershipBanner />
      <Outlet />
    </ShellLayout>
  );
}
