import { type DictionaryKind, dictionaryKinds } from '@btc/contract/prices/desk/dictionary-kinds.ts';
import type { Db } from '#platform/db/db.ts';

interface Alias {
  readonly kind: string;
  readonly spelling: string;
  readonly code: string;
}

/** A spelling as it is compared: one width, one case, without spaces. */
export function foldAlias(text: string): string {
  return text.normalize('NFKC').toLowerCase().replace(/\s+/g, '');
}

/** The spellings that analysts added to the dictionaries, for one import. */
export class AliasBook {
  readonly #codes: ReadonlyMap<string, string>;
  readonly #spellings: ReadonlyMap<string, readonly string[]>;

  constructor(aliases: readonly Alias[]) {
    this.#codes = new Map(aliases.map(({ kind, spelling, code }) => [`${kind} ${spelling}`, code]));
    const byEntry = Map.groupBy(aliases, ({ kind, code }) => `${kind} ${code}`);
    this.#spellings = new Map([...byEntry].map(([entry, rows]) => [entry, rows.map(({ spelling }) => spelling)]));
  }

  /** The code of the entry that a text was said to stand for. */
  find(kind: DictionaryKind, text: string): string | undefined {
    return this.#codes.size === 0 ? undefined : this.#codes.get(`${kind} ${foldAlias(text)}`);
  }

  /** The spellings that were added to an entry, as they are compared. */
  spellingsOf(kind: DictionaryKind, code: string): readonly string[] {
    return this.#spellings.get(`${kind} ${code}`) ?? [];
  }
}

/** An entry of a dictionary that somebody named by an added spelling. */
export interface NamedEntry {
  readonly kind: DictionaryKind;
  readonly code: string;
}

/** The entries that a text was said to stand for, in any of the dictionaries: for what is typed into a search. */
export async function findAliased(db: Db, text: string): Promise<readonly NamedEntry[]> {
  const rows = await db
    .selectFrom('dictionary_alias')
    .select(['kind', 'code'])
    .where('spelling', '=', foldAlias(text))
    .orderBy('id')
    .execute();
  return rows.flatMap(({ kind: written, code }) => {
    const kind = dictionaryKinds.find((one) => one === written);
    return kind === undefined ? [] : [{ kind, code }];
  });
}

/** The added spellings of each entry of a dictionary, as they were written. */
export async function listSpellings(db: Db, kind: DictionaryKind): Promise<ReadonlyMap<string, readonly string[]>> {
  const rows = await db
    .selectFrom('dictionary_alias')
    .select(['code', 'written'])
    .where('kind', '=', kind)
    .orderBy('id')
    .execute();
  const byEntry = Map.groupBy(rows, ({ code }) => code);
  return new Map([...byEntry].map(([code, own]) => [code, own.map(({ written }) => written)]));
}

/** The book of no spellings. */
export const noAliases: AliasBook = new AliasBook([]);

/** Reads the spellings as they are now. */
export async function openAliasBook(db: Db): Promise<AliasBook> {
  return new AliasBook(await db.selectFrom('dictionary_alias').select(['kind', 'spelling', 'code']).execute());
}
