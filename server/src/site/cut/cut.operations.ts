import type { Module } from '@btc/contract/members/access.ts';
import { getCut } from '@btc/contract/site/cut.ts';
import type { BoundOperation } from '#platform/api/binding.ts';
import { bindForVisitors } from '#platform/api/shared-binding.ts';
import type { Clock } from '#platform/clock/clock.ts';
import { type CutDeps, readCut } from './cut.service.ts';

/** What may be locked in a cut's page, by the rooms that it gathers from. */
const modules = [
  'Price',
  'PorkPrice',
  'Data',
  'PorkData',
  'Est',
  'PorkEst',
  'Market',
] as const satisfies readonly Module[];

/** The page of one cut. */
export function createCutOperations(deps: CutDeps & { readonly clock: Clock }): readonly BoundOperation[] {
  return [
    bindForVisitors(getCut, {
      clock: deps.clock,
      modules,
      make: (question, visitor) => readCut(deps, question, visitor),
    }),
  ];
}
