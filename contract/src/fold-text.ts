/** A spelling as it is compared: one width, one case, without spaces. */
export function foldSpelling(text: string): string {
  return foldWords(text).replaceAll(' ', '');
}

/** Words as they are looked for: one width, one case, one space between them. */
export function foldWords(text: string): string {
  return text.normalize('NFKC').toLowerCase().replaceAll(/\s+/g, ' ').trim();
}
