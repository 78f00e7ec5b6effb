import type { MarketMessageRow, MarketThreadRow } from '@btc/contract/market/chat.ts';
import { marketTypes } from '@btc/contract/market/market-codes.ts';
import { shanghaiMoment } from '#platform/clock/shanghai-time.ts';
import { storedWord } from '#platform/db/stored-word.ts';
import type { MessageRow, ThreadRow } from './chat.queries.ts';
import { presentCompany, presentText } from '../company.present.ts';
import type { BoardReader } from '../reader.ts';

export function presentThread(row: ThreadRow, reader: BoardReader): MarketThreadRow {
  return {
    ThreadID: row.id,
    ...presentCompany(row, reader),
    Type: storedWord(marketTypes, row.type) ?? 'analysis',
    Title: presentText(row.title, row, reader),
    CreatedDate: shanghaiMoment(row.created_at),
    LastDate: shanghaiMoment(row.last_message_at),
    Messages: row.message_count,
    Closed: row.closed_at !== null,
    Demo: row.is_demo,
  };
}

/** A message as a reader may see it; removed ones and those of blocked writers leave only their place. */
export function presentMessage(row: MessageRow, reader: BoardReader): MarketMessageRow {
  const isGone = row.removed_at !== null || row.state === 'blocked';
  return {
    ChatID: row.id,
    ...presentCompany(row, reader),
    Content: isGone ? null : presentText(row.content, row, reader),
    CreatedDate: shanghaiMoment(row.created_at),
  };
}
