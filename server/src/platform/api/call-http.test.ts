import { newsOperations } from '@btc/contract/news/news.operations.ts';
import { createServer } from 'node:http';
import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { anonymousCaller, bindAny } from './binding.ts';
import { createCallHttp } from './call-http.ts';
import { createDispatcher } from './dispatch.ts';

const { GetBtcInfoHeadlines } = newsOperations;
const { base, name, messageType } = GetBtcInfoHeadlines;

it('ends the connection, and not the process, where an answer cannot be written as JSON', async () => {
  const causes: unknown[] = [];
  const calls = createCallHttp({
    dispatcher: createDispatcher([bindAny(GetBtcInfoHeadlines, async () => ({ Rows: 1n }) as never)], {
      log: () => undefined,
    }),
    findCaller: async () => anonymousCaller,
    requireRate: async () => undefined,
    once: (_call, work) => work(),
    noteVersions: () => () => ({}),
    requestLog: { watch: () => undefined, note: (_request, { cause }) => void causes.push(cause) },
    headers: {},
  });
  const server = createServer((request, response) => void calls.serve({ base, name, request, response }));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  const pending = fetch(`http://127.0.0.1:${port}/`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ MessageType: messageType, MessageID: randomUUID(), Data: {} }),
  });
  await expect(pending).rejects.toThrow();
  expect(causes.at(-1)).toBeInstanceOf(TypeError);
  await new Promise((resolve) => server.close(resolve));
});
