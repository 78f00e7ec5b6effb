import { z } from 'zod';
import { edition, moment, rowId, total, userId } from '../fields.ts';
import { defineOperation, publicAccess, signedInAccess } from '../wire/operation.ts';
import { staffRoles } from './access.ts';
import { contactSexes } from './account-rules.ts';
import { companyInput } from './company-fields.ts';
import { nameLine } from '../wire/text-fields.ts';
import { chargeState, loginUserName, moduleList, passwordField } from './member-fields.ts';
import { captchaCode } from './sign-up.ts';
import { staffSteps } from './staff-sign-in.ts';

const text = z.string().nullable();
/** Longest token of ours; longer ones are rejected unread. */
export const tokenField = z.string().min(1).max(128);

const identity = z.strictObject({
  UserID: rowId,
  LoginUserName: z.string(),
  NickName: text,
  /** Path below the static files' base address. */
  Avator: text,
  RedDot: z.boolean(),
});

// Object.fromEntries forgets the names.
const companyTexts = Object.fromEntries(Object.keys(companyInput).map((field) => [field, text])) as Record<
  keyof typeof companyInput,
  typeof text
>;

export const company = z.strictObject({ ...companyTexts, ContactPersonSex: z.enum(contactSexes).nullable() });

export type Company = z.output<typeof company>;

const expiry = z.strictObject({
  /** The Chinese membership ends within thirty days or has ended. */
  isExpire: z.boolean(),
  /** The English membership ends within thirty days or has ended. */
  isEnExpire: z.boolean(),
});

export const membership = z.strictObject({
  ChargeState: chargeState,
  ChargeExpireDate: moment.nullable(),
  CanVisitModule: moduleList,
  ChargeStataEn: chargeState,
  ChargeEnExpireDate: moment.nullable(),
  CanVisitModuleEn: moduleList,
  ...expiry.shape,
  /** Platinum-member items of a running trial; null outside a trial. */
  Trial: z.strictObject({ Total: total, Used: z.int().min(0), Left: z.int().min(0) }).nullable(),
});

const profile = z.strictObject({
  ...identity.shape,
  ...membership.shape,
  ...company.shape,
  /** Role active in this session; null for members and before the second factor. */
  StaffRole: z.enum(staffRoles).nullable(),
  /** Pending step of staff sign-in: StaffSignIn (code) or EnrolStaffTotp (enrol); null when none. */
  StaffStep: z.enum(staffSteps).nullable(),
  Edition: edition,
  /** Whether CompanyEmail was proven by a link or code; until then only requested mail is sent to it. */
  EmailProven: z.boolean(),
});

/** The user's own profile (specification section 3), extended by trial count, staff role and expiry flags. */
export type UserProfile = z.output<typeof profile>;

export const GetUserProfileByToken = defineOperation({
  name: 'GetUserProfileByToken',
  summary: 'The profile of the user a live token belongs to; the browser checks its session with it.',
  access: publicAccess,
  cache: 'none',
  input: z.strictObject({ Token: tokenField }),
  output: z.strictObject({ Row: z.strictObject({ profile }) }),
});

export const GetUserProfile = defineOperation({
  name: 'GetUserProfile',
  summary: 'One’s own profile; UserID may be left out.',
  access: signedInAccess,
  input: z.strictObject({ UserID: userId }),
  output: z.strictObject({ Row: profile }),
});

export const GetUserInfo = defineOperation({
  name: 'GetUserInfo',
  summary: 'One’s own company and contact person by user name, as the membership form shows them.',
  access: signedInAccess,
  input: z.strictObject({ LoginUserName: loginUserName }),
  output: z.strictObject({
    Row: z.strictObject({ UserID: rowId, LoginUserName: z.string(), ...company.shape }),
  }),
});

export const GetFrontUserInfoByUserID = defineOperation({
  name: 'GetFrontUserInfoByUserID',
  summary: 'What the page header shows of the signed-in user: names, picture, red dot and expiry warnings.',
  access: signedInAccess,
  input: z.strictObject({ UserID: rowId }),
  output: z.strictObject({ Row: z.strictObject({ ...identity.shape, ...expiry.shape }) }),
});

export const UpdateUserInfo = defineOperation({
  name: 'UpdateUserInfo',
  summary:
    'Changes one’s own company and contact; what is left out stays. A new mail address needs Password and EmailCode (sent ' +
    'to it by GetCaptcha), a new Chinese mobile Password and MobileCode, another mobile Password. Nothing else of an account can be set.',
  access: signedInAccess,
  rate: 'signup',
  input: z.strictObject({
    UserID: rowId,
    ...z.strictObject(companyInput).partial().shape,
    NickName: nameLine(40).nullable().optional(),
    Edition: edition.optional(),
    Password: passwordField.optional(),
    EmailCode: captchaCode.optional(),
    MobileCode: captchaCode.optional(),
  }),
  output: z.strictObject({ Row: profile }),
  errors: [6003, 6006, 6007, 6012, 6013],
});
