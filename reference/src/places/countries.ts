import countryRows from './countries.json' with { type: 'json' };
import { provinces } from './provinces.ts';
import subdivisionRows from './subdivisions.json' with { type: 'json' };

export interface Country {
  /** ISO 3166-1 alpha-3. */
  readonly code: string;
  readonly alpha2: string;
  readonly nameCn: string;
  readonly nameEn: string;
}

/** Province, state or region below its country's ISO 3166-2 prefix; the code is unique within the country. */
export interface Subdivision {
  readonly code: string;
  readonly nameCn: string;
  readonly nameEn: string;
}

/** ISO 3166-1 without uninhabited territories; names from Unicode CLDR, for regions of China as written in China. */
export const countries: readonly Country[] = countryRows;

const byCode = new Map(countries.map((country) => [country.code, country]));
/*
 * Subdivisions after ISO 3166-2 of the countries that most of our exporters come from, by alpha-3 code of the country.
 * China's are the province table. Other countries have none here: the province is then written freely or left out.
 */
const subdivisionsByCountry = new Map<string, readonly Subdivision[]>([
  ...Object.entries(subdivisionRows),
  ['CHN', provinces],
]);

/** `code` is ISO 3166-1 alpha-3. */
export function findCountry(code: string): Country | undefined {
  return byCode.get(code);
}

/** Empty where the table has none for the country; then any name is accepted. */
export function listSubdivisions(countryCode: string): readonly Subdivision[] {
  return subdivisionsByCountry.get(countryCode) ?? [];
}

export function findSubdivision(countryCode: string, code: string): Subdivision | undefined {
  return listSubdivisions(countryCode).find((subdivision) => subdivision.code === code);
}
