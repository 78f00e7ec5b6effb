import { formatCode } from '@btc/contract/names.ts';
import { findCountry, findSubdivision } from '@btc/reference/places/countries.ts';
import { useEdition } from '#i18n/edition.ts';

export function ContactLink({ scheme, value }: { scheme: 'tel' | 'mailto'; value: string | null }) {
  if (value === null || value === '') return '—';
  return <a href={`${scheme}:${scheme === 'tel' ? value.replaceAll(/[^\d+]/g, '') : value}`}>{value}</a>;
}

/** Country names by code; an unknown code stays as it is. */
export function useCountryName(): (code: string | null) => string | null {
  const edition = useEdition();
  return (code) => {
    const country = code === null ? undefined : findCountry(code);
    return formatCode(edition, country, code);
  };
}

/** Province names by country and code; without a table the province is a name as written. */
export function useProvinceName(): (country: string | null, code: string | null) => string | null {
  const edition = useEdition();
  return (country, code) => {
    const province = country === null || code === null ? undefined : findSubdivision(country, code);
    return formatCode(edition, province, code);
  };
}
