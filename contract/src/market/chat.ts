import { z } from 'zod';
import { moment, paging, rowId, total, userId } from '../fields.ts';
import { line, prose } from '../wire/text-fields.ts';
import { defineOperation, publicAccess, signedInAccess } from '../wire/operation.ts';
import { marketRule, marketTypes } from './market-codes.ts';
import { company, isEn, readerDict, words } from './market-fields.ts';

const threadRow = z.strictObject({
  ThreadID: rowId,
  ...company,
  Type: z.enum(marketTypes),
  Title: z.string(),
  CreatedDate: moment,
  LastDate: moment,
  Messages: total,
  /** Closed by the desk: read-only. */
  Closed: z.boolean(),
  Demo: z.boolean(),
});
export type MarketThreadRow = z.output<typeof threadRow>;

const messageRow = z.strictObject({
  ChatID: rowId,
  ...company,
  /** Plain text; null where removed by the desk. */
  Content: z.string().nullable(),
  CreatedDate: moment,
});
export type MarketMessageRow = z.output<typeof messageRow>;

export const GetWebChatList = defineOperation({
  name: 'GetWebChatList',
  summary: 'Discussions, the one with the latest message first.',
  access: publicAccess,
  cache: 'shared',
  input: z.strictObject({ Type: z.enum(marketTypes).optional(), Keyword: words, ...paging, isEn, UserID: userId }),
  output: z.strictObject({ Rows: z.array(threadRow), Total: total, Dict: z.strictObject(readerDict) }),
});

export const GetWebChatItem = defineOperation({
  name: 'GetWebChatItem',
  summary: 'One discussion with its messages, oldest first.',
  access: publicAccess,
  cache: 'shared',
  input: z.strictObject({ ThreadID: rowId, ...paging, isEn, UserID: userId }),
  output: z.strictObject({
    Row: threadRow,
    Rows: z.array(messageRow),
    Total: total,
    Dict: z.strictObject(readerDict),
  }),
  errors: [1009],
});

export const AddWebChat = defineOperation({
  name: 'AddWebChat',
  summary:
    'Adds a message to a discussion, or opens one (Title and Type instead of ThreadID). The same words by the same ' +
    'member in the same place within a day are one message.',
  access: signedInAccess,
  input: z.strictObject({
    ThreadID: rowId.optional(),
    Title: line(marketRule.title).optional(),
    Type: z.enum(marketTypes).optional(),
    Content: prose(marketRule.message),
    isEn,
    UserID: userId,
  }),
  output: z.strictObject({ Row: z.strictObject({ ThreadID: rowId, ChatID: rowId, Page: z.int().min(1) }) }),
  errors: [1009],
});
