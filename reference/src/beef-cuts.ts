import { beefCutRows } from './beef-cuts.data.ts';
import type { BeefCutFacts, BeefCutId } from './beef-cuts.data.ts';

export { beefCutForms, beefParts } from './beef-cuts.data.ts';
export type { BeefCutForm, BeefCutId, BeefPart } from './beef-cuts.data.ts';

/** A beef cut or beef offal item of the import trade. */
export interface BeefCut extends BeefCutFacts {
  readonly id: BeefCutId;
}

/** All beef cuts, in the order of cut lists. */
export const beefCuts: readonly BeefCut[] = beefCutRows;

const byId = new Map<string, BeefCut>(beefCuts.map((cut) => [cut.id, cut]));

/** Finds a beef cut by its id. */
export function findBeefCut(id: string): BeefCut | undefined {
  return byId.get(id);
}
