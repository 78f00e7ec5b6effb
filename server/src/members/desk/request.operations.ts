import { deskOperations as contract } from '@btc/contract/members/desk/desk.operations.ts';
import { requestStates } from '@btc/contract/members/membership.ts';
import { bind, type BoundOperation, type Caller } from '#platform/api/binding.ts';
import { toSlice } from '#platform/api/paging.ts';
import { countStates } from '#platform/db/count-states.ts';
import { changeAsStaff, type StaffChange, type StaffWork } from '#platform/audit/staff-change.ts';
import type { DeskDeps } from './desk-deps.ts';
import { assignRequest, grantRequest, noteRequest, refuseRequest, reopenRequest } from './request-change.service.ts';
import { getRequestRow, presentRequests } from './request.present.ts';
import { countRequests, listRequests } from './request.queries.ts';

export function createDeskRequestOperations(deps: DeskDeps): readonly BoundOperation[] {
  const { db } = deps;
  const change = async (
    operation: string,
    caller: Caller,
    work: (work: StaffWork) => Promise<StaffChange<number>>,
  ) => ({
    Row: await getRequestRow(db, await changeAsStaff(deps, { operation, caller }, work)),
  });
  return [
    bind(contract.GetDeskRequests, async (input) => {
      const { RequestID: id, State: state, AssignedTo: assignedTo, MemberID: memberId, Keyword: keyword } = input;
      const filter = { id, state, assignedTo, memberId, keyword };
      const rows = await presentRequests(db, await listRequests(db, filter, toSlice(input)));
      const counts = await countStates(db, 'membership_request', requestStates);
      return { Rows: rows, Total: await countRequests(db, filter), Dict: counts };
    }),
    bind(contract.AssignDeskRequest, (input, caller) =>
      change('AssignDeskRequest', caller, (work) =>
        assignRequest(work, { id: input.RequestID, staffId: input.StaffID, from: input.From }),
      ),
    ),
    bind(contract.NoteDeskRequest, (input, caller) =>
      change('NoteDeskRequest', caller, (work) =>
        noteRequest(work, { id: input.RequestID, text: input.Note, contacted: input.Contacted }),
      ),
    ),
    bind(contract.GrantDeskRequest, (input, caller) =>
      change('GrantDeskRequest', caller, (work) => grantRequest(work, input, deps.publicUrl)),
    ),
    bind(contract.ReopenDeskRequest, (input, caller) =>
      change('ReopenDeskRequest', caller, (work) => reopenRequest(work, input.RequestID)),
    ),
    bind(contract.RefuseDeskRequest, (input, caller) =>
      change('RefuseDeskRequest', caller, (work) => refuseRequest(work, { id: input.RequestID, reason: input.Reason })),
    ),
  ];
}
