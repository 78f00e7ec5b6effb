/** Splits codes joined with `|` on the wire. */
export function splitCodes(text: string): readonly string[] {
  return text.split('|').flatMap((code) => code.trim() || []);
}
