import { useEdition } from '#i18n/edition.ts';

interface Named<Code extends string> {
  readonly code: Code;
  readonly nameCn: string;
  readonly nameEn: string;
}

/** Codes of a table as choices of a list, in the console's language. */
export function useChoices<Code extends string>(names: readonly Named<Code>[]) {
  const edition = useEdition();
  return names.map(({ code, nameCn, nameEn }) => ({ value: code, label: edition === 'cn' ? nameCn : nameEn }));
}

/** What a code is called in the console's language. */
export function useNameFormat(names: readonly Named<string>[]) {
  const choices = useChoices(names);
  return (code: string): string => choices.find(({ value }) => value === code)?.label ?? code;
}

/** What an entry is called in the console's language; entries need no English name. */
export function useEntryName() {
  const isEn = useEdition() === 'en';
  return ({ Name, NameEn }: { readonly Name: string; readonly NameEn: string | null }): string =>
    isEn ? (NameEn ?? Name) : Name;
}

/** A text that may be left out; empty is none. */
export function orNull(text: string): string | null {
  return text.trim() || null;
}
