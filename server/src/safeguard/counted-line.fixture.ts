import type { CountedLine } from './safeguard.service.ts';

/** A line's use by customs to the end of September 2026, and one day on which its quota is expected to be full. */
export function countedLine(line: string, tonnes: number, central: string | null): CountedLine {
  return {
    line,
    year: 2026,
    months: [],
    customs: { tonnes, through: '2026-09-30' },
    projection: { earliest: central, central, latest: central, restsOn: 'projection', chances: [] },
  };
}
