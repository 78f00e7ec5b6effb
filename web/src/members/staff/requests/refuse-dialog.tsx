import { useState } from 'react';
import { useMessages } from '#i18n/messages.ts';
import { ActionDialog } from '#shell/console/action-dialog.tsx';
import { TextArea } from '#ui/form/text-field.tsx';
import { en } from './messages.en.ts';
import { zh } from './messages.zh.ts';

export interface RefuseDialogProps {
  readonly requestId: number;
  readonly name: string;
  readonly onClose: () => void;
  readonly onChanged: () => void;
}

/** Refuses a request, with the reason that the applicant reads. */
export function RefuseDialog({ requestId, name, onClose, onChanged }: RefuseDialogProps) {
  const t = useMessages({ cn: zh, en });
  const [reason, setReason] = useState('');
  return (
    <ActionDialog
      title={t.refuseTitle}
      what={<p>{t.refuseWhat(name)}</p>}
      confirm={t.refuse}
      isReady={reason.trim() !== ''}
      work={(api) => api('RefuseDeskRequest', { RequestID: requestId, Reason: reason })}
      done={t.refused}
      onClose={onClose}
      onChanged={onChanged}
    >
      <TextArea
        label={t.refuseReason}
        required
        maxLength={1000}
        value={reason}
        onChange={(event) => setReason(event.target.value)}
      />
    </ActionDialog>
  );
}
