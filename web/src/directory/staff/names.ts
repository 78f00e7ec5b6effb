import { formatCodeIn, nameIn, type NamedCode } from '@btc/contract/names.ts';
import { useEdition } from '#i18n/edition.ts';

/** Codes of a table as choices of a list, in the console's language. */
export function useChoices<Code extends string>(names: readonly NamedCode<Code>[]) {
  const edition = useEdition();
  return names.map((row) => ({ value: row.code, label: nameIn(edition, row) }));
}

/** What a code is called in the console's language. */
export function useNameFormat(names: readonly NamedCode[]) {
  const edition = useEdition();
  return (code: string): string => formatCodeIn(edition, names, code);
}

/** What an entry is called in the console's language; entries need no English name. */
export function useEntryName() {
  const isEn = useEdition() === 'en';
  return ({ Name, NameEn }: { readonly Name: string; readonly NameEn: string | null }): string =>
    isEn ? (NameEn ?? Name) : Name;
}
