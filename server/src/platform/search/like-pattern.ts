/** LIKE pattern for "contains"; `%`, `_` and `\` are literal. */
export function likePattern(text: string): string {
  return `%${text.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
}
