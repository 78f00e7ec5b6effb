import type { NewsRow } from '@btc/contract/news/article-row.ts';
import {
  toArticlePath,
  toNewsFeedPath,
  toNewsFrontPath,
  toReportPath,
  toSectionPath,
} from '@btc/contract/news/news-paths.ts';
import type { ReactNode } from 'react';
import { type MetaArgs, useLoaderData } from 'react-router';
import { toPathEdition, pathFor, useEdition } from '#i18n/edition.ts';
import { pickMessages, useMessages } from '#i18n/messages.ts';
import { PageLink } from '#platform/pages/page-link.tsx';
import { pageMeta, toSettings } from '#platform/pages/page-meta.ts';
import { clientPageLoader, keepShownParts, serverPageLoader } from '#platform/pages/page-query.ts';
import { TodayStrip } from '#shell/today/today-strip.tsx';
import { DemoMark } from '#ui/data/demo-mark.tsx';
import { EmptyState } from '#ui/state/notice.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import { classNames } from '#ui/class-names.ts';
import { loadFront } from './front-query.ts';
import columns from './columns.module.css';
import styles from './front.module.css';
import { BannerStrip } from './list/banner-strip.tsx';
import { SearchField } from './list/search-field.tsx';
import { SectionNav } from './list/section-nav.tsx';
import { StoryList } from './list/story-list.tsx';
import { StoryMeta } from './list/story-meta.tsx';
import { SideBlock, StoryTitles } from './list/story-titles.tsx';
import { messages } from './list-messages.ts';

export const loader = serverPageLoader(loadFront);
export const clientLoader = clientPageLoader(loadFront, keepShownParts);

export function meta({ location, matches }: MetaArgs) {
  const edition = toPathEdition(location.pathname);
  const t = pickMessages(edition, messages);
  const page = { edition, title: t.frontTitle, description: t.frontDescription, path: toNewsFrontPath('en') };
  const settings = toSettings(matches);
  const feed = {
    tagName: 'link',
    rel: 'alternate',
    type: 'application/rss+xml',
    title: t.frontTitle,
    href: `${settings?.publicUrl ?? ''}${toNewsFeedPath(edition)}`,
  } as const;
  return [...pageMeta(page, settings), feed];
}

export default function FrontPage() {
  const t = useMessages(messages);
  const edition = useEdition();
  const { headlines, banner, latest, recommended, mostRead, reports, today } = useLoaderData<typeof loader>();
  const isDemo = [...headlines, ...latest].some((row) => row.Demo);
  return (
    <div className={styles['page']}>
      <h1>
        <VisuallyHidden>{t.frontTitle}</VisuallyHidden>
      </h1>
      {today !== null && <TodayStrip {...today} />}
      {headlines.length === 0 && <EmptyState title={t.listEmptyTitle}>{t.listEmptyText}</EmptyState>}
      <Headlines rows={headlines}>{banner === null ? null : <BannerStrip banner={banner} />}</Headlines>
      <div className={classNames(columns['columns'], styles['ruled'])}>
        <SectionNav current={null} />
        <SearchField />
        <section className={columns['main']}>
          <h2 className={styles['heading']}>{t.latest}</h2>
          <StoryList rows={latest} level={3} />
          <p className={styles['more']}>
            <PageLink to={toSectionPath(edition, 'all')}>{t.moreNews}</PageLink>
            {isDemo && <DemoMark kind="content" />}
          </p>
        </section>
        <div className={columns['side']}>
          <SideBlock title={t.recommended}>
            <StoryTitles rows={recommended} />
          </SideBlock>
          <SideBlock title={t.mostRead}>
            <StoryTitles rows={mostRead} ranked />
          </SideBlock>
          <SideBlock title={t.latestReports} more={<PageLink to={toReportPath(edition)}>{t.moreReports}</PageLink>}>
            <StoryTitles rows={reports} />
          </SideBlock>
          <p className={styles['feed']}>
            <PageLink to={pathFor(edition, '/BTCInfo/Collection')}>{t.collectionTitle}</PageLink>
            <a href={toNewsFeedPath(edition)}>{t.feed}</a>
          </p>
        </div>
      </div>
    </div>
  );
}

function Headlines({ rows, children }: { rows: readonly NewsRow[]; children: ReactNode }) {
  const edition = useEdition();
  const [lead, ...beside] = rows;
  if (lead === undefined) return children;
  return (
    <section className={styles['headlines']}>
      <article className={styles['lead']}>
        <h2>
          <PageLink to={toArticlePath(edition, lead.NewsID, lead.Access)}>{lead.NewsTitle}</PageLink>
        </h2>
        <p>{lead.NewsSummary}</p>
        <StoryMeta row={lead} withSection />
      </article>
      <div className={styles['beside']}>
        {beside.map((row) => (
          <article key={row.NewsID}>
            <h2>
              <PageLink to={toArticlePath(edition, row.NewsID, row.Access)}>{row.NewsTitle}</PageLink>
            </h2>
            <p>{row.NewsSummary}</p>
            <StoryMeta row={row} withSection />
          </article>
        ))}
      </div>
      {children !== null && <div className={styles['banner']}>{children}</div>}
    </section>
  );
}
