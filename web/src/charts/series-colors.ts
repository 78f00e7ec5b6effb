/** Number of members without a fixed colour that one chart can tell apart. */
export const seriesColorCount = 8;

/** Colour token of members that are drawn together because each is too small. */
export const restToken = '--series-rest';

/** Colour token of the nth member without a fixed colour; from the ninth on that of the rest. */
export function seriesToken(index: number): string {
  return index < seriesColorCount ? `--series-${index + 1}` : restToken;
}

/** The steps of a map's colours, from little to much. */
export const scaleTokens = ['--scale-1', '--scale-2', '--scale-3', '--scale-4', '--scale-5', '--scale-6'] as const;

export const softOpacity = 0.3;

/** Below the first step: nothing is published. */
export const emptyToken = '--scale-empty';
