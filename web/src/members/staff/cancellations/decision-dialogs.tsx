import { rules as refuseRules } from 'form-rules:RefuseCancellation';
import { useState } from 'react';
import { useMessages } from '#i18n/messages.ts';
import { ActionDialog } from '#shell/console/actions/action-dialog.tsx';
import { deskFields } from '#shell/console/form/desk-fields.tsx';
import { FormDialog } from '#shell/console/form/form-dialog.tsx';
import { TextField } from '#ui/form/text-field.tsx';
import type { Cancellation } from '../words/word-lists.ts';
import { messages } from './messages.ts';

const { Area } = deskFields<'RefuseCancellation'>();

export interface DecisionDialogProps {
  readonly cancellation: Cancellation;
  readonly onClose: () => void;
  readonly onChanged: () => void;
}

/** Erases a member's personal data; the name must be typed, so that no single click does it. */
export function ApproveDialog({ cancellation, onClose, onChanged }: DecisionDialogProps) {
  const t = useMessages(messages);
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

export function RefuseDialog({ cancellation, onClose, onChanged }: DecisionDialogProps) {
  const t = useMessages(messages);
  const { CancellationID } = cancellation;
  return (
    <FormDialog
      operation="RefuseCancellation"
      rules={refuseRules}
      row={null}
      id={CancellationID}
      fixed={() => ({ CancellationID })}
      labels={{ Reason: t.refuseReason }}
      title={t.refuseTitle}
      what={<p>{t.refuseWhat(cancellation.LoginUserName)}</p>}
      confirm={t.refuse}
      done={t.refused}
      onClose={onClose}
      onChanged={onChanged}
    >
      <Area name="Reason" />
    </FormDialog>
  );
}
