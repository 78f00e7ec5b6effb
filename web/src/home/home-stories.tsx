import type { NewsRow } from '@btc/contract/news/article-row.ts';
import { toArticlePath } from '@btc/contract/news/news-paths.ts';
import { useEdition } from '#i18n/edition.ts';
import { useFormat } from '#i18n/format.ts';
import { useMessages } from '#i18n/messages.ts';
import { PageLink } from '#platform/pages/page-link.tsx';
import shared from '#ui/base/shared.module.css';
import { classNames } from '#ui/class-names.ts';
import styles from './home.module.css';
import { messages } from './messages.ts';

function StoryLink({ row }: { row: NewsRow }) {
  return <PageLink to={toArticlePath(useEdition(), row.NewsID, row.Access)}>{row.NewsTitle}</PageLink>;
}

function StoryDate({ row }: { row: NewsRow }) {
  const t = useMessages(messages);
  const format = useFormat();
  return (
    <p className={styles['meta']}>
      <time dateTime={row.NewsDateTime}>{format.date(row.NewsDateTime)}</time>
      {row.Access === 'member' && <span className={styles['member']}>{t.member}</span>}
    </p>
  );
}

export function LeadStory({ row }: { row: NewsRow }) {
  return (
    <article className={classNames(styles['stories'], styles['lead'])}>
      <h2>
        <StoryLink row={row} />
      </h2>
      <p>{row.NewsSummary}</p>
      <StoryDate row={row} />
    </article>
  );
}

export function BesideLead({ rows }: { rows: readonly NewsRow[] }) {
  const t = useMessages(messages);
  if (rows.length === 0) return null;
  return (
    <section className={classNames(styles['stories'], styles['beside'])} aria-label={t.headlines}>
      {rows.map((row) => (
        <article key={row.NewsID}>
          <h3>
            <StoryLink row={row} />
          </h3>
          <StoryDate row={row} />
        </article>
      ))}
    </section>
  );
}

export function StoryTitles({ rows }: { rows: readonly NewsRow[] }) {
  return (
    <ol className={classNames(shared['list'], styles['titles'])} data-title>
      {rows.map((row) => (
        <li key={row.NewsID}>
          <StoryLink row={row} />
          <StoryDate row={row} />
        </li>
      ))}
    </ol>
  );
}
