import { porkCutRows } from './pork-cuts.data.ts';
import type { PorkCutFacts, PorkCutId } from './pork-cuts.data.ts';

export { porkCutGroups } from './pork-cuts.data.ts';
export type { PorkCutGroup, PorkCutId } from './pork-cuts.data.ts';

export interface PorkCut extends PorkCutFacts {
  readonly id: PorkCutId;
}

/** All pork cuts, in the order of cut lists. */
export const porkCuts: readonly PorkCut[] = porkCutRows;

const byId = new Map<string, PorkCut>(porkCuts.map((cut) => [cut.id, cut]));

export function findPorkCut(id: string): PorkCut | undefined {
  return byId.get(id);
}
