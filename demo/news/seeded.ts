/** Deterministic pseudo-random numbers. */
export interface Seeded {
  /** At least 0, below 1. */
  next(): number;
  /** Integer from `from` to `to`, both included. */
  whole(from: number, to: number): number;
  pick<const List extends readonly [unknown, ...unknown[]]>(list: List): List[number];
  /** Roughly normal with mean 0 and standard deviation 1. */
  bell(): number;
}

/** Mulberry32. */
export function seeded(seed: number): Seeded {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  return {
    next,
    whole: (from, to) => from + Math.floor(next() * (to - from + 1)),
    pick: (list) => list[Math.floor(next() * list.length)] ?? list[0],
    bell: () => next() + next() + next() + next() + next() + next() - 3 + (next() - 0.5) * 0.5,
  };
}
