import { z } from 'zod';
import { edition, moment, nothing, paging, rowId, sortedBy, total } from '../../fields.ts';
import { defineOperation } from '../../wire/operation.ts';
import { modules, staffRoles } from '../access.ts';
import { companyInput, mobileField } from '../company-fields.ts';
import { line, nameLine, prose } from '../../wire/text-fields.ts';
import { moduleList } from '../member-fields.ts';
import { membershipLevel } from '../membership.ts';
import { company, membership } from '../profile.ts';
import { adminAccess, deskAccess } from './desk-access.ts';

/** Days for which a noted phone call counts as the check before a manual trial. */
export const phoneCheckDays = 30;

export const accountStates = ['normal', 'frozen', 'cancelled', 'blocked'] as const;
export const accountState = z.enum(accountStates);

const memberRow = z.strictObject({
  MemberID: rowId,
  LoginUserName: z.string(),
  State: accountState,
  StaffRole: z.enum(staffRoles).nullable(),
  CompanyName: z.string().nullable(),
  CompanyLocalName: z.string().nullable(),
  CompanyEmail: z.string().nullable(),
  ContactPersonName: z.string().nullable(),
  ContactPersonCellPhoneNumber: z.string().nullable(),
  ChargeState: membership.shape.ChargeState,
  ChargeExpireDate: moment.nullable(),
  ChargeStataEn: membership.shape.ChargeStataEn,
  ChargeEnExpireDate: moment.nullable(),
  CreatedDate: moment,
  LastActiveDate: moment.nullable(),
  Demo: z.boolean(),
});

export const GetDeskMembers = defineOperation({
  name: 'GetDeskMembers',
  summary:
    'Members, newest first, by words found in name, company, person, mail or mobile, by state, charge state and role.',
  access: deskAccess,
  input: z.strictObject({
    Keyword: line(60).optional(),
    State: accountState.optional(),
    ChargeState: z.int().min(0).max(4).optional(),
    /** Memberships of either edition that end within this many days. */
    ExpiringDays: z.int().min(0).max(3650).optional(),
    StaffOnly: z.boolean().default(false),
    ...sortedBy('name', 'cn', 'en', 'times'),
    ...paging,
  }),
  output: z.strictObject({ Rows: z.array(memberRow), Total: total }),
});

const memberDetail = z.strictObject({
  ...memberRow.shape,
  ...membership.shape,
  ...company.shape,
  NickName: z.string().nullable(),
  Avator: z.string().nullable(),
  Edition: edition,
  ChargeLevel: membershipLevel.nullable(),
  ChargeLevelEn: membershipLevel.nullable(),
  TrialItems: z.int().min(0),
  TrialUsed: z.int().min(0),
  /** End of a trial beside the paid membership, by edition. */
  TrialUntil: moment.nullable(),
  TrialUntilEn: moment.nullable(),
  ContactedDate: moment.nullable(),
  /** Whether the address was proven by a code or link; until then only requested mail is sent to it. */
  EmailProven: z.boolean(),
  /** As for the address; mobiles outside China cannot be proven. */
  MobileProven: z.boolean(),
  LiveSessions: z.int().min(0),
  HasSecondFactor: z.boolean(),
});
const memberAnswer = z.strictObject({ Row: memberDetail });

export const GetDeskMember = defineOperation({
  name: 'GetDeskMember',
  summary: 'One member whole.',
  access: deskAccess,
  input: z.strictObject({ MemberID: rowId }),
  output: memberAnswer,
  errors: [1009],
});

export const UpdateDeskMember = defineOperation({
  name: 'UpdateDeskMember',
  summary:
    'Changes company and contact of a member; what is left out stays. Membership, state and role have operations of their ' +
    'own. Accounts of staff are the admin’s to change (1007).',
  access: deskAccess,
  input: z.strictObject({
    MemberID: rowId,
    ...z.strictObject(companyInput).partial().shape,
    ContactPersonCellPhoneNumber: mobileField.optional(),
    NickName: nameLine(40).nullable().optional(),
    Edition: edition.optional(),
  }),
  output: memberAnswer,
  errors: [1009, 6012, 6013],
});

export const BlockMember = defineOperation({
  name: 'BlockMember',
  summary:
    'Blocks an account: its sessions and keys end for good, the right password is answered 6016, the member is told by mail.',
  access: deskAccess,
  input: z.strictObject({ MemberID: rowId, Reason: prose(500) }),
  output: memberAnswer,
  errors: [1009],
});

