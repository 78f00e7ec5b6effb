import type { NewsDetailRow } from '@btc/contract/news/article-row.ts';
import { articlePath } from '@btc/contract/news/news-paths.ts';
import { useRouteLoaderData } from 'react-router';
import { useEdition } from '#i18n/edition.ts';
import { useMessages } from '#i18n/messages.ts';
import type { SiteSettings } from '#platform/site-settings.ts';
import { CopyButton } from '#ui/overlay/copy-button.tsx';
import { en } from '../messages.en.ts';
import { zh } from '../messages.zh.ts';
import styles from './article.module.css';
import { CollectButton } from './collect-button.tsx';

/** What a reader does with an article: copy its link, take it to the phone, collect it. */
export function ArticleBar({ row }: { row: NewsDetailRow }) {
  const t = useMessages({ cn: zh, en });
  const edition = useEdition();
  const settings = useRouteLoaderData<{ settings: SiteSettings }>('root')?.settings;
  const path = articlePath(edition, row.NewsID, row.Access);
  return (
    <section className={styles['bar']} aria-label={t.articleActions} data-print="hide">
      <CollectButton id={row.NewsID} collected={row.Collected} />
      <CopyButton size="small" text={`${settings?.publicUrl ?? ''}${path}`}>
        {t.copyLink}
      </CopyButton>
      <details className={styles['qr']}>
        <summary>{t.qrCode}</summary>
        <figure>
          <img src={`/qr.svg?path=${encodeURIComponent(path)}`} width="132" height="132" alt={t.qrAlt} loading="lazy" />
          <figcaption>{t.qrHint}</figcaption>
        </figure>
      </details>
    </section>
  );
}
