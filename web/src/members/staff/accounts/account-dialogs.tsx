import { rules as blockRules } from 'form-rules:BlockMember';
import { useFormat } from '#i18n/format.ts';
import { useMessages } from '#i18n/messages.ts';
import { ActionDialog } from '#shell/console/actions/action-dialog.tsx';
import { deskFields } from '#shell/console/form/desk-fields.tsx';
import { FormDialog } from '#shell/console/form/form-dialog.tsx';
import type { MemberDetail } from '../words/word-lists.ts';
import { messages } from './messages.ts';

const { Area } = deskFields<'BlockMember'>();

export type ActionTarget = Pick<MemberDetail, 'MemberID' | 'LoginUserName' | 'StaffRole' | 'LiveSessions'>;

export interface AccountDialogProps {
  readonly member: ActionTarget;
  readonly onClose: () => void;
  readonly onChanged: () => void;
}

export function BlockDialog({ member, ...rest }: AccountDialogProps) {
  const t = useMessages(messages);
  return (
    <FormDialog
      operation="BlockMember"
      rules={blockRules}
      row={null}
      id={member.MemberID}
      fixed={() => ({ MemberID: member.MemberID })}
      labels={{ Reason: t.blockReason }}
      title={t.block}
      what={<p>{t.blockWhat(member.LoginUserName)}</p>}
      confirm={t.block}
      done={t.blocked}
      {...rest}
    >
      <Area name="Reason" />
    </FormDialog>
  );
}

export function UnblockDialog({ member, ...rest }: AccountDialogProps) {
  const t = useMessages(messages);
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

export function SessionsDialog({ member, ...rest }: AccountDialogProps) {
  const t = useMessages(messages);
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
