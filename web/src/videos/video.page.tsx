import { toVideoPath, toVideosPath } from '@btc/contract/videos/video-paths.ts';
import { fileAddress } from '@btc/contract/wire/file-address.ts';
import { type MetaArgs, useLoaderData, useRouteLoaderData } from 'react-router';
import { toPathEdition, useEdition } from '#i18n/edition.ts';
import { useFormat } from '#i18n/format.ts';
import { useMessages } from '#i18n/messages.ts';
import { PageLink } from '#platform/pages/page-link.tsx';
import { toSettings } from '#platform/pages/page-meta.ts';
import { clientPageLoader, serverPageLoader } from '#platform/pages/page-query.ts';
import type { SiteSettings } from '#platform/site-settings.ts';
import shared from '#ui/base/shared.module.css';
import { classNames } from '#ui/class-names.ts';
import { DemoMark } from '#ui/data/demo-mark.tsx';
import { CopyButton } from '#ui/overlay/copy-button.tsx';
import { LockedPanel } from '#ui/state/locked-panel.tsx';
import { TrialTip } from '#ui/state/trial-tip.tsx';
import { messages } from './messages.ts';
import { isoDuration } from './play-time.ts';
import { VideoPlayer } from './player/video-player.tsx';
import { SaveVideoButton } from './save-video-button.tsx';
import { VideoCard } from './video-card.tsx';
import { lockedPartClass, buildVideoMeta } from './video-meta.ts';
import { loadVideo, type VideoData } from './video-query.ts';
import styles from './video.module.css';

export const loader = serverPageLoader(loadVideo);
export const clientLoader = clientPageLoader(loadVideo);

export function meta({ location, matches, loaderData }: MetaArgs<typeof loader>) {
  if (loaderData === undefined) return [];
  return buildVideoMeta(loaderData, toPathEdition(location.pathname), toSettings(matches));
}

export default function VideoPage() {
  const t = useMessages(messages);
  const video = useLoaderData<typeof loader>();
  const { row, dict, next } = video;
  return (
    <div className={styles['page']}>
      <article className={classNames(shared['stack4'], shared['shrinks'])}>
        <Head row={row} />
        {!dict.Locked && <TrialTip left={dict.TrialLeft} />}
        {dict.Locked ? (
          <Locked row={row} dict={dict} />
        ) : (
          <div className={row.Access === 'member' ? lockedPartClass : undefined}>
            {/* Links that are new make a new player: the old ones have ended. */}
            <VideoPlayer key={row.Sources.map(({ Address }) => Address).join(' ')} video={row} />
          </div>
        )}
        <p className={styles['summary']}>{row.Summary}</p>
        <Bar row={row} />
      </article>
      {next.length > 0 && (
        <section aria-labelledby="next-videos" data-print="hide">
          <h2 id="next-videos" className={styles['nextTitle']}>
            {t.next}
          </h2>
          <ul className={styles['nextList']}>
            {next.map((one) => (
              <li key={one.VideoID}>
                <VideoCard video={one} look="line" />
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}

type Row = VideoData['row'];

function useLength(seconds: number): string {
  const t = useMessages(messages);
  return t.length(Math.floor(seconds / 60), seconds % 60);
}

function Head({ row }: { row: Row }) {
  const t = useMessages(messages);
  const edition = useEdition();
  const format = useFormat();
  const length = useLength(row.Seconds);
  return (
    <header>
      <p className={styles['kicker']}>
        <PageLink to={toVideosPath(edition, row.Topic)}>{t.topics[row.Topic]}</PageLink>
      </p>
      <h1 className={styles['title']}>{row.Title}</h1>
      <p className={styles['meta']}>
        <time dateTime={row.PublishedAt}>{t.publishedOn(format.date(row.PublishedAt))}</time>
        <time dateTime={isoDuration(row.Seconds)}>{length}</time>
        <span>{row.Access === 'member' ? t.memberMark : t.freeMark}</span>
        {row.Demo && <DemoMark kind="content" explain />}
      </p>
    </header>
  );
}

function Locked({ row, dict }: { row: Row; dict: Extract<VideoData['dict'], { Locked: true }> }) {
  const t = useMessages(messages);
  const length = useLength(row.Seconds);
  return (
    <div className={lockedPartClass}>
      <img className={styles['still']} data-still="" src={fileAddress(row.Poster)} alt="" width="1280" height="720" />
      <LockedPanel title={t.lockedTitle} level={2} reason={dict.Reason} trialLeft={dict.TrialLeft}>
        <p>{t.lockedHolds(length)}</p>
      </LockedPanel>
    </div>
  );
}

function Bar({ row }: { row: Row }) {
  const t = useMessages(messages);
  const edition = useEdition();
  const settings = useRouteLoaderData<{ settings: SiteSettings }>('root')?.settings;
  return (
    <section className={styles['bar']} aria-label={t.actions} data-print="hide">
      <SaveVideoButton id={row.VideoID} saved={row.Saved} />
      <CopyButton size="small" text={`${settings?.publicUrl ?? ''}${toVideoPath(edition, row.VideoID)}`}>
        {t.copyLink}
      </CopyButton>
    </section>
  );
}
