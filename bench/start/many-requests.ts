import { newMessageId } from '@btc/contract/wire/message-id.ts';
import type { OperationName } from '@btc/contract/operations.ts';
import { toMessageType } from '@btc/contract/wire/message-type.ts';
import { findFreeArticle } from '../http/find-article.ts';

type Send = () => Promise<Response>;

async function listSends(address: string): Promise<readonly ((index: number) => ReturnType<Send>)[]> {
  const article = await findFreeArticle(address);
  const get = (path: string) => fetch(`${address}${path}`, { headers: { 'Accept-Encoding': 'br' } });
  const call = (name: OperationName, data: object) =>
    fetch(`${address}/api/system/${name}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ MessageType: toMessageType(name), MessageID: newMessageId(), Data: data }),
    });
  return [
    () => get('/cn/BTCInfo'),
    () => get('/BTCInfo'),
    () => get(article),
    (index) => get(`/cn/BTCInfo/Section?section=policy&page=${(index % 20) + 1}`),
    () => call('GetBtcInfoHeadlines', {}),
    (index) => call('GetBtcInfoNewsBySection', { Section: 'trade', Page: (index % 5) + 1 }),
    (index) => call('GetBeefWebDataOneChart', { StartDate: `2026-0${(index % 8) + 1}`, EndDate: '2026-10' }),
    (index) => get(`/cn/not-here/${index}`),
  ];
}

const concurrency = 16;

export async function sendMany(address: string, count: number): Promise<void> {
  const sends = await listSends(address);
  let next = 0;
  const work = async (): Promise<void> => {
    while (next < count) {
      const index = next;
      next += 1;
      const answer = await sends[index % sends.length]?.(Math.floor(index / sends.length));
      await answer?.arrayBuffer();
      if (answer !== undefined && answer.status >= 500) throw new Error(`${answer.url} answered ${answer.status}`);
    }
  };
  await Promise.all(Array.from({ length: concurrency }, work));
}
