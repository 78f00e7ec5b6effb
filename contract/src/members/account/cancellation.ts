import { z } from 'zod';
import { nothing, rowId } from '../../fields.ts';
import { defineOperation, publicAccess, signedInAccess } from '../../wire/operation.ts';
import { prose } from '../../wire/text-fields.ts';
import { loginUserName, passwordField } from '../member-fields.ts';

export const RequestAccountCancellation = defineOperation({
  name: 'RequestAccountCancellation',
  summary:
    'Asks for one’s account to be cancelled: it is frozen and all its sessions end until staff have decided. 6003 for a ' +
    'wrong password; accounts of staff are refused with 1007.',
  access: signedInAccess,
  rate: 'login',
  input: z.strictObject({ UserID: rowId, Password: passwordField, Reason: prose(500).optional() }),
  output: nothing,
  errors: [6003],
});

export const WithdrawAccountCancellation = defineOperation({
  name: 'WithdrawAccountCancellation',
  summary:
    'Takes the request back and unfreezes the account. A frozen account has no session, so name and password are given as ' +
    'at login, and limited alike; then UserLogin works again. 1009 where the account is not frozen.',
  access: publicAccess,
  cache: 'none',
  rate: 'login',
  input: z.strictObject({ UserName: loginUserName, Password: passwordField }),
  output: nothing,
  errors: [1009, 6001, 6009, 6016],
});
