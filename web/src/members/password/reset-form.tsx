import { useState } from 'react';
import { useNavigate } from 'react-router';
import { pathFor, useEdition } from '#i18n/edition.ts';
import { useMessages } from '#i18n/messages.ts';
import { Button } from '#ui/button.tsx';
import { TextField } from '#ui/form/text-field.tsx';
import { Dialog } from '#ui/overlay/dialog.tsx';
import { redirectAfterMessage } from '#ui/overlay/message-redirect.ts';
import { Notice } from '#ui/state/notice.tsx';
import { useFailureText } from '#ui/call-form/call-failure.ts';
import { en } from './messages.en.ts';
import { zh } from './messages.zh.ts';
import { NewPasswordFields } from './new-password-fields.tsx';
import styles from './password.module.css';
import type { ResetLink } from './reset-link.ts';
import { useReset } from './use-reset.ts';

export interface ResetFormProps {
  readonly link: ResetLink;
  /** The link is used, expired or forged. */
  readonly onRefused: () => void;
}

/** The form behind a reset link: whose password it is, and the new one twice. */
export function ResetForm({ link, onRefused }: ResetFormProps) {
  const t = useMessages({ cn: zh, en });
  const [isDone, setDone] = useState(false);
  const formatText = useFailureText();
  const { form, submit, pending, issues, failure } = useReset({ link, onRefused, onDone: () => setDone(true) });
  return (
    <>
      <form ref={form} className={styles['form']} method="post" noValidate onSubmit={submit}>
        <p className={styles['lead']}>{t.resetLead}</p>
        <TextField label={t.userName} name="LoginUserName" autoComplete="username" value={link.name} readOnly />
        <NewPasswordFields issues={issues} />
        {failure !== null && <Notice tone="error">{formatText(failure)}</Notice>}
        <div className={styles['buttons']}>
          <Button type="submit" variant="primary" pending={pending}>
            {t.save}
          </Button>
        </div>
      </form>
      {isDone && <ResetDoneDialog />}
    </>
  );
}

/** The new password is in force: its button leads to login, closing it to BTC Info. */
function ResetDoneDialog() {
  const t = useMessages({ cn: zh, en });
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