export const UnblockMember = defineOperation({
  name: 'UnblockMember',
  summary: 'Opens a blocked account again; one whose cancellation is still asked for is frozen again.',
  access: deskAccess,
  input: z.strictObject({ MemberID: rowId }),
  output: memberAnswer,
  errors: [1009],
});

export const EndMemberSessions = defineOperation({
  name: 'EndMemberSessions',
  summary: 'Ends all sessions and keys of a member and turns webhooks off; they can sign in again at once.',
  access: deskAccess,
  input: z.strictObject({ MemberID: rowId }),
  output: memberAnswer,
  errors: [1009],
});

export const SetMemberTrial = defineOperation({
  name: 'SetMemberTrial',
  summary:
    'Sets how many items the trial of a member may open in all, and gives back those opened where asked; undoing it counts them again.',
  access: deskAccess,
  input: z.strictObject({
    MemberID: rowId,
    TrialItems: z.int().min(0).max(10_000),
    ResetOpened: z.boolean().default(false),
  }),
  output: memberAnswer,
  errors: [1009],
});

/** A membership as set by staff; paid and trial need an expiry. */
export const membershipSetting = {
  Level: membershipLevel.nullable(),
  /** 0 none, 1 applied, 2 trial, 3 paid, 4 lapsed. */
  State: z.int().min(0).max(4),
  Modules: z.array(z.enum(modules)).max(modules.length),
  ExpireDate: moment.nullable(),
};

/** Staff confirms what a running paid membership loses; refused otherwise (1001, rule takesaway). */
export const takesAway = { TakesAway: z.boolean().default(false) };

export const SetMembership = defineOperation({
  name: 'SetMembership',
  summary:
    'Sets the membership of one edition whole. It is in force at once; the member gets a notice. A trial needs a call: one noted ' +
    'on a request in the last 30 days, or PhoneCheck (1001, rule phonecheck), and stands beside a paid membership that runs.',
  access: deskAccess,
  input: z.strictObject({
    MemberID: rowId,
    Edition: edition,
    ...membershipSetting,
    ...takesAway,
    PhoneCheck: prose(1000).optional(),
  }),
  output: memberAnswer,
  errors: [1009],
});

const changedMembership = z.strictObject({
  Edition: edition,
  Level: membershipLevel.nullable(),
  State: z.int(),
  Modules: moduleList,
  ExpireDate: moment.nullable(),
  TrialUntil: moment.nullable(),
});
const membershipState = z.strictObject({
  Memberships: z.array(changedMembership),
  TrialItems: z.int(),
  /** Items opened before this moment do not count. */
  TrialResetDate: moment.nullable(),
});

export const GetMembershipChanges = defineOperation({
  name: 'GetMembershipChanges',
  summary: 'What the desk did to the memberships of a member, the latest first, with what was there before.',
  access: deskAccess,
  input: z.strictObject({ MemberID: rowId }),
  output: z.strictObject({
    Rows: z.array(
      z.strictObject({
        ChangeID: rowId,
        RequestID: rowId.nullable(),
        At: moment,
        StaffName: z.string().nullable(),
        Before: membershipState,
        After: membershipState,
        UndoneDate: moment.nullable(),
        UndoneBy: z.string().nullable(),
        CanUndo: z.boolean(),
      }),
    ),
  }),
});

export const UndoMembershipChange = defineOperation({
  name: 'UndoMembershipChange',
  summary:
    'Puts back what a change to a membership found, and opens the request again that was granted by it; the member gets a ' +
    'notice. Refused (1001, rule changed) where the membership has changed since.',
  access: deskAccess,
  input: z.strictObject({ ChangeID: rowId }),
  output: memberAnswer,
  errors: [1009],
});

export const SetStaffRole = defineOperation({
  name: 'SetStaffRole',
  summary: 'Gives or takes a staff role; all sessions of the account end. One cannot change one’s own (1007).',
  access: adminAccess,
  input: z.strictObject({ MemberID: rowId, Role: z.enum(staffRoles).nullable() }),
  output: memberAnswer,
  errors: [1009],
});

export const ResetStaffTotp = defineOperation({
  name: 'ResetStaffTotp',
  summary:
    'Takes the authenticator of a member of staff away: they set up a new one at the next sign-in. Not one’s own (1007).',
  access: adminAccess,
  input: z.strictObject({ MemberID: rowId }),
  output: nothing,
  errors: [1009],
});

export const GetStaff = defineOperation({
  name: 'GetStaff',
  summary: 'Staff whom requests can be assigned to.',
  access: deskAccess,
  input: nothing,
  output: z.strictObject({
    Rows: z.array(z.strictObject({ StaffID: rowId, LoginUserName: z.string(), Role: z.enum(staffRoles) })),
  }),
});
