import { percentOf } from '../../sums.ts';

/** Shares of the largest four, five and ten in percent, and the sum of squared shares (0 to 10,000). */
export interface Concentration {
  readonly Cr4: number | null;
  readonly Cr5: number | null;
  readonly Cr10: number | null;
  readonly Hhi: number | null;
}

/** How concentrated sizes are within a whole, which may hold more than they do. */
export function concentrationOf(sizes: readonly number[], whole: number): Concentration {
  const sorted = sizes.toSorted((one, other) => other - one);
  const shareOf = (count: number): number | null =>
    percentOf(
      sorted.slice(0, count).reduce((sum, size) => sum + size, 0),
      whole,
    );
  const squares = sorted.reduce((sum, size) => sum + ((size / whole) * 100) ** 2, 0);
  return { Cr4: shareOf(4), Cr5: shareOf(5), Cr10: shareOf(10), Hhi: whole === 0 ? null : Math.round(squares) };
}
