import {
  type EntryKind,
  rolesByKind,
  seedSources,
  formatSourceText,
} from '@btc/contract/dictionary/dictionary-kinds.ts';
import type { NamedOption } from '@btc/contract/fields.ts';
import { nameIn } from '@btc/contract/names.ts';
import type { DictionaryEntry } from '@btc/contract/prices/desk/name-dictionary.ts';
import { rules } from 'form-rules:SaveDictionaryEntry';
import { useEdition } from '#i18n/edition.ts';
import { useMessages } from '#i18n/messages.ts';
import type { FieldCodecs } from '#platform/forms/form-values.ts';
import { deskFields } from '#shell/console/form/desk-fields.tsx';
import { FormDialog } from '#shell/console/form/form-dialog.tsx';
import layout from '#shell/console/layout.module.css';
import { toOptions } from '#ui/form/select.tsx';
import { messages } from '../terms/dictionary-messages.ts';

const { Line, Area, Choice, Tick, Rows } = deskFields<'SaveDictionaryEntry'>();

export interface EntryDialogProps {
  readonly kind: EntryKind;
  /** Null for a new one. */
  readonly entry: DictionaryEntry | null;
  readonly groups: readonly NamedOption[];
  readonly forms: readonly NamedOption[];
  /** The other entries of the kind. */
  readonly others: readonly NamedOption[];
  readonly onClose: () => void;
  readonly onChanged: () => void;
}

/** Source of a name: free text, or one of the built-in sources, which stay as they are. */
function useSourceCodec(): FieldCodecs {
  const edition = useEdition();
  return {
    Source: {
      format: (source) => (typeof source === 'string' ? formatSourceText(source, edition) : ''),
      parse: (text) => ({
        value: Object.keys(seedSources).find((seed) => formatSourceText(seed, edition) === text.trim()) ?? text.trim(),
      }),
    },
  };
}

export function EntryDialog({ kind, entry, groups, forms, others, ...dialog }: EntryDialogProps) {
  const t = useMessages(messages);
  const edition = useEdition();
  return (
    <FormDialog
      operation="SaveDictionaryEntry"
      rules={rules}
      codecs={useSourceCodec()}
      row={entry}
      id={entry === null ? kind : `${kind}.${entry.Code}`}
      history={entry === null ? undefined : { Kind: 'dictionary-entry', ID: `${kind} ${entry.Code}` }}
      initial={{ Names: [], Substitutes: [] }}
      toRecord={({ Entry, ...row }) => ({ ...row, ...Entry, Group: row.GroupCode })}
      fixed={(known) => ({ Kind: kind, Revision: known?.Entry?.Revision ?? null })}
      refetch={async (api, { Code }) => {
        const { Rows: entries } = await api('GetNameDictionary', { Kind: kind });
        return entries.find((row) => row.Code === Code) ?? null;
      }}
      labels={t.fields}
      title={entry === null ? t.addEntry[kind] : t.changeEntry(nameIn(edition, entry))}
      what={<p>{entry === null ? t.addEntryWhat : t.changeEntryWhat}</p>}
      confirm={entry === null ? t.addEntryConfirm : t.changeEntryConfirm}
      done={entry === null ? t.addEntryDone : t.changeEntryDone}
      isWide
      {...dialog}
    >
      <div className={layout['grid']}>
        {entry === null && <Line name="Code" hint={t.codeHint} />}
        <Line name="NameCn" />
        <Line name="NameEn" />
        <Choice name="Group" of={groups} none={t.choose} />
        {kind === 'beefCut' && <Choice name="Form" of={forms} none={t.choose} />}
        {(kind === 'porkCut' || kind === 'beefCut') && <Line name="HsCode" hint={t.hsCodeHint[kind]} />}
        {kind === 'term' && <Area name="NoteCn" rows={3} />}
        {kind === 'term' && <Area name="NoteEn" rows={3} />}
        <Line name="Source" hint={t.sourceHint} />
      </div>
      <NamesRows kind={kind} />
      {(kind === 'beefCut' || kind === 'porkCut') && <SubstituteRows others={others} />}
      {entry !== null && <Tick name="Listed" />}
    </FormDialog>
  );
}

function NamesRows({ kind }: Pick<EntryDialogProps, 'kind'>) {
  const t = useMessages(messages);
  return (
    <Rows
      name="Names"
      hint={kind === 'port' || kind === 'term' ? t.portNamesWhat : t.namesWhat}
      start={{ Role: 'market', Name: '', Source: '' }}
      add={t.addName}
    >
      {(index) => (
        <>
          <Choice name={`Names.${index}.Role`} of={toOptions(rolesByKind[kind], t.roles)} />
          <Line name={`Names.${index}.Name`} />
          <Line name={`Names.${index}.Source`} />
        </>
      )}
    </Rows>
  );
}

function SubstituteRows({ others }: Pick<EntryDialogProps, 'others'>) {
  const t = useMessages(messages);
  return (
    <Rows
      name="Substitutes"
      hint={t.substitutesWhat}
      start={{ Cut: '', ReasonCn: '', ReasonEn: '' }}
      add={t.addSubstitute}
    >
      {(index) => (
        <>
          <Choice name={`Substitutes.${index}.Cut`} of={others} none={t.choose} />
          <Line name={`Substitutes.${index}.ReasonCn`} />
          <Line name={`Substitutes.${index}.ReasonEn`} />
        </>
      )}
    </Rows>
  );
}
