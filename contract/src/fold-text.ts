/** Normalises a spelling for comparison: width, case, no spaces. */
export function foldSpelling(text: string): string {
  return foldWords(text).replaceAll(' ', '');
}

/** Normalises words for search: width, case, single spaces. */
export function foldWords(text: string): string {
  return text.normalize('NFKC').toLowerCase().replaceAll(/\s+/g, ' ').trim();
}
