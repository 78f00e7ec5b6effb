import { nobodyWords } from '@btc/reference/companies/nobody.data.ts';
import { comparedSpelling } from './spelling.ts';

export const nobodySpellings: readonly string[] = nobodyWords.map(comparedSpelling);

const nobody: ReadonlySet<string> = new Set(nobodySpellings);

/** Takes a spelling for comparison. Records write such words where a party is not known or not told. */
export function isNobody(spelling: string): boolean {
  return nobody.has(spelling);
}
