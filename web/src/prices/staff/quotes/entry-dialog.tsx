import {
  type EntryKind,
  entryCodePattern,
  entryRule,
  type NameRole,
  rolesByKind,
  seedSources,
  sourceText,
} from '@btc/contract/dictionary/dictionary-kinds.ts';
import type { DictionaryEntry, SaveDictionaryEntry } from '@btc/contract/prices/desk/name-dictionary.ts';
import type { RequestOf } from '@btc/contract/wire/operation.ts';
import { useState } from 'react';
import { useEdition } from '#i18n/edition.ts';
import { useMessages } from '#i18n/messages.ts';
import { ActionDialog } from '#shell/console/action-dialog.tsx';
import { toIssues } from '#shell/console/failure.ts';
import { Button } from '#ui/button.tsx';
import { bindDraft } from '#ui/form/bind-draft.ts';
import { Checkbox } from '#ui/form/checkbox.tsx';
import { toNamedOptions } from '#ui/form/named-options.ts';
import { Select } from '#ui/form/select.tsx';
import { TextArea, TextField } from '#ui/form/text-field.tsx';
import { en } from './dictionary-words.en.ts';
import { zh } from './dictionary-words.zh.ts';

interface NameDraft {
  readonly key: number;
  readonly role: NameRole;
  readonly name: string;
  readonly source: string;
}

interface EntryDraft {
  readonly code: string;
  readonly nameCn: string;
  readonly nameEn: string;
  readonly group: string;
  readonly form: string;
  readonly hsCode: string;
  readonly noteCn: string;
  readonly noteEn: string;
  readonly listed: boolean;
  readonly source: string;
  readonly names: readonly NameDraft[];
}

type Option = { readonly Code: string; readonly NameCn: string; readonly NameEn: string };

export interface EntryDialogProps {
  readonly kind: EntryKind;
  /** Null: a new one. */
  readonly entry: DictionaryEntry | null;
  readonly groups: readonly Option[];
  readonly forms: readonly Option[];
  readonly onClose: () => void;
  readonly onChanged: () => void;
}

function toDraft(entry: DictionaryEntry | null): EntryDraft {
  const {
    Form = null,
    HsCode = null,
    Listed = true,
    Source = '',
    Names = [],
    NoteCn = null,
    NoteEn = null,
  } = entry?.Entry ?? {};
  return {
    code: entry?.Code ?? '',
    nameCn: entry?.NameCn ?? '',
    nameEn: entry?.NameEn ?? '',
    group: entry?.GroupCode ?? '',
    form: Form ?? '',
    hsCode: HsCode ?? '',
    noteCn: NoteCn ?? '',
    noteEn: NoteEn ?? '',
    listed: Listed,
    source: Source,
    names: Names.map(({ Role, Name, Source: source }, key) => ({ key, role: Role, name: Name, source })),
  };
}

/** What a draft lacks before it can be sent: names and numbers stand only with their source. */
function isWhole(kind: EntryKind, draft: EntryDraft): boolean {
  const texts = [draft.nameCn, draft.nameEn, draft.group, draft.source];
  const extra = kind === 'beefCut' ? draft.form : kind === 'porkCut' ? draft.hsCode : 'none';
  const names = draft.names.flatMap(({ name, source }) => [name, source]);
  return entryCodePattern.test(draft.code) && [...texts, extra, ...names].every((text) => text.trim() !== '');
}

function toRequest(
  { kind, entry }: Pick<EntryDialogProps, 'kind' | 'entry'>,
  draft: EntryDraft,
): RequestOf<typeof SaveDictionaryEntry> {
  return {
    Kind: kind,
    Code: draft.code,
    Revision: entry?.Entry?.Revision ?? null,
    NameCn: draft.nameCn,
    NameEn: draft.nameEn,
    Group: draft.group,
    Form: kind === 'beefCut' ? draft.form : null,
    HsCode: kind === 'porkCut' ? draft.hsCode.trim() : null,
    NoteCn: draft.noteCn.trim() || null,
    NoteEn: draft.noteEn.trim() || null,
    Listed: draft.listed,
    Source: draft.source,
    Names: draft.names.map(({ role, name: Name, source: Source }) => ({ Role: role, Name, Source })),
  };
}

