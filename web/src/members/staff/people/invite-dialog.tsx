import { editions, staffRoles } from '@btc/contract/members/access.ts';
import { invitationHours } from '@btc/contract/members/account-rules.ts';
import { rules } from 'form-rules:InviteStaff';
import { useEdition } from '#i18n/edition.ts';
import { useFormat } from '#i18n/format.ts';
import { useMessages } from '#i18n/messages.ts';
import { deskFields } from '#shell/console/form/desk-fields.tsx';
import { FormDialog } from '#shell/console/form/form-dialog.tsx';
import { useCallValues } from '#ui/call-form/call-fields.tsx';
import { toOptions } from '#ui/form/select.tsx';
import { messages as words } from '../words/messages.ts';
import { messages } from './messages.ts';

const { Line, Choice } = deskFields<'InviteStaff'>();

export function InviteDialog({ onClose, onChanged }: { onClose: () => void; onChanged: () => void }) {
  const t = useMessages(messages);
  const format = useFormat();
  return (
    <FormDialog
      operation="InviteStaff"
      rules={rules}
      row={null}
      id={null}
      initial={{ Role: 'editor', Edition: useEdition() }}
      fixed={() => ({})}
      labels={{ Edition: t.language }}
      issues={{ emailtaken: t.emailTaken }}
      title={t.inviteTitle}
      what={<p>{t.inviteWhat(format.number(invitationHours))}</p>}
      confirm={t.inviteConfirm}
      done={t.invited}
      onClose={onClose}
      onChanged={onChanged}
    >
      <Line name="Email" type="email" autoComplete="off" />
      <RoleField />
      <Choice name="Edition" of={toOptions(editions, t.languages)} />
    </FormDialog>
  );
}

function RoleField() {
  const t = useMessages(messages);
  const { roles } = useMessages(words);
  const values = useCallValues();
  const role = staffRoles.find((one) => one === values['Role']);
  return <Choice name="Role" of={toOptions(staffRoles, roles)} hint={role && t.roleHints[role]} />;
}
