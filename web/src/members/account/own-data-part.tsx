import { useState } from 'react';
import { useEdition } from '#i18n/edition.ts';
import { formatErrorText } from '#i18n/error-messages.ts';
import { useMessages } from '#i18n/messages.ts';
import { browserApi } from '#platform/browser-api.ts';
import { toFailureKey } from '#platform/failure-key.ts';
import { saveBlob } from '#platform/files/save-file.ts';
import shared from '#ui/base/shared.module.css';
import { Button } from '#ui/button.tsx';
import { Notice } from '#ui/state/notice.tsx';
import { messages } from './messages.ts';
import { Part } from './part.tsx';

export function OwnDataPart() {
  const t = useMessages(messages);
  const { save, isPending, failure } = useSaving();
  return (
    <Part name="ownData">
      <p className={shared['quiet']}>{t.ownDataText}</p>
      <p>
        <Button onClick={save} pending={isPending}>
          {t.saveOwnData}
        </Button>
      </p>
      {failure !== null && <Notice tone="error">{failure}</Notice>}
    </Part>
  );
}

function useSaving() {
  const edition = useEdition();
  const [isPending, setPending] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const fetchAndSave = async (): Promise<void> => {
    setPending(true);
    setFailure(null);
    try {
      const { Dict } = await browserApi()('GetOwnData', {});
      saveBlob(new Blob([JSON.stringify(Dict, null, 2)], { type: 'application/json' }), 'my-data.json');
    } catch (error) {
      setFailure(formatErrorText(edition, toFailureKey(error)));
    } finally {
      setPending(false);
    }
  };
  return { save: () => void fetchAndSave(), isPending, failure };
}
