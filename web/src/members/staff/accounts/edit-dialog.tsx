import { profileFields } from '@btc/contract/members/profile-labels.ts';
import { rules } from 'form-rules:UpdateDeskMember';
import { useMessages } from '#i18n/messages.ts';
import { FormDialog } from '#shell/console/form/form-dialog.tsx';
import { ProfileInput } from '../../company/profile-input.tsx';
import { messages as wordsMessages } from '../words/messages.ts';
import type { MemberDetail } from '../words/word-lists.ts';
import { messages } from './messages.ts';

export interface EditDialogProps {
  readonly member: MemberDetail;
  readonly onClose: () => void;
  readonly onChanged: () => void;
}

/** Only changed fields are sent. */
export function EditDialog({ member, onClose, onChanged }: EditDialogProps) {
  const t = useMessages(messages);
  const words = useMessages(wordsMessages);
  return (
    <FormDialog
      operation="UpdateDeskMember"
      rules={rules}
      row={member}
      id={member.MemberID}
      initial={{}}
      sendsChanges
      fixed={() => ({ MemberID: member.MemberID })}
      labels={{ Edition: words.fields.Edition }}
      title={t.editTitle}
      what={<p>{t.editWhat(member.LoginUserName)}</p>}
      confirm={t.save}
      done={t.edited}
      onClose={onClose}
      onChanged={onChanged}
    >
      {profileFields.map((name) => (
        <ProfileInput key={name} name={name} />
      ))}
    </FormDialog>
  );
}
