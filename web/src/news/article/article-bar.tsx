import type { NewsDetailRow } from '@btc/contract/news/article-row.ts';
import { toArticlePath, toSharePath } from '@btc/contract/news/news-paths.ts';
import { useEffect, useState } from 'react';
import { useRouteLoaderData } from 'react-router';
import { useEdition } from '#i18n/edition.ts';
import { useMessages } from '#i18n/messages.ts';
import { loadChunk } from '#platform/pages/load-chunk.ts';
import type { SiteSettings } from '#platform/site-settings.ts';
import { lazyPart } from '#ui/state/lazy-part.tsx';
import { messages } from '../article-messages.ts';
import styles from './article.module.css';
import { CollectButton } from './collect-button.tsx';

const loadTools = () => import('../share/share-tools.tsx');
const ShareTools = lazyPart(async () => (await loadTools()).ShareTools);

export function ArticleBar({ row }: { row: NewsDetailRow }) {
  const t = useMessages(messages);
  const edition = useEdition();
  const settings = useRouteLoaderData<{ settings: SiteSettings }>('root')?.settings;
  const [isSharing, setSharing] = useState(false);
  const path = row.Shared ? toSharePath(edition, row.NewsID) : toArticlePath(edition, row.NewsID, row.Access);
  useEffect(() => {
    // In the messenger's browser its own menu shares the page.
    if (settings?.messengerSdkUrl && navigator.userAgent.includes('MicroMessenger'))
      loadChunk(loadTools).then(
        ({ offerArticle }) => offerArticle(row, path),
        // Its menu then shares the page as it knows it.
        () => undefined,
      );
  }, [row, path, settings]);
  return (
    <section className={styles['bar']} aria-label={t.articleActions} data-print="hide">
      <CollectButton id={row.NewsID} collected={row.Collected} />
      <details className={styles['share']} onToggle={() => setSharing(true)}>
        <summary>{t.share}</summary>
        <figure>
          <img src={`/qr.svg?path=${encodeURIComponent(path)}`} width="132" height="132" alt={t.qrAlt} loading="lazy" />
          <figcaption>{t.qrHint}</figcaption>
          {isSharing && <ShareTools title={row.NewsTitle} path={path} />}
        </figure>
      </details>
    </section>
  );
}
