import type { Visitor } from '#platform/api/reader.ts';

/** Modules each of which shows the projection. */
export const projectionModules = ['Price', 'Data'] as const;

/** Whether a reader sees when quotas are expected to be full: members of the prices or of the data do (docs/decisions/100). */
export function seesProjection(reader: Visitor): boolean {
  return projectionModules.some((module) => reader.findLockState(module) === null);
}
