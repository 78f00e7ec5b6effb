import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import { connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { setImmediate } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { endStalledConnections } from './stalled-readers.ts';

const limitMs = 60_000;
const lookMs = limitMs / 12;
let server: Server;
let ended: boolean;
beforeEach(() => {
  ended = false;
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
});
afterEach(() => {
  vi.useRealTimers();
  server.closeAllConnections();
  server.close();
});

async function open(listener: RequestListener): Promise<{ client: Socket; held: Socket }> {
  server = createServer(listener);
  endStalledConnections(server, limitMs);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server does not listen');
  const connected = Promise.withResolvers<Socket>();
  server.once('connection', connected.resolve);
  const client = connect(address.port, '127.0.0.1');
  client.on('error', () => undefined);
  const held = await connected.promise;
  held.once('close', () => (ended = true));
  return { client, held };
}

async function measureEnd(held: Socket): Promise<number> {
  let stillMs = 0;
  for (let taken = -1; !held.destroyed; await setImmediate()) {
    const now = held.bytesWritten - held.writableLength;
    stillMs = now === taken ? stillMs + lookMs : 0;
    taken = now;
    vi.advanceTimersByTime(lookMs);
  }
  return stillMs;
}

const request = 'GET / HTTP/1.1\r\nHost: portal\r\n\r\n';
const large = Buffer.alloc(64 * 1024 * 1024);

test('a reader who takes nothing of an answer loses the connection', async () => {
  const answered = Promise.withResolvers<boolean>();
  const { client, held } = await open((_request, response) => {
    response.end(large);
    response.once('close', () => answered.resolve(response.writableFinished));
  });
  client.pause();
  client.write(request);
  await once(server, 'request');
  await measureEnd(held);
  expect(await answered.promise).toBe(false);
  client.destroy();
});

test('so does one who goes on asking for more than is ever read, and is given no second minute', async () => {
  const { client, held } = await open((_request, response) => response.end(large.subarray(0, 1024 * 1024)));
  client.pause();
  client.write(request.repeat(100));
  await once(server, 'request');
  expect(await measureEnd(held)).toBeLessThanOrEqual(limitMs + lookMs);
  client.destroy();
});

test('a reader who takes some of a large answer now and then keeps the connection', async () => {
  const { client } = await open((_request, response) => response.end(large));
  client.write(request);
  for (let left = large.length; left > 0;) {
    for (let part = 20 * 1024 * 1024; part > 0 && left > 0;) {
      const chunk: Buffer | null = client.read();
      if (chunk === null) await once(client, 'readable');
      part -= chunk?.length ?? 0;
      left -= chunk?.length ?? 0;
    }
    vi.advanceTimersByTime(limitMs - lookMs);
  }
  expect(ended).toBe(false);
  client.destroy();
});

test('an answer that takes longer than the limit is waited for, and the connection goes on', async () => {
  let calls = 0;
  const { client } = await open((_request, response) => {
    calls += 1;
    vi.advanceTimersByTime(limitMs * 2);
    response.end(`answer ${calls}`);
  });
  client.write(request);
  await once(client, 'data');
  client.write(request.replace('\r\n\r\n', '\r\nConnection: close\r\n\r\n'));
  expect(await text(client)).toMatch(/answer 2/);
});

test('a connection that asks for nothing is ended', async () => {
  const { client } = await open((_request, response) => void response.end());
  client.resume();
  vi.advanceTimersByTime(limitMs);
  await once(client, 'close');
  expect(ended).toBe(true);
});
