import { type VideoTopic } from '@btc/contract/videos/video-codes.ts';
import type { VideoRow } from '@btc/contract/videos/video-fields.ts';
import { toVideosPath } from '@btc/contract/videos/video-paths.ts';
import { type MetaArgs, useLoaderData } from 'react-router';
import { toPathEdition, useEdition } from '#i18n/edition.ts';
import { useFormat } from '#i18n/format.ts';
import { pickMessages, useMessages } from '#i18n/messages.ts';
import { PageLink } from '#platform/pages/page-link.tsx';
import { pageMeta, toSettings } from '#platform/pages/page-meta.ts';
import { clientPageLoader, serverPageLoader } from '#platform/pages/page-query.ts';
import shared from '#ui/base/shared.module.css';
import { LinkButton } from '#ui/button.tsx';
import { classNames } from '#ui/class-names.ts';
import { DemoMark } from '#ui/data/demo-mark.tsx';
import { Pagination } from '#ui/data/pagination.tsx';
import { EmptyState } from '#ui/state/notice.tsx';
import { messages } from './messages.ts';
import { VideoCard } from './video-card.tsx';
import { loadVideos, pageSize, type VideosData } from './videos-query.ts';
import styles from './videos.module.css';

export const loader = serverPageLoader(loadVideos);
export const clientLoader = clientPageLoader(loadVideos);

export function meta({ location, matches, loaderData }: MetaArgs<typeof loader>) {
  if (loaderData === undefined) return [];
  const edition = toPathEdition(location.pathname);
  const t = pickMessages(edition, messages);
  const { topic, page } = loaderData;
  return pageMeta(
    {
      edition,
      title: topic === null ? t.title : `${t.topics[topic]} · ${t.title}`,
      description: topic === null ? t.description : t.topicLeads[topic],
      path: toVideosPath('en', topic ?? undefined, page),
    },
    toSettings(matches),
  );
}

export default function VideosPage() {
  const t = useMessages(messages);
  const edition = useEdition();
  const { topic, page, featured, rows, total, topics } = useLoaderData<typeof loader>();
  const isDemo = [...featured, ...rows].some(({ Demo }) => Demo);
  return (
    <div className={shared['stack5']}>
      <header>
        <h1>{topic === null ? t.title : t.topics[topic]}</h1>
        <p className={shared['lead']}>
          {topic === null ? t.lead : t.topicLeads[topic]} {isDemo && <DemoMark kind="content" explain />}
        </p>
      </header>
      <TopicNav current={topic} topics={topics} />
      {featured.length > 0 && <Featured rows={featured} />}
      {rows.length > 0 && (
        <section aria-labelledby={topic === null ? 'more-videos' : undefined}>
          {topic === null && (
            <h2 id="more-videos" className={styles['sectionTitle']}>
              {t.more}
            </h2>
          )}
          <VideoGrid rows={rows} level={topic === null ? 3 : 2} />
        </section>
      )}
      {rows.length === 0 && featured.length === 0 && (
        <EmptyState
          level={2}
          title={t.emptyTitle}
          actions={topic === null ? undefined : <LinkButton to={toVideosPath(edition)}>{t.toAll}</LinkButton>}
        >
          {t.emptyText}
        </EmptyState>
      )}
      <Pagination
        page={page}
        pageCount={Math.ceil(total / pageSize)}
        hrefFor={(target) => toVideosPath(edition, topic ?? undefined, target)}
      />
    </div>
  );
}

function TopicNav({ current, topics }: { current: VideoTopic | null; topics: VideosData['topics'] }) {
  const t = useMessages(messages);
  const edition = useEdition();
  const format = useFormat();
  const all = topics.reduce((sum, { count }) => sum + count, 0);
  const entries = [
    { name: null, count: all, title: t.all },
    ...topics.map(({ name, count }) => ({ name, count, title: t.topics[name] })),
  ];
  return (
    <nav aria-label={t.topicsLabel} className={styles['topics']}>
      <ul className={styles['topicList']}>
        {entries.map(({ name, count, title }) => (
          <li key={title}>
            <PageLink
              to={toVideosPath(edition, name ?? undefined)}
              aria-current={name === current ? 'page' : undefined}
            >
              {title} <span className={styles['count']}>{format.number(count)}</span>
            </PageLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Featured({ rows }: { rows: readonly VideoRow[] }) {
  const t = useMessages(messages);
  const [first, ...others] = rows;
  return (
    <section aria-labelledby="featured-videos">
      <h2 id="featured-videos" className={styles['sectionTitle']}>
        {t.featured}
      </h2>
      <div className={styles['front']}>
        {first !== undefined && <VideoCard video={first} look="lead" />}
        {others.length > 0 && (
          <ul className={classNames(shared['stack4'], styles['beside'])}>
            {others.map((video) => (
              <li key={video.VideoID}>
                <VideoCard video={video} look="line" />
              </li>
            ))}
          </ul>
        )}
      </div>
    </section>
  );
}

function VideoGrid({ rows, level }: { rows: readonly VideoRow[]; level: 2 | 3 }) {
  return (
    <ul className={styles['grid']}>
      {rows.map((video) => (
        <li key={video.VideoID}>
          <VideoCard video={video} level={level} />
        </li>
      ))}
    </ul>
  );
}
