import { editions } from '@btc/contract/members/access.ts';
import { contactStates, type GetContactMessages } from '@btc/contract/members/desk/contact-desk.ts';
import { deskOperations as contract } from '@btc/contract/members/desk/desk.operations.ts';
import { ApiError } from '@btc/contract/wire/errors.ts';
import type { OutputOf } from '@btc/contract/wire/operation.ts';
import { bind, type BoundOperation } from '#platform/api/binding.ts';
import { toSlice } from '#platform/api/paging.ts';
import { countStates } from '#platform/db/count-states.ts';
import type { Db } from '#platform/db/db.ts';
import { storedWord } from '#platform/db/stored-word.ts';
import { queueMail } from '#platform/mail/outbox.ts';
import { contactReplyMail } from '../mail/desk-mails.ts';
import { insertNotice } from '#platform/notices/insert-notice.ts';
import {
  type ContactRow,
  countContactMessages,
  insertReply,
  listContactMessages,
  listReplies,
  lockContactMessage,
  setContactState,
} from './contact.queries.ts';
import {
  changeAsStaff,
  changedMeanwhile,
  closed,
  type StaffChange,
  type StaffWork,
} from '#platform/audit/staff-change.ts';
import type { DeskDeps } from './desk-deps.ts';

type Row = OutputOf<typeof GetContactMessages>['Rows'][number];

export function createDeskContactOperations(deps: DeskDeps): readonly BoundOperation[] {
  const { db } = deps;
  return [
    bind(contract.GetContactMessages, async (input) => {
      const filter = { id: input.ContactID, state: input.State };
      const rows = await presentMessages(db, await listContactMessages(db, filter, toSlice(input)));
      return {
        Rows: rows,
        Total: await countContactMessages(db, filter),
        Dict: await countStates(db, 'contact_message', contactStates),
      };
    }),
    bind(contract.ReplyContactMessage, async (input, caller) => {
      await changeAsStaff(deps, { operation: 'ReplyContactMessage', caller }, (work) =>
        reply(work, {
          id: input.ContactID,
          content: input.Content,
          repliesSeen: input.RepliesSeen,
          replyTo: deps.contactMailbox,
        }),
      );
      return { Row: await getMessageRow(db, input.ContactID) };
    }),
    bind(contract.CloseContactMessage, async (input, caller) => {
      await changeAsStaff(deps, { operation: 'CloseContactMessage', caller }, (work) => close(work, input.ContactID));
      return { Row: await getMessageRow(db, input.ContactID) };
    }),
  ];
}

async function presentMessages(db: Db, rows: readonly ContactRow[]): Promise<Row[]> {
  const replies = await listReplies(
    db,
    rows.map((row) => row.id),
  );
  return rows.map((row) => ({
    ContactID: row.id,
    Edition: storedWord(editions, row.edition),
    MemberID: row.user_id,
    Name: row.name,
    CompanyName: row.company_name,
    Phone: row.phone,
    Email: row.email,
    Content: row.content,
    State: storedWord(contactStates, row.state),
    CreatedDate: row.created_at.toISOString(),
    HandledDate: row.handled_at?.toISOString() ?? null,
    HandledBy: row.handler_name,
    Replies: replies
      .filter((reply) => reply.contact_message_id === row.id)
      .map((reply) => ({ Content: reply.content, SentBy: reply.sender_name, SentDate: reply.sent_at.toISOString() })),
  }));
}

async function getMessageRow(db: Db, id: number): Promise<Row> {
  const [row] = await presentMessages(db, await listContactMessages(db, { id }, { limit: 1, offset: 0 }));
  if (row === undefined) throw new ApiError(1009);
  return row;
}

interface Reply {
  readonly id: number;
  readonly content: string;
  readonly repliesSeen: number | undefined;
  readonly replyTo: string | null;
}

async function reply(
  { db, now, staff }: StaffWork,
  { id, content, repliesSeen, replyTo }: Reply,
): Promise<StaffChange<null>> {
  const message = await lockContactMessage(db, id);
  if (message === undefined) throw new ApiError(1009);
  // An erased sender has no address.
  if (message.email === '') throw closed('ContactID');
  const replies = await listReplies(db, [id]);
  if (repliesSeen !== undefined && repliesSeen < replies.length) throw changedMeanwhile('ContactID');
  const edition = storedWord(editions, message.edition);
  const mail = contactReplyMail(edition, { name: message.name, reply: content, message: message.content });
  const from = replyTo === null ? {} : { replyTo };
  const mailId = await queueMail(db, { to: message.email, edition, ...mail, ...from });
  await insertReply(db, { messageId: id, content, staffId: staff.userId, mailId, now });
  await setContactState(db, { id, state: 'answered', staffId: staff.userId, now });
  if (message.user_id !== null) {
    await insertNotice(db, { userId: message.user_id, kind: 'staffReply', detail: { MessageID: id }, now });
  }
  return {
    subject: { kind: 'contactMessage', id },
    before: { State: message.state },
    after: { State: 'answered' },
    result: null,
  };
}

async function close({ db, now, staff }: StaffWork, id: number): Promise<StaffChange<null>> {
  const message = await lockContactMessage(db, id);
  if (message === undefined) throw new ApiError(1009);
  if (message.state === 'closed') throw closed('ContactID');
  await setContactState(db, { id, state: 'closed', staffId: staff.userId, now });
  return {
    subject: { kind: 'contactMessage', id },
    before: { State: message.state },
    after: { State: 'closed' },
    result: null,
  };
}
