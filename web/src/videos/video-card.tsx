import type { VideoRow } from '@btc/contract/videos/video-fields.ts';
import { toVideoPath } from '@btc/contract/videos/video-paths.ts';
import { fileAddress } from '@btc/contract/wire/file-address.ts';
import { useEdition } from '#i18n/edition.ts';
import { useFormat } from '#i18n/format.ts';
import { useMessages } from '#i18n/messages.ts';
import { PageLink } from '#platform/pages/page-link.tsx';
import { classNames } from '#ui/class-names.ts';
import { messages } from './messages.ts';
import { isoDuration, playTime } from './play-time.ts';
import styles from './video-card.module.css';

export interface VideoCardProps {
  readonly video: VideoRow;
  /** `lead` is the first featured video, `line` is for narrow columns. */
  readonly look?: 'card' | 'lead' | 'line';
  readonly level?: 2 | 3;
}

export function VideoCard({ video, look = 'card', level = 3 }: VideoCardProps) {
  const t = useMessages(messages);
  const edition = useEdition();
  const format = useFormat();
  const Heading = `h${level}` as const;
  const { VideoID, Title, Summary, Topic, Access, Seconds, Poster, PublishedAt } = video;
  return (
    <article className={classNames(styles['card'], look !== 'card' && styles[look])}>
      <div className={styles['picture']}>
        <img
          src={fileAddress(Poster)}
          data-still=""
          alt=""
          width="1280"
          height="720"
          loading={look === 'lead' ? undefined : 'lazy'}
        />
        <span className={styles['play']} aria-hidden="true" />
        <time className={styles['length']} dateTime={isoDuration(Seconds)}>
          {playTime(Seconds)}
        </time>
      </div>
      <div className={styles['words']}>
        <Heading className={styles['title']}>
          <PageLink to={toVideoPath(edition, VideoID)}>{Title}</PageLink>
        </Heading>
        {look !== 'line' && <p className={styles['summary']}>{Summary}</p>}
        <p className={styles['meta']}>
          {look !== 'line' && <span>{t.topics[Topic]}</span>}
          <time dateTime={PublishedAt}>{format.date(PublishedAt)}</time>
          {Access === 'member' && <span className={styles['member']}>{t.memberMark}</span>}
        </p>
      </div>
    </article>
  );
}
