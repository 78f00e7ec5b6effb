import { toArticlePath } from '@btc/contract/news/news-paths.ts';
import type { ReactNode } from 'react';
import { useEdition } from '#i18n/edition.ts';
import { useFormat } from '#i18n/format.ts';
import { useMessages } from '#i18n/messages.ts';
import { PageLink } from '#platform/pages/page-link.tsx';
import { messages } from '../messages.ts';
import styles from './stories.module.css';
import type { TitleRow } from './title-row.ts';

export interface SideBlockProps {
  readonly title: string;
  readonly children: ReactNode;
  readonly more?: ReactNode;
}

export function SideBlock({ title, children, more }: SideBlockProps) {
  return (
    <section className={styles['block']}>
      <h2 className={styles['blockTitle']}>{title}</h2>
      {children}
      {more !== undefined && <p className={styles['more']}>{more}</p>}
    </section>
  );
}

export function StoryTitles({ rows, ranked = false }: { rows: readonly TitleRow[]; ranked?: boolean }) {
  const t = useMessages(messages);
  const format = useFormat();
  const edition = useEdition();
  return (
    <ol className={styles[ranked ? 'ranked' : 'titles']} data-title>
      {rows.map((row) => (
        <li key={row.NewsID}>
          <PageLink to={toArticlePath(edition, row.NewsID, row.Access)}>{row.NewsTitle}</PageLink>
          <p className={styles['meta']}>
            <time dateTime={row.NewsDateTime}>{format.dateShort(row.NewsDateTime)}</time>
            {row.Access === 'member' && <span className={styles['member']}>{t.memberMark}</span>}
          </p>
        </li>
      ))}
    </ol>
  );
}
