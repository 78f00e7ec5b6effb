import { z } from 'zod';
import { edition, moment, nothing, paging, total } from '../../fields.ts';
import { defineOperation } from '../../wire/operation.ts';
import { deskAccess } from './desk-access.ts';

export const outboxChannels = ['mail', 'sms'] as const;
const channel = z.enum(outboxChannels);
/** `stored`: no provider to send it. */
export const outboxStates = ['queued', 'sending', 'sent', 'failed', 'stored'] as const;
const state = z.enum(outboxStates);

export const GetOutbox = defineOperation({
  name: 'GetOutbox',
  summary:
    'Mails or text messages, newest first; Dict counts those of each state. What holds a secret (a reset link, a code) is shown without its words, but to the admin where it is stored for want of a provider.',
  access: deskAccess,
  input: z.strictObject({ Channel: channel, State: state.optional(), ...paging }),
  output: z.strictObject({
    Rows: z.array(
      z.strictObject({
        OutboxID: z.uuid(),
        Channel: channel,
        Recipient: z.string(),
        Edition: edition.nullable(),
        Template: z.string(),
        Subject: z.string().nullable(),
        /** Plain text; null where it contained a secret. */
        Text: z.string().nullable(),
        State: state,
        Attempts: z.int().min(0),
        LastError: z.string().nullable(),
        NextAttemptDate: moment.nullable(),
        CreatedDate: moment,
        SentDate: moment.nullable(),
      }),
    ),
    Total: total,
    Dict: z.strictObject({ queued: total, sending: total, sent: total, failed: total, stored: total }),
  }),
});

export const RetryOutboxEntry = defineOperation({
  name: 'RetryOutboxEntry',
  summary:
    'Sends an entry again that failed, is stored, or waits after a failed attempt, from the first attempt on; 1009 for any other, and for one whose words are erased.',
  access: deskAccess,
  input: z.strictObject({ Channel: channel, OutboxID: z.uuid() }),
  output: nothing,
  errors: [1009],
});
