/** A pattern for LIKE: anything that contains the text; `%`, `_` and `\` in it are signs like others. */
export function likePattern(text: string): string {
  return `%${text.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
}
