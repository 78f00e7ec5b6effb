import type { Api } from '@btc/contract/client.ts';
import { type Edition, type StaffRole, staffRoles } from '@btc/contract/members/access.ts';
import { invitationHours } from '@btc/contract/members/account-rules.ts';
import { isApiError } from '@btc/contract/wire/errors.ts';
import { useState } from 'react';
import { useEdition } from '#i18n/edition.ts';
import { useFormat } from '#i18n/format.ts';
import { useMessages } from '#i18n/messages.ts';
import { ActionDialog } from '#shell/console/action-dialog.tsx';
import { toIssues } from '#shell/console/failure.ts';
import { Select, toOptions } from '#ui/form/select.tsx';
import { TextField } from '#ui/form/text-field.tsx';
import { en as wordsEn } from '../words/words.en.ts';
import { zh as wordsZh } from '../words/words.zh.ts';
import { en } from './messages.en.ts';
import { zh } from './messages.zh.ts';

type EmailIssue = 'taken' | 'open';

function findEmailIssue(error: unknown): EmailIssue | null {
  if (isApiError(error) && error.code === 6012) return 'taken';
  return toIssues(error).some(({ Rule }) => Rule === 'invited') ? 'open' : null;
}

const languages = ['cn', 'en'] as const satisfies readonly Edition[];

/** Asks somebody to work in the console: where the mail goes, as what, and in which language it is written. */
export function InviteDialog({ onClose, onChanged }: { onClose: () => void; onChanged: () => void }) {
  const t = useMessages({ cn: zh, en });
  const words = useMessages({ cn: wordsZh, en: wordsEn });
  const format = useFormat();
  const own = useEdition();
  const [email, setEmail] = useState('');
  const [role, setRole] = useState<StaffRole>('editor');
  const [language, setLanguage] = useState<Edition>(own);
  const [issue, setIssue] = useState<EmailIssue | null>(null);
  const work = async (api: Api) => {
    setIssue(null);
    try {
      await api('InviteStaff', { Email: email.trim(), Role: role, Edition: language });
    } catch (error) {
      setIssue(findEmailIssue(error));
      throw error;
    }
  };
  return (
    <ActionDialog
      title={t.inviteTitle}
      what={<p>{t.inviteWhat(format.number(invitationHours))}</p>}
      confirm={t.inviteConfirm}
      isReady={email.trim() !== ''}
      work={work}
      done={t.invited}
      onClose={onClose}
      onChanged={onChanged}
    >
      <TextField
        label={t.email}
        type="email"
        required
        maxLength={254}
        autoComplete="off"
        autoFocus
        value={email}
        error={issue === null ? null : t.emailIssues[issue]}
        onChange={(event) => setEmail(event.target.value)}
      />
      <Select
        label={t.role}
        hint={t.roleHints[role]}
        options={toOptions(staffRoles, words.roles)}
        value={role}
        onChange={setRole}
      />
      <Select label={t.language} options={toOptions(languages, t.languages)} value={language} onChange={setLanguage} />
    </ActionDialog>
  );
}
