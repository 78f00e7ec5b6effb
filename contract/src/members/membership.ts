import { z } from 'zod';
import { edition, isEn, moment, nothing, paging, rowId, total, userId } from '../fields.ts';
import { defineOperation, publicAccess, signedInAccess } from '../wire/operation.ts';
import { line } from '../wire/text-fields.ts';
import { textVersion } from './consent.ts';
import { loginUserName, moduleList } from './member-fields.ts';

/** Membership levels (decisions §4). */
export const membershipLevels = [
  '_member',
  '_vip_member',
  '_platinum_member',
  '_pork_member',
  '_meat_market_member',
  '_vip_member_en',
] as const;
export const membershipLevel = z.enum(membershipLevels);
export type MembershipLevel = z.output<typeof membershipLevel>;

export const requireTypes = ['Free', 'Pay', 'Pay Regular', 'Pay Business'] as const;
export const requireType = z.enum(requireTypes);

export const requestStates = ['new', 'contacted', 'granted', 'refused'] as const;
export const requestState = z.enum(requestStates);

export const GetMembershipLevels = defineOperation({
  name: 'GetMembershipLevels',
  summary:
    'Rows: the levels with the modules each opens by default. List: what can be asked for now (level, type, money, ' +
    'edition); a MembershipRequest must be one of these.',
  access: publicAccess,
  cache: 'shared',
  input: nothing,
  output: z.strictObject({
    Rows: z.array(
      z.strictObject({
        Level: membershipLevel,
        CanVisitModule: moduleList,
        isCn: z.boolean(),
        isEn: z.boolean(),
      }),
    ),
    List: z.array(
      z.strictObject({
        RequireLevel: membershipLevel,
        RequireType: requireType,
        GradeMoney: z.int().min(0),
        Edition: edition,
      }),
    ),
  }),
});

export const MembershipRequest = defineOperation({
  name: 'MembershipRequest',
  summary:
    'Asks for a membership or a trial; company and contact are taken from the stored profile. Asking again for a level ' +
    'while a request of the kind (trial or paid) is open answers with that one and changes nothing.',
  access: signedInAccess,
  rate: 'request',
  input: z.strictObject({
    UserID: rowId,
    UserName: loginUserName,
    RequireLevel: membershipLevel,
    RequireType: requireType,
    RequireTypeT: line(60).optional(),
    isCnRequire: z.boolean(),
    isEnRequire: z.boolean(),
    GradeMoney: z.int().min(0).max(1_000_000),
    TermsVersion: textVersion.optional(),
    isEn,
  }),
  output: z.strictObject({
    Row: z.strictObject({ RequestID: rowId, State: requestState, AlreadyOpen: z.boolean() }),
  }),
});

export const GetMembershipRequests = defineOperation({
  name: 'GetMembershipRequests',
  summary: 'One’s own requests, newest first.',
  access: signedInAccess,
  input: z.strictObject({ UserID: userId, ...paging }),
  output: z.strictObject({
    Rows: z.array(
      z.strictObject({
        RequestID: rowId,
        RequireLevel: membershipLevel,
        RequireType: requireType,
        GradeMoney: z.int(),
        isCnRequire: z.boolean(),
        isEnRequire: z.boolean(),
        State: requestState,
        CreatedDate: moment,
        DecidedDate: moment.nullable(),
        Reason: z.string().nullable(),
      }),
    ),
    Total: total,
  }),
});
