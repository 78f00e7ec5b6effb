import { z } from 'zod';
import { nothing } from '../fields.ts';
import { defineOperation, signedInAccess } from '../wire/operation.ts';

/** A six-digit authenticator code or a recovery code. */
const factor = z.string().trim().min(6).max(20);
const code = z
  .string()
  .trim()
  .regex(/^\d{6}$/);
const recoveryCodes = z.array(z.string());

/** Pending step before the staff role is active: set a staff password (ChangePassword), give a code, or enrol. */
export const staffSteps = ['password', 'code', 'enrol'] as const;
export type StaffStep = (typeof staffSteps)[number];

export const StaffSignIn = defineOperation({
  name: 'StaffSignIn',
  summary:
    'The second step of staff: a code of the authenticator or a recovery code. 1007 before the step password. Answers a new token; the one it was called ' +
    'with is dead. Staff sessions end after an hour without use and after eight hours at the latest. 6007 for a wrong code.',
  access: signedInAccess,
  rate: 'login',
  input: z.strictObject({ Code: factor }),
  output: z.strictObject({ Token: z.string(), Dict: z.strictObject({ RecoveryCodesLeft: z.int().min(0) }) }),
  errors: [6006, 6007],
});

export const EnrolStaffTotp = defineOperation({
  name: 'EnrolStaffTotp',
  summary:
    'Makes a secret for the authenticator of a member of staff who has none yet; it counts once ConfirmStaffTotp has seen ' +
    'a code of it. Asking again before that gives another one. 1007 for whoever is not staff, has one, or has the step password before them.',
  access: signedInAccess,
  rate: 'login',
  input: nothing,
  output: z.strictObject({
    Row: z.strictObject({
      /** Base32, for manual entry. */
      Secret: z.string(),
      /** `otpauth://` URI for a QR code. */
      Address: z.string(),
    }),
  }),
});

export const ConfirmStaffTotp = defineOperation({
  name: 'ConfirmStaffTotp',
  summary:
    'Confirms the authenticator by a first code. Answers a new token as StaffSignIn does, and recovery codes, shown this once.',
  access: signedInAccess,
  rate: 'login',
  input: z.strictObject({ Code: code }),
  output: z.strictObject({ Token: z.string(), List: recoveryCodes }),
  errors: [6006, 6007],
});

export const RenewStaffRecoveryCodes = defineOperation({
  name: 'RenewStaffRecoveryCodes',
  summary: 'New recovery codes in place of all earlier ones, for a fresh code of the authenticator.',
  access: { kind: 'staff', roles: ['editor', 'analyst', 'desk', 'admin'] },
  rate: 'login',
  input: z.strictObject({ Code: code }),
  output: z.strictObject({ List: recoveryCodes }),
  errors: [6006, 6007],
});
