import { type StaffRole, staffRoles } from '@btc/contract/members/access.ts';
import { useState } from 'react';
import { useMessages } from '#i18n/messages.ts';
import { ActionDialog } from '#shell/console/actions/action-dialog.tsx';
import { Select, toOptions } from '#ui/form/select.tsx';
import { messages as wordsMessages } from '../words/messages.ts';
import type { AccountDialogProps } from './account-dialogs.tsx';
import { messages } from './messages.ts';

/** Grants or revokes a staff role; admin only. */
export function RoleDialog({ member, ...rest }: AccountDialogProps) {
  const t = useMessages(messages);
  const words = useMessages(wordsMessages);
  const [role, setRole] = useState<StaffRole | ''>(member.StaffRole ?? '');
  return (
    <ActionDialog
      title={t.setRole}
      what={<p>{t.setRoleWhat(member.LoginUserName)}</p>}
      confirm={t.setRole}
      isReady={role !== (member.StaffRole ?? '')}
      work={(api) => api('SetStaffRole', { MemberID: member.MemberID, Role: role === '' ? null : role })}
      done={t.roleSet}
      {...rest}
    >
      <Select
        label={t.role}
        options={[{ value: '', label: t.noRole }, ...toOptions(staffRoles, words.roles)]}
        value={role}
        onChange={setRole}
      />
    </ActionDialog>
  );
}

export function ResetFactorDialog({ member, ...rest }: AccountDialogProps) {
  const t = useMessages(messages);
  return (
    <ActionDialog
      title={t.resetFactor}
      what={<p>{t.resetFactorWhat(member.LoginUserName)}</p>}
      confirm={t.resetFactor}
      work={(api) => api('ResetStaffTotp', { MemberID: member.MemberID })}
      done={t.factorReset}
      {...rest}
    />
  );
}
