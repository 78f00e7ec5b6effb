import { useEdition } from '#i18n/edition.ts';
import { useMessages } from '#i18n/messages.ts';
import { browserApi } from '#platform/browser-api.ts';
import { SaveButton } from '#shell/pins/save-button.tsx';
import { messages } from './messages.ts';

export interface SaveVideoButtonProps {
  readonly id: number;
  /** Null for a signed-out reader. */
  readonly saved: boolean | null;
}

export function SaveVideoButton({ id, saved }: SaveVideoButtonProps) {
  const t = useMessages(messages);
  const isEn = useEdition() === 'en';
  return (
    <SaveButton
      key={`${id} ${saved}`}
      saved={saved}
      save={(IsAdd) => browserApi()('AddDeleteWebEyes', { VideoID: id, IsAdd, isEn })}
      savedText={t.savedToast}
    />
  );
}
