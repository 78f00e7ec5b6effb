/** The letter over a column in a spreadsheet: A for 0, AA for 26. */
export function toColumnLetter(index: number): string {
  const last = String.fromCharCode(65 + (index % 26));
  return index < 26 ? last : `${toColumnLetter(Math.floor(index / 26) - 1)}${last}`;
}
