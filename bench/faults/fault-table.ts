import type { FaultRow, Outcome } from './fault-row.ts';

export interface Finished {
  readonly row: Pick<FaultRow, 'name' | 'what'>;
  readonly outcome: Outcome | { readonly skipped: string };
}

const titles = ['fault', 'tries', 'acknowledged', 'lost', 'doubled', 'half-done', 'recovery, median, max (s)', 'found'];
const none = '–';

function formatSeconds(seconds: number): string {
  if (!Number.isFinite(seconds)) return 'never';
  return seconds.toFixed(seconds < 1 ? 2 : 1);
}

function formatRecovery(seconds: readonly number[]): string {
  if (seconds.length === 0) return none;
  const sorted = seconds.toSorted((one, other) => one - other);
  const median = sorted[Math.floor((sorted.length - 1) / 2)] ?? 0;
  return `${formatSeconds(median)}, ${formatSeconds(sorted.at(-1) ?? 0)}`;
}

function listCells({ row, outcome }: Finished): readonly string[] {
  const title = `${row.what} (\`${row.name}\`)`;
  if ('skipped' in outcome)
    return [title, ...titles.slice(2).map(() => none), `skipped: ${outcome.skipped}`].map(escapeCell);
  const { tries, tally, recoverySeconds = [], wrong, notes } = outcome;
  const counts = tally === undefined ? [] : [tally.acknowledged, tally.lost, tally.doubled, tally.halfDone];
  const verdict = wrong.length === 0 ? 'good' : `**wrong**: ${wrong.join('; ')}`;
  return [
    title,
    tries.toLocaleString('en-US'),
    ...[0, 1, 2, 3].map((index) => counts[index]?.toLocaleString('en-US') ?? none),
    formatRecovery(recoverySeconds),
    notes === undefined ? verdict : `${verdict}; ${notes}`,
  ].map(escapeCell);
}

/** Program output may contain line breaks and bars. */
function escapeCell(text: string): string {
  return text.replaceAll(/\s+/g, ' ').replaceAll('|', '\\|');
}

export function formatFaultTable(finished: readonly Finished[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  return [titles, titles.map(() => '---'), ...finished.map(listCells)].map(line).join('\n');
}
