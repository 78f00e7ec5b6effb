import type { OperationName } from '@btc/contract/operations.ts';
import { useMessages } from '#i18n/messages.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/overlay/dialog.tsx';
import { messages } from '../messages.ts';
import { DeskForm, type DeskFormProps } from './desk-form.tsx';

interface FormDialogProps<Name extends OperationName, Row extends object> extends Omit<
  DeskFormProps<Name, Row>,
  'actions'
> {
  readonly title: string;
  readonly isWide?: boolean;
  readonly onClose: () => void;
}

/** The form of one operation in a dialog. Esc and Cancel keep the input: it is back when the dialog reopens. */
export function FormDialog<Name extends OperationName, Row extends object>(props: FormDialogProps<Name, Row>) {
  const t = useMessages(messages);
  const { title, isWide, ...form } = props;
  const { onClose } = props;
  return (
    <Dialog isOpen onClose={onClose} title={title} isWide={isWide}>
      <DeskForm {...form} actions={<Button onClick={onClose}>{t.cancel}</Button>} />
    </Dialog>
  );
}
