import { type FormEvent, type ReactNode, useEffect, useRef } from 'react';
import { useMessages } from '#i18n/messages.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/overlay/dialog.tsx';
import { Notice } from '#ui/state/notice.tsx';
import layout from './layout.module.css';
import { messages } from './messages.ts';

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

/** Asks for what is to be inserted into a text, beginning in its first field. */
export function InsertDialog(props: InsertDialogProps) {
  const t = useMessages(messages);
  const { title, what, confirm, isPending, failure = null, onConfirm, onClose, children } = props;
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    form.current?.querySelector<HTMLElement>('input, select, textarea')?.focus();
  }, []);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    // It may stand within a form of the page, which is another's to send.
    event.stopPropagation();
    onConfirm();
  };
  return (
    <Dialog isOpen onClose={onClose} title={title}>
      <form ref={form} onSubmit={submit} noValidate>
        <p className={layout['what']}>{what}</p>
        {children}
        {failure !== null && <Notice tone="error">{failure}</Notice>}
        <div className={layout['dialogActions']}>
          <Button onClick={onClose}>{t.cancel}</Button>
          <Button type="submit" variant="primary" pending={isPending}>
            {confirm}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
