import { type FormEvent, type ReactNode, useRef, useState } from 'react';
import { useMessages } from '#i18n/messages.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/overlay/dialog.tsx';
import { Notice } from '#ui/state/notice.tsx';
import layout from '../layout.module.css';
import { LeaveGuard } from './leave-guard.tsx';
import { messages } from '../messages.ts';

interface TypedDialogProps {
  readonly title: string;
  readonly isWide?: boolean | undefined;
  /** The input is being sent: closing needs no confirmation. */
  readonly isSent?: boolean;
  readonly onSubmit: (event: FormEvent) => void;
  /** Called by Cancel at once, by Esc and the cross only when nothing would be lost. */
  readonly onClose: () => void;
  readonly children: ReactNode;
  readonly button: ReactNode;
}

/** A dialog with input: Esc, the cross and leaving the page ask before input is lost; Cancel does not. */
export function TypedDialog({ title, isWide, isSent = false, onSubmit, onClose, children, button }: TypedDialogProps) {
  const t = useMessages(messages);
  const [isTyped, setTyped] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const isAtRisk = isTyped && !isSent;
  const stay = () => {
    setAsking(false);
    // The button that was pressed goes; the keys are the form's again.
    form.current?.querySelector<HTMLElement>('input, textarea, select')?.focus();
  };
  return (
    <Dialog isOpen onClose={isAtRisk ? () => setAsking(true) : onClose} title={title} isWide={isWide}>
      {isAtRisk && <LeaveGuard isDirty />}
      <form ref={form} onSubmit={onSubmit} onChange={() => setTyped(true)} noValidate>
        {children}
        {isAsking ? (
          <DiscardPart onStay={stay} onDiscard={onClose} />
        ) : (
          <div className={layout['dialogActions']}>
            <Button onClick={onClose}>{t.cancel}</Button>
            {button}
          </div>
        )}
      </form>
    </Dialog>
  );
}

function DiscardPart({ onStay, onDiscard }: { readonly onStay: () => void; readonly onDiscard: () => void }) {
  const t = useMessages(messages);
  return (
    <>
      <Notice tone="error">{t.discardWhat}</Notice>
      <div className={layout['dialogActions']}>
        <Button onClick={onDiscard}>{t.discard}</Button>
        <Button variant="primary" autoFocus onClick={onStay}>
          {t.goOn}
        </Button>
      </div>
    </>
  );
}
