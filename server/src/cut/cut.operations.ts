import type { Module } from '@btc/contract/members/access.ts';
import { getCut } from '@btc/contract/cut/cut.ts';
import { getPlantCuts } from '@btc/contract/cut/plant-cuts.ts';
import type { BoundOperation } from '#platform/api/binding.ts';
import { bindForVisitors } from '#platform/api/shared-binding.ts';
import type { Clock } from '#platform/clock/clock.ts';
import { type CutDeps, readCut } from './cut.service.ts';
import { readPlantCuts } from './plant-cuts.service.ts';

const modules = [
  'Price',
  'PorkPrice',
  'Data',
  'PorkData',
  'Est',
  'PorkEst',
  'Market',
] as const satisfies readonly Module[];

export function createCutOperations(deps: CutDeps & { readonly clock: Clock }): readonly BoundOperation[] {
  return [
    bindForVisitors(getCut, {
      clock: deps.clock,
      modules,
      make: (question, visitor) => readCut(deps, question, visitor),
    }),
    bindForVisitors(getPlantCuts, {
      clock: deps.clock,
      modules,
      make: (question, visitor) => readPlantCuts(deps, question, visitor),
    }),
  ];
}
