import { z } from 'zod';
import { edition, isEn, nothing } from '../fields.ts';
import { emailField } from '../members/company-fields.ts';
import { defineOperation, publicAccess, signedInAccess } from '../wire/operation.ts';

const key = z.string().regex(/^[\w-]{32}$/);
export const AskNewsletter = defineOperation({
  name: 'AskNewsletter',
  summary:
    'Asks for the week by mail without an account: a mail asks for confirmation. The answer is the same whether the address gets it already.',
  access: publicAccess,
  cache: 'none',
  rate: 'code',
  input: z.strictObject({ Email: emailField, isEn }),
  output: nothing,
});

export const ConfirmNewsletter = defineOperation({
  name: 'ConfirmNewsletter',
  summary: 'Confirms an address by the key that was mailed to it; once, and within two days (1009).',
  access: publicAccess,
  cache: 'none',
  rate: 'recovery',
  input: z.strictObject({ Key: key }),
  output: z.strictObject({ Row: z.strictObject({ Edition: edition }) }),
  errors: [1009],
});

export const StopNewsletter = defineOperation({
  name: 'StopNewsletter',
  summary: 'Stops the week by mail for the reader whose mail holds the key; a second time changes nothing.',
  access: publicAccess,
  cache: 'none',
  rate: 'recovery',
  input: z.strictObject({ Key: key }),
  output: nothing,
  errors: [1009],
});

const choice = z.strictObject({
  Subscribed: z.boolean(),
  Edition: edition,
  /** The account's address; null where it has none. */
  Email: z.string().nullable(),
});

export const GetNewsletterChoice = defineOperation({
  name: 'GetNewsletterChoice',
  summary: 'Whether the reader gets the week by mail, in which language and where.',
  access: signedInAccess,
  input: nothing,
  output: z.strictObject({ Row: choice }),
});

export const SetNewsletterChoice = defineOperation({
  name: 'SetNewsletterChoice',
  summary: 'Asks for the week by mail to the address of the account, or stops it.',
  access: signedInAccess,
  input: z.strictObject({ Subscribed: z.boolean(), Edition: edition }),
  output: z.strictObject({ Row: choice }),
});
