import { aliasRule, type DictionaryKind } from '@btc/contract/dictionary/dictionary-kinds.ts';
import type { DictionaryEntry, NameAlias } from '@btc/contract/prices/desk/name-dictionary.ts';
import { useState } from 'react';
import { useEdition } from '#i18n/edition.ts';
import { useMessages } from '#i18n/messages.ts';
import { ActionDialog } from '#shell/console/action-dialog.tsx';
import { toIssues } from '#shell/console/failure.ts';
import { useOptions } from '#ui/form/named-options.ts';
import { Select } from '#ui/form/select.tsx';
import { TextField } from '#ui/form/text-field.tsx';
import { en } from './dictionary-words.en.ts';
import { zh } from './dictionary-words.zh.ts';

interface AliasDialogProps {
  readonly entry: DictionaryEntry;
  readonly onClose: () => void;
  readonly onChanged: () => void;
}

/** Another spelling for an entry. */
export function AddAliasDialog(
  props: AliasDialogProps & { readonly kind: DictionaryKind; readonly others: readonly DictionaryEntry[] },
) {
  const { kind, entry, others, onClose, onChanged } = props;
  const t = useMessages({ cn: zh, en });
  const isEn = useEdition() === 'en';
  const [alias, setAlias] = useState('');
  const [pair, setPair] = useState('');
  const [refused, setRefused] = useState<'taken' | 'limit' | null>(null);
  const pairs = useOptions(others);
  const name = isEn ? entry.NameEn : entry.NameCn;
  return (
    <ActionDialog
      title={t.addFor(name)}
      what={<p>{t.addWhat(name)}</p>}
      confirm={t.addConfirm}
      isReady={alias.trim() !== ''}
      work={(api) =>
        api('AddNameAlias', {
          Kind: kind,
          Codes: pair === '' ? [entry.Code] : [entry.Code, pair],
          Alias: alias.trim(),
        })
      }
      onFailure={(error) => {
        const [rule] = toIssues(error).map(({ Rule }) => Rule);
        setRefused(rule === 'taken' || rule === 'limit' ? rule : null);
      }}
      done={t.addDone}
      onClose={onClose}
      onChanged={onChanged}
    >
      <TextField
        label={t.alias}
        maxLength={aliasRule.maxLength}
        error={refused === null ? undefined : t[refused]}
        value={alias}
        onChange={(event) => {
          setAlias(event.target.value);
          setRefused(null);
        }}
      />
      {entry.Entry !== null && (
        <Select label={t.pair} options={[{ value: '', label: t.noPair }, ...pairs]} value={pair} onChange={setPair} />
      )}
    </ActionDialog>
  );
}

/** Takes a spelling back. */
export function RemoveAliasDialog(props: AliasDialogProps & { readonly alias: NameAlias }) {
  const { entry, alias, onClose, onChanged } = props;
  const t = useMessages({ cn: zh, en });
  const isEn = useEdition() === 'en';
  const name = isEn ? entry.NameEn : entry.NameCn;
  return (
    <ActionDialog
      title={t.removeFor(alias.Alias, name)}
      what={<p>{t.removeWhat(alias.Alias, name)}</p>}
      confirm={t.remove}
      work={(api) => api('RemoveNameAlias', { AliasID: alias.AliasID })}
      done={t.removeDone}
      onClose={onClose}
      onChanged={onChanged}
    />
  );
}
