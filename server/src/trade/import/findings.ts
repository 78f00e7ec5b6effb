import type { Issue, Reason } from '#platform/import/issue.ts';

/** What is odd in a file as a whole: it loads only where a person has seen it and says so. */
export const findingNames = [
  'worldMismatch',
  'partsExceedWhole',
  'atRowLimit',
  'exportPartners',
  'lowLastPeriod',
  'missingPeriods',
] as const satisfies readonly Reason[];
export type FindingName = (typeof findingNames)[number];

export function isFindingName(name: string): name is FindingName {
  return findingNames.some((one) => one === name);
}

export type Finding = Issue & { readonly reason: FindingName };

/** `all`: somebody has seen the findings in a preview and goes on. */
export type Accepted = 'all' | readonly FindingName[];

export function listUnaccepted(findings: readonly Finding[], accepted: Accepted): readonly FindingName[] {
  if (accepted === 'all') return [];
  return findingNames.filter((name) => !accepted.includes(name) && findings.some(({ reason }) => reason === name));
}
