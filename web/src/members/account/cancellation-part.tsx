import { type FormEvent, useState } from 'react';
import { isApiError } from '@btc/contract/wire/errors.ts';
import { encodePassword } from '@btc/contract/wire/password.ts';
import type { UserProfile } from '@btc/contract/members/profile.ts';
import { useMessages } from '#i18n/messages.ts';
import { browserApi } from '#platform/browser-api.ts';
import { useDraft } from '#platform/drafts/use-draft.ts';
import shared from '#ui/base/shared.module.css';
import { Button } from '#ui/button.tsx';
import { classNames } from '#ui/class-names.ts';
import { PasswordField } from '#ui/form/password-field.tsx';
import { TextArea } from '#ui/form/text-field.tsx';
import { Dialog } from '#ui/overlay/dialog.tsx';
import { Notice } from '#ui/state/notice.tsx';
import { toCallFailure, useFailureText } from '#ui/call-form/call-failure.ts';
import { messages } from './messages.ts';
import { Part } from './part.tsx';

interface CancellationProps {
  readonly profile: UserProfile;
  readonly onFrozen: () => void;
}

export function CancellationPart({ profile, onFrozen }: CancellationProps) {
  const t = useMessages(messages);
  const [isOpen, setOpen] = useState(false);
  return (
    <Part name="cancellation">
      <p className={shared['quiet']}>{t.cancellationText}</p>
      <p className={shared['quiet']}>{t.cancellationWithdraw}</p>
      <p>
        <Button onClick={() => setOpen(true)}>{t.cancelAccount}</Button>
      </p>
      {isOpen && <CancellationDialog profile={profile} onFrozen={onFrozen} onClose={() => setOpen(false)} />}
    </Part>
  );
}

/** Asks for the password again, so that nobody else at this device can close the account. */
function CancellationDialog({ profile, onFrozen, onClose }: CancellationProps & { onClose: () => void }) {
  const t = useMessages(messages);
  const draft = useDraft(`cancellation.${profile.UserID}`, { reason: '' });
  const { submit, pending, wrong, failure } = useCancellation({
    profile,
    onFrozen: () => {
      draft.clear();
      onFrozen();
    },
  });
  return (
    <Dialog isOpen onClose={onClose} title={t.cancelAccount}>
      <form onSubmit={submit} noValidate>
        <p>{t.cancellationText}</p>
        <p>{t.cancellationWithdraw}</p>
        <PasswordField
          name="Password"
          label={t.cancellationPassword}
          autoComplete="current-password"
          maxLength={64}
          error={wrong}
        />
        <TextArea
          name="Reason"
          label={t.cancellationReason}
          rows={3}
          maxLength={500}
          value={draft.values.reason}
          onChange={({ target }) => draft.set({ reason: target.value })}
        />
        {failure !== null && <Notice tone="error">{failure}</Notice>}
        <div className={classNames(shared['buttons'], shared['atEnd'])}>
          <Button onClick={onClose}>{t.cancel}</Button>
          <Button type="submit" variant="primary" pending={pending}>
            {t.confirmCancellation}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}

function useCancellation({ profile, onFrozen }: CancellationProps) {
  const t = useMessages(messages);
  const failureText = useFailureText();
  const [pending, setPending] = useState(false);
  const [wrong, setWrong] = useState<string | null>(null);
  const [failure, setFailure] = useState<string | null>(null);

  const send = async (password: string, reason: string) => {
    setPending(true);
    try {
      await browserApi()('RequestAccountCancellation', {
        UserID: profile.UserID,
        Password: encodePassword(password),
        ...(reason === '' ? {} : { Reason: reason }),
      });
      onFrozen();
    } catch (error) {
      setPending(false);
      const code = isApiError(error) ? error.code : null;
      if (code === 6003) setWrong(t.wrongPassword);
      else setFailure(code === 1007 ? t.staffCannot : failureText(toCallFailure(error)));
    }
  };

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (pending) return;
    const data = new FormData(event.currentTarget);
    const text = (name: string) => {
      const value = data.get(name);
      return typeof value === 'string' ? value : '';
    };
    const isMissing = text('Password') === '';
    setFailure(null);
    setWrong(isMissing ? t.needPassword : null);
    if (!isMissing) void send(text('Password'), text('Reason').trim());
  };

  return { submit, pending, wrong, failure };
}
