/** A target sum for some cells. */
export interface Margin {
  readonly cells: readonly number[];
  readonly target: number;
}

/** Iterative proportional fitting of positive cells; the last margins are met exactly, earlier ones as far as compatible. */
export function rake(start: readonly number[], margins: readonly Margin[], rounds: number): readonly number[] {
  const values = Float64Array.from(start);
  for (let round = 0; round < rounds; round += 1) {
    for (const { cells, target } of margins) {
      const sum = cells.reduce((total, cell) => total + (values[cell] ?? 0), 0);
      if (sum === 0) continue;
      const factor = target / sum;
      for (const cell of cells) values[cell] = (values[cell] ?? 0) * factor;
    }
  }
  return [...values];
}
