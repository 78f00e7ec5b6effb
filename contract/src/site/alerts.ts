import { z } from 'zod';
import { edition, isEn, moment, nothing, userId } from '../fields.ts';
import { line } from '../wire/text-fields.ts';
import { defineOperation, publicAccess, signedInAccess } from '../wire/operation.ts';
import { alertChannels, alertKinds, alertPercents } from './alert-kinds.ts';
import { pinName } from './pins.ts';

const percent = z.literal(alertPercents);

const alertRule = z.strictObject({
  ...pinName,
  Alert: z.enum(alertKinds),
  /** From how much on; null for kinds without. */
  Percent: percent.nullable(),
});
export type AlertRule = z.output<typeof alertRule>;

/** An hour of the day in Shanghai. */
const hour = z.int().min(0).max(23).nullable().default(null);

const httpsAddress = z.url({ protocol: /^https$/, hostname: z.regexes.domain }).max(500);

const channelFields = {
  Channel: z.enum(alertChannels),
  /** Of a robot or a webhook; null for mail. */
  Address: httpsAddress.nullable().default(null),
  /** Of the one digest a day; null: at once. */
  Hour: hour,
  /** From and to which nothing is sent; both or none. */
  QuietFrom: hour,
  QuietTo: hour,
};

export const GetAlerts = defineOperation({
  name: 'GetAlerts',
  summary: 'What the reader wants to be told of what is pinned, and where it goes besides the notices',
  access: signedInAccess,
  input: z.strictObject({ isEn, UserID: userId }),
  output: z.strictObject({
    Rows: z.array(alertRule),
    /** Those that have been set; what was turned off keeps what was entered. */
    List: z.array(
      z.strictObject({
        ...channelFields,
        Edition: edition,
        IsOn: z.boolean(),
        /** Of a webhook, to check its signature by; null for others. */
        SigningSecret: z.string().nullable(),
        SentDate: moment.nullable(),
        /** Why the last message did not arrive, as a code. */
        LastError: z.string().nullable(),
      }),
    ),
    /** Where mails go; null: the account has no address that is proven. */
    Dict: z.strictObject({ Email: z.string().nullable() }),
  }),
});

export const SetAlert = defineOperation({
  name: 'SetAlert',
  summary:
    'Sets what the reader wants to be told of a pin, from now on, or ends it; saying it twice changes nothing. 1009 for what is not pinned',
  access: signedInAccess,
  input: z.strictObject({
    isEn,
    ...alertRule.shape,
    UserID: userId,
    /** Left out, the kind’s own. */
    Percent: percent.nullable().default(null),
    IsOn: z.boolean(),
  }),
  output: nothing,
  errors: [1009],
});

export const SaveAlertChannel = defineOperation({
  name: 'SaveAlertChannel',
  summary:
    'Sets where alerts go, and when: mail to the proven address of the account, robots of groups, a signed webhook. Addresses are https, and ' +
    'robots’ those of their makers',
  access: signedInAccess,
  input: z.strictObject({
    isEn,
    UserID: userId,
    ...channelFields,
    /** What a robot’s messages are signed with; null: what was entered before stays. */
    Secret: line(200).nullable().default(null),
    IsOn: z.boolean(),
  }),
  output: nothing,
});

export const SendAlertTest = defineOperation({
  name: 'SendAlertTest',
  summary:
    'Sends a message without news to a channel, at once, whatever its times; GetAlerts says whether it arrived. 1009 for one that is not on',
  access: signedInAccess,
  rate: 'recovery',
  input: z.strictObject({ isEn, UserID: userId, Channel: z.enum(alertChannels) }),
  output: nothing,
  errors: [1009],
});

export const StopAlert = defineOperation({
  name: 'StopAlert',
  summary: 'Ends the alert, or turns off the channel, whose message holds the key',
  access: publicAccess,
  cache: 'none',
  rate: 'recovery',
  input: z.strictObject({ Key: z.string().regex(/^[\w-]{32}$/) }),
  output: nothing,
  errors: [1009],
});
