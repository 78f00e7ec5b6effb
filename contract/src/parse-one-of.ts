/** Parses one of a list of words; undefined for anything else. */
export function parseOneOf<const Word extends string>(
  words: readonly Word[],
  text: string | null | undefined,
): Word | undefined {
  return words.find((word) => word === text);
}
