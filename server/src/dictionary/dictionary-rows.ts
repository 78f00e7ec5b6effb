import type { EntryKind, NameRole } from '@btc/contract/dictionary/dictionary-kinds.ts';

export interface EntryRow {
  readonly kind: EntryKind;
  readonly code: string;
  readonly name_cn: string;
  readonly name_en: string;
  readonly group_code: string;
  readonly form: string | null;
  readonly hs_code: string | null;
  readonly note_cn: string | null;
  readonly note_en: string | null;
  readonly evidence: string | null;
  readonly source: string;
  readonly sort_key: number;
  readonly is_listed: boolean;
  /** Raised by every change of the entry or its names. */
  readonly revision: number;
}

export interface NameRow {
  readonly kind: EntryKind;
  readonly code: string;
  readonly role: NameRole;
  readonly written: string;
  readonly source: string;
}

export interface SubstituteRow {
  readonly kind: EntryKind;
  readonly code: string;
  readonly other_code: string;
  readonly reason_cn: string;
  readonly reason_en: string;
}

export interface TaughtRow {
  readonly kind: string;
  readonly code: string;
  readonly written: string;
  readonly spelling: string;
}

export interface DictionaryRows {
  readonly entries: readonly EntryRow[];
  readonly names: readonly NameRow[];
  readonly taught: readonly TaughtRow[];
  readonly substitutes: readonly SubstituteRow[];
}
