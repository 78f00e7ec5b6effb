export interface Move {
  readonly moved: string;
  /** Null: last. */
  readonly before: string | null;
}

/** The single move between two orders; null where nothing, or more than one key, has moved. */
export function findMove(order: readonly string[], next: readonly string[]): Move | null {
  const isSame = (one: readonly string[], other: readonly string[]) => one.join('\n') === other.join('\n');
  if (isSame(order, next)) return null;
  const without = (keys: readonly string[], key: string) => keys.filter((one) => one !== key);
  const index = next.findIndex((key) => isSame(without(order, key), without(next, key)));
  const moved = next[index];
  return moved === undefined ? null : { moved, before: next[index + 1] ?? null };
}
