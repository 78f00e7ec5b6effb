import type { DictionaryKind } from '@btc/contract/dictionary/dictionary-kinds.ts';
import { foldSpelling } from '@btc/contract/fold-text.ts';
import { Dictionary } from './dictionary.ts';
import { referenceRows } from './reference-rows.ts';

interface Taught {
  readonly kind: DictionaryKind;
  readonly code: string;
  readonly written: string;
}

export function taughtDictionary(taught: readonly Taught[]): Dictionary {
  return new Dictionary({
    ...referenceRows,
    substitutes: [],
    taught: taught.map((one) => ({ ...one, spelling: foldSpelling(one.written) })),
  });
}
