import type { Visitor } from '#platform/api/reader.ts';

export const projectionModules = ['Price', 'Data'] as const;

/** Members of Price or Data see the projected fill dates of quotas (docs/decisions/100). */
export function seesProjection(reader: Visitor): boolean {
  return projectionModules.some((module) => reader.findLockState(module) === null);
}
