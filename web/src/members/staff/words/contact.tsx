import { formatCode } from '@btc/contract/names.ts';
import { findCountry, findSubdivision } from '@btc/reference/countries.ts';
import { useEdition } from '#i18n/edition.ts';

/** A number to call or an address to write to. */
export function ContactLink({ scheme, value }: { scheme: 'tel' | 'mailto'; value: string | null }) {
  if (value === null || value === '') return '—';
  return <a href={`${scheme}:${scheme === 'tel' ? value.replaceAll(/[^\d+]/g, '') : value}`}>{value}</a>;
}

/** Names of countries by their code; a code that is not known stands for itself. */
export function useCountryName(): (code: string | null) => string | null {
  const edition = useEdition();
  return (code) => {
    const country = code === null ? undefined : findCountry(code);
    return formatCode(edition, country, code);
  };
}

/** Names of provinces by country and code; where we have no table the province is a name as written. */
export function useProvinceName(): (country: string | null, code: string | null) => string | null {
  const edition = useEdition();
  return (country, code) => {
    const province = country === null || code === null ? undefined : findSubdivision(country, code);
    return formatCode(edition, province, code);
  };
}
