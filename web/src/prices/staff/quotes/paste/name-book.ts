import { foldSpelling } from '@btc/contract/fold-text.ts';
import type { DictionaryEntry } from '@btc/contract/prices/desk/name-dictionary.ts';
import { liveCattleSeries } from '@btc/contract/prices/benchmarks/live-cattle-series.ts';
import type { NamedCode } from '@btc/contract/names.ts';
import { marketTypes, priceSpecs, priceStorages, priceTerms, quoteBases } from '@btc/contract/prices/price-codes.ts';
import type { LineRow } from '../sheet/sheet-lines.ts';
import { fillers } from './read/paste-words.data.ts';

/** Parts of a product name; `cattle` is a live-cattle market, `filler` carries no meaning. */
export const nameParts = [
  'meat',
  'market',
  'origin',
  'cut',
  'form',
  'spec',
  'brand',
  'storage',
  'term',
  'port',
  'cattle',
  'basis',
  'filler',
] as const;
export type NamePart = (typeof nameParts)[number];

/** Codes of a spelling: one of them, or all where a pair was taught. */
export interface NameMeaning {
  readonly part: NamePart;
  readonly codes: readonly string[];
  readonly isPair: boolean;
}

export interface SheetDictionaries {
  readonly cuts: readonly DictionaryEntry[];
  readonly origins: readonly DictionaryEntry[];
  readonly ports: readonly DictionaryEntry[];
  readonly terms: readonly DictionaryEntry[];
}

/** Lookup key: letters and digits only, because brackets, dots and spaces vary. */
export function toNameKey(text: string): string {
  return foldSpelling(text).replaceAll(/[^\p{L}\p{N}]/gu, '');
}

/** Catalogue prefix of an item number. */
const catalogue = /^(?:ausmeat|ham|imps|namp)(?:no)?(?=\d)/;

const meats = [
  { code: 'beef', nameCn: '牛肉', nameEn: 'Beef' },
  { code: 'pork', nameCn: '猪肉', nameEn: 'Pork' },
] as const satisfies readonly NamedCode[];

const forms = [
  { code: 'bone-in', nameCn: '带骨', nameEn: 'Bone-in' },
  { code: 'boneless', nameCn: '去骨', nameEn: 'Boneless' },
] as const satisfies readonly NamedCode[];

const codeTables = [
  ['meat', meats],
  ['market', marketTypes],
  ['spec', priceSpecs],
  ['storage', priceStorages],
  ['term', priceTerms],
  ['form', forms],
  // 报价 is the word for any quote, and says nothing of its type.
  ['basis', quoteBases.filter(({ code }) => code !== 'offer')],
] as const satisfies readonly (readonly [NamePart, readonly NamedCode[]])[];

interface Spelling {
  readonly part: NamePart;
  readonly code: string;
  readonly text: string;
}

/** Splits English names at a slash, and the bracketed second name off an origin. */
function listWritten({ NameCn, NameEn, Known, Entry }: DictionaryEntry, isOrigin: boolean): readonly string[] {
  const known = Entry === null ? Known : Entry.Names.map(({ Name }) => Name);
  return [NameCn, NameEn, ...NameEn.split(isOrigin ? /[()]/ : '/'), ...known];
}

function listEntrySpellings(part: 'origin' | 'cut' | 'port', entries: readonly DictionaryEntry[]): readonly Spelling[] {
  return entries.flatMap((entry) =>
    [entry.Code, ...listWritten(entry, part === 'origin')].map((text) => ({ part, code: entry.Code, text })),
  );
}

function listTermSpellings(terms: readonly DictionaryEntry[]): readonly Spelling[] {
  return codeTables.flatMap(([part, table]) =>
    table.flatMap(({ code, nameCn, nameEn }) => {
      const entry = terms.find(({ NameCn }) => NameCn === nameCn);
      const taught = entry === undefined ? [] : listWritten(entry, false);
      return [code, nameCn, nameEn, ...taught, ...(entry?.Aliases ?? []).map(({ Alias }) => Alias)].map((text) => ({
        part,
        code,
        text,
      }));
    }),
  );
}

