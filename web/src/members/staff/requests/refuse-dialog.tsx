import { rules } from 'form-rules:RefuseDeskRequest';
import { useMessages } from '#i18n/messages.ts';
import { deskFields } from '#shell/console/form/desk-fields.tsx';
import { FormDialog } from '#shell/console/form/form-dialog.tsx';
import { messages } from './messages.ts';

const { Area } = deskFields<'RefuseDeskRequest'>();

export interface RefuseDialogProps {
  readonly requestId: number;
  readonly name: string;
  readonly onClose: () => void;
  readonly onChanged: () => void;
}

export function RefuseDialog({ requestId, name, onClose, onChanged }: RefuseDialogProps) {
  const t = useMessages(messages);
  return (
    <FormDialog
      operation="RefuseDeskRequest"
      rules={rules}
      row={null}
      id={requestId}
      fixed={() => ({ RequestID: requestId })}
      labels={{ Reason: t.refuseReason }}
      title={t.refuseTitle}
      what={<p>{t.refuseWhat(name)}</p>}
      confirm={t.refuse}
      done={t.refused}
      onClose={onClose}
      onChanged={onChanged}
    >
      <Area name="Reason" />
    </FormDialog>
  );
}
