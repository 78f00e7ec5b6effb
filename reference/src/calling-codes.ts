import rows from './calling-codes.json' with { type: 'json' };

/** The number that leads to the telephones of a country from abroad (ITU-T E.164), by the country’s ISO 3166-1 alpha-3 code. */
export const callingCodes: Readonly<Record<string, string>> = rows;

/** The calling code of a country (`86`), by its ISO 3166-1 alpha-3 code; null where it has none of its own. */
export function findCallingCode(countryCode: string): string | null {
  return callingCodes[countryCode] ?? null;
}
