import { z } from 'zod';
import { moment, nothing, rowId, userId } from '../../fields.ts';
import { defineOperation, signedInAccess } from '../../wire/operation.ts';

export const GetSessions = defineOperation({
  name: 'GetSessions',
  summary: 'One’s own live sessions, the one asking first, then by last use.',
  access: signedInAccess,
  input: z.strictObject({ UserID: userId }),
  output: z.strictObject({
    Rows: z.array(
      z.strictObject({
        SessionID: rowId,
        /** Browser and system, such as "Firefox · Windows"; null where unknown. */
        Device: z.string().nullable(),
        CreatedDate: moment,
        /** To the minute. */
        LastSeenDate: moment,
        isCurrent: z.boolean(),
        isRemembered: z.boolean(),
      }),
    ),
  }),
});

export const GetOwnData = defineOperation({
  name: 'GetOwnData',
  summary:
    'Everything personal that is stored of one’s account, by table and column: at most 10,000 rows of each. Secrets ' +
    '(hashes of passwords, codes) are left out.',
  access: signedInAccess,
  rate: 'recovery',
  costly: true,
  input: z.strictObject({ UserID: userId }),
  output: z.strictObject({ Dict: z.record(z.string(), z.array(z.record(z.string(), z.unknown()))) }),
});

export const EndOtherSessions = defineOperation({
  name: 'EndOtherSessions',
  summary:
    'Ends all of one’s own sessions but the one asking, and with them keys of the data door, links to set a password, webhooks and group robots, as a ' +
    'new password does.',
  access: signedInAccess,
  input: z.strictObject({ UserID: userId }),
  output: nothing,
});

export const EndSession = defineOperation({
  name: 'EndSession',
  summary: 'Ends one of one’s own sessions; 1009 for one that is not there or not one’s own.',
  access: signedInAccess,
  input: z.strictObject({ SessionID: rowId }),
  output: nothing,
  errors: [1009],
});
