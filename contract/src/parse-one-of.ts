/** One of a list of words; undefined for anything else that an address, a form or a file may say. */
export function parseOneOf<const Word extends string>(
  words: readonly Word[],
  text: string | null | undefined,
): Word | undefined {
  return words.find((word) => word === text);
}
