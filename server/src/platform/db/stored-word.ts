/** A stored word as one of a known list, which the column's check constraint guarantees. Null stays null. */
export function storedWord<const Word extends string | number>(words: readonly Word[], stored: string | number): Word;
export function storedWord<const Word extends string | number>(
  words: readonly Word[],
  stored: string | number | null,
): Word | null;
export function storedWord<const Word extends string | number>(
  words: readonly Word[],
  stored: string | number | null,
): Word | null {
  if (stored === null) return null;
  const found = words.find((word) => word === stored);
  if (found === undefined) throw new Error(`"${stored}" is none of ${words.join(', ')}`);
  return found;
}
