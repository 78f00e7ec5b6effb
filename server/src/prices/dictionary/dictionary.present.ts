import {
  type DictionaryKind,
  type EntryKind,
  entryKinds,
  type NameRole,
  formatSourceText,
} from '@btc/contract/dictionary/dictionary-kinds.ts';
import type { DictionaryRow } from '@btc/contract/dictionary/dictionary.ts';
import type { DictionaryEntry as DeskEntry, NameAlias } from '@btc/contract/prices/desk/name-dictionary.ts';
import { evidences } from '@btc/reference/evidence.ts';
import type { DictionaryEntry } from '#dictionary/face.ts';
import type { CodeName } from './code-tables.ts';
import type { AliasRow } from './dictionary.queries.ts';

export function isEntryKind(kind: DictionaryKind): kind is EntryKind {
  return entryKinds.some((one) => one === kind);
}

export function presentAlias(
  { id, code, written, spelling, added_at: at }: AliasRow,
  all: readonly AliasRow[],
): NameAlias {
  const others = all.filter((one) => one.spelling === spelling && one.code !== code);
  return { AliasID: id, Alias: written, AddedAt: at.toISOString(), With: others.map((one) => one.code) };
}

const numberNames: Readonly<Partial<Record<NameRole, string>>> = { ausMeat: 'AUS-MEAT ', imps: 'IMPS ' };

function presentEvidence(code: string | null) {
  const evidence = evidences.find((one) => one.code === code);
  return { EvidenceCn: evidence?.nameCn ?? '', EvidenceEn: evidence?.nameEn ?? '' };
}

export function presentDeskEntry(entry: DictionaryEntry, aliases: readonly NameAlias[]): DeskEntry {
  const { group, names } = entry;
  return {
    Code: entry.code,
    NameCn: entry.nameCn,
    NameEn: entry.nameEn,
    GroupCode: group.code,
    GroupCn: group.nameCn,
    GroupEn: group.nameEn,
    Known: names.map(({ role, written }) => `${numberNames[role] ?? ''}${written}`),
    ...presentEvidence(entry.evidence),
    Aliases: [...aliases],
    Entry: {
      Revision: entry.revision,
      Form: entry.form,
      HsCode: entry.hsCode,
      NoteCn: entry.noteCn,
      NoteEn: entry.noteEn,
      Listed: entry.isListed,
      Source: entry.source,
      Names: names.map(({ role, written, source }) => ({ Role: role, Name: written, Source: source })),
      Substitutes: entry.substitutes.map(({ code, reasonCn, reasonEn }) => ({
        Cut: code,
        ReasonCn: reasonCn,
        ReasonEn: reasonEn,
      })),
    },
  };
}

export function presentCodeName(name: CodeName, aliases: readonly NameAlias[]): DeskEntry {
  const { forms = [] } = name;
  return {
    Code: name.code,
    NameCn: name.nameCn,
    NameEn: name.nameEn,
    GroupCode: '',
    GroupCn: [...new Set(forms.map(({ nameCn }) => nameCn))].join('、'),
    GroupEn: [...new Set(forms.map(({ nameEn }) => nameEn))].join(', '),
    Known: [...name.known],
    ...presentEvidence(name.evidence),
    Aliases: [...aliases],
    Entry: null,
  };
}

export function presentRow(entry: DictionaryEntry, withNames: boolean): DictionaryRow {
  const { group } = entry;
  return {
    Kind: entry.kind,
    Code: entry.code,
    NameCn: entry.nameCn,
    NameEn: entry.nameEn,
    GroupCode: group.code,
    GroupCn: group.nameCn,
    GroupEn: group.nameEn,
    Form: entry.form,
    HsCode: entry.hsCode,
    NoteCn: entry.noteCn,
    NoteEn: entry.noteEn,
    Listed: entry.isListed,
    Names: withNames
      ? entry.names.map(({ role, written, source }) => ({
          Role: role,
          Name: written,
          SourceCn: formatSourceText(source, 'cn'),
          SourceEn: formatSourceText(source, 'en'),
        }))
      : [],
    SourceCn: formatSourceText(entry.source, 'cn'),
    SourceEn: formatSourceText(entry.source, 'en'),
  };
}
