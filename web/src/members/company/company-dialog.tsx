import { isChineseMobile } from '@btc/contract/members/account-rules.ts';
import type { UserProfile } from '@btc/contract/members/profile.ts';
import { labelProfile, profileParts } from '@btc/contract/members/profile-labels.ts';
import { rules } from 'form-rules:UpdateUserInfo';
import { useEdition } from '#i18n/edition.ts';
import { useMessages } from '#i18n/messages.ts';
import { callFields, toText, useCallField, useCallValues } from '#ui/call-form/call-fields.tsx';
import { CallForm } from '#ui/call-form/call-form.tsx';
import { Dialog } from '#ui/overlay/dialog.tsx';
import { showToast } from '#ui/overlay/toast-store.ts';
import { passwordCodec } from '../password/new-password.ts';
import { accountSession } from '../use-account.ts';
import { applicationFields } from './application-fields.ts';
import { CodeField } from './code-field.tsx';
import { isEmail, proofsFor } from './company-proof.ts';
import styles from './company.module.css';
import { messages } from './messages.ts';
import { ProfileInput } from './profile-input.tsx';

export interface CompanyDialogProps {
  readonly profile: UserProfile;
  readonly isForApplication?: boolean;
  readonly onClose: () => void;
  readonly onSaved: () => void;
}

const { Secret } = callFields<'UpdateUserInfo'>();
const codecs = { Password: passwordCodec };

/** Only changed fields are sent. */
export function CompanyDialog({ profile, isForApplication = false, onClose, onSaved }: CompanyDialogProps) {
  const t = useMessages(messages);
  const labels = labelProfile(useEdition());
  return (
    <Dialog isOpen onClose={onClose} title={isForApplication ? t.applicationTitle : t.title}>
      <p className={styles['lead']}>
        {isForApplication && `${t.applicationLead} `}
        {t.lead}
      </p>
      <CallForm
        operation="UpdateUserInfo"
        rules={rules}
        codecs={codecs}
        row={profile}
        initial={{}}
        sendsChanges
        needed={isForApplication ? applicationFields : undefined}
        notInDraft={['Password', 'EmailCode', 'MobileCode']}
        fixed={() => ({ UserID: profile.UserID })}
        draftName={`company.${profile.UserID}`}
        labels={{ ...labels, EmailCode: t.emailCode, MobileCode: t.mobileCode, Password: t.password }}
        issues={t.issues}
        confirm={isForApplication ? t.saveAndGoOn : t.save}
        onCancel={onClose}
        onDone={(answer) => {
          if (answer !== null) accountSession().change(answer.Row);
          showToast(t.saved);
          onSaved();
        }}
      >
        {profileParts.map(({ part, fields }) => (
          <fieldset key={part} className={styles['group']}>
            <legend>{t[part]}</legend>
            {fields.map((name) => (
              <ProfileInput key={name} name={name} />
            ))}
            {part === 'person' && <ProofPart profile={profile} />}
          </fieldset>
        ))}
      </CallForm>
    </Dialog>
  );
}

function ProofPart({ profile }: { readonly profile: UserProfile }) {
  const t = useMessages(messages);
  const values = useCallValues();
  const [email, mobile] = [toText(values['CompanyEmail']), toText(values['ContactPersonCellPhoneNumber'])];
  const { CompanyEmail, ContactPersonCellPhoneNumber } = profile;
  const needed = proofsFor(
    { email: CompanyEmail ?? '', mobile: ContactPersonCellPhoneNumber ?? '' },
    { email, mobile },
  );
  if (needed.size === 0) return null;
  return (
    <div className={styles['proofs']}>
      <p className={styles['lead']}>{t.proofLead}</p>
      {needed.has('MobileCode') && (
        <CodeProof name="MobileCode" recipient={isChineseMobile(mobile.trim()) ? { Mobile: mobile.trim() } : null} />
      )}
      {needed.has('EmailCode') && (
        <CodeProof name="EmailCode" recipient={isEmail(email) ? { Email: email.trim() } : null} />
      )}
      <Secret name="Password" />
    </div>
  );
}

function CodeProof({ name, recipient }: Pick<Parameters<typeof CodeField>[0], 'name' | 'recipient'>) {
  const { value, set, input } = useCallField(name);
  const { ref, label, error } = input;
  return <CodeField {...{ ref, name, label, error, recipient }} value={toText(value)} onChange={set} />;
}
