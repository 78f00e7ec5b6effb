import { useState } from 'react';
import { useMessages } from '#i18n/messages.ts';
import { browserApi } from '#platform/browser-api.ts';
import shared from '#ui/base/shared.module.css';
import { Button } from '#ui/button.tsx';
import { toCallFailure, useFailureText } from '#ui/call-form/call-failure.ts';
import { classNames } from '#ui/class-names.ts';
import { Dialog } from '#ui/overlay/dialog.tsx';
import { showToast } from '#ui/overlay/toast-store.ts';
import { messages } from './messages.ts';

/** Logs out everywhere else, after a question: keys and webhooks end, too. */
export function EndOthers({ onEnded }: { readonly onEnded: () => void }) {
  const t = useMessages(messages);
  const failureText = useFailureText();
  const [isAsking, setAsking] = useState(false);
  const [pending, setPending] = useState(false);
  const end = async () => {
    setPending(true);
    try {
      await browserApi()('EndOtherSessions', {});
      setAsking(false);
      showToast(t.othersEnded);
      onEnded();
    } catch (error) {
      showToast(failureText(toCallFailure(error)), 'error');
    } finally {
      setPending(false);
    }
  };
  return (
    <>
      <p>
        <Button size="small" onClick={() => setAsking(true)}>
          {t.endOthers}
        </Button>
      </p>
      <Dialog isOpen={isAsking} onClose={() => setAsking(false)} title={t.endOthers}>
        <p>{t.endOthersText}</p>
        <div className={classNames(shared['buttons'], shared['atEnd'])}>
          <Button onClick={() => setAsking(false)}>{t.cancel}</Button>
          <Button variant="primary" pending={pending} onClick={() => void end()}>
            {t.endOthersNow}
          </Button>
        </div>
      </Dialog>
    </>
  );
}
