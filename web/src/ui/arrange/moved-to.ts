export interface DropPlace {
  readonly key: string;
  readonly side: 'before' | 'after';
}

/** The list after some keys were moved before or after another; moved keys keep their order. */
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
