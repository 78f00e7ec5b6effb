import type { Edition } from '@btc/contract/members/access.ts';
import { nameIn } from '@btc/contract/names.ts';
import { findCountry } from '@btc/reference/countries.ts';
import type { FirmRow } from './firm.queries.ts';
import type { BoardReader } from './reader.ts';

/** What a firm is called in an edition; null once its data has been erased. */
export function firmName(firm: Pick<FirmRow, 'company_name' | 'company_local_name'>, edition: Edition): string | null {
  const { company_name: name, company_local_name: local } = firm;
  return edition === 'en' ? (name ?? local) : (local ?? name);
}

/** A firm as a reader may see it. */
export function presentFirm(firm: FirmRow, reader: BoardReader) {
  const own = firm.account_id === reader.userId;
  return {
    CompanyNo: firm.firm_no,
    CompanyName: own || reader.locked === null ? firmName(firm, reader.edition) : null,
    CompanyType: firm.company_type,
    CompanyCountry: countryName(firm.company_country, reader.edition),
    Own: own,
  };
}

function countryName(code: string | null, edition: Edition): string | null {
  const country = code === null ? undefined : findCountry(code);
  if (country === undefined) return null;
  return nameIn(edition, country);
}

/** What firms are called before readers who may not see their names. */
export function maskedName(firmNo: number, edition: Edition): string {
  const number = String(firmNo).padStart(2, '0');
  return edition === 'en' ? `Company ${number}` : `公司${number}`;
}

/** A text in which a firm named itself, or its plant, without those names; letters in any case. */
export function withoutNames(text: string, names: readonly (string | null)[], mask: string): string {
  return names
    .flatMap((name) => (name === null || name.trim().length < 3 ? [] : [name.trim()]))
    .toSorted((one, other) => other.length - one.length)
    .reduce((rest, name) => rest.replaceAll(new RegExp(RegExp.escape(name), 'giu'), mask), text);
}

/** A text as the reader may see it: the firm's own names and plant stand in it only for readers who are entitled. */
export function presentText(text: string, firm: FirmRow & { readonly plant_no?: string | null }, reader: BoardReader) {
  if (reader.locked === null || firm.account_id === reader.userId) return text;
  const names = [firm.company_name, firm.company_local_name];
  const masked = withoutNames(text, names, maskedName(firm.firm_no, reader.edition));
  return withoutNames(masked, [firm.plant_no ?? null], '…');
}
