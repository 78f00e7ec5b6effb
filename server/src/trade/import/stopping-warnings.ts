import type { Issue, Reason } from '#platform/import/issue.ts';

/** What is odd in a file as a whole: it loads only where a person has seen it and says so. */
export const stoppingNames = [
  'worldMismatch',
  'partsExceedWhole',
  'atRowLimit',
  'exportPartners',
  'lowLastPeriod',
  'missingPeriods',
  'unclearNumber',
  'tellingNote',
] as const satisfies readonly Reason[];
export type StoppingName = (typeof stoppingNames)[number];

export function isStopping(name: string): name is StoppingName {
  return stoppingNames.some((one) => one === name);
}

export type StoppingWarning = Issue & { readonly reason: StoppingName };

/** `all`: somebody has seen the warnings in a preview and goes on. */
export type Accepted = 'all' | readonly StoppingName[];

export function listUnaccepted(stopping: readonly StoppingWarning[], accepted: Accepted): readonly StoppingName[] {
  if (accepted === 'all') return [];
  return stoppingNames.filter((name) => !accepted.includes(name) && stopping.some(({ reason }) => reason === name));
}
