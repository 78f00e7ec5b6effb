import type { DictionaryKind } from '@btc/contract/prices/desk/dictionary-kinds.ts';
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

  constructor(aliases: readonly Alias[]) {
    this.#codes = new Map(aliases.map(({ kind, spelling, code }) => [`${kind} ${spelling}`, code]));
  }

  /** The code of the entry that a text was said to stand for. */
  find(kind: DictionaryKind, text: string): string | undefined {
    return this.#codes.size === 0 ? undefined : this.#codes.get(`${kind} ${foldAlias(text)}`);
  }
}

/** The book of no spellings. */
export const noAliases: AliasBook = new AliasBook([]);

/** Reads the spellings as they are now. */
export async function openAliasBook(db: Db): Promise<AliasBook> {
  return new AliasBook(await db.selectFrom('dictionary_alias').select(['kind', 'spelling', 'code']).execute());
}
