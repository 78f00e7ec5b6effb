import type { NewsRow } from '@btc/contract/news/article-row.ts';
import { toArticlePath } from '@btc/contract/news/news-paths.ts';
import type { TextPart } from '@btc/contract/news/search.ts';
import type { ReactNode } from 'react';
import { useEdition } from '#i18n/edition.ts';
import { useFormat } from '#i18n/format.ts';
import { useMessages } from '#i18n/messages.ts';
import { PageLink } from '#platform/pages/page-link.tsx';
import { messages } from '../messages.ts';
import styles from './stories.module.css';

export type Story = NewsRow & {
  readonly TitleParts?: readonly TextPart[];
  readonly SnippetParts?: readonly TextPart[];
};

function Parts({ parts }: { parts: readonly TextPart[] }) {
  return parts.map((part, index) => (part.Hit ? <mark key={index}>{part.Text}</mark> : part.Text));
}

export interface StoryListProps<Row extends Story> {
  readonly rows: readonly Row[];
  readonly level?: 2 | 3;
  /** False in lists of a single section. */
  readonly withSection?: boolean;
  /** Rendered below a row, such as its removal from a collection. */
  readonly actionFor?: (row: Row) => ReactNode;
}

export function StoryList<Row extends Story>({ rows, level = 2, withSection = true, actionFor }: StoryListProps<Row>) {
  return (
    <ol className={styles['list']}>
      {rows.map((row) => (
        <li key={row.NewsID}>
          <StoryRow row={row} level={level} withSection={withSection} action={actionFor?.(row)} />
        </li>
      ))}
    </ol>
  );
}

interface StoryRowProps {
  readonly row: Story;
  readonly level: 2 | 3;
  readonly withSection: boolean;
  readonly action: ReactNode;
}

function StoryRow({ row, level, withSection, action }: StoryRowProps) {
  const t = useMessages(messages);
  const format = useFormat();
  const edition = useEdition();
  const Heading = `h${level}` as const;
  return (
    <article className={styles['row']}>
      <time className={styles['when']} dateTime={row.NewsDateTime}>
        <span>{format.date(row.NewsDateTime)}</span> <span>{format.time(row.NewsDateTime)}</span>
      </time>
      <div>
        <Heading className={styles['title']}>
          <PageLink to={toArticlePath(edition, row.NewsID, row.Access)}>
            {row.TitleParts === undefined ? row.NewsTitle : <Parts parts={row.TitleParts} />}
          </PageLink>
        </Heading>
        <p className={styles['summary']}>
          {row.SnippetParts === undefined ? row.NewsSummary : <Parts parts={row.SnippetParts} />}
        </p>
        <p className={styles['meta']}>
          {withSection && <span className={styles['section']}>{t.sections[row.Section]}</span>}
          <time className={styles['whenOnPhone']} dateTime={row.NewsDateTime}>
            {format.date(row.NewsDateTime)}
          </time>
          <span>{t.readingTime(format.number(row.ReadingMinutes))}</span>
          {row.Access === 'member' && <span className={styles['member']}>{t.memberMark}</span>}
        </p>
        {action}
      </div>
    </article>
  );
}
