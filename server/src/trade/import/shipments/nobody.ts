import { nobodyWords } from '@btc/reference/companies/nobody.data.ts';
import { comparedSpelling } from './spelling.ts';

export const nobodySpellings: readonly string[] = nobodyWords.map(comparedSpelling);

/** A bank to whose order goods are consigned has not bought them. Of spellings for comparison; PostgreSQL reads it too. */
export const bankOrder: RegExp =
  /^(?:to(?:the)?orderof|alaordende|aordemd[aeo]).*(?:bank|banc[ao])|^[凭憑].*[银銀]行.*指[示定令]$/;

const nobody: ReadonlySet<string> = new Set(nobodySpellings);

/** Takes a spelling for comparison. Records write such words where a party is not known or not told. */
export function isNobody(spelling: string): boolean {
  return nobody.has(spelling) || bankOrder.test(spelling);
}
