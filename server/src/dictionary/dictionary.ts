import {
  type DictionaryKind,
  dictionaryKinds,
  type EntryKind,
  entryKinds,
  type NameRole,
} from '@btc/contract/dictionary/dictionary-kinds.ts';
import { foldSpelling } from '@btc/contract/fold-text.ts';
import type { NamedCode, Names } from '@btc/contract/names.ts';
import { beefParts } from '@btc/reference/goods/beef-cuts.ts';
import { porkCutGroups } from '@btc/reference/goods/pork-cuts.ts';
import { portGroups } from '@btc/reference/places/ports.data.ts';
import { termGroups } from '@btc/reference/goods/terms.data.ts';
import { foldTitle } from '#platform/import/text/fold-title.ts';
import type { DictionaryRows, EntryRow, NameRow } from './dictionary-rows.ts';

/** Some codes exist both as a beef cut and as a pork cut. */
export type CutMeat = 'beef' | 'pork';

export interface DictionaryEntry extends Names {
  readonly kind: EntryKind;
  readonly code: string;
  readonly group: NamedCode;
  /** Beef cuts only; else null. */
  readonly form: string | null;
  /** Pork cuts and beef offal only; else null. */
  readonly hsCode: string | null;
  readonly noteCn: string | null;
  readonly noteEn: string | null;
  readonly evidence: string | null;
  readonly source: string;
  readonly sortKey: number;
  /** False: forms no longer offer it. */
  readonly isListed: boolean;
  readonly revision: number;
  readonly names: readonly Pick<NameRow, 'role' | 'written' | 'source'>[];
  /** Only those recorded at this entry. */
  readonly substitutes: readonly Substitute[];
}

export interface Substitute {
  readonly code: string;
  readonly reasonCn: string;
  readonly reasonEn: string;
}

export interface NamedEntry {
  readonly kind: DictionaryKind;
  readonly code: string;
}

/** Reading of a cut text: one cut, or several taught as a pair; several candidates; or none. */
export type CutReading =
  | { readonly kind: 'known'; readonly cuts: readonly DictionaryEntry[] }
  | { readonly kind: 'ambiguous'; readonly cuts: readonly DictionaryEntry[] }
  | { readonly kind: 'unknown' };

export const groupsByKind: Readonly<Record<EntryKind, readonly NamedCode[]>> = {
  beefCut: beefParts,
  porkCut: porkCutGroups,
  port: portGroups,
  term: termGroups,
};

export function cutKind(meat: CutMeat): 'beefCut' | 'porkCut' {
  return meat === 'beef' ? 'beefCut' : 'porkCut';
}

