import type { DictionaryKind } from '@btc/contract/dictionary/dictionary-kinds.ts';
import { nameIn } from '@btc/contract/names.ts';
import type { DictionaryEntry, NameAlias } from '@btc/contract/prices/desk/name-dictionary.ts';
import { rules } from 'form-rules:AddNameAlias';
import { useEdition } from '#i18n/edition.ts';
import { useMessages } from '#i18n/messages.ts';
import { ActionDialog } from '#shell/console/actions/action-dialog.tsx';
import { deskFields } from '#shell/console/form/desk-fields.tsx';
import { FormDialog } from '#shell/console/form/form-dialog.tsx';
import { messages } from './dictionary-messages.ts';

const { Line, Choice } = deskFields<'AddNameAlias'>();

interface AliasDialogProps {
  readonly entry: DictionaryEntry;
  readonly onClose: () => void;
  readonly onChanged: () => void;
}

type Words = (typeof messages)['en'];

function describeAdding(t: Words, kind: DictionaryKind, name: string): string {
  if (kind === 'party') return t.addNobodyWhat;
  return kind === 'title' ? t.addTitleWhat(name) : t.addWhat(name);
}

function describeRemoving(t: Words, kind: DictionaryKind, { alias, name }: { alias: string; name: string }): string {
  if (kind === 'party') return t.removeNobodyWhat(alias);
  return kind === 'title' ? t.removeTitleWhat(alias, name) : t.removeWhat(alias, name);
}

export function AddAliasDialog(
  props: AliasDialogProps & { readonly kind: DictionaryKind; readonly others: readonly DictionaryEntry[] },
) {
  const { kind, entry, others, ...dialog } = props;
  const t = useMessages(messages);
  const name = nameIn(useEdition(), entry);
  return (
    <FormDialog
      operation="AddNameAlias"
      rules={rules}
      // The codes that stand beside the entry's own: none, or the other of the pair.
      codecs={{
        Codes: { format: () => '', parse: (pair) => ({ value: [entry.Code, pair].filter((code) => code !== '') }) },
      }}
      row={null}
      id={`${kind}.${entry.Code}`}
      fixed={() => ({ Kind: kind })}
      labels={{ Codes: t.pair }}
      issues={{ taken: t.taken, limit: t.limit, scale: t.scale }}
      title={t.addFor(name)}
      what={<p>{describeAdding(t, kind, name)}</p>}
      confirm={t.addConfirm}
      done={t.addDone}
      {...dialog}
    >
      <Line name="Alias" />
      {entry.Entry !== null && <Choice name="Codes" of={others} none={t.noPair} />}
    </FormDialog>
  );
}

export function RemoveAliasDialog(
  props: AliasDialogProps & { readonly kind: DictionaryKind; readonly alias: NameAlias },
) {
  const { kind, entry, alias, onClose, onChanged } = props;
  const t = useMessages(messages);
  const name = nameIn(useEdition(), entry);
  return (
    <ActionDialog
      title={t.removeFor(alias.Alias, name)}
      what={<p>{describeRemoving(t, kind, { alias: alias.Alias, name })}</p>}
      confirm={t.remove}
      work={(api) => api('RemoveNameAlias', { AliasID: alias.AliasID })}
      done={t.removeDone}
      onClose={onClose}
      onChanged={onChanged}
    />
  );
}
