import { toPercent } from '../../sums.ts';

/** Shares of the largest four, five and ten in percent, and the sum of squared shares (0 to 10,000). */
export interface Concentration {
  readonly Cr4: number | null;
  readonly Cr5: number | null;
  readonly Cr10: number | null;
  readonly Hhi: number | null;
}

/** `whole` may be more than the sum of `sizes`. */
export function computeConcentration(sizes: readonly number[], whole: number): Concentration {
  const sorted = sizes.toSorted((one, other) => other - one);
  const computeShare = (count: number): number | null =>
    toPercent(
      sorted.slice(0, count).reduce((sum, size) => sum + size, 0),
      whole,
    );
  const squares = sorted.reduce((sum, size) => sum + ((size / whole) * 100) ** 2, 0);
  return {
    Cr4: computeShare(4),
    Cr5: computeShare(5),
    Cr10: computeShare(10),
    Hhi: whole === 0 ? null : Math.round(squares),
  };
}
