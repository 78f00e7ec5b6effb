import { isChineseMobile } from '@btc/contract/members/account-rules.ts';
import type { UserProfile } from '@btc/contract/members/profile.ts';
import { useRef } from 'react';
import { useMessages } from '#i18n/messages.ts';
import { Button } from '#ui/button.tsx';
import { PasswordField } from '#ui/form/password-field.tsx';
import { Dialog } from '#ui/overlay/dialog.tsx';
import { showToast } from '#ui/overlay/toast-store.ts';
import { Notice } from '#ui/state/notice.tsx';
import { useFailureText } from '../call-failure.ts';
import { CodeField } from './code-field.tsx';
import type { CompanyField } from './company-draft.ts';
import { CompanyInput, useFieldOptions } from './company-input.tsx';
import { isEmail } from './company-proof.ts';
import { en as wordsEn } from './company-words.en.ts';
import { zh as wordsZh } from './company-words.zh.ts';
import styles from './company.module.css';
import { en } from './messages.en.ts';
import { zh } from './messages.zh.ts';
import { type CompanyForm, useCompanyForm } from './use-company-form.ts';

export interface CompanyDialogProps {
  readonly profile: UserProfile;
  readonly onClose: () => void;
  readonly onSaved: () => void;
}

const groups = [
  {
    name: 'company',
    fields: [
      'CompanyLocalName',
      'CompanyName',
      'CompanyType',
      'ProductType',
      'CompanyCountry',
      'CompanyProvince',
      'CompanyPhoneNumber',
      'CompanyFaxNumber',
      'CompanyWebSite',
    ],
  },
  {
    name: 'person',
    fields: [
      'ContactPersonName',
      'ContactPersonEnglishName',
      'ContactPersonSex',
      'ContactPersonCellPhoneNumber',
      'CompanyEmail',
    ],
  },
  { name: 'account', fields: ['NickName', 'Edition'] },
] as const satisfies readonly { name: 'company' | 'person' | 'account'; fields: readonly CompanyField[] }[];

/** Company and contact of one's own account. */
export function CompanyDialog({ profile, onClose, onSaved }: CompanyDialogProps) {
  const t = useMessages({ cn: zh, en });
  const failureText = useFailureText();
  const element = useRef<HTMLFormElement>(null);
  const saved = () => {
    showToast(t.saved);
    onSaved();
  };
  const form = useCompanyForm({ profile, form: element, onSaved: saved });
  return (
    <Dialog isOpen onClose={onClose} title={t.title}>
      <form ref={element} onSubmit={form.submit} noValidate>
        <p className={styles['lead']}>{t.lead}</p>
        {groups.map(({ name, fields }) => (
          <fieldset key={name} className={styles['group']}>
            <legend>{t[name]}</legend>
            {fields.map((field) => (
              <Field key={field} field={field} form={form} />
            ))}
            {name === 'person' && <ProofPart form={form} />}
          </fieldset>
        ))}
        {form.failure !== null && <Notice tone="error">{failureText(form.failure)}</Notice>}
        {!form.isChanged && <p className={styles['lead']}>{t.unchanged}</p>}
        <div className={styles['buttons']}>
          <Button onClick={onClose}>{t.cancel}</Button>
          <Button type="submit" variant="primary" pending={form.pending} disabled={!form.isChanged}>
            {t.save}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}

function Field({ field, form }: { field: CompanyField; form: CompanyForm }) {
  const t = useMessages({ cn: zh, en });
  const words = useMessages({ cn: wordsZh, en: wordsEn });
  const toOptions = useFieldOptions(form.draft);
  const issue = form.issues[field];
  return (
    <CompanyInput
      name={field}
      label={words.fields[field]}
      options={toOptions(field)}
      value={form.draft[field]}
      error={issue === undefined ? null : t.issues[issue]}
      onChange={(value) => form.set(field, value)}
    />
  );
}

/** Appears with a new mail address or mobile: the codes sent there, and the password. */
function ProofPart({ form: { needed, draft, proofs, issues, prove } }: { form: CompanyForm }) {
  const t = useMessages({ cn: zh, en });
  if (needed.size === 0) return null;
  const [email, mobile] = [draft.CompanyEmail.trim(), draft.ContactPersonCellPhoneNumber.trim()];
  const error = (field: keyof typeof proofs) => {
    const issue = issues[field];
    return issue === undefined ? null : t.issues[issue];
  };
  return (
    <div className={styles['proofs']}>
      <p className={styles['lead']}>{t.proofLead}</p>
      {needed.has('MobileCode') && (
        <CodeField
          name="MobileCode"
          label={t.mobileCode}
          recipient={isChineseMobile(mobile) ? { Mobile: mobile } : null}
          value={proofs.MobileCode}
          error={error('MobileCode')}
          onChange={(code) => prove('MobileCode', code)}
        />
      )}
      {needed.has('EmailCode') && (
        <CodeField
          name="EmailCode"
          label={t.emailCode}
          recipient={isEmail(email) ? { Email: email } : null}
          value={proofs.EmailCode}
          error={error('EmailCode')}
          onChange={(code) => prove('EmailCode', code)}
        />
      )}
      <PasswordField
        name="Password"
        label={t.password}
        autoComplete="current-password"
        maxLength={64}
        value={proofs.Password}
        error={error('Password')}
        onChange={(event) => prove('Password', event.target.value)}
      />
    </div>
  );
}
