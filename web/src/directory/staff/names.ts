import { formatCodeIn, type NamedCode } from '@btc/contract/names.ts';
import { useEdition } from '#i18n/edition.ts';

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
