import { countryRows, type CountryFacts } from './countries.data.ts';
import { provinces } from './provinces.ts';
import { type SubdivisionFacts, subdivisionRows } from './subdivisions.data.ts';

export type Country = CountryFacts;
/** A province, state or region of a country; its code is unique within the country. */
export type Subdivision = SubdivisionFacts;

/** Countries and regions by ISO 3166-1. */
export const countries: readonly Country[] = countryRows;

const byCode = new Map(countries.map((country) => [country.code, country]));
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
