import { exhibitionCalendarPath } from '@btc/contract/directory/directory-paths.ts';
import { toArticlePath, toSectionPath } from '@btc/contract/news/news-paths.ts';
import { useRouteLoaderData } from 'react-router';
import { useFormat } from '#i18n/format.ts';
import { PageLink } from '#platform/pages/page-link.tsx';
import type { SiteSettings } from '#platform/site-settings.ts';
import shared from '#ui/base/shared.module.css';
import { classNames } from '#ui/class-names.ts';
import { CopyButton } from '#ui/overlay/copy-button.tsx';
import { t } from '../messages.zh.ts';
import styles from '../room.module.css';
import type { CalendarData } from './exhibitions-query.ts';

export function Subscribe() {
  const root = useRouteLoaderData<{ settings: SiteSettings }>('root');
  const address = `${root?.settings.publicUrl ?? ''}${exhibitionCalendarPath}`;
  return (
    <section className={styles['box']}>
      <h2>{t.subscribeTitle}</h2>
      <p>{t.subscribeText}</p>
      <p className={shared['bar']}>
        <a href={address.replace(/^https?:/, 'webcal:')}>{t.subscribe}</a>
        <CopyButton text={address}>{t.copyAddress}</CopyButton>
      </p>
    </section>
  );
}

export function Trends({ news }: Pick<CalendarData, 'news'>) {
  const format = useFormat();
  if (news.length === 0) return null;
  return (
    <section className={styles['box']}>
      <h2>{t.trends}</h2>
      <ul className={classNames(shared['list'], styles['titles'])} data-title>
        {news.map((row) => (
          <li key={row.NewsID}>
            <PageLink to={toArticlePath('cn', row.NewsID, row.Access)} className={shared['entryLink']}>
              {row.NewsTitle}
            </PageLink>
            <time dateTime={row.NewsDateTime}>{format.dateShort(row.NewsDateTime)}</time>
          </li>
        ))}
      </ul>
      <PageLink to={toSectionPath('cn', 'trade')}>{t.more}</PageLink>
    </section>
  );
}
