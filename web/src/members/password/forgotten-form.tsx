import { resetLinkMinutes } from '@btc/contract/members/account-rules.ts';
import { useEdition } from '#i18n/edition.ts';
import { errorText } from '#i18n/error-messages.ts';
import { useFormat } from '#i18n/format.ts';
import { useMessages } from '#i18n/messages.ts';
import { useScripted } from '#platform/use-scripted.ts';
import { Button } from '#ui/button.tsx';
import { TextField } from '#ui/form/text-field.tsx';
import { MessageDialog } from '#ui/overlay/message-dialog.tsx';
import { Notice } from '#ui/state/notice.tsx';
import { useFailureText } from '#ui/call-form/call-failure.ts';
import { en } from './messages.en.ts';
import { zh } from './messages.zh.ts';
import styles from './password.module.css';
import { type ForgotPasswordIssues, useForgotPassword } from './use-forgot-password.ts';

export interface ForgotPasswordFormProps {
  readonly onSent: () => void;
  readonly onCancel: () => void;
  /** The user name as far as it is known. */
  readonly name?: string | undefined;
  readonly autoFocus?: boolean | undefined;
}

/** User name and registered email, to be mailed a link that sets a new password. */
export function ForgotPasswordForm({ onSent, onCancel, name, autoFocus }: ForgotPasswordFormProps) {
  const t = useMessages({ cn: zh, en });
  const { form, submit, pending, issues, failure } = useForgotPassword(onSent);
  const findErrorText = useIssueText();
  const formatText = useFailureText();
  const scripted = useScripted();
  return (
    <form ref={form} className={styles['form']} method="post" noValidate onSubmit={submit}>
      <p className={styles['lead']}>{t.forgottenLead}</p>
      <TextField
        name="Name"
        label={t.userName}
        defaultValue={name}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={64}
        autoFocus={autoFocus}
        error={findErrorText(issues.name)}
      />
      <TextField
        name="Email"
        label={t.email}
        type="email"
        autoComplete="email"
        spellCheck={false}
        maxLength={254}
        error={findErrorText(issues.email)}
      />
      {failure !== null && <Notice tone="error">{formatText(failure)}</Notice>}
      <div className={styles['buttons']}>
        <Button onClick={onCancel}>{t.cancel}</Button>
        <Button type="submit" variant="primary" pending={pending} disabled={!scripted}>
          {t.reset}
        </Button>
      </div>
    </form>
  );
}

function useIssueText() {
  const t = useMessages({ cn: zh, en });
  const edition = useEdition();
  return (issue: ForgotPasswordIssues['name'] | ForgotPasswordIssues['email']): string | null => {
    if (issue === null) return null;
    return issue === 'forgetwdname' || issue === 'forgetwdemail' ? t[issue] : errorText(edition, issue);
  };
}

/** Tells that the link is on its way; closing it leads to BTC Info. */
export function LinkSentDialog({ isOpen, onClose }: { readonly isOpen: boolean; readonly onClose: () => void }) {
  const t = useMessages({ cn: zh, en });
  const format = useFormat();
  return (
    <MessageDialog message="resetlinksent" isOpen={isOpen} onClose={onClose} title={t.resetlinksentTitle}>
      <p>{t.resetlinksent(format.number(resetLinkMinutes))}</p>
    </MessageDialog>
  );
}
