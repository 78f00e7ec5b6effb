import { captchaRule } from '@btc/contract/members/account-rules.ts';
import type { UserProfile } from '@btc/contract/members/profile.ts';
import { isApiError } from '@btc/contract/wire/errors.ts';
import { type FormEvent, useState } from 'react';
import { useMessages } from '#i18n/messages.ts';
import { browserApi } from '#platform/browser-api.ts';
import shared from '#ui/base/shared.module.css';
import { Button } from '#ui/button.tsx';
import { classNames } from '#ui/class-names.ts';
import { Dialog } from '#ui/overlay/dialog.tsx';
import { showToast } from '#ui/overlay/toast-store.ts';
import { Notice } from '#ui/state/notice.tsx';
import { toCallFailure, useFailureText } from '#ui/call-form/call-failure.ts';
import { CodeField } from '../company/code-field.tsx';
import { accountSession } from '../use-account.ts';
import styles from './account.module.css';
import { type AccountMessages, messages } from './messages.ts';

export function UnprovenNotice({ profile }: { profile: UserProfile }) {
  const t = useMessages(messages);
  const [isOpen, setOpen] = useState(false);
  const { CompanyEmail: email, EmailProven: isProven } = profile;
  if (isProven || email === null) return null;
  return (
    <Notice tone="caution">
      <div className={classNames(shared['ends'], styles['unproven'])}>
        <p>
          <strong>{t.unprovenTitle}</strong> {t.unprovenText(email)}
        </p>
        <Button size="small" onClick={() => setOpen(true)}>
          {t.prove}
        </Button>
      </div>
      {isOpen && <ProofDialog userId={profile.UserID} email={email} onClose={() => setOpen(false)} />}
    </Notice>
  );
}

interface ProofProps {
  readonly userId: number;
  readonly email: string;
  readonly onClose: () => void;
}

function ProofDialog({ userId, email, onClose }: ProofProps) {
  const t = useMessages(messages);
  const { submit, code, setCode, issue, failure, pending } = useProof(userId, onClose);
  return (
    <Dialog isOpen onClose={onClose} title={t.proveTitle}>
      <form onSubmit={submit} noValidate>
        <p>{t.proveLead(email)}</p>
        <CodeField
          name="EmailCode"
          label={t.proveCode}
          recipient={{ Email: email }}
          value={code}
          error={issue === null ? null : t.proveIssues[issue]}
          onChange={setCode}
        />
        {failure !== null && <Notice tone="error">{failure}</Notice>}
        <div className={classNames(shared['buttons'], shared['atEnd'])}>
          <Button onClick={onClose}>{t.cancel}</Button>
          <Button type="submit" variant="primary" pending={pending}>
            {t.prove}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}

type ProofIssue = keyof AccountMessages['proveIssues'];

const issuesByCode: ReadonlyMap<number, ProofIssue> = new Map([
  [6006, 'captchainvalid'],
  [6007, 'captchawrong'],
  [6012, 'emailtaken'],
]);

function useProof(userId: number, onDone: () => void) {
  const t = useMessages(messages);
  const failureText = useFailureText();
  const [code, setCode] = useState('');
  const [pending, setPending] = useState(false);
  const [issue, setIssue] = useState<ProofIssue | null>(null);
  const [failure, setFailure] = useState<string | null>(null);

  const send = async () => {
    setPending(true);
    try {
      await browserApi()('ProveEmail', { UserID: userId, Code: code.trim() });
      accountSession().change({ EmailProven: true });
      showToast(t.proveDone);
      onDone();
    } catch (error) {
      setPending(false);
      const found = isApiError(error) ? issuesByCode.get(error.code) : undefined;
      if (found === undefined) setFailure(failureText(toCallFailure(error)));
      else setIssue(found);
    }
  };

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (pending) return;
    const isWhole = code.trim().length === captchaRule.digits;
    setFailure(null);
    setIssue(isWhole ? null : 'code');
    if (isWhole) void send();
  };

  return { submit, code, setCode, issue, failure, pending };
}
