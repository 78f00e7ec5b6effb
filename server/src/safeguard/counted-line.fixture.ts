import type { CountedLine } from './safeguard.service.ts';

export function countedLine(line: string, tonnes: number, central: string | null): CountedLine {
  return {
    line,
    year: 2026,
    months: [],
    customs: { tonnes, through: '2026-09-30' },
    projection: { earliest: central, central, latest: central, restsOn: 'projection', chances: [] },
  };
}
