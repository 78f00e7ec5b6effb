import { type FormEvent, type ReactNode, useState } from 'react';
import type { Api } from '@btc/contract/client.ts';
import { showToast } from '#ui/overlay/toast-store.ts';
import { ActionFailure } from './action-failure.tsx';
import { findConflict } from './failure.ts';
import layout from '../layout.module.css';
import { TypedDialog } from './typed-dialog.tsx';
import { useAction } from './use-action.ts';
import { WaitingButton } from './waiting-button.tsx';

export interface ActionDialogProps {
  readonly title: string;
  readonly what: ReactNode;
  readonly children?: ReactNode;
  readonly confirm: string;
  /** False keeps the button waiting for required input, and says so. */
  readonly isReady?: boolean | undefined;
  readonly work: (api: Api) => Promise<unknown>;
  readonly onFailure?: ((error: unknown) => void) | undefined;
  readonly isWide?: boolean | undefined;
  /** Success message. */
  readonly done: string;
  readonly onClose: () => void;
  /** Called on success, or when a colleague was faster: the screen must reload. */
  readonly onChanged: () => void;
}

/** Confirmation dialog, mounted only while open; a failure keeps what was typed, a conflict reloads the screen behind. */
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
