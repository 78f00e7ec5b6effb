import { z } from 'zod';
import { edition, moment, nothing, rowId, total } from '../../fields.ts';
import { defineOperation } from '../../wire/operation.ts';
import { staffRoles } from '../access.ts';
import { emailField } from '../company-fields.ts';
import { adminAccess } from './desk-access.ts';
import { accountState } from './desk-member.ts';

export const invitationStates = ['open', 'expired', 'accepted', 'revoked'] as const;

const role = z.enum(staffRoles);

const staffSession = z.strictObject({
  /** Browser and system; null where unknown. */
  Device: z.string().nullable(),
  CreatedDate: moment,
  LastSeenDate: moment,
  /** Whether the role is active: the second factor was given. */
  InForce: z.boolean(),
});

const staffAccount = z.strictObject({
  MemberID: rowId,
  LoginUserName: z.string(),
  PersonName: z.string().nullable(),
  Email: z.string().nullable(),
  Role: role,
  State: accountState,
  /** Since when the second factor is set up; null where it is not. */
  FactorDate: moment.nullable(),
  RecoveryCodesLeft: total,
  LastSeenDate: moment.nullable(),
  CreatedDate: moment,
  Sessions: z.array(staffSession),
  /** The only admin who can sign in: the role cannot be taken, nor the account blocked. */
  OnlyAdmin: z.boolean(),
  Demo: z.boolean(),
});

export const GetStaffAccounts = defineOperation({
  name: 'GetStaffAccounts',
  summary: 'Everybody with a staff role: role, state, second factor, live sessions, when they were last here.',
  access: adminAccess,
  input: nothing,
  output: z.strictObject({ Rows: z.array(staffAccount), Total: total }),
});

const invitation = z.strictObject({
  InvitationID: rowId,
  /** Null once the resulting account is erased. */
  Email: z.string().nullable(),
  Role: role,
  Edition: edition,
  State: z.enum(invitationStates),
  /** Open, or expired with no newer one to the same address. */
  CanResend: z.boolean(),
  InvitedBy: z.string().nullable(),
  CreatedDate: moment,
  SentDate: moment,
  ExpireDate: moment,
  AcceptedBy: z.strictObject({ MemberID: rowId, LoginUserName: z.string() }).nullable(),
});
const invitationAnswer = z.strictObject({ Row: invitation });

export const GetStaffInvitations = defineOperation({
  name: 'GetStaffInvitations',
  summary: 'Invitations to the console, newest first; those long past are forgotten.',
  access: adminAccess,
  input: nothing,
  output: z.strictObject({ Rows: z.array(invitation), Total: total }),
});

export const InviteStaff = defineOperation({
  name: 'InviteStaff',
  summary:
    'Mails somebody a link of 48 hours that makes an account of staff, once. 6012 where an account has the address already ' +
    '(its role is set by SetStaffRole); 1001 with the rule closed where an invitation to it is open.',
  access: adminAccess,
  rate: 'request',
  input: z.strictObject({ Email: emailField, Role: role, Edition: edition }),
  output: invitationAnswer,
  errors: [6012],
});

export const ResendStaffInvitation = defineOperation({
  name: 'ResendStaffInvitation',
  summary: 'Mails a new link for an invitation that is open or expired; the link before it is dead.',
  access: adminAccess,
  rate: 'request',
  input: z.strictObject({ InvitationID: rowId }),
  output: invitationAnswer,
  errors: [1009, 6012],
});

export const RevokeStaffInvitation = defineOperation({
  name: 'RevokeStaffInvitation',
  summary: 'Takes an open invitation back: its link is dead at once.',
  access: adminAccess,
  input: z.strictObject({ InvitationID: rowId }),
  output: invitationAnswer,
  errors: [1009],
});
