import { z } from 'zod';
import { defineOperation } from '../../wire/operation.ts';
import { prose } from '../company-fields.ts';
import { edition, instant, paging, rowId, total, userId } from '../member-fields.ts';
import { deskAccess } from './desk-access.ts';

export const contactStates = ['new', 'answered', 'closed'] as const;
const state = z.enum(contactStates);

const messageRow = z.strictObject({
  ContactID: rowId,
  Edition: edition,
  /** The account it was sent from; null when signed out. */
  MemberID: userId.nullable(),
  Name: z.string(),
  CompanyName: z.string(),
  Phone: z.string(),
  Email: z.string(),
  Content: z.string(),
  State: state,
  CreatedDate: instant,
  HandledDate: instant.nullable(),
  HandledBy: z.string().nullable(),
  Replies: z.array(z.strictObject({ Content: z.string(), SentBy: z.string().nullable(), SentDate: instant })),
});
const answer = z.strictObject({ Row: messageRow });

export const GetContactMessages = defineOperation({
  name: 'GetContactMessages',
  summary: 'Messages from the contact page with the replies to each, newest first.',
  access: deskAccess,
  input: z.strictObject({ State: state.optional(), ...paging }),
  output: z.strictObject({ Rows: z.array(messageRow), Total: total }),
});

export const ReplyContactMessage = defineOperation({
  name: 'ReplyContactMessage',
  summary:
    'Answers a message by mail, in the language of the message; a member who sent it signed in gets a notice too.',
  access: deskAccess,
  input: z.strictObject({ ContactID: rowId, Content: prose(5000) }),
  output: answer,
  errors: [1009],
});

export const CloseContactMessage = defineOperation({
  name: 'CloseContactMessage',
  summary: 'Closes a message without an answer.',
  access: deskAccess,
  input: z.strictObject({ ContactID: rowId }),
  output: answer,
  errors: [1009],
});
