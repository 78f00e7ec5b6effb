import { rules } from 'form-rules:ResetPasswordByEmail';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { pathFor, useEdition } from '#i18n/edition.ts';
import { useMessages } from '#i18n/messages.ts';
import { CallForm } from '#ui/call-form/call-form.tsx';
import { Button } from '#ui/button.tsx';
import { TextField } from '#ui/form/text-field.tsx';
import { Dialog } from '#ui/overlay/dialog.tsx';
import { redirectAfterMessage } from '#ui/overlay/message-redirect.ts';
import { messages } from './messages.ts';
import { NewPasswordFields, useNewPassword } from './new-password-fields.tsx';
import styles from './password.module.css';
import type { ResetLink } from './reset-link.ts';
import { isRefused } from './use-link-check.ts';

export interface ResetFormProps {
  readonly link: ResetLink;
  readonly onRefused: () => void;
}

export function ResetForm({ link, onRefused }: ResetFormProps) {
  const t = useMessages(messages);
  const [isDone, setDone] = useState(false);
  const { extraRules, ...shared } = useNewPassword('unknown');
  return (
    <>
      <CallForm
        operation="ResetPasswordByEmail"
        rules={{ ...rules, ...extraRules }}
        row={null}
        initial={{}}
        fixed={() => ({ LoginUserName: link.name, UpdateTime: link.proof })}
        draftName="password"
        {...shared}
        confirm={t.save}
        className={styles['form']}
        onDone={() => setDone(true)}
        onFailure={(error) => {
          if (isRefused(error)) onRefused();
          return isRefused(error);
        }}
      >
        <p className={styles['lead']}>{t.resetLead}</p>
        <TextField label={t.userName} name="LoginUserName" autoComplete="username" value={link.name} readOnly />
        <NewPasswordFields />
      </CallForm>
      {isDone && <ResetDoneDialog />}
    </>
  );
}

function ResetDoneDialog() {
  const t = useMessages(messages);
  const edition = useEdition();
  const navigate = useNavigate();
  const leave = () => void navigate(redirectAfterMessage(edition, 'reset') ?? pathFor(edition, '/Login'));
  return (
    <Dialog
      isOpen
      onClose={leave}
      title={t.resetDoneTitle}
      role="alertdialog"
      actions={
        <Button variant="primary" autoFocus onClick={() => void navigate(pathFor(edition, '/Login'))}>
          {t.login}
        </Button>
      }
    >
      <p>{t.resetDone}</p>
    </Dialog>
  );
}
