import { toCutPath } from '@btc/contract/dictionary/dictionary-paths.ts';
import { nameIn } from '@btc/contract/names.ts';
import type { ArticleDict, NewsDetailRow, NewsNeighbour } from '@btc/contract/news/article-row.ts';
import { toArticlePath } from '@btc/contract/news/news-paths.ts';
import { fileAddress } from '@btc/contract/wire/file-address.ts';
import { pathFor, useEdition } from '#i18n/edition.ts';
import { useFormat } from '#i18n/format.ts';
import { useMessages } from '#i18n/messages.ts';
import { PageLink } from '#platform/pages/page-link.tsx';
import { PinButton } from '#shell/pins/pin-button.tsx';
import { QuotaLink } from '#safeguard/face.ts';
import shared from '#ui/base/shared.module.css';
import { FileLink } from '#ui/data/file-link.tsx';
import { messages } from '../article-messages.ts';
import styles from './article.module.css';

export function ArticleFoot({ row, dict }: { readonly row: NewsDetailRow; readonly dict: ArticleDict }) {
  const t = useMessages(messages);
  const format = useFormat();
  const wasChanged = row.UpdatedAt.slice(0, 10) > row.NewsDateTime.slice(0, 10);
  return (
    <footer className={styles['foot']}>
      {row.Attachments.length > 0 && (
        <section className={styles['attachments']}>
          <h2>{t.attachments}</h2>
          <ul>
            {row.Attachments.map(({ AppendixAddr, Name }) => (
              <li key={AppendixAddr}>
                <FileLink path={fileAddress(AppendixAddr)} failed={t.attachmentFailed}>
                  {Name}
                </FileLink>
              </li>
            ))}
          </ul>
        </section>
      )}
      <Tags row={row} />
      {(row.Source !== null || wasChanged) && (
        <p className={shared['storyMeta']}>
          {row.Source !== null && <span>{t.source(row.Source)}</span>}
          {wasChanged && <span>{t.updated(format.dateTime(row.UpdatedAt))}</span>}
        </p>
      )}
      {row.Meat !== 'pork' && row.Origins.length > 0 && <QuotaLink className={shared['storyMeta'] ?? ''} />}
      {(dict.Previous !== null || dict.Next !== null) && (
        <nav className={styles['around']} aria-label={t.aroundLabel} data-title data-print="hide">
          <Neighbour label={t.previous} neighbour={dict.Previous} />
          <Neighbour label={t.next} neighbour={dict.Next} />
        </nav>
      )}
    </footer>
  );
}

function Tags({ row }: { readonly row: NewsDetailRow }) {
  const t = useMessages(messages);
  const edition = useEdition();
  return (
    <>
      {row.OriginNames.length > 0 && (
        <p className={shared['storyMeta']}>
          {t.origins}{' '}
          {row.OriginNames.map((origin) => (
            <span key={origin.Code} className={shared['withMark']}>
              {nameIn(edition, origin)}{' '}
              <PinButton isSmall Kind="origin" Code={origin.Code} name={nameIn(edition, origin)} />
            </span>
          ))}
        </p>
      )}
      {row.CutNames.length > 0 && (
        <p className={shared['storyMeta']}>
          {t.cuts}{' '}
          {row.CutNames.map((cut) => (
            <span key={cut.Code} className={shared['withMark']}>
              <PageLink to={pathFor(edition, toCutPath(cut.Meat, cut.Code))}>{nameIn(edition, cut)}</PageLink>
              <PinButton isSmall Kind="cut" Code={`${cut.Meat}-${cut.Code}`} name={nameIn(edition, cut)} />
            </span>
          ))}
        </p>
      )}
    </>
  );
}

function Neighbour({ label, neighbour }: { label: string; neighbour: NewsNeighbour | null }) {
  const edition = useEdition();
  if (neighbour === null) return <span />;
  return (
    <p>
      <span className={styles['side']}>{label}</span>
      <PageLink to={toArticlePath(edition, neighbour.NewsID, neighbour.Access)}>{neighbour.NewsTitle}</PageLink>
    </p>
  );
}
