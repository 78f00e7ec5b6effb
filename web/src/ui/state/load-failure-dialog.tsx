import { useEffect, useRef } from 'react';
import { useMessages } from '#i18n/messages.ts';
import shared from '../base/shared.module.css';
import { classNames } from '../class-names.ts';
import { Button } from '../button.tsx';
import { messages } from '../messages.ts';
import styles from './load-failure-dialog.module.css';

export interface PartFailure {
  readonly isPending: boolean;
  readonly onRetry: () => void;
}

/** Replaces a dialog that failed to load; uses the native dialog, as our own code may be what is missing. */
export function LoadFailureDialog({ isPending, onRetry, onClose }: PartFailure & { readonly onClose: () => void }) {
  const t = useMessages(messages);
  const dialog = useRef<HTMLDialogElement>(null);
  // Safari before 15.4 knows no such dialogs: there it is an element like others, and stands open.
  useEffect(() => (dialog.current as Partial<HTMLDialogElement> | null)?.showModal?.(), []);
  return (
    <dialog ref={dialog} className={styles['dialog']} aria-labelledby="load-failure" onClose={onClose}>
      <div role="alert">
        <h2 id="load-failure">{t.loadFailed}</h2>
        <p>{t.loadFailedText}</p>
      </div>
      <p className={classNames(shared['buttons'], shared['atEnd'], shared['dialogEnd'])}>
        <Button onClick={onClose}>{t.close}</Button>
        <Button variant="primary" pending={isPending} onClick={onRetry}>
          {t.retry}
        </Button>
      </p>
    </dialog>
  );
}
