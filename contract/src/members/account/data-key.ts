import { z } from 'zod';
import { day, moment, nothing, rowId, userId } from '../../fields.ts';
import { defineOperation, signedInAccess } from '../../wire/operation.ts';
import { line } from '../../wire/text-fields.ts';
import { deskAccess } from '../desk/desk-access.ts';
import { dataKeyKinds, dataKeyRule, keySets } from './data-key-rule.ts';
import { passwordField } from '../member-fields.ts';

const dataKey = z.strictObject({
  KeyID: rowId,
  Name: z.string(),
  Kind: z.enum(dataKeyKinds),
  Ending: z.string(),
  /** Sets it opens; empty: all. */
  Sets: z.array(z.string()),
  CreatedDate: moment,
  /** Null: until it is revoked. */
  EndsDate: moment.nullable(),
  /** Null: never used. */
  LastUsedDate: moment.nullable(),
  /** Number of uses on `Today`. */
  UsedToday: z.int().min(0),
  /** Null while valid. */
  RevokedDate: moment.nullable(),
});
export type DataKey = z.output<typeof dataKey>;

const keys = z.strictObject({ Rows: z.array(dataKey), Dict: z.strictObject({ Today: day }) });

export const GetDataKeys = defineOperation({
  name: 'GetDataKeys',
  summary:
    'One’s own keys of the data door, the newest first, with those that have ended or were revoked; never the keys themselves.',
  access: signedInAccess,
  input: z.strictObject({ UserID: userId }),
  output: keys,
});

export const AddDataKey = defineOperation({
  name: 'AddDataKey',
  summary:
    'Makes a key of the data door, for whoever knows the password of the account, and tells its address by mail. `Key` is given once and stored as a ' +
    'digest; it ends with a new password, and whenever all sessions end. A link key is for one set that a page shows and ends within 90 days; more than ' +
    'twenty keys in force answer 1001 with the rule many. 6003 for a wrong password.',
  access: signedInAccess,
  rate: 'login',
  input: z.strictObject({
    Password: passwordField,
    Name: line(dataKeyRule.maxName),
    Kind: z.enum(dataKeyKinds).default('key'),
    /** Empty: all sets. */
    Sets: z.array(z.enum(keySets.key)).max(keySets.key.length).default([]),
    /** Validity in days; left out: until revoked. */
    Days: z.int().min(1).max(dataKeyRule.maxDays).optional(),
  }),
  output: z.strictObject({ Row: dataKey, Key: z.string() }),
  errors: [6003],
});

export const RevokeDataKey = defineOperation({
  name: 'RevokeDataKey',
  summary: 'Revokes one of one’s own keys at once; 1009 for one that is not there, not one’s own, or revoked before.',
  access: signedInAccess,
  input: z.strictObject({ KeyID: rowId }),
  output: nothing,
  errors: [1009],
});

export const GetMemberDataKeys = defineOperation({
  name: 'GetMemberDataKeys',
  summary: 'The keys of a member and how they are used, for the desk.',
  access: deskAccess,
  input: z.strictObject({ MemberID: rowId }),
  output: keys,
});

export const RevokeMemberDataKey = defineOperation({
  name: 'RevokeMemberDataKey',
  summary:
    'Revokes a key of a member at once, for the desk; 1009 for one that is not there, not that member’s, or revoked before.',
  access: deskAccess,
  input: z.strictObject({ MemberID: rowId, KeyID: rowId }),
  output: keys,
  errors: [1009],
});
