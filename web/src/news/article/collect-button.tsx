import { useEdition } from '#i18n/edition.ts';
import { useMessages } from '#i18n/messages.ts';
import { browserApi } from '#platform/browser-api.ts';
import { SaveButton } from '#shell/pins/save-button.tsx';
import { messages } from '../article-messages.ts';

export interface CollectButtonProps {
  readonly id: number;
  /** Null when signed out. */
  readonly collected: boolean | null;
}

export function CollectButton({ id, collected }: CollectButtonProps) {
  const t = useMessages(messages);
  const isEn = useEdition() === 'en';
  return (
    <SaveButton
      key={`${id} ${collected}`}
      saved={collected}
      save={(IsAdd) => browserApi()('AddDeleteWebCollection', { NewsID: id, IsAdd, isEn })}
      savedText={t.collectedToast}
    />
  );
}
