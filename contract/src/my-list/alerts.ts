import { z } from 'zod';
import { edition, isEn, moment, nothing, userId } from '../fields.ts';
import { passwordField } from '../members/member-fields.ts';
import { line } from '../wire/text-fields.ts';
import { defineOperation, publicAccess, signedInAccess } from '../wire/operation.ts';
import { alertChannels, alertKinds, alertPercents } from './alert-kinds.ts';
import { pinName } from './pins.ts';

const percent = z.literal(alertPercents);

const alertRule = z.strictObject({
  ...pinName,
  Alert: z.enum(alertKinds),
  /** Threshold; null for kinds without one. */
  Percent: percent.nullable(),
});
export type AlertRule = z.output<typeof alertRule>;

/** An hour of the day in Shanghai. */
const hour = z.int().min(0).max(23).nullable().default(null);

const httpsAddress = z.url({ protocol: /^https$/, hostname: z.regexes.domain }).max(500);

const channelFields = {
  Channel: z.enum(alertChannels),
  /** Address of a robot or webhook; null for mail. */
  Address: httpsAddress.nullable().default(null),
  /** Hour of the daily digest; null: sent at once. */
  Hour: hour,
  /** Quiet hours in which nothing is sent; both or none. */
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
    /** Channels ever set up; one that is turned off keeps its entries. */
    List: z.array(
      z.strictObject({
        ...channelFields,
        Edition: edition,
        IsOn: z.boolean(),
        /** Key to verify the signature of a webhook; null for other channels. */
        SigningSecret: z.string().nullable(),
        SentDate: moment.nullable(),
        /** Error code of the last message if it did not arrive. */
        LastError: z.string().nullable(),
      }),
    ),
    /** Address for mails; null if the account has no verified one. */
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
    /** Left out: the default of the kind. */
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
    'robots’ those of their makers. Another address or signing key, and turning a robot or webhook on, take the password of the account, and ' +
    'its address is told by mail. 6003 for a wrong password',
  access: signedInAccess,
  rate: 'login',
  input: z.strictObject({
    isEn,
    UserID: userId,
    ...channelFields,
    /** Key that signs a robot’s messages; null keeps the stored one. */
    Secret: line(200).nullable().default(null),
    IsOn: z.boolean(),
    Password: passwordField.optional(),
  }),
  output: nothing,
  errors: [6003],
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
