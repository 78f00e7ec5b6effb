import type { Edition } from '#i18n/edition.ts';

interface CompanyNames {
  readonly CompanyName: string | null;
  readonly CompanyLocalName: string | null;
}

/** Company names, the console's language first, then the other where both exist. */
export function chooseCompanyNames(
  edition: Edition,
  company: CompanyNames,
): { readonly name: string | null; readonly other: string | null } {
  const { CompanyLocalName: local, CompanyName: english } = company;
  const [own, second] = edition === 'cn' ? [local, english] : [english, local];
  return own === null ? { name: second, other: null } : { name: own, other: second };
}
