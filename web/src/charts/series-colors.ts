/** How many members without a fixed colour can be told apart in one chart. */
export const seriesColorCount = 8;

/** The token of what is drawn together because it is too small to stand alone. */
export const restToken = '--series-rest';

/** The colour of a chart's nth member, for what has no colour of its own; those after the eighth look like the rest. */
export function seriesToken(index: number): string {
  return index < seriesColorCount ? `--series-${index + 1}` : restToken;
}

/** The steps of a map's colours, from little to much. */
export const scaleTokens = ['--scale-1', '--scale-2', '--scale-3', '--scale-4', '--scale-5', '--scale-6'] as const;

/** How strongly the swatch of a ground is filled. */
export const softOpacity = 0.3;

/** Below it nothing has been published. */
export const emptyToken = '--scale-empty';
