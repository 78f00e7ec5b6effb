import { toSharePath } from '@btc/contract/news/news-paths.ts';
import { toDownloadPath } from '@btc/contract/sharing/public-paths.ts';
import { type MetaArgs, useLoaderData, useRouteLoaderData } from 'react-router';
import { useMessages, pickMessages } from '#i18n/messages.ts';
import { toSettings } from '#platform/pages/page-meta.ts';
import { serverPageLoader } from '#platform/pages/page-query.ts';
import { plainHandle } from '#platform/pages/plain-document.ts';
import { hasApp, type SiteSettings } from '#platform/site-settings.ts';
import { PlainErrorBoundary } from '#shell/plain/plain-failure.tsx';
import { PlainFrame, PlainScript } from '#shell/plain/plain-frame.tsx';
import { qrPath } from '#shell/qr/qr-address.ts';
import styles from './app.module.css';
import { messages } from './app-messages.ts';
import { script } from './device.script.ts?bundled';
import { PromptPicture } from './prompt-picture.tsx';
import { buildPublicMeta } from './public-meta.ts';
import { loadPublic } from './public-query.ts';

export const handle = plainHandle;
export const loader = serverPageLoader(loadPublic);

export function meta({ loaderData, matches }: MetaArgs<typeof loader>) {
  const { edition = 'cn' } = loaderData ?? {};
  const t = pickMessages(edition, messages);
  const page = { edition, title: t.downloadTitle, description: t.downloadLead, path: toDownloadPath(edition) };
  return buildPublicMeta(page, toSettings(matches));
}

export default function DownloadPage() {
  const { edition, articleId } = useLoaderData<typeof loader>();
  const settings = useRouteLoaderData<{ settings: SiteSettings }>('root')?.settings;
  const t = useMessages(messages);
  if (settings === undefined) return null;
  return (
    <>
      <PlainScript script={script} />
      <PlainFrame settings={settings}>
        <h1>{t.downloadTitle}</h1>
        <p className={styles['lead']}>{t.downloadLead}</p>
        <PromptPicture />
        <Stores settings={settings} />
        {articleId !== null && (
          <p className={styles['article']}>
            {hasApp(settings) && `${t.article} `}
            <a href={toSharePath(edition, articleId)}>{t.backToArticle}</a>
          </p>
        )}
        <figure className={styles['code']}>
          <img
            src={`${qrPath}?path=${encodeURIComponent(toDownloadPath(edition, articleId))}`}
            width="132"
            height="132"
            alt={t.scanAlt}
          />
          <figcaption>{t.scan}</figcaption>
        </figure>
      </PlainFrame>
    </>
  );
}

function Stores({ settings }: { settings: SiteSettings }) {
  const t = useMessages(messages);
  const { appStoreUrl, androidAppUrl, app } = settings;
  return (
    <section className={styles['stores']} aria-label={t.stores}>
      {!hasApp(settings) && <p className={styles['none']}>{t.none}</p>}
      <dl>
        <Store name={t.iphone} address={appStoreUrl} text={t.iphoneGet} />
        <Store name={t.android} address={androidAppUrl} text={t.androidGet} />
        {app.packageUrl !== null && (
          <Store name={t.package} address={app.packageUrl} text={t.packageGet} note={t.packageNote} />
        )}
      </dl>
    </section>
  );
}

interface StoreProps {
  readonly name: string;
  readonly address: string | null;
  readonly text: string;
  readonly note?: string;
}

function Store({ name, address, text, note }: StoreProps) {
  const t = useMessages(messages);
  return (
    <div>
      <dt>{name}</dt>
      <dd>
        {address === null ? (
          <span className={styles['notYet']}>{t.notYet}</span>
        ) : (
          <a href={address} rel="noopener noreferrer">
            {text}
          </a>
        )}
        {note !== undefined && <p className={styles['note']}>{note}</p>}
      </dd>
    </div>
  );
}

export const ErrorBoundary = PlainErrorBoundary;
