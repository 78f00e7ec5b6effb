import type { EntryKind } from '@btc/contract/dictionary/dictionary-kinds.ts';
import type { DictionaryRow } from '@btc/contract/dictionary/dictionary.ts';
import type { Edition } from '#i18n/edition.ts';
import { toNamedOptions } from '#ui/form/named-options.ts';
import type { Option } from '#ui/form/select.tsx';
import { useCall } from './use-call.ts';

/** Dictionary entries of the given kinds; empty until they are loaded. */
export function useDictionary(kinds: readonly EntryKind[]): readonly DictionaryRow[] {
  const { data } = useCall('GetDictionary', { Kinds: [...kinds] });
  return data?.Rows ?? [];
}

/** Options of a kind: listed entries, and those in `chosen` that are no longer listed. */
export function entryOptions(
  rows: readonly DictionaryRow[],
  {
    kind,
    edition,
    chosen = [],
  }: { readonly kind: EntryKind; readonly edition: Edition; readonly chosen?: readonly string[] },
): readonly Option[] {
  return toNamedOptions(
    edition,
    rows.filter((row) => row.Kind === kind && (row.Listed || chosen.includes(row.Code))),
  );
}
