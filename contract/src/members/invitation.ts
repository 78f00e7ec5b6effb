import { z } from 'zod';
import { edition, moment } from '../fields.ts';
import { defineOperation, publicAccess } from '../wire/operation.ts';
import { nameLine } from '../wire/text-fields.ts';
import { staffRoles } from './access.ts';
import { passwordField } from './member-fields.ts';

/** Secret of an invitation link: 32 random bytes in base64url; only its SHA-256 is stored. */
export const invitationProofPattern = /^[A-Za-z0-9_-]{43}$/;

/** A secret as typed; a malformed one is answered like a used one. */
const proof = z.string().max(64);

export const GetStaffInvitation = defineOperation({
  name: 'GetStaffInvitation',
  summary:
    'What an invitation to the console is for, by what its link carries. 6014 for one that is used, revoked, expired or forged.',
  access: publicAccess,
  cache: 'none',
  rate: 'signup',
  input: z.strictObject({ Proof: proof }),
  output: z.strictObject({
    Row: z.strictObject({
      Email: z.string(),
      Role: z.enum(staffRoles),
      Edition: edition,
      ExpireDate: moment,
    }),
  }),
  errors: [6014],
});

export const AcceptStaffInvitation = defineOperation({
  name: 'AcceptStaffInvitation',
  summary:
    'Makes the account of whoever was invited, with the role of the invitation, and signs it in; the role is in force once ' +
    'the authenticator is set up (EnrolStaffTotp, ConfirmStaffTotp). The link works once: 6014 afterwards.',
  access: publicAccess,
  cache: 'none',
  rate: 'signup',
  input: z.strictObject({
    Proof: proof,
    LoginUserName: z.string().trim().min(1).max(64),
    PersonName: nameLine(60),
    Password: passwordField,
  }),
  output: z.strictObject({ Token: z.string() }),
  errors: [6004, 6011, 6012, 6014],
});
