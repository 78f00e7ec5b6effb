import { z } from 'zod';
import { isEn, nothing, rowId } from '../fields.ts';
import { legalKinds } from '../wire/legal-texts.ts';
import { defineOperation, publicAccess, signedInAccess } from '../wire/operation.ts';
import { captchaRule, userNamePattern } from './account-rules.ts';
import { agreedText } from './consent.ts';
import { companyInput, emailField, mobileField } from './company-fields.ts';
import { loginUserName, passwordField } from './member-fields.ts';

const newUserName = z.string().trim().regex(userNamePattern);
export const captchaCode = z
  .string()
  .trim()
  .regex(new RegExp(`^\\d{${captchaRule.digits}}$`));

export const UserSignUp = defineOperation({
  name: 'UserSignUp',
  summary:
    'Opens an account with a company name and CompanyEmail; what else is known of company and contact may come later. ' +
    'Captcha is the code sent to the mobile when one that is Chinese is given, else the one sent to CompanyEmail. ' +
    'Taken names, mails and mobiles are all named in Dict.Fields; 6004 names a password that breaks its rule.',
  access: publicAccess,
  cache: 'none',
  rate: 'signup',
  input: z
    .strictObject({
      LoginUserName: newUserName,
      Password: passwordField,
      ...z.strictObject(companyInput).partial().shape,
      CompanyEmail: companyInput.CompanyEmail,
      Captcha: captchaCode,
      /** Texts agreed to, as shown in the form; without any, the reader is asked after signing in. */
      Consents: z.array(agreedText).max(legalKinds.length).optional(),
      isEn,
    })
    .refine(({ CompanyName, CompanyLocalName }) => Boolean(CompanyName ?? CompanyLocalName), {
      path: ['CompanyName'],
      error: 'onenamerequired',
    }),
  output: z.strictObject({ Row: z.strictObject({ UserID: rowId, LoginUserName: z.string() }) }),
  errors: [6004, 6006, 6007, 6011, 6012, 6013],
});

export const CheckUserName = defineOperation({
  name: 'CheckUserName',
  summary: 'Whether a user name is free: success, or 6011.',
  access: publicAccess,
  cache: 'none',
  rate: 'check',
  input: z.strictObject({ LoginUserName: newUserName }),
  output: nothing,
  errors: [6011],
});

export const CheckRegEmail = defineOperation({
  name: 'CheckRegEmail',
  summary:
    'Whether a mail address can be entered: success, or 6012 where another account has proven that it is its own.',
  access: publicAccess,
  cache: 'none',
  rate: 'check',
  input: z.strictObject({ Email: emailField }),
  output: nothing,
  errors: [6012],
});

export const CheckDuplicatePhone = defineOperation({
  name: 'CheckDuplicatePhone',
  summary:
    'Whether a mobile can be entered: success, or 6013 where it is another account’s (a Chinese one: proven by its code).',
  access: publicAccess,
  cache: 'none',
  rate: 'check',
  input: z.strictObject({ Mobile: mobileField }),
  output: nothing,
  errors: [6013],
});

const recipient = { Mobile: mobileField.optional(), Email: emailField.optional() };
const oneRecipient = {
  check: (given: Readonly<Partial<Record<'Mobile' | 'Email' | 'UserName', string | undefined>>>) =>
    [given.Mobile, given.Email, given.UserName].filter((one) => one !== undefined).length === 1,
  issue: { path: ['Mobile'], error: 'onerecipient' },
};

export const GetCaptcha = defineOperation({
  name: 'GetCaptcha',
  summary:
    'Sends a six-digit code: to a Chinese mobile as a text message, or to a mail address. One a minute and ten a day for ' +
    'each, one in ten minutes and five a day for a mail address that no account has proven; too many, and text messages ' +
    'beyond what the portal pays for in a day, answer 1004 with Dict.RetryAfter. A mobile that is not Chinese is refused: ask with Email. ' +
    'With UserName, for UserLogin after repeated failures, it goes to the account’s own address; a name that nobody has is answered alike.',
  access: publicAccess,
  cache: 'none',
  rate: 'code',
  input: z
    .strictObject({ ...recipient, UserName: loginUserName.optional(), isEn })
    .refine(oneRecipient.check, oneRecipient.issue),
  output: z.strictObject({
    Dict: z.strictObject({
      /** Seconds until the code expires. */
      ValidSeconds: z.int(),
      /** Seconds until another code may be requested. */
      RetryAfter: z.int(),
    }),
  }),
});

export const CheckCaptcha = defineOperation({
  name: 'CheckCaptcha',
  summary:
    'Whether a code is right, without using it up; each look counts as one of its five tries when wrong. The network that ' +
    'asked for it has five of its own, all others share five.',
  access: publicAccess,
  cache: 'none',
  rate: 'check',
  input: z.strictObject({ ...recipient, Code: captchaCode }).refine(oneRecipient.check, oneRecipient.issue),
  output: nothing,
  errors: [6006, 6007],
});

export const ProveEmail = defineOperation({
  name: 'ProveEmail',
  summary:
    'Shows that the mail address of one’s own account is one’s own, with the code that GetCaptcha sent there; accounts that ' +
    'entered the address and never proved it lose it.',
  access: signedInAccess,
  rate: 'check',
  input: z.strictObject({ UserID: rowId, Code: captchaCode }),
  output: nothing,
  errors: [6006, 6007, 6012],
});
