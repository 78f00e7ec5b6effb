import type { ReportFigure } from '@btc/contract/prices/market-report.ts';

export function risers(figures: readonly ReportFigure[]): readonly ReportFigure[] {
  return figures.filter(({ Change }) => (Change ?? 0) > 0);
}

export function fallers(figures: readonly ReportFigure[]): readonly ReportFigure[] {
  return figures.filter(({ Change }) => (Change ?? 0) < 0);
}

export function flatOnes(figures: readonly ReportFigure[]): readonly ReportFigure[] {
  // Without anything to compare with, nobody can say that a price held.
  return figures.filter(({ Change }) => Change === 0);
}

/** Largest move in percent; undefined where nothing moved. */
export function strongest(figures: readonly ReportFigure[]): ReportFigure | undefined {
  const moved = figures.filter(({ ChangePercent }) => ChangePercent !== null && ChangePercent !== 0);
  return moved.toSorted((one, other) => Math.abs(other.ChangePercent ?? 0) - Math.abs(one.ChangePercent ?? 0))[0];
}

export function formatNumberText(value: number, decimals: number): string {
  return value.toLocaleString('en-US', { minimumFractionDigits: decimals, maximumFractionDigits: decimals });
}
