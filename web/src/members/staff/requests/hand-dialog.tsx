import { useState } from 'react';
import { useMessages } from '#i18n/messages.ts';
import { ActionDialog } from '#shell/console/actions/action-dialog.tsx';
import { useStaff } from '#shell/console/staff.ts';
import { useCall } from '#shell/console/use-call.ts';
import { Select } from '#ui/form/select.tsx';
import type { DeskRequest } from '../words/word-lists.ts';
import { messages } from './messages.ts';

export interface HandDialogProps {
  readonly request: DeskRequest;
  readonly onClose: () => void;
  readonly onChanged: () => void;
}

export function HandDialog({ request, onClose, onChanged }: HandDialogProps) {
  const t = useMessages(messages);
  const { userId } = useStaff();
  // As it was when the dialog opened: who else takes it meanwhile is not overruled.
  const [from] = useState(request.AssignedTo);
  const [to, setTo] = useState('');
  const staff = useCall('GetStaff', {});
  const colleagues = (staff.data?.Rows ?? []).filter(({ StaffID }) => StaffID !== userId && StaffID !== from?.StaffID);
  return (
    <ActionDialog
      title={t.handTitle}
      what={<p>{from === null || from.StaffID === userId ? t.handWhat : t.handWhatFrom(from.LoginUserName)}</p>}
      confirm={t.hand}
      isReady={to !== ''}
      work={(api) =>
        api('AssignDeskRequest', {
          RequestID: request.RequestID,
          StaffID: Number(to),
          From: from?.StaffID ?? null,
        })
      }
      done={t.handed}
      onClose={onClose}
      onChanged={onChanged}
    >
      <Select
        label={t.colleague}
        required
        options={[
          { value: '', label: staff.data !== null && colleagues.length === 0 ? t.noColleague : t.chooseColleague },
          ...colleagues.map(({ StaffID, LoginUserName }) => ({ value: String(StaffID), label: LoginUserName })),
        ]}
        value={to}
        onChange={setTo}
      />
    </ActionDialog>
  );
}
