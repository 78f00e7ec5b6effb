import { useState } from 'react';
import { useMessages } from '#i18n/messages.ts';
import { ActionDialog } from '#shell/console/action-dialog.tsx';
import { TextArea, TextField } from '#ui/form/text-field.tsx';
import type { Cancellation } from '../words/word-lists.ts';
import { en } from './messages.en.ts';
import { zh } from './messages.zh.ts';

export interface DecisionDialogProps {
  readonly cancellation: Cancellation;
  readonly onClose: () => void;
  readonly onChanged: () => void;
}

/** Erases a member's personal data: the name is typed, so that nobody does it by a press. */
export function ApproveDialog({ cancellation, onClose, onChanged }: DecisionDialogProps) {
  const t = useMessages({ cn: zh, en });
  const [typed, setTyped] = useState('');
  const name = cancellation.LoginUserName;
  return (
    <ActionDialog
      title={t.approveTitle}
      what={
        <>
          <p>{t.approveWhat(name)}</p>
          <p>
            <strong>{t.approveFinal}</strong>
          </p>
        </>
      }
      confirm={t.approve}
      isReady={typed.trim() === name}
      work={(api) => api('ApproveCancellation', { CancellationID: cancellation.CancellationID })}
      done={t.approved}
      onClose={onClose}
      onChanged={onChanged}
    >
      <TextField
        label={t.approveType(name)}
        value={typed}
        maxLength={64}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        onChange={(event) => setTyped(event.target.value)}
      />
    </ActionDialog>
  );
}

/** Unfreezes the account and tells its owner why. */
export function RefuseDialog({ cancellation, onClose, onChanged }: DecisionDialogProps) {
  const t = useMessages({ cn: zh, en });
  const [reason, setReason] = useState('');
  return (
    <ActionDialog
      title={t.refuseTitle}
      what={<p>{t.refuseWhat(cancellation.LoginUserName)}</p>}
      confirm={t.refuse}
      isReady={reason.trim() !== ''}
      work={(api) => api('RefuseCancellation', { CancellationID: cancellation.CancellationID, Reason: reason })}
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
