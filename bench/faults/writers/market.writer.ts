import { dayMs } from '@btc/contract/time.ts';
import type { Desk, Writer } from './writer.ts';

async function post({ call, ledger, nextNumber }: Desk): Promise<void> {
  const title = `Note of writer ${nextNumber()}`;
  ledger.attempt('post', title);
  const ValidUntil = new Date(Date.now() + 20 * dayMs).toISOString().slice(0, 10);
  await call('members')('AddWebMarket', { Type: 'analysis', Title: title, Text: `Text: ${title}`, ValidUntil });
  ledger.acknowledge('post', title);
}

export const postWriter: Writer = {
  name: 'posts',
  act: post,
  stored: {
    post: `select title as key, count(*)::int as count from market_post where title like 'Note of writer %' group by 1`,
  },
  halfDone: {
    'posts without a firm': `select count(*)::int as count from market_post p
      where not exists (select from market_company f where f.id = p.company_id)`,
  },
};

async function talk({ call, ledger, nextNumber }: Desk): Promise<void> {
  const title = `Thread of writer ${nextNumber()}`;
  const message = (number: number) => `Message ${number} of ${title}`;
  ledger.attempt('thread', title);
  ledger.attempt('message', message(1));
  const { Row } = await call('members')('AddWebChat', { Title: title, Content: message(1) });
  ledger.acknowledge('thread', title);
  ledger.acknowledge('message', message(1));
  for (const number of [2, 3]) {
    ledger.attempt('message', message(number));
    await call('members')('AddWebChat', { ThreadID: Row.ThreadID, Content: message(number) });
    ledger.acknowledge('message', message(number));
  }
}

export const threadWriter: Writer = {
  name: 'threads',
  act: talk,
  stored: {
    thread: `select title as key, count(*)::int as count from market_thread where title like 'Thread of writer %' group by 1`,
    message: `select content as key, count(*)::int as count from market_message
      where content like 'Message % of Thread of writer %' group by 1`,
  },
  halfDone: {
    'threads without a message': `select count(*)::int as count from market_thread t
      where not exists (select from market_message m where m.thread_id = t.id)`,
    'threads that count their messages wrongly': `select count(*)::int as count from market_thread t
      where message_count <> (select count(*) from market_message m where m.thread_id = t.id and m.removed_at is null)`,
  },
};
