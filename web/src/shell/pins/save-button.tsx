import { useState } from 'react';
import { pathFor, useEdition } from '#i18n/edition.ts';
import { formatErrorText } from '#i18n/error-messages.ts';
import { useMessages } from '#i18n/messages.ts';
import { toFailureKey } from '#platform/failure-key.ts';
import { Button, LinkButton } from '#ui/button.tsx';
import { showToast } from '#ui/overlay/toast-store.ts';
import { messages } from './messages.ts';

export interface SaveButtonProps {
  /** Null for a signed-out reader, who is led to the login. */
  readonly saved: boolean | null;
  readonly save: (isAdd: boolean) => Promise<unknown>;
  readonly savedText: string;
}

/** Saves and removes what the page shows; the page must set a `key`. */
export function SaveButton({ saved, save, savedText }: SaveButtonProps) {
  const t = useMessages(messages);
  const edition = useEdition();
  const [isSaved, setSaved] = useState(saved === true);
  const [pending, setPending] = useState(false);
  if (saved === null) {
    return (
      <LinkButton size="small" to={pathFor(edition, '/Login')} title={t.saveSignedOut}>
        {t.save}
      </LinkButton>
    );
  }
  const toggle = async () => {
    setPending(true);
    try {
      await save(!isSaved);
      setSaved(!isSaved);
      showToast(isSaved ? t.unsaved : savedText);
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
