import { useState } from 'react';
import { useMessages } from '#i18n/messages.ts';
import { useStaff } from '#shell/console/staff.ts';
import { Button } from '#ui/button.tsx';
import type { MemberDetail } from '../words/word-lists.ts';
import { BlockDialog, SessionsDialog, UnblockDialog } from './account-dialogs.tsx';
import { EditDialog } from './edit-dialog.tsx';
import { useBlockedReason } from './use-blocked-reason.ts';
import { messages } from './messages.ts';
import { ResetFactorDialog, RoleDialog } from './role-dialogs.tsx';

interface MemberActionsProps {
  readonly member: MemberDetail;
  readonly onChanged: () => void;
}

type Open = 'edit' | 'block' | 'unblock' | 'sessions' | 'role' | 'factor';

export function MemberActions({ member, onChanged }: MemberActionsProps) {
  const t = useMessages(messages);
  const { role, userId } = useStaff();
  const [open, setOpen] = useState<Open | null>(null);
  const isHindered = useBlockedReason(member) !== null;
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
