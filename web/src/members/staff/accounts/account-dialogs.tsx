import { useState } from 'react';
import { useFormat } from '#i18n/format.ts';
import { useMessages } from '#i18n/messages.ts';
import { ActionDialog } from '#shell/console/action-dialog.tsx';
import { TextArea } from '#ui/form/text-field.tsx';
import type { MemberDetail } from '../words/word-lists.ts';
import { en } from './messages.en.ts';
import { zh } from './messages.zh.ts';

/** What an action on an account needs to know of it. */
export type ActionTarget = Pick<MemberDetail, 'MemberID' | 'LoginUserName' | 'StaffRole' | 'LiveSessions'>;

export interface AccountDialogProps {
  readonly member: ActionTarget;
  readonly onClose: () => void;
  readonly onChanged: () => void;
}

/** Keeps somebody out. */
export function BlockDialog({ member, ...rest }: AccountDialogProps) {
  const t = useMessages({ cn: zh, en });
  const [reason, setReason] = useState('');
  return (
    <ActionDialog
      title={t.block}
      what={<p>{t.blockWhat(member.LoginUserName)}</p>}
      confirm={t.block}
      isReady={reason.trim() !== ''}
      work={(api) => api('BlockMember', { MemberID: member.MemberID, Reason: reason })}
      done={t.blocked}
      {...rest}
    >
      <TextArea
        label={t.blockReason}
        required
        maxLength={500}
        value={reason}
        onChange={(event) => setReason(event.target.value)}
      />
    </ActionDialog>
  );
}

/** Lets somebody in again. */
export function UnblockDialog({ member, ...rest }: AccountDialogProps) {
  const t = useMessages({ cn: zh, en });
  return (
    <ActionDialog
      title={t.unblock}
      what={<p>{t.unblockWhat(member.LoginUserName)}</p>}
      confirm={t.unblock}
      work={(api) => api('UnblockMember', { MemberID: member.MemberID })}
      done={t.unblocked}
      {...rest}
    />
  );
}

/** Ends sessions where a password may be known to others. */
export function SessionsDialog({ member, ...rest }: AccountDialogProps) {
  const t = useMessages({ cn: zh, en });
  const format = useFormat();
  return (
    <ActionDialog
      title={t.endSessions}
      what={<p>{t.endSessionsWhat(member.LoginUserName, format.number(member.LiveSessions))}</p>}
      confirm={t.endSessions}
      work={(api) => api('EndMemberSessions', { MemberID: member.MemberID })}
      done={t.sessionsEnded}
      {...rest}
    />
  );
}
