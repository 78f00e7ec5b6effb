import { z } from 'zod';
import { moment, paging, rowId, total } from '../../fields.ts';
import { defineOperation, staffAccess } from '../../wire/operation.ts';
import { line } from '../../wire/text-fields.ts';
import type { StaffRole } from '../access.ts';
import { deskAccess } from './desk-access.ts';

export const GetAuditTrail = defineOperation({
  name: 'GetAuditTrail',
  summary:
    'Changes made by staff, newest first. The admin sees all, the desk what was done to members, requests, cancellations, ' +
    'levels and messages.',
  access: deskAccess,
  input: z.strictObject({
    ActorID: rowId.optional(),
    ActorName: line(64).optional(),
    Operation: line(64).optional(),
    SubjectKind: line(40).optional(),
    SubjectID: line(64).optional(),
    /** Everything concerning a person: account, requests, cancellations and messages. */
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

export const recordKinds = {
  merchant: 'editor',
  exhibition: 'editor',
  plant: 'analyst',
  plantEvent: 'analyst',
  surveyItem: 'analyst',
  priceNote: 'analyst',
  'price-duty': 'analyst',
  'dictionary-entry': 'analyst',
  membershipLevel: 'desk',
} as const satisfies Readonly<Record<string, StaffRole>>;
export type RecordKind = keyof typeof recordKinds;

export const GetRecordHistory = defineOperation({
  name: 'GetRecordHistory',
  summary:
    'The last fifty changes of a record, newest first, with its fields before and after. 1007 for records that are not of the caller’s work.',
  access: staffAccess('editor', 'analyst', 'desk'),
  input: z.strictObject({
    Kind: z.enum(Object.keys(recordKinds) as [RecordKind, ...RecordKind[]]), // its own keys
    ID: line(64),
  }),
  output: z.strictObject({
    Rows: z.array(
      z.strictObject({
        AuditID: z.int(),
        At: moment,
        ActorName: z.string(),
        Before: z.record(z.string(), z.unknown()).nullable(),
        After: z.record(z.string(), z.unknown()).nullable(),
      }),
    ),
  }),
  errors: [1007],
});
