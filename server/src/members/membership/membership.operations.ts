import { editions } from '@btc/contract/members/access.ts';
import { membersOperations as contract } from '@btc/contract/members/members.operations.ts';
import { membershipLevels, requestStates, requireTypes } from '@btc/contract/members/membership.ts';
import { bind, type BoundOperation } from '#platform/api/binding.ts';
import { toSlice } from '#platform/api/paging.ts';
import { bindForAll } from '#platform/api/shared-binding.ts';
import { storedWord } from '#platform/db/stored-word.ts';
import { ownUser, signedInUser } from '#platform/session/signed-in.ts';
import { listGrades, listLevels } from './level.queries.ts';
import { countOwnRequests, listOwnRequests } from './request.queries.ts';
import { createMembershipRequest, type RequestDeps } from './request.service.ts';

export function createMembershipOperations(deps: RequestDeps): readonly BoundOperation[] {
  const { db, offersPayBusiness } = deps;
  const request = createMembershipRequest(deps);
  return [
    bindForAll(contract.GetMembershipLevels, async () => ({
      Rows: (await listLevels(db)).map((row) => ({
        Level: storedWord(membershipLevels, row.level),
        CanVisitModule: row.modules.join('|'),
        isCn: row.for_cn,
        isEn: row.for_en,
      })),
      List: (await listGrades(db, offersPayBusiness)).map((row) => ({
        RequireLevel: storedWord(membershipLevels, row.level),
        RequireType: storedWord(requireTypes, row.require_type),
        GradeMoney: row.grade_money,
        Edition: storedWord(editions, row.edition),
      })),
    })),
    bind(contract.MembershipRequest, async (input, caller) => {
      const name = input.UserName.toLowerCase();
      const user = ownUser(caller, ({ loginUserName }) => loginUserName.toLowerCase() === name);
      return { Row: await request(input, user) };
    }),
    bind(contract.GetMembershipRequests, async (input, caller) => {
      const { userId } = signedInUser(caller);
      const rows = await listOwnRequests(db, userId, toSlice(input));
      return { Rows: rows.map(presentRequest), Total: await countOwnRequests(db, userId) };
    }),
  ];
}

type OwnRequest = Awaited<ReturnType<typeof listOwnRequests>>[number];

function presentRequest(row: OwnRequest) {
  return {
    RequestID: row.id,
    RequireLevel: storedWord(membershipLevels, row.level),
    RequireType: storedWord(requireTypes, row.require_type),
    GradeMoney: row.grade_money,
    isCnRequire: row.for_cn,
    isEnRequire: row.for_en,
    State: storedWord(requestStates, row.state),
    CreatedDate: row.created_at.toISOString(),
    DecidedDate: row.decided_at?.toISOString() ?? null,
    // A granted request's reason is the desk's own note.
    Reason: row.state === 'refused' ? row.reason : null,
  };
}
