import type { Outcome } from './fault-row.ts';

export interface Finished {
  readonly name: string;
  readonly outcome: Outcome;
}

const titles = ['row', 'tries', 'acknowledged', 'lost', 'doubled', 'half-done', 'recovery s (median, max)', 'verdict'];

function formatRecovery(seconds: readonly number[]): string {
  if (seconds.length === 0) return '';
  const sorted = seconds.toSorted((one, other) => one - other);
  return `${sorted[Math.floor((sorted.length - 1) / 2)]?.toFixed(2)}, ${sorted.at(-1)?.toFixed(2)}`;
}

function listCells({ name, outcome }: Finished): readonly string[] {
  const { tries, tally, recoverySeconds = [], wrong, notes } = outcome;
  const counts = tally === undefined ? [] : [tally.acknowledged, tally.lost, tally.doubled, tally.halfDone];
  const verdict = wrong.length === 0 ? 'good' : `WRONG: ${wrong.join('; ')}`;
  return [
    name,
    String(tries),
    ...[0, 1, 2, 3].map((index) => String(counts[index] ?? '–')),
    formatRecovery(recoverySeconds),
    notes === undefined ? verdict : `${verdict} (${notes})`,
  ];
}

/** The rows as one table that reads well in a terminal and in a document. */
export function formatFaultTable(finished: readonly Finished[]): string {
  const rows = [titles, ...finished.map(listCells)];
  const widths = titles.map((_, index) =>
    index === titles.length - 1 ? 7 : Math.max(...rows.map((row) => row[index]?.length ?? 0)),
  );
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell, index) => cell.padEnd(widths[index] ?? 0)).join(' | ')} |`;
  const rule = `|${widths.map((width) => '-'.repeat(width + 2)).join('|')}|`;
  return [line(titles), rule, ...rows.slice(1).map(line)].join('\n');
}
