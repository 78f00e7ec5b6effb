import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { type Edition, EditionProvider } from '#i18n/edition.ts';
import { usePageLinks } from '#platform/pages/page-link.tsx';
import type { QrPanelSettings, SiteSettings } from '#platform/site-settings.ts';
import { ToastRegion } from '#ui/overlay/toast-region.tsx';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { LoadingOverlay } from './loading-overlay.tsx';
import { PageChange } from './page-change.tsx';
import { QrPanel } from './qr/qr-panel.tsx';
import styles from './shell-layout.module.css';
import { mainId, SkipLink } from './skip-link.tsx';
import { StaleDataNotice } from './stale-data-notice.tsx';
import { tabBarPlace } from './tabs/tabs.ts';
import { TopButton } from './top-button.tsx';

export interface ShellLayoutProps {
  readonly edition: Edition;
  readonly settings: SiteSettings;
  /** Replaces log in and register for a signed-in reader, unknown to server-rendered documents. */
  readonly accountSlot?: ReactNode;
  readonly searchSlot?: ReactNode;
  readonly qrPanel?: QrPanelSettings | null | undefined;
  /** Known only once the reader is: at the bottom of the window, so that nothing shifts. */
  readonly footNotice?: ReactNode;
  readonly children: ReactNode;
}

export function ShellLayout({ edition, settings, qrPanel, footNotice, children, ...slots }: ShellLayoutProps) {
  usePageLinks();
  const { pathname, search } = useLocation();
  return (
    <EditionProvider edition={edition}>
      <SkipLink />
      <Header {...slots} place={tabBarPlace(edition, pathname, search)} />
      <main id={mainId} tabIndex={-1} className={styles['main']}>
        <StaleDataNotice edition={edition} />
        {children}
      </main>
      <Footer settings={settings} />
      {footNotice}
      <div className={styles['floats']}>
        <TopButton />
        <QrPanel settings={settings} panel={qrPanel} />
      </div>
      <ToastRegion />
      <LoadingOverlay />
      <PageChange />
    </EditionProvider>
  );
}
