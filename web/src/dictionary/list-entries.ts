import {
  type EntryKind,
  formatSourceText,
  type NameRole,
  nameRoles,
} from '@btc/contract/dictionary/dictionary-kinds.ts';
import type { DictionaryRow } from '@btc/contract/dictionary/dictionary.ts';
import { toCutPath, toEntryId } from '@btc/contract/dictionary/dictionary-paths.ts';
import { foldSpelling } from '@btc/contract/fold-text.ts';
import { beefCutForms } from '@btc/reference/goods/beef-cuts.data.ts';
import { plantStates, plantStatuses } from '@btc/reference/plants/plant-statuses.ts';
import type { Edition } from '#i18n/edition.ts';
import { pickMessages } from '#i18n/messages.ts';
import { messages } from './messages.ts';

export const dictionaryParts = ['beefCut', 'porkCut', 'term', 'status', 'port'] as const satisfies readonly (
  | EntryKind
  | 'status'
)[];
export type DictionaryPart = (typeof dictionaryParts)[number];

export interface Entry {
  readonly id: string;
  /** The cut's page without edition prefix; null where the entry is not a cut. */
  readonly cutPath: string | null;
  readonly part: DictionaryPart;
  readonly name: string;
  readonly otherName: string;
  readonly group: string;
  readonly form: string | null;
  readonly hsCode: string | null;
  readonly note: string | null;
  readonly isListed: boolean;
  readonly names: readonly { readonly role: NameRole; readonly written: readonly string[] }[];
  /** Sources of the entry and its names, without duplicates. */
  readonly sources: readonly string[];
}

function toEntry(row: DictionaryRow, isCn: boolean): Entry {
  const form = beefCutForms.find(({ code }) => code === row.Form);
  const sources = [row, ...row.Names].map((one) => (isCn ? one.SourceCn : one.SourceEn));
  return {
    id: toEntryId(row.Kind, row.Code),
    cutPath:
      row.Kind === 'beefCut' || row.Kind === 'porkCut'
        ? toCutPath(row.Kind === 'beefCut' ? 'beef' : 'pork', row.Code)
        : null,
    part: row.Kind,
    name: isCn ? row.NameCn : row.NameEn,
    otherName: isCn ? row.NameEn : row.NameCn,
    group: isCn ? row.GroupCn : row.GroupEn,
    form: (isCn ? form?.nameCn : form?.nameEn) ?? null,
    hsCode: row.HsCode,
    note: isCn ? row.NoteCn : row.NoteEn,
    isListed: row.Listed,
    names: nameRoles
      .map((role) => ({ role, written: row.Names.filter(({ Role }) => Role === role).map(({ Name }) => Name) }))
      .filter(({ written }) => written.length > 0),
    sources: [...new Set(sources)],
  };
}

/** Statuses of a registration: defined in code, not in the database. */
function listStatuses(edition: Edition): readonly Entry[] {
  const t = pickMessages(edition, messages);
  const pick = ({ nameCn, nameEn }: { readonly nameCn: string; readonly nameEn: string }) =>
    edition === 'cn' ? nameCn : nameEn;
  return plantStatuses.map((status) => {
    const state = plantStates.find(({ code }) => code === status.resultsIn);
    return {
      id: toEntryId('status', status.code),
      cutPath: null,
      part: 'status',
      name: pick(status),
      otherName: edition === 'cn' ? status.nameEn : status.nameCn,
      group: t.statusGroup,
      form: null,
      hsCode: null,
      note: state === undefined ? t.keepsState : t.leadsTo(pick(state)),
      isListed: true,
      names: [],
      sources: [formatSourceText('portal', edition)],
    };
  });
}

export function listEntries(rows: readonly DictionaryRow[], edition: Edition): readonly Entry[] {
  return [...rows.map((row) => toEntry(row, edition === 'cn')), ...listStatuses(edition)];
}

/** Entries with the text in a name, number, tariff line or note; all where it is empty. */
export function findEntries(entries: readonly Entry[], text: string): readonly Entry[] {
  const wanted = foldSpelling(text);
  return entries.filter(({ name, otherName, hsCode, note, names }) =>
    [name, otherName, hsCode ?? '', note ?? '', ...names.flatMap(({ written }) => written)].some((one) =>
      foldSpelling(one).includes(wanted),
    ),
  );
}

export interface FoundGroup {
  /** Unique among the groups of the page. */
  readonly key: string;
  readonly name: string;
  readonly entries: readonly Entry[];
}

export interface FoundPart {
  readonly part: DictionaryPart;
  readonly groups: readonly FoundGroup[];
}

/** Entries by part and group, in display order; empty parts are left out. */
export function groupEntries(entries: readonly Entry[]): readonly FoundPart[] {
  const parts = Map.groupBy(entries, ({ part }) => part);
  return dictionaryParts.flatMap((part) => {
    const groups = Map.groupBy(parts.get(part) ?? [], ({ group }) => group);
    if (groups.size === 0) return [];
    return { part, groups: [...groups].map(([name, ofGroup]) => ({ key: `${part} ${name}`, name, entries: ofGroup })) };
  });
}
