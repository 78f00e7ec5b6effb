import type { OwnConsents } from '@btc/contract/members/consent.ts';
import { useEffect, useState } from 'react';
import { useEdition } from '#i18n/edition.ts';
import { useMessages } from '#i18n/messages.ts';
import { writeSession } from '#i18n/session-value.ts';
import { browserApi } from '#platform/browser-api.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/overlay/dialog.tsx';
import { FootLine } from '../foot-line.tsx';
import { AgreeForm } from './agree-form.tsx';
import { consentKey } from './consent-key.ts';
import { messages } from './messages.ts';

/** Asks once per browser session for missing or outdated consents; nothing is withheld meanwhile. */
export function ConsentLine({ userId }: { userId: number }) {
  const t = useMessages(messages);
  const edition = useEdition();
  const [due, setDue] = useState<OwnConsents['List']>([]);
  const [isOpen, setOpen] = useState(false);
  const isEn = edition === 'en';
  const settle = () => {
    writeSession(consentKey, String(userId));
    setDue([]);
    setOpen(false);
  };
  const take = ({ List }: OwnConsents) => (List.length === 0 ? settle() : setDue(List));
  useEffect(() => {
    const asking = new AbortController();
    const begin = ({ List }: OwnConsents) => {
      if (List.length === 0) writeSession(consentKey, String(userId));
      setDue(List);
    };
    // It is asked again on the next page that is loaded.
    browserApi()('GetOwnConsents', { isEn }, { signal: asking.signal }).then(begin, () => undefined);
    return () => asking.abort();
  }, [userId, isEn]);
  if (due.length === 0) return null;
  return (
    <>
      <FootLine label={t.label} onDismiss={settle} dismiss={t.later}>
        <p>{t.line}</p>
        <Button size="small" onClick={() => setOpen(true)}>
          {t.open}
        </Button>
      </FootLine>
      <Dialog isOpen={isOpen} onClose={() => setOpen(false)} title={t.title}>
        <p>{t.lead}</p>
        <AgreeForm due={due} onAnswered={take} onLater={settle} />
      </Dialog>
    </>
  );
}
