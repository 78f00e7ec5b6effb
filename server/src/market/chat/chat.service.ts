import type { MarketType } from '@btc/contract/market/market-codes.ts';
import { containsMailAddress } from '@btc/contract/market/post-rule.ts';
import { dayMs } from '@btc/contract/time.ts';
import { ApiError } from '@btc/contract/wire/errors.ts';
import { createHash } from 'node:crypto';
import { badRequest } from '#platform/api/answer.ts';
import type { Db } from '#platform/db/db.ts';
import { searchWords } from '#platform/search/search-words.ts';
import {
  countBefore,
  countWrittenSince,
  findSameMessage,
  insertMessage,
  insertThread,
  lockThread,
} from './chat.queries.ts';
import { withoutNames } from '../company.present.ts';
import { getCompanyId, type WriterRow } from '../company.queries.ts';
import type { Writer } from '../reader.ts';
import { requirePace, requireWriter } from '../writer.service.ts';

const sameWithinMs = dayMs;

export type NewChat =
  | { readonly kind: 'message'; readonly threadId: number; readonly content: string }
  | { readonly kind: 'thread'; readonly title: string; readonly type: MarketType; readonly content: string };

interface Written {
  readonly threadId: number;
  readonly id: number;
  readonly before: number;
}

/** Writes a message; the same words by the same member in the same place within a day return the existing one. */
export async function writeMessage(db: Db, chat: NewChat, writer: Writer): Promise<Written> {
  if (containsMailAddress(chat.content)) throw badRequest('Content', 'address');
  if (chat.kind === 'thread' && containsMailAddress(chat.title)) throw badRequest('Title', 'address');
  const hash = createHash('sha256').update(JSON.stringify(chat)).digest();
  return db.transaction().execute(async (tx) => {
    const account = await requireWriter(tx, writer);
    const companyId = await getCompanyId(tx, writer.userId);
    const since = new Date(writer.now.getTime() - sameWithinMs);
    const same = await findSameMessage(tx, { companyId, hash, since });
    if (same !== undefined) {
      return { threadId: same.thread_id, id: same.id, before: await countBefore(tx, same.thread_id, same.id) };
    }
    await requirePace('message', writer.now, (from) =>
      countWrittenSince(tx, 'market_message', { companyId, since: from }),
    );
    const threadId = await findPosition(tx, chat, { companyId, account, now: writer.now });
    const id = await insertMessage(tx, { threadId, companyId, content: chat.content, hash, now: writer.now });
    return { threadId, id, before: await countBefore(tx, threadId, id) };
  });
}

interface By {
  readonly companyId: number;
  readonly account: WriterRow;
  readonly now: Date;
}

async function findPosition(db: Db, chat: NewChat, { companyId, account, now }: By): Promise<number> {
  if (chat.kind === 'message') {
    const thread = await lockThread(db, chat.threadId);
    if (thread === undefined) throw new ApiError(1009);
    if (thread.closed_at !== null) throw badRequest('ThreadID', 'closed');
    return thread.id;
  }
  await requirePace('thread', now, (since) => countWrittenSince(db, 'market_thread', { companyId, since }));
  const open = withoutNames(`${chat.title}\n${chat.content}`, [account.company_name, account.company_local_name], ' ');
  return insertThread(db, { companyId, type: chat.type, title: chat.title, words: searchWords(open), now });
}
