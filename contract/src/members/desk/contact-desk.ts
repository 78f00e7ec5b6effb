import { z } from 'zod';
import { edition, moment, paging, rowId, total } from '../../fields.ts';
import { defineOperation } from '../../wire/operation.ts';
import { prose } from '../../wire/text-fields.ts';
import { deskAccess } from './desk-access.ts';

export const contactStates = ['new', 'answered', 'closed'] as const;
const state = z.enum(contactStates);

const messageRow = z.strictObject({
  ContactID: rowId,
  Edition: edition,
  /** Account of the sender; null when signed out. */
  MemberID: rowId.nullable(),
  Name: z.string(),
  CompanyName: z.string(),
  Phone: z.string(),
  Email: z.string(),
  Content: z.string(),
  State: state,
  CreatedDate: moment,
  HandledDate: moment.nullable(),
  HandledBy: z.string().nullable(),
  Replies: z.array(z.strictObject({ Content: z.string(), SentBy: z.string().nullable(), SentDate: moment })),
});
const answer = z.strictObject({ Row: messageRow });

export const GetContactMessages = defineOperation({
  name: 'GetContactMessages',
  summary: 'Messages from the contact page with the replies to each, newest first; Dict counts those of each state.',
  access: deskAccess,
  input: z.strictObject({ ContactID: rowId.optional(), State: state.optional(), ...paging }),
  output: z.strictObject({
    Rows: z.array(messageRow),
    Total: total,
    Dict: z.strictObject({ new: total, answered: total, closed: total }),
  }),
});

export const ReplyContactMessage = defineOperation({
  name: 'ReplyContactMessage',
  summary:
    'Answers a message by mail, in the language of the message; a member who sent it signed in gets a notice too. ' +
    'RepliesSeen is how many replies the writer has read: where there are more by now it is refused (1001, rule changed).',
  access: deskAccess,
  input: z.strictObject({
    ContactID: rowId,
    Content: prose(5000),
    RepliesSeen: z.int().min(0).max(10_000).optional(),
  }),
  output: answer,
  errors: [1009],
});

export const CloseContactMessage = defineOperation({
  name: 'CloseContactMessage',
  summary: 'Closes a message without a further answer; one that is closed is refused (1001, rule closed).',
  access: deskAccess,
  input: z.strictObject({ ContactID: rowId }),
  output: answer,
  errors: [1009],
});
