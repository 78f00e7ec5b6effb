import { type FormEvent, type ReactNode, useState } from 'react';
import type { Api } from '@btc/contract/client.ts';
import { showToast } from '#ui/overlay/toast-store.ts';
import { ActionFailure } from './action-failure.tsx';
import { findConflict } from './failure.ts';
import layout from './layout.module.css';
import { TypedDialog } from './typed-dialog.tsx';
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
 * typed; where somebody else was faster it says so, and the screen behind shows how things stand.
 */
export function ActionDialog(props: ActionDialogProps) {
  const { isPending, failure, run } = useAction();
  const { onClose, onChanged } = props;
  const [isSent, setSent] = useState(false);
  const isWaiting = props.isReady === false;

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
    setSent(true);
    if (!(await run(work))) {
      setSent(false);
      return;
    }
    showToast(props.done);
    onClose();
    onChanged();
  };

  return (
    <TypedDialog
      title={props.title}
      isWide={props.isWide}
      isSent={isSent}
      onSubmit={(event) => void submit(event)}
      onClose={onClose}
      button={
        <WaitingButton type="submit" variant="primary" pending={isPending} waitsFor={isWaiting ? 'input' : null}>
          {props.confirm}
        </WaitingButton>
      }
    >
      <div className={layout['what']}>{props.what}</div>
      {props.children}
      <ActionFailure failure={failure} />
    </TypedDialog>
  );
}
