import type { NewsRow } from '@btc/contract/news/article-row.ts';
import { toArticlePath } from '@btc/contract/news/news-paths.ts';
import { useEdition } from '#i18n/edition.ts';
import { useFormat } from '#i18n/format.ts';
import { useMessages } from '#i18n/messages.ts';
import { PageLink } from '#platform/page-link.tsx';
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

/** The lead story with those beside it. */
export function LeadStories({ rows }: { rows: readonly NewsRow[] }) {
  const t = useMessages(messages);
  const [lead, ...beside] = rows;
  if (lead === undefined) return null;
  return (
    <section className={styles['stories']} aria-label={t.headlines}>
      <article className={styles['lead']}>
        <h2>
          <StoryLink row={lead} />
        </h2>
        <p>{lead.NewsSummary}</p>
        <StoryDate row={lead} />
      </article>
      <div className={styles['beside']}>
        {beside.map((row) => (
          <article key={row.NewsID}>
            <h3>
              <StoryLink row={row} />
            </h3>
            <StoryDate row={row} />
          </article>
        ))}
      </div>
    </section>
  );
}

/** Titles with their dates, newest first as they come. */
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
