import { foldWords } from '@btc/contract/fold-text.ts';
const maxWordLength = 60;

/** The words of a search as they are counted: one spelling for all, and null for what may be somebody's address or telephone number. */
export function countedWords(keyword: string): string | null {
  const words = foldWords(keyword).slice(0, maxWordLength).trim();
  // A NUL is in no word, and the database takes none.
  if (words === '' || /[\0@]/.test(words)) return null;
  const digits = words.replaceAll(/[\s().+-]/g, '');
  return /\d{7}/.test(digits) ? null : words;
}
