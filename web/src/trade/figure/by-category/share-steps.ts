import type { Figure } from '#charts/chart-frame.ts';
import type { LegendEntry } from '#charts/export/png-legend.ts';
import { emptyToken, scaleTokens } from '#charts/series-colors.ts';

/** Shares in percent from which a province has the next colour: the same in every answer, so that maps compare. */
const stepStarts = [0.5, 2, 5, 10, 20] as const;

/** The step of the colours that a share has; null where none is published. */
export function toStep(share: Figure): number | null {
  return share === null ? null : stepStarts.filter((start) => share >= start).length;
}

/** What the colours of the map mean. */
export function stepLegend(empty: string): readonly LegendEntry[] {
  const names = scaleTokens.map((token, step) => {
    const [from, to] = [stepStarts[step - 1], stepStarts[step]];
    const name = from === undefined ? `<${to}%` : to === undefined ? `≥${from}%` : `${from}–${to}%`;
    return { name, token };
  });
  return [...names, { name: empty, token: emptyToken }];
}
