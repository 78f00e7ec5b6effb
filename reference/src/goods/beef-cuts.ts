import { beefCutRows } from './beef-cuts.data.ts';
import type { BeefCutFacts, BeefCutId } from './beef-cuts.data.ts';

export { beefCutForms, beefParts } from './beef-cuts.data.ts';
export type { BeefCutForm, BeefCutId, BeefPart } from './beef-cuts.data.ts';

export interface BeefCut extends BeefCutFacts {
  readonly id: BeefCutId;
}

/** In the order of cut lists. */
export const beefCuts: readonly BeefCut[] = beefCutRows;

const byId = new Map<string, BeefCut>(beefCuts.map((cut) => [cut.id, cut]));

export function findBeefCut(id: string): BeefCut | undefined {
  return byId.get(id);
}
