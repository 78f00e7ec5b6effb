/** Where something is dropped: before or after another. */
export interface DropPlace {
  readonly key: string;
  readonly side: 'before' | 'after';
}

/** A list after some of it was moved beside another of it; what is moved keeps its own order. */
export function movedTo(
  keys: readonly string[],
  moved: readonly string[],
  { key, side }: DropPlace,
): readonly string[] {
  const taken = new Set(moved);
  if (taken.has(key)) return keys;
  const own = keys.filter((one) => taken.has(one));
  return keys.flatMap((one) => {
    if (taken.has(one)) return [];
    if (one !== key) return [one];
    return side === 'before' ? [...own, one] : [one, ...own];
  });
}
