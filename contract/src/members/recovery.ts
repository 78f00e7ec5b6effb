import { z } from 'zod';
import { isEn, nothing, rowId } from '../fields.ts';
import { defineOperation, publicAccess, signedInAccess } from '../wire/operation.ts';
import { line } from '../wire/text-fields.ts';
import { loginUserName, passwordField } from './member-fields.ts';

export const ChangePassword = defineOperation({
  name: 'ChangePassword',
  summary: 'Sets a new password with the current one. All other sessions and all reset links end; this session stays.',
  access: signedInAccess,
  rate: 'login',
  input: z.strictObject({ UserID: rowId, Password: passwordField, NewPassword: passwordField }),
  output: nothing,
  errors: [6003, 6004, 6005],
});

export const ForgetWebPassword = defineOperation({
  name: 'ForgetWebPassword',
  summary:
    'Mails a single-use link of 30 minutes to the address of the account. 6010 for an unknown name, 6009 (status 400) for ' +
    'an address that is not the account’s, 6016 for a blocked account. The link opens the reset page with LoginUserName and UpdateTime in its fragment.',
  access: publicAccess,
  cache: 'none',
  rate: 'recovery',
  input: z.strictObject({ Name: loginUserName, Email: line(254), isEn }),
  output: nothing,
  errors: [6009, 6010, 6016],
});

/** Secret of a reset link: issue time in ms, a dot, 32 random bytes in base64url; stored as one SHA-256 over both. */
export const resetProofPattern = /^\d{13}\.[A-Za-z0-9_-]{43}$/;

const resetProof = { LoginUserName: loginUserName, UpdateTime: z.string().max(64) } as const;

export const CheckResetLink = defineOperation({
  name: 'CheckResetLink',
  summary: 'Whether a mailed link still sets a new password: success, or 6014 for one that is used, expired or forged.',
  access: publicAccess,
  cache: 'none',
  rate: 'link',
  input: z.strictObject(resetProof),
  output: nothing,
  errors: [6014],
});

export const ResetPasswordByEmail = defineOperation({
  name: 'ResetPasswordByEmail',
  summary:
    'Sets a new password by a mailed link: LoginUserName and UpdateTime as the link carries them. 6014 for a link that is ' +
    'used, expired or forged, 6005 for the password one has. All sessions of the account end; it does not sign in.',
  access: publicAccess,
  cache: 'none',
  rate: 'link',
  input: z.strictObject({ NewPassword: passwordField, ...resetProof }),
  output: nothing,
  errors: [6004, 6005, 6014],
});
