import { toPlantPath, toPlantsPath } from '@btc/contract/plants/plant-paths.ts';
import { toNewsletterPath } from '@btc/contract/newsletter/newsletter-paths.ts';
import { toVideoPath, toVideosPath } from '@btc/contract/videos/video-paths.ts';
import { fileAddress } from '@btc/contract/wire/file-address.ts';
import { nameIn } from '@btc/contract/names.ts';
import { pathFor, useEdition } from '#i18n/edition.ts';
import { useFormat } from '#i18n/format.ts';
import { useMessages } from '#i18n/messages.ts';
import { PageLink } from '#platform/pages/page-link.tsx';
import shared from '#ui/base/shared.module.css';
import { classNames } from '#ui/class-names.ts';
import { DemoMark } from '#ui/data/demo-mark.tsx';
import { formatPostTitle, marketPath, toPostPath } from '#market/face.ts';
import { HomePart } from './home-part.tsx';
import type { HomeData } from './home-query.ts';
import styles from './home.module.css';
import { messages } from './messages.ts';

export function PlantChanges({ changes }: { changes: NonNullable<HomeData['changes']> }) {
  const t = useMessages(messages);
  const edition = useEdition();
  const format = useFormat();
  const { rows, total, dict } = changes;
  return (
    <HomePart title={t.changes} more={<PageLink to={toPlantsPath(edition)}>{t.changesMore}</PageLink>}>
      <p className={styles['scope']}>
        {total === 0
          ? t.changesNone
          : t.changesTotal(format.number(total), format.date(dict.StartDate), format.date(dict.EndDate))}
        {total > 0 && dict.Locked !== null && (edition === 'cn' ? t.changesLocked : ` ${t.changesLocked}`)}{' '}
        {dict.Demo && <DemoMark kind="content" />}
      </p>
      {rows.length > 0 && (
        <ul className={classNames(shared['list'], styles['titles'])} data-title>
          {rows.map(({ EventID, Plant, Status, EffectiveOn }) => (
            <li key={EventID}>
              <PageLink to={toPlantPath(edition, Plant.PlantID)}>
                {edition === 'cn' ? Plant.OriginCn : Plant.OriginEn} {Plant.PlantNo}
                {edition === 'cn' ? '：' : ': '}
                {t.statuses[Status]}
              </PageLink>
              <p className={styles['meta']}>
                <time dateTime={EffectiveOn}>{format.date(EffectiveOn)}</time>
                <span>{nameIn(edition, Plant) ?? Plant.NameLocal}</span>
              </p>
            </li>
          ))}
        </ul>
      )}
    </HomePart>
  );
}

export function NextReleases({ releases }: { releases: NonNullable<HomeData['releases']> }) {
  const t = useMessages(messages);
  const edition = useEdition();
  const format = useFormat();
  if (releases.length === 0) return null;
  return (
    <HomePart
      title={t.releases}
      more={<PageLink to={pathFor(edition, '/BTCData/Calendar')}>{t.releasesMore}</PageLink>}
    >
      <ol className={classNames(shared['list'], styles['titles'])} data-title>
        {releases.map((release) => (
          <li key={`${release.Date} ${release.Kind} ${release.Source} ${release.PeriodTo}`}>
            <strong>{edition === 'cn' ? release.TitleCn : release.TitleEn}</strong>
            <p className={styles['meta']}>
              <time dateTime={release.Date}>{format.date(release.Date)}</time>
              <span>{t.inDays(release.Days ?? 0, format.number(release.Days ?? 0))}</span>
              {release.Expected && <span>{t.expected}</span>}
            </p>
          </li>
        ))}
      </ol>
    </HomePart>
  );
}

export function MarketPosts({ posts }: { posts: NonNullable<HomeData['posts']> }) {
  const t = useMessages(messages);
  const format = useFormat();
  if (posts.length === 0) return null;
  return (
    <HomePart title={t.posts} more={<PageLink to={marketPath}>{t.postsMore}</PageLink>}>
      <ol className={classNames(shared['list'], styles['titles'])} data-title>
        {posts.map((post) => (
          <li key={post.MarketID}>
            <PageLink to={toPostPath(post.MarketID)}>{formatPostTitle(post)}</PageLink>
            <p className={styles['meta']}>
              <time dateTime={post.CreatedDate}>{format.date(post.CreatedDate)}</time>
            </p>
          </li>
        ))}
      </ol>
      {posts.some(({ Demo }) => Demo) && (
        <p className={styles['scope']}>
          <DemoMark kind="content" />
        </p>
      )}
    </HomePart>
  );
}

export function LatestVideos({ videos }: { videos: NonNullable<HomeData['videos']> }) {
  const t = useMessages(messages);
  const edition = useEdition();
  const format = useFormat();
  if (videos.length === 0) return null;
  return (
    <HomePart title={t.videos} more={<PageLink to={toVideosPath(edition)}>{t.videosMore}</PageLink>}>
      <ul className={styles['videos']} data-title>
        {videos.map((video) => (
          <li key={video.VideoID}>
            <img src={fileAddress(video.Poster)} data-still="" alt="" width="1280" height="720" loading="lazy" />
            <PageLink to={toVideoPath(edition, video.VideoID)}>{video.Title}</PageLink>
            <p className={styles['meta']}>
              <time dateTime={video.PublishedAt}>{format.date(video.PublishedAt)}</time>
              {video.Access === 'member' && <span className={styles['member']}>{t.member}</span>}
              {video.Demo && <DemoMark kind="content" />}
            </p>
          </li>
        ))}
      </ul>
    </HomePart>
  );
}

export function NewsletterWay() {
  const t = useMessages(messages);
  const edition = useEdition();
  return (
    <HomePart title={t.newsletter} more={<PageLink to={toNewsletterPath(edition)}>{t.newsletterMore}</PageLink>}>
      <p className={styles['scope']}>{t.newsletterText}</p>
    </HomePart>
  );
}