/** Item numbers are often prefixed with their catalogue. */
function withoutCatalogue(text: string): string {
  return text
    .normalize('NFKC')
    .trim()
    .replace(/^(?:AUS-?MEAT|H\.?A\.?M\.?|IMPS|NAMP)\s*(?:NO\.?|#)?\s*(?=\d)/i, '');
}

function toEntry(
  row: EntryRow,
  { names, substitutes }: Pick<DictionaryEntry, 'names' | 'substitutes'>,
): DictionaryEntry {
  const { group_code: code } = row;
  return {
    kind: row.kind,
    code: row.code,
    nameCn: row.name_cn,
    nameEn: row.name_en,
    group: groupsByKind[row.kind].find((group) => group.code === code) ?? { code, nameCn: code, nameEn: code },
    form: row.form,
    hsCode: row.hs_code,
    noteCn: row.note_cn,
    noteEn: row.note_en,
    evidence: row.evidence,
    source: row.source,
    sortKey: row.sort_key,
    isListed: row.is_listed,
    revision: row.revision,
    names,
    substitutes,
  };
}

/** Names that identify an entry in files and searches; an English name with a slash counts as two. */
function spellingsIn({ nameCn, nameEn, names }: DictionaryEntry): ReadonlySet<string> {
  const all = [nameCn, nameEn, ...nameEn.split('/'), ...names.map(({ written }) => written)];
  return new Set(all.map(foldSpelling));
}

class Lists<Value> {
  readonly #lists = new Map<string, Value[]>();

  add(key: string, value: Value): void {
    const list = this.#lists.get(key);
    if (list === undefined) this.#lists.set(key, [value]);
    else list.push(value);
  }

  get(key: string): readonly Value[] {
    return this.#lists.get(key) ?? [];
  }
}

/** Names of cuts, ports, cities and trade terms, and spellings taught for them and for customs codes. Immutable. */
export class Dictionary {
  readonly #entries = new Lists<DictionaryEntry>();
  readonly #byCode = new Map<string, DictionaryEntry>();
  readonly #named = new Lists<DictionaryEntry>();
  readonly #taught = new Lists<string>();
  readonly #written = new Lists<string>();
  readonly #spellings = new Lists<string>();
  readonly #substitutes = new Lists<Substitute>();
  readonly #titles = new Map<string, string>();

  constructor({ entries, names, taught, substitutes }: DictionaryRows) {
    const namesByEntry = Map.groupBy(names, ({ kind, code }) => `${kind} ${code}`);
    const own = new Lists<Substitute>();
    for (const { kind, code, other_code: other, reason_cn: reasonCn, reason_en: reasonEn } of substitutes) {
      own.add(`${kind} ${code}`, { code: other, reasonCn, reasonEn });
      this.#substitutes.add(`${kind} ${code}`, { code: other, reasonCn, reasonEn });
      this.#substitutes.add(`${kind} ${other}`, { code, reasonCn, reasonEn });
    }
    for (const row of entries) {
      const key = `${row.kind} ${row.code}`;
      const entry = toEntry(row, { names: namesByEntry.get(key) ?? [], substitutes: own.get(key) });
      this.#entries.add(row.kind, entry);
      this.#byCode.set(`${row.kind} ${row.code}`, entry);
      for (const spelling of spellingsIn(entry)) this.#named.add(`${row.kind} ${spelling}`, entry);
    }
    for (const { kind, code, written, spelling } of taught) {
      this.#taught.add(`${kind} ${spelling}`, code);
      this.#written.add(`${kind} ${code}`, written);
      this.#spellings.add(`${kind} ${code}`, spelling);
      if (kind === 'title') this.#titles.set(foldTitle(written), code);
    }
  }

  /** Entries of a kind in list order, including those no longer offered. */
  list(kind: EntryKind): readonly DictionaryEntry[] {
    return this.#entries.get(kind);
  }

  find(kind: EntryKind, code: string): DictionaryEntry | undefined {
    return this.#byCode.get(`${kind} ${code}`);
  }

  listCuts(meat: CutMeat): readonly DictionaryEntry[] {
    return this.list(cutKind(meat));
  }

  findCut(meat: CutMeat, code: string): DictionaryEntry | undefined {
    return this.find(cutKind(meat), code);
  }

  /** Substitutes of a cut, whichever of the two records the pair; each cut once. */
  listSubstitutes(meat: CutMeat, code: string): readonly Substitute[] {
    const all = this.#substitutes.get(`${cutKind(meat)} ${code}`);
    return all.filter((one, index) => all.findIndex((other) => other.code === one.code) === index);
  }

  /** Entries with exactly this name or number; several may share one. */
  listNamed(kind: EntryKind, text: string): readonly DictionaryEntry[] {
    const spelling = foldSpelling(text);
    return spelling === '' ? [] : this.#named.get(`${kind} ${spelling}`);
  }

  /** Codes that a text was taught to mean: several, where it is a pair. */
  listTaught(kind: DictionaryKind, text: string): readonly string[] {
    return this.#taught.get(`${kind} ${foldSpelling(text)}`);
  }

  findTaught(kind: DictionaryKind, text: string): string | undefined {
    const [code, ...others] = this.listTaught(kind, text);
    return others.length === 0 ? code : undefined;
  }

  /** The title of a column, as imports know it, that a title was taught to mean. */
  readTitle(title: string): string | null {
    return this.#titles.get(foldTitle(title)) ?? null;
  }

  /** Spellings taught for an entry, as written. */
  toWritten(kind: DictionaryKind, code: string): readonly string[] {
    return this.#written.get(`${kind} ${code}`);
  }

  /** Spellings taught for an entry, normalised for comparison. */
  listSpellings(kind: DictionaryKind, code: string): readonly string[] {
    return this.#spellings.get(`${kind} ${code}`);
  }

  /** For searches: every entry, in any dictionary, of which the text is a name, number or taught spelling. */
  listMeant(text: string): readonly NamedEntry[] {
    const named = entryKinds.flatMap((kind) => this.listNamed(kind, text));
    const taught = dictionaryKinds.flatMap((kind) => this.listTaught(kind, text).map((code) => ({ kind, code })));
    return [...named, ...taught];
  }

  /** Reads a cut by code, name or number; among several the form of the goods decides, then taught spellings. */
  readCut(meat: CutMeat, text: string, form: string | null = null): CutReading {
    const kind = cutKind(meat);
    const word = withoutCatalogue(text);
    const exact = this.find(kind, word.toLowerCase());
    if (exact !== undefined) return { kind: 'known', cuts: [exact] };
    const named = this.listNamed(kind, word);
    const fitting = named.filter((cut) => form === null || cut.form === form);
    const cuts = named.length > 1 && fitting.length === 1 ? fitting : named;
    if (cuts.length === 1) return { kind: 'known', cuts };
    const taught = this.listTaught(kind, text).flatMap((code) => this.find(kind, code) ?? []);
    if (taught.length > 0) return { kind: 'known', cuts: taught };
    return cuts.length === 0 ? { kind: 'unknown' } : { kind: 'ambiguous', cuts };
  }

  readPort(text: string): DictionaryEntry | undefined {
    const [named, ...others] = this.listNamed('port', text);
    const exact = this.find('port', text.trim().toLowerCase()) ?? (others.length === 0 ? named : undefined);
    return exact ?? this.find('port', this.findTaught('port', text) ?? '');
  }
}

export function namesIn(entry: DictionaryEntry, roles: readonly NameRole[]): readonly string[] {
  return entry.names.filter(({ role }) => roles.includes(role)).map(({ written }) => written);
}

/** Item number of a cut in a catalogue; null: unknown. */
export function itemNumber(entry: DictionaryEntry | undefined, role: 'ausMeat' | 'imps'): string | null {
  return entry?.names.find((name) => name.role === role)?.written ?? null;
}

export function cutChoice({ code, nameCn, nameEn }: DictionaryEntry): string {
  return `${code} (${nameCn}, ${nameEn})`;
}
