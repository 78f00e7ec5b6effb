import { useState } from 'react';
import { useFormat } from '#i18n/format.ts';
import { useMessages } from '#i18n/messages.ts';
import { ActionDialog } from '#shell/console/action-dialog.tsx';
import { useStaff } from '#shell/console/staff.ts';
import { Button } from '#ui/button.tsx';
import { TextArea } from '#ui/form/text-field.tsx';
import type { MemberDetail } from '../words/word-lists.ts';
import { EditDialog } from './edit-dialog.tsx';
import { useHindrance } from './hindrance.ts';
import { en } from './messages.en.ts';
import { zh } from './messages.zh.ts';
import { ResetFactorDialog, RoleDialog } from './role-dialogs.tsx';

export interface MemberActionProps {
  readonly member: MemberDetail;
  readonly onClose: () => void;
  readonly onChanged: () => void;
}

type Open = 'edit' | 'block' | 'unblock' | 'sessions' | 'role' | 'factor';

/** What can be done with an account as a whole. */
export function MemberActions({ member, onChanged }: Omit<MemberActionProps, 'onClose'>) {
  const t = useMessages({ cn: zh, en });
  const { role, userId } = useStaff();
  const [open, setOpen] = useState<Open | null>(null);
  const isHindered = useHindrance(member) !== null;
  const isOther = member.MemberID !== userId;
  const isBlocked = member.State === 'blocked';
  const props = { member, onChanged, onClose: () => setOpen(null) };
  return (
    <>
      {!isHindered && (
        <>
          <Button onClick={() => setOpen('edit')}>{t.edit}</Button>
          {member.LiveSessions > 0 && <Button onClick={() => setOpen('sessions')}>{t.endSessions}</Button>}
          {role === 'admin' && isOther && !member.Demo && <Button onClick={() => setOpen('role')}>{t.setRole}</Button>}
          {role === 'admin' && isOther && member.HasSecondFactor && (
            <Button onClick={() => setOpen('factor')}>{t.resetFactor}</Button>
          )}
          {isOther && (
            <Button onClick={() => setOpen(isBlocked ? 'unblock' : 'block')}>{isBlocked ? t.unblock : t.block}</Button>
          )}
        </>
      )}
      {open === 'edit' && <EditDialog {...props} />}
      {open === 'block' && <BlockDialog {...props} />}
      {open === 'unblock' && <UnblockDialog {...props} />}
      {open === 'sessions' && <SessionsDialog {...props} />}
      {open === 'role' && <RoleDialog {...props} />}
      {open === 'factor' && <ResetFactorDialog {...props} />}
    </>
  );
}

function BlockDialog({ member, ...rest }: MemberActionProps) {
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

function UnblockDialog({ member, ...rest }: MemberActionProps) {
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

function SessionsDialog({ member, ...rest }: MemberActionProps) {
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
