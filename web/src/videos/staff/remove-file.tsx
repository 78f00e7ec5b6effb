import type { DeskVideo } from '@btc/contract/videos/desk/video-desk.ts';
import type { CaptionLanguage, VideoFormat } from '@btc/contract/videos/video-codes.ts';
import { useState } from 'react';
import { useMessages } from '#i18n/messages.ts';
import { ActionDialog } from '#shell/console/actions/action-dialog.tsx';
import { Button } from '#ui/button.tsx';
import { messages } from './messages.ts';

export interface RemoveFileProps {
  readonly video: DeskVideo;
  readonly file: VideoFormat | CaptionLanguage;
  readonly name: string;
  readonly onChanged: () => void;
}

export function RemoveFile({ video, file, name, onChanged }: RemoveFileProps) {
  const t = useMessages(messages);
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <Button size="small" variant="quiet" aria-label={t.takeOffName(name)} onClick={() => setAsking(true)}>
        {t.takeOff}
      </Button>
      {isAsking && (
        <ActionDialog
          title={t.takeOffName(name)}
          what={<p>{t.takeOffWhat}</p>}
          confirm={t.takeOff}
          work={(api) => api('RemoveVideoFile', { VideoID: video.VideoID, File: file })}
          done={t.tookOff}
          onClose={() => setAsking(false)}
          onChanged={onChanged}
        />
      )}
    </>
  );
}
