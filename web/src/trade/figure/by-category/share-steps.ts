import type { Figure } from '#charts/chart-frame.ts';
import type { LegendEntry } from '#charts/export/png-legend.ts';
import { emptyToken, scaleTokens } from '#charts/series-colors.ts';

/** Lower bounds of the colour classes in percent; fixed, so that maps can be compared. */
const stepStarts = [0.5, 2, 5, 10, 20] as const;

/** The colour class of a share; null where it is not published. */
export function toStep(share: Figure): number | null {
  return share === null ? null : stepStarts.filter((start) => share >= start).length;
}

export function stepLegend(empty: string): readonly LegendEntry[] {
  const names = scaleTokens.map((token, step) => {
    const [from, to] = [stepStarts[step - 1], stepStarts[step]];
    const name = from === undefined ? `<${to}%` : to === undefined ? `≥${from}%` : `${from}–${to}%`;
    return { name, token };
  });
  return [...names, { name: empty, token: emptyToken }];
}
