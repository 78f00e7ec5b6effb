import { toNewsFrontPath, toReportPath, toSectionPath } from '@btc/contract/news/news-paths.ts';
import { useLoaderData } from 'react-router';
import { useEdition } from '#i18n/edition.ts';
import { useMessages } from '#i18n/messages.ts';
import { PageLink } from '#platform/pages/page-link.tsx';
import { pageHead } from '#platform/pages/page-meta.ts';
import { clientPageLoader, keepShownParts, serverPageLoader } from '#platform/pages/page-query.ts';
import { DemoMark } from '#ui/data/demo-mark.tsx';
import { HomeBanners } from './home-banners.tsx';
import { HomePart } from './home-part.tsx';
import { loadHome } from './home-query.ts';
import { StoryTitles } from './home-stories.tsx';
import styles from './home.module.css';
import { messages } from './messages.ts';
import { MonthFigure } from './month-figure.tsx';
import { PriceBoard } from './price-board.tsx';
import { Ticker } from './ticker.tsx';
import { TodayPart } from './today-part.tsx';
import { LatestVideos, MarketPosts, NewsletterWay, NextReleases, PlantChanges } from './room-parts.tsx';

export const loader = serverPageLoader(loadHome);
export const clientLoader = clientPageLoader(loadHome, keepShownParts);

export const meta = pageHead(messages, (t) => ({ title: t.title, description: t.description, path: '/Homepage' }));

export default function HomePage() {
  const t = useMessages(messages);
  const edition = useEdition();
  const found = useLoaderData<typeof loader>();
  const { ticker, banners, headlines, latest, reports, board, month, releases, changes, videos, posts, today } = found;
  const isDemo = [...headlines, ...latest, ...(reports ?? [])].some(({ Demo }) => Demo);
  return (
    <div className={styles['page']}>
      <TodayPart today={today} headlines={headlines} />
      <Ticker ticker={ticker} />
      <HomeBanners banners={banners ?? []} />
      <div className={styles['pair']}>
        {board !== null && <PriceBoard board={board} />}
        {month !== null && <MonthFigure month={month} />}
      </div>
      <div className={styles['trio']}>
        <HomePart title={t.latest} more={<PageLink to={toSectionPath(edition, 'all')}>{t.moreNews}</PageLink>}>
          <StoryTitles rows={latest} />
          <p className={styles['note']}>
            <PageLink to={toNewsFrontPath(edition)}>{t.newsFront}</PageLink> {isDemo && <DemoMark kind="content" />}
          </p>
        </HomePart>
        <div className={styles['page']}>
          {changes !== null && <PlantChanges changes={changes} />}
          {reports !== null && reports.length > 0 && (
            <HomePart title={t.reports} more={<PageLink to={toReportPath(edition)}>{t.reportsMore}</PageLink>}>
              <StoryTitles rows={reports} />
            </HomePart>
          )}
        </div>
        <div className={styles['page']}>
          <NextReleases releases={releases ?? []} />
          <MarketPosts posts={posts ?? []} />
          <NewsletterWay />
        </div>
      </div>
      <LatestVideos videos={videos ?? []} />
    </div>
  );
}
