import { foldWords } from '@btc/contract/fold-text.ts';
import { readTypedPlantNumber } from '@btc/reference/plants/plant-numbers.ts';
import { origins } from '@btc/reference/places/origins.ts';
import type { Db } from '#platform/db/db.ts';
import { openDictionary } from '#dictionary/face.ts';

import { typedQuery } from '#platform/search/typed-query.ts';

export interface SearchTerms {
  readonly origin: string | null;
  /** Prefixes of numbers; empty where the text is no number. */
  readonly keys: readonly string[];
  /** A tsquery; null where there are no words. */
  readonly words: string | null;
}

const originByName = new Map(
  origins
    .filter(({ code }) => code !== 'OTH')
    .flatMap(({ code, nameCn, nameEn }) => [nameCn, nameEn].map((name) => [name.toLowerCase(), code] as const)),
);

function readSearchTerms(text: string): SearchTerms | null {
  const origin = originByName.get(foldWords(text));
  if (origin !== undefined) return { origin, keys: [], words: null };
  const number = readTypedPlantNumber(text);
  const words = typedQuery(text);
  if (number === null && words === null) return null;
  return { origin: number?.origin ?? null, keys: number?.keys ?? [], words };
}

/** Parses typed text, with analysts' spellings of origins; null where there is nothing to search for. */
export async function findSearchTerms(db: Db, text: string): Promise<SearchTerms | null> {
  const terms = readSearchTerms(text);
  // A number, or an origin by its own name, needs no dictionary.
  if (terms !== null && (terms.origin !== null || terms.keys.length > 0)) return terms;
  const origin = (await openDictionary(db)).findTaught('origin', text);
  return origin === undefined ? terms : { origin, keys: [], words: null };
}
