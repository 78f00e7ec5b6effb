import { resetLinkMinutes } from '@btc/contract/members/account-rules.ts';
import { rules } from 'form-rules:ForgetWebPassword';
import { useEdition } from '#i18n/edition.ts';
import { formatErrorText } from '#i18n/error-messages.ts';
import { useFormat } from '#i18n/format.ts';
import { useMessages } from '#i18n/messages.ts';
import { useScripted } from '#platform/use-scripted.ts';
import { callFields } from '#ui/call-form/call-fields.tsx';
import { CallForm } from '#ui/call-form/call-form.tsx';
import { MessageDialog } from '#ui/overlay/message-dialog.tsx';
import { messages } from './messages.ts';
import styles from './password.module.css';

const { Line } = callFields<'ForgetWebPassword'>();

export interface ForgotPasswordFormProps {
  readonly onSent: () => void;
  readonly onCancel: () => void;
  readonly name?: string | undefined;
  readonly autoFocus?: boolean | undefined;
}

export function ForgotPasswordForm({ onSent, onCancel, name, autoFocus }: ForgotPasswordFormProps) {
  const t = useMessages(messages);
  const edition = useEdition();
  const scripted = useScripted();
  const noMatch = formatErrorText(edition, 'useremailnotmatch');
  return (
    <CallForm
      // Made anew when the script runs: only then can a kept draft be looked up.
      key={scripted ? 'live' : 'served'}
      operation="ForgetWebPassword"
      rules={rules}
      row={null}
      initial={name === undefined ? {} : { Name: name }}
      fixed={() => ({ isEn: edition === 'en' })}
      draftName="forgotten"
      labels={{ Name: t.userName, Email: t.email }}
      issues={{
        'Name.required': t.forgetwdname,
        'Email.required': t.forgetwdemail,
        Email: noMatch,
        userpwdnotmatch: noMatch,
      }}
      confirm={t.reset}
      className={styles['form']}
      isLive={scripted}
      onCancel={onCancel}
      onDone={onSent}
    >
      <p className={styles['lead']}>{t.forgottenLead}</p>
      <Line name="Name" autoComplete="username" autoCapitalize="none" spellCheck={false} autoFocus={autoFocus} />
      <Line name="Email" type="email" autoComplete="email" spellCheck={false} />
    </CallForm>
  );
}

export function LinkSentDialog({ isOpen, onClose }: { readonly isOpen: boolean; readonly onClose: () => void }) {
  const t = useMessages(messages);
  const format = useFormat();
  return (
    <MessageDialog message="resetlinksent" isOpen={isOpen} onClose={onClose} title={t.resetlinksentTitle}>
      <p>{t.resetlinksent(format.number(resetLinkMinutes))}</p>
    </MessageDialog>
  );
}
