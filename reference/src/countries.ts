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

/** A province, state or region of a country, below its ISO 3166-2 prefix; its code is unique within the country. */
export interface Subdivision {
  readonly code: string;
  readonly nameCn: string;
  readonly nameEn: string;
}

/**
 * Countries and regions by ISO 3166-1, without those where nobody lives; names after Unicode CLDR, those of the regions of
 * China as they are written in China.
 */
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

/** Finds a country by its ISO 3166-1 alpha-3 code. */
export function findCountry(code: string): Country | undefined {
  return byCode.get(code);
}

/** The provinces, states or regions of a country; none where the table has none, and then any name may be written. */
export function listSubdivisions(countryCode: string): readonly Subdivision[] {
  return subdivisionsByCountry.get(countryCode) ?? [];
}

/** Finds a subdivision of a country by its code. */
export function findSubdivision(countryCode: string, code: string): Subdivision | undefined {
  return listSubdivisions(countryCode).find((subdivision) => subdivision.code === code);
}
