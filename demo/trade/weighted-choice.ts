/** Draws an index with the probabilities of its weights in constant time (alias method). */
export interface WeightedChoice {
  /** `random` is at least 0 and below 1. */
  pick(random: number): number;
}

/** At least one weight must be above zero. */
export function weightedChoice(weights: ArrayLike<number>): WeightedChoice {
  const count = weights.length;
  let whole = 0;
  for (let index = 0; index < count; index += 1) whole += weights[index] ?? 0;
  if (!(whole > 0)) throw new RangeError('Nothing to choose from');
  const chances = new Float64Array(count);
  const aliases = new Int32Array(count);
  // Places below their part grow from the left of one list, those above it from the right: together they are all.
  const order = new Int32Array(count);
  let [small, large] = [0, count];
  for (let index = 0; index < count; index += 1) {
    const chance = ((weights[index] ?? 0) / whole) * count;
    chances[index] = chance;
    aliases[index] = index;
    if (chance < 1) order[small++] = index;
    else order[--large] = index;
  }
  while (small > 0 && large < count) {
    const [low, high] = [order[--small] ?? 0, order[large] ?? 0];
    aliases[low] = high;
    const left = (chances[high] ?? 0) - (1 - (chances[low] ?? 0));
    chances[high] = left;
    if (left < 1) {
      large += 1;
      order[small++] = high;
    }
  }
  // What rounding left over stands for itself.
  while (small > 0) chances[order[--small] ?? 0] = 1;
  for (; large < count; large += 1) chances[order[large] ?? 0] = 1;
  return {
    pick: (random) => {
      const scaled = random * count;
      const index = Math.floor(scaled);
      return scaled - index < (chances[index] ?? 1) ? index : (aliases[index] ?? index);
    },
  };
}

/** Fixed number from 0 to 1 for two integers. */
export function affinity(one: number, other: number): number {
  let mixed = Math.imul(one ^ 0x9e3779b9, 0x85ebca6b) ^ Math.imul(other ^ 0x27d4eb2f, 0xc2b2ae35);
  mixed = Math.imul(mixed ^ (mixed >>> 15), 0x2c1b3c6d);
  mixed = Math.imul(mixed ^ (mixed >>> 12), 0x297a2d39);
  return ((mixed ^ (mixed >>> 15)) >>> 0) / 4_294_967_296;
}
