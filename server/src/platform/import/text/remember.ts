const maxRemembered = 20_000;

/** Memoises a function of a text: files repeat the same few codes and names a million times. */
export function remember<Result>(find: (text: string) => Result): (text: string) => Result {
  const known = new Map<string, Result>();
  return (text) => {
    const before = known.get(text);
    if (before !== undefined) return before;
    const found = find(text);
    if (known.size < maxRemembered) known.set(text, found);
    return found;
  };
}
