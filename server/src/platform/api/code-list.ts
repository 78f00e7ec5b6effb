/** Codes joined with `|`, as the wire has them. */
export function splitCodes(text: string): readonly string[] {
  return text.split('|').flatMap((code) => code.trim() || []);
}
