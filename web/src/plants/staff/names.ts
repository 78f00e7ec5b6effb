import type { Edition } from '@btc/contract/members/access.ts';
import { useEdition } from '#i18n/edition.ts';

interface Named {
  readonly code: string;
  readonly nameCn: string;
  readonly nameEn: string;
}

export function nameIn(edition: Edition, names: readonly Named[], code: string): string {
  const found = names.find((one) => one.code === code);
  if (found === undefined) return code;
  return edition === 'cn' ? found.nameCn : found.nameEn;
}

/** Codes of a reference table as choices of a list. */
export function useOptions<Code extends string>(names: readonly (Named & { readonly code: Code })[]) {
  const edition = useEdition();
  return names.map(({ code }) => ({ value: code, label: nameIn(edition, names, code) }));
}
