import { z } from 'zod';
import { moment, paging, rowId, total } from '../../fields.ts';
import { defineOperation } from '../../wire/operation.ts';
import { line } from '../../wire/text-fields.ts';
import { deskAccess } from './desk-access.ts';

export const GetAuditTrail = defineOperation({
  name: 'GetAuditTrail',
  summary:
    'Changes made by staff, newest first. The admin sees all, the desk what was done to members, requests, cancellations, ' +
    'levels and messages.',
  access: deskAccess,
  input: z.strictObject({
    ActorID: rowId.optional(),
    /** Found in the name of who did it. */
    ActorName: line(64).optional(),
    Operation: line(64).optional(),
    SubjectKind: line(40).optional(),
    SubjectID: line(64).optional(),
    /** All that was done with a person: to the account, their requests, cancellations and messages. */
    MemberID: rowId.optional(),
    From: moment.optional(),
    Until: moment.optional(),
    ...paging,
  }),
  output: z.strictObject({
    Rows: z.array(
      z.strictObject({
        AuditID: z.int(),
        At: moment,
        /** Null for the command line and for erased accounts. */
        ActorID: rowId.nullable(),
        ActorName: z.string(),
        Operation: z.string(),
        SubjectKind: z.string(),
        SubjectID: z.string(),
        Before: z.record(z.string(), z.unknown()).nullable(),
        After: z.record(z.string(), z.unknown()).nullable(),
      }),
    ),
    Total: total,
  }),
});
