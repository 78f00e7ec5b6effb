import { toDownloadPath } from '@btc/contract/sharing/public-paths.ts';
import { useRouteLoaderData } from 'react-router';
import { pathFor, useEdition } from '#i18n/edition.ts';
import { useMessages } from '#i18n/messages.ts';
import { PageLink } from '#platform/pages/page-link.tsx';
import { pageHead } from '#platform/pages/page-meta.ts';
import { hasApp, type SiteSettings } from '#platform/site-settings.ts';
import { qrPath } from '#shell/qr/qr-address.ts';
import buttonStyles from '#ui/button.module.css';
import { classNames } from '#ui/class-names.ts';
import { AppScreen } from './app-screen.tsx';
import styles from './app.module.css';
import { messages } from './app-messages.ts';

export const meta = pageHead(messages, (t) => ({
  title: t.appTitle,
  description: t.appDescription,
  path: '/BTCApp',
  otherPath: null,
}));

export default function AppPage() {
  const t = useMessages(messages);
  const edition = useEdition();
  const settings = useRouteLoaderData<{ settings: SiteSettings }>('root')?.settings;
  const isOut = settings !== undefined && hasApp(settings);
  return (
    <div className={styles['page']}>
      <div>
        <h1>{t.appTitle}</h1>
        <p className={styles['lead']}>{t.appLead}</p>
        {!isOut && <p className={styles['none']}>{t.none}</p>}
        {/* On a phone nobody scans: the way to the app. A document of its own, not a page of this one. */}
        <p className={styles['toDownload']}>
          {isOut ? (
            <a className={primary} href={toDownloadPath(edition)}>
              {t.download}
            </a>
          ) : (
            <PageLink className={primary} to={pathFor(edition, '/BTCInfo')}>
              {t.toNews}
            </PageLink>
          )}
        </p>
        <h2>{t.featuresTitle}</h2>
        <dl className={styles['features']}>
          {t.features.map(({ name, text }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
        <Screens />
      </div>
      <Scan isOut={isOut} />
    </div>
  );
}

const primary = classNames(buttonStyles['button'], buttonStyles['primary']);

function Screens() {
  const t = useMessages(messages);
  return (
    <>
      <h2>{t.screensTitle}</h2>
      <p className={styles['note']}>{t.screensNote}</p>
      <div className={styles['screens']}>
        {(['news', 'price', 'plants'] as const).map((name) => (
          <figure key={name}>
            <AppScreen name={name} title={t.screens[name]} label={t.screenAlt(t.screens[name])} />
            <figcaption>{t.screens[name]}</figcaption>
          </figure>
        ))}
      </div>
    </>
  );
}

/** QR code of the download, or of the site before the app's release. */
function Scan({ isOut }: { isOut: boolean }) {
  const t = useMessages(messages);
  const edition = useEdition();
  const download = toDownloadPath(edition);
  const code = isOut ? download : pathFor(edition, '/Homepage');
  const title = isOut ? t.appScan : t.siteScan;
  return (
    <section className={styles['get']} aria-labelledby="app-get">
      <h2 id="app-get">{title}</h2>
      <figure>
        <img src={`${qrPath}?path=${encodeURIComponent(code)}`} width="168" height="168" alt={title} />
      </figure>
      <p>{isOut ? t.appScanNote : t.siteScanNote}</p>
      {isOut && (
        <p>
          <a href={download}>{t.appMore}</a>
        </p>
      )}
    </section>
  );
}
