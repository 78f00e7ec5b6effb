import type { DataKey } from '@btc/contract/members/account/data-key.ts';
import type { UserProfile } from '@btc/contract/members/profile.ts';
import { isApiError } from '@btc/contract/wire/errors.ts';
import { encodePassword } from '@btc/contract/wire/password.ts';
import { useState } from 'react';
import { useFormat } from '#i18n/format.ts';
import { useMessages } from '#i18n/messages.ts';
import { browserApi } from '#platform/browser-api.ts';
import { useDraft } from '#platform/drafts/use-draft.ts';
import { toCallFailure, useFailureText } from '#ui/call-form/call-failure.ts';
import shared from '#ui/base/shared.module.css';
import { Button } from '#ui/button.tsx';
import { classNames } from '#ui/class-names.ts';
import { CopyButton } from '#ui/overlay/copy-button.tsx';
import { Dialog } from '#ui/overlay/dialog.tsx';
import { showToast } from '#ui/overlay/toast-store.ts';
import { useOwnCall } from '../../use-own-call.ts';
import styles from '../account.module.css';
import { messages } from './data-key-messages.ts';
import { MakeKeyForm, type NewKey } from './make-key-form.tsx';
import { Answered, Part } from '../part.tsx';

export function DataKeysPart({ profile }: { profile: UserProfile }) {
  const t = useMessages(messages);
  const answer = useOwnCall('GetDataKeys', {});
  const [isOpen, setOpen] = useState(false);
  return (
    <Part
      name="dataKeys"
      action={
        <Button size="small" onClick={() => setOpen(true)}>
          {t.make}
        </Button>
      }
    >
      <p className={shared['quiet']}>{t.text}</p>
      <Answered answer={answer}>
        {({ Rows }) => (
          <ul className={styles['list']}>
            {Rows.map((row) => (
              <KeyItem key={row.KeyID} row={row} onRevoked={answer.reload} />
            ))}
          </ul>
        )}
      </Answered>
      {isOpen && <MakeKeyDialog profile={profile} onClose={() => setOpen(false)} onMade={answer.reload} />}
    </Part>
  );
}

function KeyItem({ row, onRevoked }: { row: DataKey; onRevoked: () => void }) {
  const t = useMessages(messages);
  const format = useFormat();
  const failureText = useFailureText();
  const [isAsking, setAsking] = useState(false);
  const [pending, setPending] = useState(false);
  const revoke = async () => {
    setPending(true);
    try {
      await browserApi()('RevokeDataKey', { KeyID: row.KeyID });
      setAsking(false);
      showToast(t.revoked);
      onRevoked();
    } catch (error) {
      showToast(failureText(toCallFailure(error)), 'error');
    } finally {
      setPending(false);
    }
  };
  return (
    <li>
      <div>
        <p>
          {row.Name}{' '}
          <span className={shared['quiet']}>
            {t.kinds[row.Kind]} · …{row.Ending}
          </span>
        </p>
        <p className={shared['quiet']}>{row.Sets.length === 0 ? t.allSets : t.sets(row.Sets.join(', '))}</p>
        <p className={shared['quiet']}>
          {row.LastUsedDate === null
            ? t.neverUsed
            : t.used(format.dateTime(row.LastUsedDate), format.number(row.UsedToday))}
        </p>
        <p className={shared['quiet']}>{row.EndsDate === null ? t.endless : t.ends(format.dateTime(row.EndsDate))}</p>
      </div>
      {row.RevokedDate === null ? (
        <Button size="small" aria-label={t.revokeLabel(row.Name)} onClick={() => setAsking(true)}>
          {t.revoke}
        </Button>
      ) : (
        <p className={styles['side']}>{t.revokedOn(format.dateTime(row.RevokedDate))}</p>
      )}
      <Dialog isOpen={isAsking} onClose={() => setAsking(false)} title={t.revokeLabel(row.Name)}>
        <p>{t.revokeText}</p>
        <div className={classNames(shared['buttons'], shared['atEnd'])}>
          <Button onClick={() => setAsking(false)}>{t.cancel}</Button>
          <Button variant="primary" pending={pending} onClick={() => void revoke()}>
            {t.revoke}
          </Button>
        </div>
      </Dialog>
    </li>
  );
}

function useNewKey(onMade: () => void) {
  const t = useMessages(messages);
  const failureText = useFailureText();
  const [pending, setPending] = useState(false);
  const [wrong, setWrong] = useState<string | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const [key, setKey] = useState<string | null>(null);
  const make = async ({ Days, Password, ...rest }: NewKey) => {
    setPending(true);
    setWrong(null);
    setFailure(null);
    const days = Days === '' ? {} : { Days: Number(Days) };
    try {
      const made = await browserApi()('AddDataKey', { ...rest, ...days, Password: encodePassword(Password) });
      setKey(made.Key);
      onMade();
    } catch (error) {
      if (isApiError(error) && error.code === 6003) setWrong(t.wrongPassword);
      else setFailure(failureText(toCallFailure(error)));
    } finally {
      setPending(false);
    }
  };
  return { pending, wrong, failure, key, make };
}

interface MakeKeyProps {
  readonly profile: UserProfile;
  readonly onClose: () => void;
  readonly onMade: () => void;
}

function MakeKeyDialog({ profile, onClose, onMade }: MakeKeyProps) {
  const t = useMessages(messages);
  const draft = useDraft(`dataKey.${profile.UserID}`, { name: '' });
  const { pending, wrong, failure, key, make } = useNewKey(() => {
    draft.clear();
    onMade();
  });
  return (
    <Dialog isOpen onClose={onClose} title={t.make}>
      {key === null ? (
        <MakeKeyForm
          name={draft.values.name}
          onName={(name) => draft.set({ name })}
          pending={pending}
          wrong={wrong}
          failure={failure}
          onClose={onClose}
          onSend={(input) => void make(input)}
        />
      ) : (
        <>
          <p>{t.once}</p>
          <p>
            <code>{key}</code>
          </p>
          <div className={classNames(shared['buttons'], shared['atEnd'])}>
            <CopyButton variant="primary" text={key}>
              {t.copy}
            </CopyButton>
            <Button onClick={onClose}>{t.done}</Button>
          </div>
        </>
      )}
    </Dialog>
  );
}
