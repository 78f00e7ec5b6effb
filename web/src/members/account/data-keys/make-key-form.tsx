import {
  type DataKeyKind,
  dataKeyKinds,
  dataKeyRule,
  type KeySetName,
  keySets,
} from '@btc/contract/members/account/data-key-rule.ts';
import { type FormEvent, useState } from 'react';
import { useMessages } from '#i18n/messages.ts';
import shared from '#ui/base/shared.module.css';
import { Button } from '#ui/button.tsx';
import { classNames } from '#ui/class-names.ts';
import { PasswordField } from '#ui/form/password-field.tsx';
import { SegmentedControl } from '#ui/form/segmented-control.tsx';
import { Select, toOptions } from '#ui/form/select.tsx';
import { TextField } from '#ui/form/text-field.tsx';
import { Notice } from '#ui/state/notice.tsx';
import { messages } from './data-key-messages.ts';

const lives = ['30', '90', '365', ''] as const;
type Life = (typeof lives)[number];

export interface NewKey {
  readonly Name: string;
  readonly Kind: DataKeyKind;
  readonly Sets: KeySetName[];
  readonly Days: Life;
  /** As typed. */
  readonly Password: string;
}

interface MakeKeyFormProps {
  readonly name: string;
  readonly onName: (name: string) => void;
  readonly pending: boolean;
  readonly wrong: string | null;
  readonly failure: string | null;
  readonly onClose: () => void;
  readonly onSend: (input: NewKey) => void;
}

function listLives(kind: DataKeyKind): readonly Life[] {
  return kind === 'link' ? lives.filter((life) => life !== '' && Number(life) <= dataKeyRule.maxLinkDays) : lives;
}

export function MakeKeyForm({ name, onName, pending, wrong, failure, onClose, onSend }: MakeKeyFormProps) {
  const t = useMessages(messages);
  const [kind, setKind] = useState<DataKeyKind>('key');
  const [chosenSet, setSet] = useState<KeySetName | ''>('');
  const [days, setDays] = useState<Life>('90');
  const [password, setPassword] = useState('');
  const [isChecked, setChecked] = useState(false);
  const offered = listLives(kind);
  const set = chosenSet !== '' && keySets[kind].includes(chosenSet) ? chosenSet : '';
  const isSetMissing = kind === 'link' && set === '';
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setChecked(true);
    if (pending || name.trim() === '' || isSetMissing || password === '') return;
    onSend({
      Name: name.trim(),
      Kind: kind,
      Sets: set === '' ? [] : [set],
      Days: offered.includes(days) ? days : '90',
      Password: password,
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
      <OwnPassword
        value={password}
        error={isChecked && password === '' ? t.needPassword : wrong}
        onChange={setPassword}
      />
      {failure !== null && <Notice tone="error">{failure}</Notice>}
      <FormButtons pending={pending} onClose={onClose} />
    </form>
  );
}

interface OwnPasswordProps {
  readonly value: string;
  readonly error: string | null;
  readonly onChange: (value: string) => void;
}

function OwnPassword({ onChange, ...field }: OwnPasswordProps) {
  const t = useMessages(messages);
  return (
    <PasswordField
      label={t.password}
      autoComplete="current-password"
      maxLength={64}
      onChange={({ target }) => onChange(target.value)}
      {...field}
    />
  );
}

function FormButtons({ pending, onClose }: Pick<MakeKeyFormProps, 'pending' | 'onClose'>) {
  const t = useMessages(messages);
  return (
    <div className={classNames(shared['buttons'], shared['atEnd'])}>
      <Button onClick={onClose}>{t.cancel}</Button>
      <Button type="submit" variant="primary" pending={pending}>
        {t.make}
      </Button>
    </div>
  );
}
