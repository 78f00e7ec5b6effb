import { marketOperations as contract } from '@btc/contract/market/market.operations.ts';
import { ApiError } from '@btc/contract/wire/errors.ts';
import type { InputOf } from '@btc/contract/wire/operation.ts';
import { badRequest } from '#platform/api/answer.ts';
import { bind, type BoundOperation } from '#platform/api/binding.ts';
import { toSlice } from '#platform/api/paging.ts';
import { searchQuery } from '#platform/search/search-words.ts';
import { presentMessage, presentThread } from './chat.present.ts';
import { countMessages, countThreads, findThread, listMessages, listThreads } from './chat.queries.ts';
import { type NewChat, writeMessage } from './chat.service.ts';
import type { MarketDeps } from '../market-deps.ts';
import { presentReader, bindBoard, toWriter } from '../reader.ts';

/** Messages per page, also where a message says which page it is on. */
const messagesAPage = 20;

export function createChatOperations({ db, clock }: MarketDeps): readonly BoundOperation[] {
  return [
    bindBoard(contract.GetWebChatList, {
      db,
      clock,
      make: async (input, reader) => {
        const words = input.Keyword === undefined ? undefined : searchQuery(input.Keyword);
        if (words === null) return { Rows: [], Total: 0, Dict: presentReader(reader) };
        const filter = { type: input.Type, words };
        const rows = await listThreads(db, filter, toSlice(input));
        return {
          Rows: rows.map((row) => presentThread(row, reader)),
          Total: await countThreads(db, filter),
          Dict: presentReader(reader),
        };
      },
    }),
    bindBoard(contract.GetWebChatItem, {
      db,
      clock,
      make: async (input, reader) => {
        const thread = await findThread(db, input.ThreadID);
        if (thread === undefined) throw new ApiError(1009);
        const rows = await listMessages(db, thread.id, toSlice(input));
        return {
          Row: presentThread(thread, reader),
          Rows: rows.map((row) => presentMessage(row, reader)),
          Total: await countMessages(db, thread.id),
          Dict: presentReader(reader),
        };
      },
    }),
    bind(contract.AddWebChat, async (input, caller) => {
      const { threadId, id, before } = await writeMessage(db, toNewChat(input), toWriter(clock, input.isEn, caller));
      return { Row: { ThreadID: threadId, ChatID: id, Page: Math.floor(before / messagesAPage) + 1 } };
    }),
  ];
}

function toNewChat({ ThreadID, Title, Type, Content }: InputOf<typeof contract.AddWebChat>): NewChat {
  if (ThreadID !== undefined) {
    if (Title !== undefined) throw badRequest('Title', 'notForType');
    return { kind: 'message', threadId: ThreadID, content: Content };
  }
  if (Title === undefined) throw badRequest('Title', 'missing');
  return { kind: 'thread', title: Title, type: Type ?? 'analysis', content: Content };
}
