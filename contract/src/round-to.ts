/** Rounds to decimals, halves away from zero, as decimals read: 1.005 → 1.01, though stored in binary as slightly less. */
export function roundTo(value: number, decimals: number): number {
  const scale = 10 ** decimals;
  const scaled = Math.abs(value) * scale;
  // Two units in the last place are all that writing the decimal and scaling it can have taken away.
  const rounded = Math.round(scaled * (1 + 2 * Number.EPSILON)) / scale;
  // Beyond it a number has no digits left to round.
  if (!(scaled < 2 ** 47)) return value;
  return rounded === 0 ? 0 : Math.sign(value) * rounded;
}
