import { z } from 'zod';
import { defineOperation, publicAccess, signedInAccess } from '../wire/operation.ts';
import { modules, staffRoles } from './access.ts';

const text = z.string().nullable();
/** An instant in ISO 8601 with its offset, or null where none is set. */
const instant = z.iso.datetime({ offset: true }).nullable();
const chargeState = z.int().min(0).max(4);
/** Modules separated by a vertical bar, empty for none. */
const moduleList = z.string().regex(new RegExp(`^(?:(?:${modules.join('|')})(?:\\|(?!$)|$))*$`));
const userId = z.int().min(1).max(2_147_483_647);
const loginUserName = z.string().trim().min(1).max(64);
/** As long as any token of ours; what is longer is not read at all. */
export const tokenField = z.string().min(1).max(128);

const identity = z.strictObject({
  UserID: userId,
  LoginUserName: z.string(),
  NickName: text,
  /** Path of the picture below the static files' base address. */
  Avator: text,
  /** Whether there are unread notices. */
  RedDot: z.boolean(),
});

const company = z.strictObject({
  CompanyName: text,
  CompanyLocalName: text,
  CompanyType: text,
  ProductType: text,
  CompanyCountry: text,
  CompanyProvince: text,
  CompanyPhoneNumber: text,
  CompanyFaxNumber: text,
  CompanyEmail: text,
  CompanyWebSite: text,
  ContactPersonName: text,
  ContactPersonSex: z.enum(['Mr', 'Ms']).nullable(),
  ContactPersonEnglishName: text,
  ContactPersonCellPhoneNumber: text,
});

const expiry = z.strictObject({
  /** The Chinese membership ends within thirty days. */
  isExpire: z.boolean(),
  /** The English membership ends within thirty days. */
  isEnExpire: z.boolean(),
});

const membership = z.strictObject({
  ChargeState: chargeState,
  ChargeExpireDate: instant,
  CanVisitModule: moduleList,
  ChargeStataEn: chargeState,
  ChargeEnExpireDate: instant,
  CanVisitModuleEn: moduleList,
  ...expiry.shape,
  /** Platinum-member items of a running trial; null outside a trial. */
  Trial: z.strictObject({ Total: z.int().min(0), Used: z.int().min(0), Left: z.int().min(0) }).nullable(),
});

const profile = z.strictObject({
  ...identity.shape,
  ...membership.shape,
  ...company.shape,
  StaffRole: z.enum(staffRoles).nullable(),
});

/** A user's own profile (specification section 3), with what the portal adds: trial count, staff role and expiry flags. */
export type UserProfile = z.output<typeof profile>;

export const GetUserProfileByToken = defineOperation({
  name: 'GetUserProfileByToken',
  summary: 'The profile of the user a live token belongs to; the browser checks its session with it.',
  access: publicAccess,
  input: z.strictObject({ Token: tokenField }),
  output: z.strictObject({ Row: z.strictObject({ profile }) }),
});

export const GetUserProfile = defineOperation({
  name: 'GetUserProfile',
  summary: 'One’s own profile by user number.',
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
    Row: z.strictObject({ UserID: userId, LoginUserName: z.string(), ...company.shape }),
  }),
});

export const GetFrontUserInfoByUserID = defineOperation({
  name: 'GetFrontUserInfoByUserID',
  summary: 'What the page header shows of the signed-in user: names, picture, red dot and expiry warnings.',
  access: signedInAccess,
  input: z.strictObject({ UserID: userId }),
  output: z.strictObject({ Row: z.strictObject({ ...identity.shape, ...expiry.shape }) }),
});
