import type { DeskVideo } from '@btc/contract/videos/desk/video-desk.ts';
import { type CaptionLanguage, captionLanguages, videoRule } from '@btc/contract/videos/video-codes.ts';
import { fileAddress } from '@btc/contract/wire/file-address.ts';
import { languageTags, useEdition } from '#i18n/edition.ts';
import { useFormat } from '#i18n/format.ts';
import { useMessages } from '#i18n/messages.ts';
import { FileField } from '#shell/console/file-field.tsx';
import layout from '#shell/console/layout.module.css';
import records from '#shell/console/records.module.css';
import { ScreenPart } from '#shell/console/screen-page.tsx';
import { useAction } from '#shell/console/actions/use-action.ts';
import shared from '#ui/base/shared.module.css';
import { showToast } from '#ui/overlay/toast-store.ts';
import { Notice } from '#ui/state/notice.tsx';
import { playTime } from '../play-time.ts';
import styles from './file-parts.module.css';
import { RemoveFile } from './remove-file.tsx';
import { FilmUpload, megabyte } from './film-upload.tsx';
import { messages } from './messages.ts';
import { formatError } from './format-error.ts';

interface PartProps {
  readonly video: DeskVideo;
  readonly onChanged: () => void;
}

const formatNames = { mp4: 'MP4', webm: 'WebM' } as const;

export function FilmPart({ video, maxBytes, onChanged }: PartProps & { readonly maxBytes: number }) {
  const t = useMessages(messages);
  const format = useFormat();
  return (
    <ScreenPart title={t.film}>
      <div className={shared['stack4']}>
        {video.Files.length === 0 ? (
          <p className={layout['sub']}>{t.noFiles}</p>
        ) : (
          <>
            <ul className={layout['plain']}>
              {video.Files.map(({ Format, Bytes, Width, Height, Seconds }) => (
                <li key={Format}>
                  {t.fileFacts(formatNames[Format], format.number(Bytes / megabyte, 2), String(Width), String(Height))}{' '}
                  · {playTime(Seconds)}{' '}
                  {(video.State !== 'published' || video.Files.length > 1) && (
                    <RemoveFile video={video} file={Format} name={formatNames[Format]} onChanged={onChanged} />
                  )}
                </li>
              ))}
            </ul>
            <Preview video={video} />
          </>
        )}
        <FilmUpload videoId={video.VideoID} maxBytes={maxBytes} onChanged={onChanged} />
      </div>
    </ScreenPart>
  );
}

function Preview({ video }: { video: DeskVideo }) {
  const t = useMessages(messages);
  const edition = useEdition();
  return (
    // oxlint-disable-next-line jsx-a11y/media-has-caption -- the captions are those that the video has
    <video
      key={video.Sources.map(({ Address }) => Address).join(' ')}
      className={styles['film']}
      controls
      playsInline
      preload="metadata"
      aria-label={t.preview}
      {...(video.Poster === null ? {} : { poster: fileAddress(video.Poster) })}
    >
      {video.Sources.map(({ Format, MimeType, Address }) => (
        <source key={Format} src={Address} type={MimeType} />
      ))}
      {video.Tracks.map(({ Language, Address }) => (
        <track
          key={Language}
          kind="captions"
          src={Address}
          srcLang={languageTags[Language]}
          label={t.captionLanguages[Language]}
          default={Language === edition}
        />
      ))}
    </video>
  );
}

export function PosterPart({ video, onChanged }: PartProps) {
  const t = useMessages(messages);
  const edition = useEdition();
  const { isPending, failure, run } = useAction();
  const upload = async (file: File | null) => {
    if (file === null) return;
    if (await run((api) => api('UploadVideoPoster', { VideoID: video.VideoID, Files: file }))) {
      showToast(t.saved);
      onChanged();
    }
  };
  return (
    <ScreenPart title={t.poster}>
      <div className={records['cover']}>
        {video.Poster === null ? (
          <p className={layout['sub']}>{t.noPoster}</p>
        ) : (
          <img src={fileAddress(video.Poster)} alt={t.poster} />
        )}
        <FileField
          label={t.poster}
          hint={t.posterHint}
          accept="image/jpeg,image/png,image/webp"
          maxBytes={videoRule.posterBytes}
          disabled={isPending}
          onFile={(file) => void upload(file)}
        />
        {failure !== null && <Notice tone="error">{formatError(t, edition, failure)}</Notice>}
      </div>
    </ScreenPart>
  );
}

export function CaptionsPart({ video, onChanged }: PartProps) {
  const t = useMessages(messages);
  return (
    <ScreenPart title={t.captions}>
      <div className={layout['grid']}>
        {captionLanguages.map((language) => (
          <CaptionField key={language} language={language} video={video} onChanged={onChanged} />
        ))}
      </div>
    </ScreenPart>
  );
}

function CaptionField({ language, video, onChanged }: PartProps & { language: CaptionLanguage }) {
  const t = useMessages(messages);
  const edition = useEdition();
  const { isPending, failure, run } = useAction();
  const there = video.Tracks.find((track) => track.Language === language);
  const upload = async (file: File | null) => {
    if (file === null) return;
    if (await run((api) => api('UploadVideoCaptions', { VideoID: video.VideoID, Language: language, Files: file }))) {
      showToast(t.saved);
      onChanged();
    }
  };
  return (
    <div className={shared['stack4']}>
      <FileField
        label={t.captionLanguages[language]}
        hint={there === undefined ? t.captionMissing : t.captionThere}
        accept=".vtt,text/vtt"
        maxBytes={videoRule.captionBytes}
        disabled={isPending}
        onFile={(file) => void upload(file)}
      />
      {there !== undefined && (
        <p className={layout['plain']}>
          <a href={there.Address} download={`${video.VideoID}-${language}.vtt`}>
            {t.captionFetch}
          </a>
          <RemoveFile video={video} file={language} name={t.captionLanguages[language]} onChanged={onChanged} />
        </p>
      )}
      {failure !== null && <Notice tone="error">{formatError(t, edition, failure)}</Notice>}
    </div>
  );
}
