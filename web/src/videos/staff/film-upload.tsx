import { ApiError } from '@btc/contract/wire/errors.ts';
import { useEffect, useRef, useState } from 'react';
import { useEdition } from '#i18n/edition.ts';
import { useFormat } from '#i18n/format.ts';
import { useMessages } from '#i18n/messages.ts';
import { FileField } from '#shell/console/file-field.tsx';
import layout from '#shell/console/layout.module.css';
import { useAction } from '#shell/console/actions/use-action.ts';
import { WaitingButton } from '#shell/console/actions/waiting-button.tsx';
import shared from '#ui/base/shared.module.css';
import { Button } from '#ui/button.tsx';
import { showToast } from '#ui/overlay/toast-store.ts';
import { Notice } from '#ui/state/notice.tsx';
import { begunUpload, fileMark, saveUnfinishedUpload } from './unfinished-upload.ts';
import { messages } from './messages.ts';
import { formatError } from './format-error.ts';
import { AnswerLost, type FilmUpload as Standing, sendFilm } from './send-film.ts';

export const megabyte = 1024 * 1024;

interface FilmUploadProps {
  readonly videoId: number;
  readonly maxBytes: number;
  readonly onChanged: () => void;
}

export function FilmUpload({ videoId, maxBytes, onChanged }: FilmUploadProps) {
  const t = useMessages(messages);
  const format = useFormat();
  const { isPending, failure, standing, choose, send, stop, file, round } = useFilmUpload(videoId, onChanged);
  return (
    <div className={shared['stack4']}>
      <FileField
        key={round}
        label={t.file}
        hint={t.filmHint(format.number(maxBytes / megabyte))}
        accept="video/mp4,video/webm,.mp4,.webm"
        maxBytes={maxBytes}
        disabled={isPending}
        onFile={choose}
      />
      {file !== null && standing !== null && <Progress file={file} standing={standing} isPending={isPending} />}
      <div className={layout['actions']}>
        <WaitingButton pending={isPending} waitsFor={file === null ? 'file' : null} onClick={send}>
          {standing !== null && !isPending ? t.goOn : t.upload}
        </WaitingButton>
        {isPending && <Button onClick={stop}>{t.stop}</Button>}
      </div>
      {failure !== null && <UploadFailure failure={failure} />}
    </div>
  );
}

function Progress({ file, standing, isPending }: { file: File; standing: Standing; isPending: boolean }) {
  const t = useMessages(messages);
  const format = useFormat();
  const { received, partBytes } = standing;
  const share = received / file.size;
  const isLast = received + partBytes >= file.size;
  const percent = format.percent(share * 100, 0);
  return (
    <>
      {/* Without a value while the last part is on its way and looked into. */}
      <progress
        className={layout['progress']}
        {...(isPending && isLast ? {} : { value: share })}
        max={1}
        aria-label={t.film}
      />
      <output>{isPending ? (isLast ? t.checking : t.sending(percent)) : t.brokenOff(percent)}</output>
    </>
  );
}

function UploadFailure({ failure }: { failure: unknown }) {
  const t = useMessages(messages);
  const edition = useEdition();
  if (failure instanceof DOMException && failure.name === 'AbortError') return <Notice>{t.stopped}</Notice>;
  return (
    <Notice tone="error">{failure instanceof AnswerLost ? t.answerLost : formatError(t, edition, failure)}</Notice>
  );
}

/** A refused file, or an upload the server has forgotten, cannot be resumed. */
function isOver(error: unknown): boolean {
  return error instanceof AnswerLost || (error instanceof ApiError && [1005, 1009, 1011].includes(error.code));
}

function useFilmUpload(videoId: number, onChanged: () => void) {
  const t = useMessages(messages);
  const { isPending, failure, run } = useAction();
  const [file, setFile] = useState<File | null>(null);
  const [standing, setStanding] = useState<Standing | null>(null);
  const [round, setRound] = useState(0);
  const control = useRef<AbortController | null>(null);
  useEffect(() => () => control.current?.abort(), []);
  useEffect(() => {
    if (!isPending) return undefined;
    const warn = (event: Event) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [isPending]);

  const note = (chosen: File, stand: Standing | null) => {
    setStanding(stand);
    saveUnfinishedUpload(videoId, stand === null ? null : { ...stand, file: fileMark(chosen) });
  };
  const work = async (chosen: File) => {
    control.current = new AbortController();
    const { signal } = control.current;
    const isDone = await run(async (api) => {
      try {
        const begun = begunUpload(videoId, fileMark(chosen));
        const onProgress = (stand: Standing) => note(chosen, stand);
        const stored = await sendFilm(api, { videoId, file: chosen, begun, onProgress, signal });
        showToast(t.uploaded(stored === 'mp4' ? 'MP4' : 'WebM'));
      } catch (error) {
        if (isOver(error)) note(chosen, null);
        throw error;
      }
    });
    if (signal.aborted) return;
    onChanged();
    if (!isDone) return;
    note(chosen, null);
    setFile(null);
    setRound((before) => before + 1);
  };
  return {
    isPending,
    failure,
    standing,
    file,
    round,
    choose: (chosen: File | null) => {
      setFile(chosen);
      setStanding(chosen === null ? null : begunUpload(videoId, fileMark(chosen)));
    },
    send: () => {
      if (file !== null) void work(file);
    },
    stop: () => control.current?.abort(),
  };
}