/** Adds a cut, port, city or term, or changes one. */
export function EntryDialog({ kind, entry, groups, forms, ...dialog }: EntryDialogProps) {
  const t = useMessages({ cn: zh, en });
  const edition = useEdition();
  const [draft, setDraft] = useState(() => toDraft(entry));
  const [takenCode, setTakenCode] = useState<string | null>(null);
  const { text, choice, check } = bindDraft(draft, setDraft);
  const name = edition === 'cn' ? entry?.NameCn : entry?.NameEn;
  const notChosen = { value: '', label: t.choose };
  return (
    <ActionDialog
      title={name === undefined ? t.addEntry[kind] : t.changeEntry(name)}
      what={<p>{entry === null ? t.addEntryWhat : t.changeEntryWhat}</p>}
      confirm={entry === null ? t.addEntryConfirm : t.changeEntryConfirm}
      isReady={isWhole(kind, draft)}
      isWide
      work={(api) => api('SaveDictionaryEntry', toRequest({ kind, entry }, draft))}
      onFailure={(error) => {
        const isTaken = toIssues(error).some(({ Field, Rule }) => Field === 'Code' && Rule === 'taken');
        setTakenCode(isTaken ? draft.code : null);
      }}
      done={entry === null ? t.addEntryDone : t.changeEntryDone}
      {...dialog}
    >
      <div className="c-stack">
        <div className="c-grid">
          <TextField
            label={t.code}
            hint={entry === null ? t.codeHint : undefined}
            maxLength={entryRule.maxCode}
            readOnly={entry !== null}
            error={draft.code === takenCode ? t.codeTaken : undefined}
            autoCapitalize="off"
            spellCheck={false}
            {...text('code')}
          />
          <TextField label={t.nameCn} maxLength={entryRule.maxName} {...text('nameCn')} />
          <TextField label={t.nameEn} maxLength={entryRule.maxName} {...text('nameEn')} />
          <Select label={t.group} options={[notChosen, ...toNamedOptions(edition, groups)]} {...choice('group')} />
          {kind === 'beefCut' && (
            <Select label={t.form} options={[notChosen, ...toNamedOptions(edition, forms)]} {...choice('form')} />
          )}
          {kind === 'porkCut' && (
            <TextField label={t.hsCode} hint={t.hsCodeHint} inputMode="numeric" maxLength={8} {...text('hsCode')} />
          )}
          {kind === 'term' &&
            (['noteCn', 'noteEn'] as const).map((note) => (
              <TextArea key={note} rows={3} label={t[note]} maxLength={entryRule.maxNote} {...text(note)} />
            ))}
          <SourceField hint={t.sourceHint} {...choice('source')} />
        </div>
        <NamesFields kind={kind} names={draft.names} onChange={(names) => setDraft({ ...draft, names })} />
        {entry !== null && <Checkbox {...check('listed')}>{t.listed}</Checkbox>}
      </div>
    </ActionDialog>
  );
}

interface SourceFieldProps {
  readonly hint?: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** Where a name was found: in words, or one of the sources that the portal brought along, which are kept as they are. */
function SourceField({ hint, value, onChange }: SourceFieldProps) {
  const t = useMessages({ cn: zh, en });
  const edition = useEdition();
  const isSeed = Object.hasOwn(seedSources, value);
  return (
    <TextField
      label={t.sourceLabel}
      hint={hint}
      maxLength={entryRule.maxSource}
      value={isSeed ? sourceText(value, edition) : value}
      onChange={({ target }) => onChange(target.value)}
    />
  );
}

interface NamesFieldsProps {
  readonly kind: EntryKind;
  readonly names: readonly NameDraft[];
  readonly onChange: (names: readonly NameDraft[]) => void;
}

/** Other names, search words and item numbers, each with its source. */
function NamesFields({ kind, names, onChange }: NamesFieldsProps) {
  const t = useMessages({ cn: zh, en });
  const change = (key: number, changes: Partial<NameDraft>) =>
    onChange(names.map((one) => (one.key === key ? { ...one, ...changes } : one)));
  const nextKey = Math.max(-1, ...names.map(({ key }) => key)) + 1;
  return (
    <fieldset>
      <legend className="c-legend">{t.names}</legend>
      <p className="c-what">{kind === 'port' || kind === 'term' ? t.portNamesWhat : t.namesWhat}</p>
      {names.map(({ key, role, name, source }) => (
        <div key={key} className="c-nameRow">
          <Select
            label={t.role}
            options={rolesByKind[kind].map((value) => ({ value, label: t.roles[value] }))}
            value={role}
            onChange={(value) => change(key, { role: value })}
          />
          <TextField
            label={t.nameOrNumber}
            maxLength={entryRule.maxName}
            value={name}
            onChange={({ target }) => change(key, { name: target.value })}
          />
          <SourceField value={source} onChange={(value) => change(key, { source: value })} />
          <Button
            size="small"
            aria-label={t.removeNameFor(name)}
            onClick={() => onChange(names.filter((one) => one.key !== key))}
          >
            {t.remove}
          </Button>
        </div>
      ))}
      {names.length < entryRule.maxNames && (
        <Button
          size="small"
          onClick={() => onChange([...names, { key: nextKey, role: 'market', name: '', source: '' }])}
        >
          {t.addName}
        </Button>
      )}
    </fieldset>
  );
}
