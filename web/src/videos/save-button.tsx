import { useState } from 'react';
import { pathFor, useEdition } from '#i18n/edition.ts';
import { formatErrorText } from '#i18n/error-messages.ts';
import { useMessages } from '#i18n/messages.ts';
import { browserApi } from '#platform/browser-api.ts';
import { toFailureKey } from '#platform/failure-key.ts';
import { Button, LinkButton } from '#ui/button.tsx';
import { showToast } from '#ui/overlay/toast-store.ts';
import { messages } from './messages.ts';

export interface SaveButtonProps {
  readonly id: number;
  /** Null for a signed-out reader, who is led to the login. */
  readonly saved: boolean | null;
}

/** Saves a video for the reader's account page and takes it out again. */
export function SaveButton({ id, saved }: SaveButtonProps) {
  const t = useMessages(messages);
  const edition = useEdition();
  if (saved === null) {
    return (
      <LinkButton size="small" to={pathFor(edition, '/Login')} title={t.saveSignedOut}>
        {t.save}
      </LinkButton>
    );
  }
  return <SaveToggle key={`${id} ${saved}`} id={id} saved={saved} />;
}

function SaveToggle({ id, saved }: { id: number; saved: boolean }) {
  const t = useMessages(messages);
  const edition = useEdition();
  const [isSaved, setSaved] = useState(saved);
  const [pending, setPending] = useState(false);
  const toggle = async () => {
    setPending(true);
    try {
      await browserApi()('AddDeleteWebEyes', { VideoID: id, IsAdd: !isSaved, isEn: edition === 'en' });
      setSaved(!isSaved);
      showToast(isSaved ? t.unsavedToast : t.savedToast);
    } catch (error) {
      showToast(formatErrorText(edition, toFailureKey(error)), 'error');
    } finally {
      setPending(false);
    }
  };
  return (
    <Button size="small" aria-pressed={isSaved} pending={pending} onClick={() => void toggle()}>
      {isSaved ? t.saved : t.save}
    </Button>
  );
}
