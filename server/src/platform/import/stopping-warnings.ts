import type { StoppingName } from '@btc/contract/imported-files.ts';
import type { Issue } from './issue.ts';

export type StoppingWarning = Issue & { readonly reason: StoppingName };

/** `all`: somebody has seen the warnings in a preview and goes on. */
export type Accepted = 'all' | readonly StoppingName[];

/** The names of those that nobody has accepted, each once. */
export function listUnaccepted(stopping: readonly StoppingWarning[], accepted: Accepted): readonly StoppingName[] {
  if (accepted === 'all') return [];
  return [...new Set(stopping.map(({ reason }) => reason))].filter((name) => !accepted.includes(name));
}
