import { deskOperations as contract } from '@btc/contract/members/desk/desk.operations.ts';
import { bind, type BoundOperation } from '#platform/api/binding.ts';
import { lockLevelModules, setLevelModules } from '../membership/level.queries.ts';
import { changeAsStaff, changedMeanwhile } from '#platform/audit/staff-change.ts';
import type { DeskDeps } from './desk-deps.ts';

export function createDeskLevelOperations(deps: DeskDeps): readonly BoundOperation[] {
  return [
    bind(contract.SaveMembershipLevel, async ({ Level: level, Modules, Expected }, caller) => {
      const modules = [...new Set(Modules)];
      await changeAsStaff(deps, { operation: 'SaveMembershipLevel', caller }, async ({ db, now }) => {
        const before = await lockLevelModules(db, level);
        if (Expected !== undefined && !isSame(Expected, before)) throw changedMeanwhile('Modules');
        await setLevelModules(db, { level, modules, now });
        const subject = { kind: 'membershipLevel', id: level };
        return { subject, before: { Modules: before }, after: { Modules: modules }, result: null };
      });
      return { Row: { Level: level, CanVisitModule: modules.join('|') } };
    }),
  ];
}

function isSame(some: readonly string[], others: readonly string[]): boolean {
  return some.length === others.length && some.every((one) => others.includes(one));
}
