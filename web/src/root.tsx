import './ui/base/fonts.css';
import './ui/base/tokens.css';
import './ui/base/base.css';
import './ui/base/shared.module.css';
import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react';
import {
  type LoaderFunctionArgs,
  Meta,
  Outlet,
  Scripts,
  type ShouldRevalidateFunctionArgs,
  useLocation,
  useRouteLoaderData,
} from 'react-router';
import { EditionProvider, toPathEdition, languageTags } from '#i18n/edition.ts';
import { InlineHead, SettingsElement, SiteStyles } from '#platform/pages/document-parts.tsx';
import { apiContext, settingsContext } from '#platform/answers/load-context.ts';
import { endFirstDocument } from '#platform/pages/page-query.ts';
import { usePlainDocument } from '#platform/pages/plain-document.ts';
import type { QrPanelSettings, SiteSettings } from '#platform/site-settings.ts';
import { DemoEndContext } from '#ui/data/demo-end.ts';
import { type MembershipOffer, MembershipOfferContext, toMembershipOffer } from '#ui/state/membership-offer.ts';

interface RootData {
  readonly settings: SiteSettings;
  readonly qrPanel: QrPanelSettings | null;
  /** Last day of a demonstration that has ended; else null. */
  readonly demoEnd: string | null;
  /** Price of a membership; null where none is offered. */
  readonly offer: MembershipOffer | null;
}

export async function loader({ context, request }: LoaderFunctionArgs): Promise<RootData> {
  const edition = toPathEdition(new URL(request.url).pathname);
  const api = context.get(apiContext);
  const [qrPanel, day, levels] = await Promise.all([
    api('GetQrPanel', { isEn: edition === 'en' }).catch(() => null),
    api('GetPortalDay', {}).catch(() => null),
    api('GetMembershipLevels', {}).catch(() => null),
  ]);
  return {
    settings: context.get(settingsContext),
    qrPanel: qrPanel?.Row ?? null,
    demoEnd: day?.Row.DemoUntil ?? null,
    offer: levels === null ? null : toMembershipOffer(levels, edition),
  };
}

/** Data shared by all pages of an edition does not change while a tab is open. */
export const shouldRevalidate = ({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) =>
  toPathEdition(currentUrl.pathname) !== toPathEdition(nextUrl.pathname);

export function Layout({ children }: { children: ReactNode }) {
  const root = useRouteLoaderData<typeof loader>('root');
  const plain = usePlainDocument();
  const { pathname } = useLocation();
  const ofPath = toPathEdition(pathname);
  const edition = plain?.edition ?? ofPath;
  return (
    <html lang={languageTags[edition]} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        {/* The page around a frame may not be replaced, and what leads into the portal cannot be framed. */}
        {pathname.startsWith('/embed/') && <base target="_blank" />}
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        {plain === null && <InlineHead />}
        <link rel="icon" href="/favicon.ico" sizes="32x32" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <Meta />
        <SiteStyles />
      </head>
      <body>
        <EditionProvider edition={edition}>
          <DemoEndContext value={root?.demoEnd ?? null}>
            <MembershipOfferContext value={root?.offer ?? null}>{children}</MembershipOfferContext>
          </DemoEndContext>
        </EditionProvider>
        {plain === null && (
          <>
            {root && <SettingsElement settings={root.settings} />}
            <Scripts />
          </>
        )}
      </body>
    </html>
  );
}

/** Error page within the shell, which the previous page has loaded; only the new page's route is missing. */
const SiteError = lazy(async () => ({ default: (await import('./site.layout.tsx')).ErrorBoundary }));

export function ErrorBoundary() {
  return (
    <Suspense>
      <SiteError />
    </Suspense>
  );
}

export default function Root() {
  const { key } = useLocation();
  const [first] = useState(key);
  useEffect(() => {
    if (key !== first) endFirstDocument();
  }, [key, first]);
  return <Outlet />;
}
