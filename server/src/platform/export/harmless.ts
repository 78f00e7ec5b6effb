/** Keeps a text from being read as a formula by spreadsheets. */
export function harmless(text: string): string {
  return /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
}
