import { type FormEvent, type ReactNode, useRef, useState } from 'react';
import type { Api } from '@btc/contract/client.ts';
import { useMessages } from '#i18n/messages.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/overlay/dialog.tsx';
import { showToast } from '#ui/overlay/toast-store.ts';
import { Notice } from '#ui/state/notice.tsx';
import { ActionFailure } from './action-failure.tsx';
import { findConflict } from './failure.ts';
import layout from './layout.module.css';
import { LeaveGuard } from './leave-guard.tsx';
import { messages } from './messages.ts';
import { useAction } from './use-action.ts';
import { WaitingButton } from './waiting-button.tsx';

export interface ActionDialogProps {
  readonly title: string;
  /** What will happen, in a sentence or two. */
  readonly what: ReactNode;
  /** The fields it takes. */
  readonly children?: ReactNode;
  readonly confirm: string;
  /** The button waits until what is needed is there, and says so. */
  readonly isReady?: boolean | undefined;
  readonly work: (api: Api) => Promise<unknown>;
  /** It failed; the dialog says so, the fields may say more. */
  readonly onFailure?: ((error: unknown) => void) | undefined;
  /** For a table. */
  readonly isWide?: boolean | undefined;
  /** What is said when it is done. */
  readonly done: string;
  /** Asked for after success and on Cancel. */
  readonly onClose: () => void;
  /** It was done, or somebody else was faster: what is shown must be asked for again. */
  readonly onChanged: () => void;
}

/**
 * Before something is done (shown while it is open, and only then): what it will do, what it needs, and a button that names it. A failure leaves everything as
 * typed; where somebody else was faster it says so, and the screen behind shows how things stand. Esc, the cross and leaving
 * the page ask first where something was typed; Cancel does not.
 */
export function ActionDialog(props: ActionDialogProps) {
  const t = useMessages(messages);
  const { isPending, failure, run } = useAction();
  const { onClose, onChanged } = props;
  const [isTyped, setTyped] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const isWaiting = props.isReady === false;

  const stay = () => {
    setAsking(false);
    // The button that was pressed goes; the keys are the form's again.
    form.current?.querySelector<HTMLElement>('input, textarea, select')?.focus();
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isWaiting) return;
    const work = async (api: Api) => {
      try {
        await props.work(api);
      } catch (error) {
        props.onFailure?.(error);
        if (findConflict(error) !== null) onChanged();
        throw error;
      }
    };
    // What is done may lead to another page: nobody is asked about what is on its way.
    setTyped(false);
    if (!(await run(work))) {
      setTyped(isTyped);
      return;
    }
    showToast(props.done);
    onClose();
    onChanged();
  };

  return (
    <Dialog isOpen onClose={isTyped ? () => setAsking(true) : onClose} title={props.title} isWide={props.isWide}>
      {isTyped && <LeaveGuard isDirty />}
      <form ref={form} onSubmit={(event) => void submit(event)} onChange={() => setTyped(true)} noValidate>
        <div className={layout['what']}>{props.what}</div>
        {props.children}
        <ActionFailure failure={failure} />
        {isAsking ? (
          <DiscardPart onStay={stay} onDiscard={onClose} />
        ) : (
          <div className={layout['dialogActions']}>
            <Button onClick={onClose}>{t.cancel}</Button>
            <WaitingButton type="submit" variant="primary" pending={isPending} waitsFor={isWaiting ? 'input' : null}>
              {props.confirm}
            </WaitingButton>
          </div>
        )}
      </form>
    </Dialog>
  );
}

/** In place of the buttons: whether what was typed may go. */
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
