import type { EntryKind } from '@btc/contract/dictionary/dictionary-kinds.ts';
import type { DictionaryRow } from '@btc/contract/dictionary/dictionary.ts';
import type { Edition } from '#i18n/edition.ts';
import { toNamedOptions } from '#ui/form/named-options.ts';
import type { Option } from '#ui/form/select.tsx';
import { useCall } from './use-call.ts';

/** The cuts, ports and cities of some kinds as the dictionary has them; none until they have come. */
export function useDictionary(kinds: readonly EntryKind[]): readonly DictionaryRow[] {
  const { data } = useCall('GetDictionary', { Kinds: [...kinds] });
  return data?.Rows ?? [];
}

/** What a form offers of a kind, and what it holds already though it is no longer offered. */
export function entryOptions(
  rows: readonly DictionaryRow[],
  {
    kind,
    edition,
    held = [],
  }: { readonly kind: EntryKind; readonly edition: Edition; readonly held?: readonly string[] },
): readonly Option[] {
  return toNamedOptions(
    edition,
    rows.filter((row) => row.Kind === kind && (row.Listed || held.includes(row.Code))),
  );
}
