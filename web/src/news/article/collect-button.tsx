import { useState } from 'react';
import { pathFor, useEdition } from '#i18n/edition.ts';
import { formatErrorText } from '#i18n/error-messages.ts';
import { useMessages } from '#i18n/messages.ts';
import { browserApi } from '#platform/browser-api.ts';
import { toFailureKey } from '#platform/failure-key.ts';
import { Button, LinkButton } from '#ui/button.tsx';
import { showToast } from '#ui/overlay/toast-store.ts';
import { messages } from '../article-messages.ts';

export interface CollectButtonProps {
  readonly id: number;
  /** Null for a signed-out reader, who is led to the login. */
  readonly collected: boolean | null;
}

/** Puts an article into the reader's collection and takes it out again. */
export function CollectButton({ id, collected }: CollectButtonProps) {
  const t = useMessages(messages);
  const edition = useEdition();
  if (collected === null) {
    return (
      <LinkButton size="small" to={pathFor(edition, '/Login')} title={t.collectSignedOut}>
        {t.collect}
      </LinkButton>
    );
  }
  return <CollectToggle key={`${id} ${collected}`} id={id} collected={collected} />;
}

function CollectToggle({ id, collected }: { id: number; collected: boolean }) {
  const t = useMessages(messages);
  const edition = useEdition();
  const [isCollected, setCollected] = useState(collected);
  const [pending, setPending] = useState(false);
  const toggle = async () => {
    setPending(true);
    try {
      await browserApi()('AddDeleteWebCollection', { NewsID: id, IsAdd: !isCollected, isEn: edition === 'en' });
      setCollected(!isCollected);
      showToast(isCollected ? t.uncollectedToast : t.collectedToast);
    } catch (error) {
      showToast(formatErrorText(edition, toFailureKey(error)), 'error');
    } finally {
      setPending(false);
    }
  };
  return (
    <Button size="small" aria-pressed={isCollected} pending={pending} onClick={() => void toggle()}>
      {isCollected ? t.collected : t.collect}
    </Button>
  );
}
