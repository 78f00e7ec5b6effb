import type { DataKey } from '@btc/contract/members/data-key.ts';
import {
  type DataKeyKind,
  dataKeyKinds,
  dataKeyRule,
  type KeySetName,
  keySets,
} from '@btc/contract/members/data-key-rule.ts';
import type { UserProfile } from '@btc/contract/members/profile.ts';
import { type FormEvent, useState } from 'react';
import { useFormat } from '#i18n/format.ts';
import { useMessages } from '#i18n/messages.ts';
import { browserApi } from '#platform/browser-api.ts';
import { useDraft } from '#platform/use-draft.ts';
import { toCallFailure, useFailureText } from '#ui/call-form/call-failure.ts';
import shared from '#ui/base/shared.module.css';
import { Button } from '#ui/button.tsx';
import { classNames } from '#ui/class-names.ts';
import { SegmentedControl } from '#ui/form/segmented-control.tsx';
import { Select, toOptions } from '#ui/form/select.tsx';
import { TextField } from '#ui/form/text-field.tsx';
import { CopyButton } from '#ui/overlay/copy-button.tsx';
import { Dialog } from '#ui/overlay/dialog.tsx';
import { showToast } from '#ui/overlay/toast-store.ts';
import { Notice } from '#ui/state/notice.tsx';
import { useOwnCall } from '../use-own-call.ts';
import styles from './account.module.css';
import { messages } from './data-key-messages.ts';
import { Answered, Part } from './part.tsx';

/** The keys by which programs of the member get data: made, seen and revoked here. */
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

const lives = ['30', '90', '365', ''] as const;
type Life = (typeof lives)[number];

/** What a key is to be; how it is sent. */
function useNewKey(onMade: () => void) {
  const failureText = useFailureText();
  const [pending, setPending] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const [key, setKey] = useState<string | null>(null);
  const make = async (input: { Name: string; Kind: DataKeyKind; Sets: KeySetName[]; Days: Life }) => {
    setPending(true);
    setFailure(null);
    try {
      const { Days, ...rest } = input;
      const made = await browserApi()('AddDataKey', { ...rest, ...(Days === '' ? {} : { Days: Number(Days) }) });
      setKey(made.Key);
      onMade();
    } catch (error) {
      setFailure(failureText(toCallFailure(error)));
    } finally {
      setPending(false);
    }
  };
  return { pending, failure, key, make };
}

interface MakeKeyProps {
  readonly profile: UserProfile;
  readonly onClose: () => void;
  readonly onMade: () => void;
}

function MakeKeyDialog({ profile, onClose, onMade }: MakeKeyProps) {
  const t = useMessages(messages);
  const draft = useDraft(`dataKey.${profile.UserID}`, { name: '' });
  const { pending, failure, key, make } = useNewKey(() => {
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

interface MakeKeyFormProps {
  readonly name: string;
  readonly onName: (name: string) => void;
  readonly pending: boolean;
  readonly failure: string | null;
  readonly onClose: () => void;
  readonly onSend: (input: { Name: string; Kind: DataKeyKind; Sets: KeySetName[]; Days: Life }) => void;
}

function MakeKeyForm({ name, onName, pending, failure, onClose, onSend }: MakeKeyFormProps) {
  const t = useMessages(messages);
  const [kind, setKind] = useState<DataKeyKind>('key');
  const [chosenSet, setSet] = useState<KeySetName | ''>('');
  const [days, setDays] = useState<Life>('90');
  const [isChecked, setChecked] = useState(false);
  const offered =
    kind === 'link' ? lives.filter((life) => life !== '' && Number(life) <= dataKeyRule.maxLinkDays) : lives;
  const set = chosenSet !== '' && keySets[kind].includes(chosenSet) ? chosenSet : '';
  const isSetMissing = kind === 'link' && set === '';
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setChecked(true);
    if (pending || name.trim() === '' || isSetMissing) return;
    onSend({
      Name: name.trim(),
      Kind: kind,
      Sets: set === '' ? [] : [set],
      Days: offered.includes(days) ? days : '90',
    });
  };
  return (
    <form onSubmit={submit} noValidate>
      <TextField
        label={t.name}
        hint={t.nameHint}
        maxLength={dataKeyRule.maxName}
        value={name}
        error={isChecked && name.trim() === '' ? t.needName : null}
        onChange={({ target }) => onName(target.value)}
      />
      <SegmentedControl label={t.kind} value={kind} options={toOptions(dataKeyKinds, t.kinds)} onChange={setKind} />
      <p className={shared['quiet']}>{t.kindTexts[kind]}</p>
      <Select
        label={t.set}
        value={set}
        error={isChecked && isSetMissing ? t.needSet : null}
        options={[
          { value: '' as const, label: kind === 'key' ? t.allSets : t.chooseSet },
          ...keySets[kind].map((value) => ({ value, label: value })),
        ]}
        onChange={setSet}
      />
      <Select
        label={t.life}
        value={offered.includes(days) ? days : '90'}
        options={offered.map((value) => ({ value, label: t.lives[value] }))}
        onChange={setDays}
      />
      {failure !== null && <Notice tone="error">{failure}</Notice>}
      <div className={classNames(shared['buttons'], shared['atEnd'])}>
        <Button onClick={onClose}>{t.cancel}</Button>
        <Button type="submit" variant="primary" pending={pending}>
          {t.make}
        </Button>
      </div>
    </form>
  );
}