function listCattleSpellings(origins: readonly DictionaryEntry[]): readonly Spelling[] {
  return liveCattleSeries.flatMap(({ code, origin, nameCn, nameEn, regionCn, regionEn }) => {
    const entry = origins.find(({ Code }) => Code === origin);
    const taught = entry === undefined ? [] : [...listWritten(entry, true), ...entry.Aliases.map(({ Alias }) => Alias)];
    const own = [code, nameCn, nameEn, regionCn, regionEn, `${regionCn}${nameCn}`, `${regionEn}${nameEn}`];
    return [...own, ...taught].map((text) => ({ part: 'cattle' as const, code, text }));
  });
}

/** Spellings shown on the sheet itself, so that its own text can be pasted back. */
function listRowSpellings(rows: readonly LineRow[]): readonly Spelling[] {
  return rows.flatMap((row): readonly Spelling[] => {
    if ('Code' in row) return [{ part: 'cattle', code: row.Code, text: row.name }];
    const brand = row.Brand === null ? [] : [{ part: 'brand' as const, code: row.Brand, text: row.Brand }];
    return [
      { part: 'cut', code: row.CutCode, text: row.CutCn },
      { part: 'cut', code: row.CutCode, text: row.CutEn },
      ...brand,
    ];
  });
}

/** Meanings of pasted words: exact spellings of the dictionary and the desk only, no similar ones. */
export class NameBook {
  readonly #meanings = new Map<string, Map<NamePart, Set<string>>>();
  readonly #taught = new Map<string, { readonly part: NamePart; readonly codes: Set<string> }[]>();
  readonly #forms: ReadonlyMap<string, string>;
  /** Length of the longest spelling, in letters and digits. */
  readonly maxLength: number;

  constructor({ cuts, origins, ports, terms }: SheetDictionaries, rows: readonly LineRow[]) {
    const isCattle = rows.some((row) => 'Code' in row);
    const spellings: readonly Spelling[] = isCattle
      ? [...listCattleSpellings(origins), ...listRowSpellings(rows)]
      : [
          ...listEntrySpellings('cut', cuts),
          ...listEntrySpellings('origin', origins),
          ...listEntrySpellings('port', ports),
          ...listTermSpellings(terms),
          ...listRowSpellings(rows),
        ];
    for (const { part, code, text } of spellings) this.#add(toNameKey(text), part, code);
    for (const text of fillers) this.#add(toNameKey(text), 'filler', 'filler');
    if (!isCattle) {
      this.#teach('cut', cuts);
      this.#teach('origin', origins);
      this.#teach('port', ports);
    }
    this.#forms = new Map(cuts.flatMap(({ Code, Entry }) => (Entry?.Form ? [[Code, Entry.Form] as const] : [])));
    this.maxLength = Math.max(0, ...[...this.#meanings.keys(), ...this.#taught.keys()].map((key) => key.length));
  }

  /** Form in which a cut is traded; null where the dictionary has none. */
  findForm(cut: string): string | null {
    return this.#forms.get(cut) ?? null;
  }

  /** Meanings of a spelling by part; where names are ambiguous, what was taught decides. */
  find(spelling: string): readonly NameMeaning[] {
    const key = spelling.replace(catalogue, '');
    const named = [...(this.#meanings.get(key) ?? [])].map(([part, codes]) => ({
      part,
      codes: [...codes],
      isPair: false,
    }));
    const taught = (this.#taught.get(key) ?? []).map(({ part, codes }) => ({
      part,
      codes: [...codes],
      isPair: codes.size > 1,
    }));
    const known = named.filter(({ part, codes }) => codes.length === 1 || !taught.some((one) => one.part === part));
    return [...known, ...taught.filter(({ part }) => !known.some((one) => one.part === part))];
  }

  #add(key: string, part: NamePart, code: string): void {
    if (key === '') return;
    const meanings = this.#meanings.get(key) ?? new Map<NamePart, Set<string>>();
    this.#meanings.set(key, meanings.set(part, (meanings.get(part) ?? new Set()).add(code)));
  }

  #teach(part: NamePart, entries: readonly DictionaryEntry[]): void {
    for (const { Code, Aliases } of entries) {
      for (const { Alias } of Aliases) {
        const key = toNameKey(Alias);
        const lists = this.#taught.get(key) ?? [];
        const list = lists.find((one) => one.part === part);
        if (list === undefined) this.#taught.set(key, [...lists, { part, codes: new Set([Code]) }]);
        else list.codes.add(Code);
      }
    }
  }
}
