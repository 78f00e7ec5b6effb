import { callingCodeRows } from './calling-codes.data.ts';

/** The calling code of a country (`86`), by its ISO 3166-1 alpha-3 code; null where it has none of its own. */
export function findCallingCode(countryCode: string): string | null {
  return callingCodeRows[countryCode] ?? null;
}
