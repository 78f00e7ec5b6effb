import type { VideoDetail } from '@btc/contract/videos/videos.ts';
import { fileAddress } from '@btc/contract/wire/file-address.ts';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import { languageTags, useEdition } from '#i18n/edition.ts';
import { useMessages } from '#i18n/messages.ts';
import { Button } from '#ui/button.tsx';
import { messages } from '../messages.ts';
import { playTime } from '../play-time.ts';
import styles from './player.module.css';
import { savePosition, readPosition } from './resume.ts';

/** Seconds of playback between two saves of the position. */
const noteEvery = 2;

export function VideoPlayer({ video }: { video: VideoDetail }) {
  const t = useMessages(messages);
  const edition = useEdition();
  const ref = useRef<HTMLVideoElement>(null);
  const { resumedAt, startOver } = useResume(ref, video.VideoID);
  const [isBroken, setBroken] = useState(false);
  const fail = () => setBroken(true);
  return (
    <div>
      {isBroken ? (
        <Broken />
      ) : (
        // oxlint-disable-next-line jsx-a11y/media-has-caption -- the captions are those that the video has
        <video
          ref={ref}
          className={styles['video']}
          controls
          playsInline
          preload="metadata"
          poster={fileAddress(video.Poster)}
          width={video.Width}
          height={video.Height}
          aria-label={t.player(video.Title)}
          onError={({ target, currentTarget }) => {
            // React hands up what befell a source, which the browser does not: the next source may play.
            if (target === currentTarget) fail();
          }}
        >
          {video.Sources.map(({ Format, MimeType, Address }, index) => (
            <source
              key={Format}
              src={Address}
              type={MimeType}
              onError={index === video.Sources.length - 1 ? fail : undefined}
            />
          ))}
          {video.Tracks.map(({ Language, Address }) => (
            <track
              key={Language}
              kind="captions"
              src={Address}
              srcLang={languageTags[Language]}
              label={t.captions[Language]}
              default={Language === edition}
            />
          ))}
        </video>
      )}
      <output className={styles['resumed']}>
        {resumedAt !== null && !isBroken && (
          <>
            {t.resumed(playTime(resumedAt))}{' '}
            <Button size="small" variant="quiet" onClick={startOver}>
              {t.fromStart}
            </Button>
          </>
        )}
      </output>
    </div>
  );
}

function useResume(ref: React.RefObject<HTMLVideoElement | null>, id: number) {
  const [resumedAt, setResumedAt] = useState<number | null>(null);
  useEffect(() => {
    const video = ref.current;
    if (video === null) return undefined;
    let noted = 0;
    const note = () => {
      if (video.readyState > 0) savePosition(id, { at: video.currentTime, length: video.duration });
      noted = video.currentTime;
    };
    const noteNowAndThen = () => {
      if (Math.abs(video.currentTime - noted) >= noteEvery) note();
    };
    const resume = () => {
      const place = readPosition(id, video.duration);
      if (place === null || video.currentTime > 0) return;
      video.currentTime = place;
      setResumedAt(place);
    };
    // The document's own video may have its metadata before the page's script runs.
    if (video.readyState > 0) resume();
    else video.addEventListener('loadedmetadata', resume, { once: true });
    video.addEventListener('timeupdate', noteNowAndThen);
    for (const event of ['pause', 'ended']) video.addEventListener(event, note);
    return () => {
      note();
      video.removeEventListener('loadedmetadata', resume);
      video.removeEventListener('timeupdate', noteNowAndThen);
      for (const event of ['pause', 'ended']) video.removeEventListener(event, note);
    };
  }, [ref, id]);
  const startOver = useCallback(() => {
    const video = ref.current;
    if (video === null) return;
    video.currentTime = 0;
    setResumedAt(null);
    void video.play().catch(() => undefined);
    video.focus();
  }, [ref]);
  return { resumedAt, startOver };
}

/** Replaces a player that can play nothing, mostly because its link has expired. */
function Broken() {
  const t = useMessages(messages);
  const { revalidate, state } = useRevalidator();
  return (
    <div className={styles['broken']} role="alert">
      <p className={styles['brokenTitle']}>{t.failedTitle}</p>
      <p>{t.failedText}</p>
      <Button variant="primary" pending={state === 'loading'} onClick={() => void revalidate()}>
        {t.reload}
      </Button>
    </div>
  );
}
