import { evidences } from './evidence.data.ts';
import type { Evidence } from './evidence.data.ts';

export type { Evidence };
export { evidences };

/** True for a fact that needs no mark: seen in print, or common knowledge of the trade. */
export function isDependable(evidence: Evidence): boolean {
  return evidence === 'V' || evidence === 'M';
}
