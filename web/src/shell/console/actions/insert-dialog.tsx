import type { FormEvent, ReactNode } from 'react';
import { Button } from '#ui/button.tsx';
import { Notice } from '#ui/state/notice.tsx';
import layout from '../layout.module.css';
import { TypedDialog } from './typed-dialog.tsx';

export interface InsertDialogProps {
  readonly title: string;
  readonly what: string;
  readonly confirm: string;
  readonly isPending?: boolean | undefined;
  readonly failure?: string | null | undefined;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

function beginAfter(what: HTMLElement | null): void {
  what?.closest('form')?.querySelector<HTMLElement>('input, select, textarea')?.focus();
}

export function InsertDialog(props: InsertDialogProps) {
  const { title, what, confirm, isPending, failure = null, onConfirm, onClose, children } = props;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    // It may stand within a form of the page, which is another's to send.
    event.stopPropagation();
    onConfirm();
  };
  return (
    <TypedDialog
      title={title}
      onSubmit={submit}
      onClose={onClose}
      button={
        <Button type="submit" variant="primary" pending={isPending}>
          {confirm}
        </Button>
      }
    >
      <p ref={beginAfter} className={layout['what']}>
        {what}
      </p>
      {children}
      {failure !== null && <Notice tone="error">{failure}</Notice>}
    </TypedDialog>
  );
}
