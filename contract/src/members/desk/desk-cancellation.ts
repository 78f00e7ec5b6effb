import { z } from 'zod';
import { moment, nothing, paging, rowId, total } from '../../fields.ts';
import { defineOperation } from '../../wire/operation.ts';
import { prose } from '../../wire/text-fields.ts';
import { deskAccess } from './desk-access.ts';

export const cancellationStates = ['requested', 'withdrawn', 'approved', 'refused'] as const;
const state = z.enum(cancellationStates);

export const GetDeskCancellations = defineOperation({
  name: 'GetDeskCancellations',
  summary: 'Requests to cancel an account, newest first.',
  access: deskAccess,
  input: z.strictObject({ State: state.optional(), ...paging }),
  output: z.strictObject({
    Rows: z.array(
      z.strictObject({
        CancellationID: rowId,
        MemberID: rowId,
        LoginUserName: z.string(),
        CompanyName: z.string().nullable(),
        CompanyLocalName: z.string().nullable(),
        State: state,
        Reason: z.string().nullable(),
        RequestedDate: moment,
        DecidedDate: moment.nullable(),
        DecidedBy: z.string().nullable(),
        Note: z.string().nullable(),
      }),
    ),
    Total: total,
  }),
});

export const ApproveCancellation = defineOperation({
  name: 'ApproveCancellation',
  summary:
    'Cancels the account for good: personal data is erased everywhere, what the member wrote stays without a name. Cannot ' +
    'be undone. A decided request is refused (1001, rule closed).',
  access: deskAccess,
  input: z.strictObject({ CancellationID: rowId }),
  output: nothing,
  errors: [1009],
});

export const RefuseCancellation = defineOperation({
  name: 'RefuseCancellation',
  summary: 'Refuses: the account is unfrozen, the member is told why by notice and mail.',
  access: deskAccess,
  input: z.strictObject({ CancellationID: rowId, Reason: prose(1000) }),
  output: nothing,
  errors: [1009],
});
