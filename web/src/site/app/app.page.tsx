import { downloadPath } from '@btc/contract/site/public-paths.ts';
import { type MetaArgs, useRouteLoaderData } from 'react-router';
import { editionOfPath, useEdition } from '#i18n/edition.ts';
import { messagesOf, useMessages } from '#i18n/messages.ts';
import { pageMeta, settingsOf } from '#platform/page-meta.ts';
import type { SiteSettings } from '#platform/site-settings.ts';
import { qrPath } from '#shell/qr/qr-address.ts';
import buttonStyles from '#ui/button.module.css';
import { classNames } from '#ui/class-names.ts';
import { AppScreen } from './app-screen.tsx';
import styles from './app.module.css';
import { en } from './app.en.ts';
import { hasApp } from './has-app.ts';
import { zh } from './app.zh.ts';

export function meta({ location, matches }: MetaArgs) {
  const edition = editionOfPath(location.pathname);
  const t = messagesOf(edition, { cn: zh, en });
  const page = { edition, title: t.appTitle, description: t.appDescription, path: '/BTCApp', otherPath: null };
  return pageMeta(page, settingsOf(matches));
}

/** What the companion app is and how to get it. */
export default function AppPage() {
  const t = useMessages({ cn: zh, en });
  const download = downloadPath(useEdition());
  const settings = useRouteLoaderData<{ settings: SiteSettings }>('root')?.settings;
  return (
    <div className={styles['page']}>
      <div>
        <h1>{t.appTitle}</h1>
        <p className={styles['lead']}>{t.appLead}</p>
        {settings !== undefined && !hasApp(settings) && <p className={styles['none']}>{t.none}</p>}
        {/* On a phone nobody scans: the way to the app. A document of its own, not a page of this one. */}
        <p className={styles['toDownload']}>
          <a className={classNames(buttonStyles['button'], buttonStyles['primary'])} href={download}>
            {t.download}
          </a>
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
      </div>
      <section className={styles['get']} aria-labelledby="app-get">
        <h2 id="app-get">{t.appScan}</h2>
        <figure>
          <img src={`${qrPath}?path=${encodeURIComponent(download)}`} width="168" height="168" alt={t.appScan} />
        </figure>
        <p>{t.appScanNote}</p>
        <p>
          <a href={download}>{t.appMore}</a>
        </p>
      </section>
    </div>
  );
}
