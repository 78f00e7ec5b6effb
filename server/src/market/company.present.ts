import type { Edition } from '@btc/contract/members/access.ts';
import { nameIn } from '@btc/contract/names.ts';
import { findCountry } from '@btc/reference/places/countries.ts';
import type { MarketCompanyRow } from './company.queries.ts';
import type { BoardReader } from './reader.ts';

/** A firm's name in an edition; null once its data has been erased. */
export function chooseCompanyName(
  company: Pick<MarketCompanyRow, 'company_name' | 'company_local_name'>,
  edition: Edition,
): string | null {
  const { company_name: name, company_local_name: local } = company;
  return edition === 'en' ? (name ?? local) : (local ?? name);
}

export function presentCompany(company: MarketCompanyRow, reader: BoardReader) {
  const own = company.account_id === reader.userId;
  return {
    CompanyNo: company.company_no,
    CompanyName: own || reader.locked === null ? chooseCompanyName(company, reader.edition) : null,
    CompanyType: company.company_type,
    CompanyCountry: formatCountryName(company.company_country, reader.edition),
    Own: own,
  };
}

function formatCountryName(code: string | null, edition: Edition): string | null {
  const country = code === null ? undefined : findCountry(code);
  if (country === undefined) return null;
  return nameIn(edition, country);
}

export function formatMaskedName(companyNo: number, edition: Edition): string {
  const number = String(companyNo).padStart(2, '0');
  return edition === 'en' ? `Company ${number}` : `公司${number}`;
}

/** Replaces a firm's names or plant in its own text by the mask, case-insensitive. */
export function withoutNames(text: string, names: readonly (string | null)[], mask: string): string {
  return names
    .flatMap((name) => (name === null || name.trim().length < 3 ? [] : [name.trim()]))
    .toSorted((one, other) => other.length - one.length)
    .reduce((rest, name) => rest.replaceAll(new RegExp(RegExp.escape(name), 'giu'), mask), text);
}

/** The text as a reader may see it: the firm's own names and plant only for readers with access. */
export function presentText(
  text: string,
  company: MarketCompanyRow & { readonly plant_no?: string | null },
  reader: BoardReader,
) {
  if (reader.locked === null || company.account_id === reader.userId) return text;
  const names = [company.company_name, company.company_local_name];
  const masked = withoutNames(text, names, formatMaskedName(company.company_no, reader.edition));
  return withoutNames(masked, [company.plant_no ?? null], '…');
}
