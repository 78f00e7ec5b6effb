import { foldWords } from '@btc/contract/fold-text.ts';
const maxWordLength = 60;

/** Search words in one spelling for counting; null for what may be somebody's address or telephone number. */
export function countedWords(keyword: string): string | null {
  const words = foldWords(keyword).slice(0, maxWordLength).trim();
  // A NUL is in no word, and the database takes none.
  if (words === '' || /[\0@]/.test(words)) return null;
  const digits = words.replaceAll(/[\s().+-]/g, '');
  return /\d{7}/.test(digits) ? null : words;
}
