import { z } from 'zod';
import { edition, moment, paging, rowId, sortedBy, total } from '../../fields.ts';
import { defineOperation } from '../../wire/operation.ts';
import { line, prose } from '../../wire/text-fields.ts';
import { moduleList } from '../member-fields.ts';
import { membershipLevel, requestState, requireType } from '../membership.ts';
import { deskAccess } from './desk-access.ts';
import { membershipSetting, takesAway } from './desk-member.ts';

const person = z.strictObject({ StaffID: rowId, LoginUserName: z.string() }).nullable();
const text = z.string().nullable();

const requestRow = z.strictObject({
  RequestID: rowId,
  MemberID: rowId,
  LoginUserName: z.string(),
  RequireLevel: membershipLevel,
  RequireType: requireType,
  RequireTypeT: text,
  GradeMoney: z.int(),
  isCnRequire: z.boolean(),
  isEnRequire: z.boolean(),
  State: requestState,
  /** Company and contact at the time of the request; null where personal data has been erased. */
  Contact: z
    .strictObject({
      CompanyName: text,
      CompanyLocalName: text,
      CompanyCountry: text,
      ContactPersonName: text,
      ContactPersonSex: text,
      ContactPersonCellPhoneNumber: text,
      CompanyPhoneNumber: text,
      CompanyEmail: text,
    })
    .nullable(),
  Now: z.strictObject({
    ChargeState: z.int(),
    ChargeExpireDate: moment.nullable(),
    CanVisitModule: moduleList,
    ChargeStataEn: z.int(),
    ChargeEnExpireDate: moment.nullable(),
    CanVisitModuleEn: moduleList,
  }),
  AssignedTo: person,
  CreatedDate: moment,
  DecidedDate: moment.nullable(),
  DecidedBy: person,
  Reason: text,
  Notes: z.array(z.strictObject({ Author: person, Note: z.string(), CreatedDate: moment })),
});
const requestAnswer = z.strictObject({ Row: requestRow });
const errors = [1009] as const;

export const GetDeskRequests = defineOperation({
  name: 'GetDeskRequests',
  summary: 'Membership requests, newest first; Dict counts the requests of each state.',
  access: deskAccess,
  input: z.strictObject({
    RequestID: rowId.optional(),
    State: requestState.optional(),
    AssignedTo: rowId.optional(),
    MemberID: rowId.optional(),
    Keyword: line(60).optional(),
    ...sortedBy('company', 'date'),
    ...paging,
  }),
  output: z.strictObject({
    Rows: z.array(requestRow),
    Total: total,
    Dict: z.strictObject({ new: total, contacted: total, granted: total, refused: total }),
  }),
});

export const AssignDeskRequest = defineOperation({
  name: 'AssignDeskRequest',
  summary:
    'Assigns a request to a member of staff (desk or admin), or to nobody; refused (1001, rule changed) where From is given ' +
    'and somebody else has it by now.',
  access: deskAccess,
  input: z.strictObject({ RequestID: rowId, StaffID: rowId.nullable(), From: rowId.nullable().optional() }),
  output: requestAnswer,
  errors,
});

export const NoteDeskRequest = defineOperation({
  name: 'NoteDeskRequest',
  summary: 'Adds a call note; with Contacted a new request becomes contacted.',
  access: deskAccess,
  input: z.strictObject({ RequestID: rowId, Note: prose(2000), Contacted: z.boolean().default(false) }),
  output: requestAnswer,
  errors,
});

export const GrantDeskRequest = defineOperation({
  name: 'GrantDeskRequest',
  summary:
    'Grants an open request: sets the membership of the editions named, gives a notice, and mails the member in their ' +
    'language. State must be 2 (trial) or 3 (paid), with an expiry in the future. A trial needs a call that was noted ' +
    '(1001, rule phonecheck) and stands beside a paid membership that runs. A closed request is refused (1001, rule closed).',
  access: deskAccess,
  input: z.strictObject({
    RequestID: rowId,
    Editions: z.array(edition).min(1).max(2),
    ...membershipSetting,
    Level: membershipLevel,
    State: z.literal([2, 3]),
    ExpireDate: moment,
    TrialItems: z.int().min(0).max(10_000).optional(),
    Note: prose(2000).optional(),
    ...takesAway,
  }),
  output: requestAnswer,
  errors,
});

export const RefuseDeskRequest = defineOperation({
  name: 'RefuseDeskRequest',
  summary: 'Refuses an open request; the reason goes to the member by notice and mail.',
  access: deskAccess,
  input: z.strictObject({ RequestID: rowId, Reason: prose(1000) }),
  output: requestAnswer,
  errors,
});

export const ReopenDeskRequest = defineOperation({
  name: 'ReopenDeskRequest',
  summary:
    'Opens a refused request again, as contacted where a call was noted, else as new; refused (1001, rule openrequest) where ' +
    'the member has asked again for the same level.',
  access: deskAccess,
  input: z.strictObject({ RequestID: rowId }),
  output: requestAnswer,
  errors,
});
