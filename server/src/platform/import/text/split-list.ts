/** Splits a field that holds several values, by any of the usual marks; the slash is one of them. */
export function splitList(text: string): readonly string[] {
  return text.split(/[;；,，、/／|｜\r\n]+/).flatMap((part) => part.trim() || []);
}
