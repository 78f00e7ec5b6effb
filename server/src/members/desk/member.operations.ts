import { deskOperations as contract } from '@btc/contract/members/desk/desk.operations.ts';
import { dayMs } from '@btc/contract/time.ts';
import { type BoundOperation, bind, type Caller } from '#platform/api/binding.ts';
import { toSlice } from '#platform/api/paging.ts';
import { mapUniqueViolation } from '../sign-up/duplicates.ts';
import { findStaffRole } from '#platform/session/session.ts';
import { changeAsStaff, type StaffChange, type StaffWork } from '#platform/audit/staff-change.ts';
import { listMembershipChanges } from '../membership/membership-change.queries.ts';
import { presentMembershipChange } from '../membership/membership-change.present.ts';
import { undoMembershipChange } from './undo-membership.service.ts';
import type { DeskDeps } from './desk-deps.ts';
import {
  blockMember,
  changeMembership,
  endSessions,
  resetSecondFactor,
  revokeMemberKey,
  setStaffRole,
  setTrial,
  unblockMember,
  updateMember,
} from './member-change.service.ts';
import { countMembers, listDeskStaff, listMembers } from './member.queries.ts';
import { presentDataKeys } from '../own/data-key.operations.ts';
import { getMemberDetail, presentMember } from './member.present.ts';

const maxChanges = 20;

export function createDeskMemberOperations(deps: DeskDeps): readonly BoundOperation[] {
  return [...memberReading(deps), ...memberChanging(deps)];
}

function memberReading({ db, clock }: DeskDeps): readonly BoundOperation[] {
  return [
    bind(contract.GetDeskMembers, async (input) => {
      const now = clock.now();
      const filter = {
        keyword: input.Keyword,
        state: input.State,
        chargeState: input.ChargeState,
        expiringBefore:
          input.ExpiringDays === undefined ? undefined : new Date(now.getTime() + input.ExpiringDays * dayMs),
        staffOnly: input.StaffOnly,
        now,
      };
      const rows = await listMembers(db, filter, toSlice(input));
      return { Rows: rows.map(presentMember), Total: await countMembers(db, filter) };
    }),
    bind(contract.GetDeskMember, async ({ MemberID }) => ({ Row: await getMemberDetail(db, MemberID, clock.now()) })),
    bind(contract.GetMembershipChanges, async ({ MemberID }) => ({
      Rows: (await listMembershipChanges(db, MemberID, maxChanges)).map(presentMembershipChange),
    })),
    bind(contract.GetMemberDataKeys, ({ MemberID }) => presentDataKeys({ db, clock }, MemberID)),
    bind(contract.GetStaff, async () => ({
      Rows: (await listDeskStaff(db)).flatMap((row) => {
        const role = findStaffRole(row.staff_role);
        return role === null ? [] : [{ StaffID: row.id, LoginUserName: row.login_user_name, Role: role }];
      }),
    })),
  ];
}

function memberChanging(deps: DeskDeps): readonly BoundOperation[] {
  const change = async (operation: string, caller: Caller, work: (work: StaffWork) => Promise<StaffChange<number>>) => {
    const memberId = await changeAsStaff(deps, { operation, caller }, work).catch((error: unknown) => {
      throw mapUniqueViolation(error);
    });
    return { Row: await getMemberDetail(deps.db, memberId, deps.clock.now()) };
  };
  return [
    bind(contract.UpdateDeskMember, (input, caller) =>
      change('UpdateDeskMember', caller, (work) => updateMember(work, input)),
    ),
    bind(contract.BlockMember, (input, caller) =>
      change('BlockMember', caller, (work) => blockMember(work, { memberId: input.MemberID, reason: input.Reason })),
    ),
    bind(contract.UnblockMember, (input, caller) =>
      change('UnblockMember', caller, (work) => unblockMember(work, input.MemberID)),
    ),
    bind(contract.EndMemberSessions, (input, caller) =>
      change('EndMemberSessions', caller, (work) => endSessions(work, input.MemberID)),
    ),
    bind(contract.SetMemberTrial, (input, caller) =>
      change('SetMemberTrial', caller, (work) =>
        setTrial(work, { memberId: input.MemberID, items: input.TrialItems, resetOpened: input.ResetOpened }),
      ),
    ),
    bind(contract.SetMembership, (input, caller) =>
      change('SetMembership', caller, (work) =>
        changeMembership(work, {
          memberId: input.MemberID,
          edition: input.Edition,
          level: input.Level,
          state: input.State,
          modules: [...new Set(input.Modules)],
          expires: input.ExpireDate === null ? null : new Date(input.ExpireDate),
          takesAway: input.TakesAway,
          phoneCheck: input.PhoneCheck,
        }),
      ),
    ),
    bind(contract.UndoMembershipChange, (input, caller) =>
      change('UndoMembershipChange', caller, (work) => undoMembershipChange(work, input.ChangeID)),
    ),
    bind(contract.SetStaffRole, (input, caller) =>
      change('SetStaffRole', caller, (work) => setStaffRole(work, { memberId: input.MemberID, role: input.Role })),
    ),
    bind(contract.RevokeMemberDataKey, async (input, caller) => {
      await changeAsStaff(deps, { operation: 'RevokeMemberDataKey', caller }, (work) => revokeMemberKey(work, input));
      return presentDataKeys(deps, input.MemberID);
    }),
    bind(contract.ResetStaffTotp, async (input, caller) => {
      await changeAsStaff(deps, { operation: 'ResetStaffTotp', caller }, (work) =>
        resetSecondFactor(work, input.MemberID),
      );
      return {};
    }),
  ];
}
