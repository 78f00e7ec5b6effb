import { z } from 'zod';
import { moment, nothing } from '../fields.ts';
import { defineOperation, publicAccess } from '../wire/operation.ts';
import { loginUserName, passwordField } from './member-fields.ts';
import { tokenField } from './profile.ts';
import { staffSteps } from './staff-sign-in.ts';

export const UserLogin = defineOperation({
  name: 'UserLogin',
  summary:
    'Opens a session. A wrong password and an unknown name are answered alike. After repeated failures 1004 says how long to ' +
    'wait; with Dict.Captcha a code that GetCaptcha sent for the same UserName lets the try through at once.',
  access: publicAccess,
  cache: 'none',
  rate: 'login',
  input: z.strictObject({
    UserName: loginUserName,
    Password: passwordField,
    /** Checked only where the attempt would have to wait. */
    Captcha: z.string().trim().max(16).optional(),
    RememberMe: z.boolean().default(false),
  }),
  output: z.strictObject({
    Token: z.string(),
    Row: z.strictObject({
      UserID: z.int(),
      LoginUserName: z.string(),
      /** Next step before the staff role is active; null for members. */
      StaffStep: z.enum(staffSteps).nullable(),
    }),
  }),
  errors: [6001, 6002, 6006, 6007, 6009, 6016],
});

export const UpdateUserActivityByToken = defineOperation({
  name: 'UpdateUserActivityByToken',
  summary: 'Tells that the user of a live token is active, which keeps the session open.',
  access: publicAccess,
  cache: 'none',
  input: z.strictObject({ Token: tokenField }),
  output: z.strictObject({ Row: z.strictObject({ ExpireDate: moment }) }),
});

export const UserLogout = defineOperation({
  name: 'UserLogout',
  summary: 'Ends the session of the Token header; without a live one there is nothing to end and it succeeds too.',
  access: publicAccess,
  cache: 'none',
  input: nothing,
  output: nothing,
});
