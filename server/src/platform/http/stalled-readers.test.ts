import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import { connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterEach, expect, test } from 'vitest';
import { endStalledConnections } from './stalled-readers.ts';

const limitMs = 150;
let server: Server | undefined;
afterEach(() => {
  server?.closeAllConnections();
  server?.close();
});

async function open(listener: RequestListener): Promise<Socket> {
  server = createServer(listener);
  endStalledConnections(server, limitMs);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server does not listen');
  return connect(address.port, '127.0.0.1');
}

const request = 'GET / HTTP/1.1\r\nHost: portal\r\n\r\n';
/** More than both ends' systems hold for a connection. */
const large = Buffer.alloc(64 * 1024 * 1024);

test('a reader who takes nothing of an answer loses the connection', async () => {
  const answered = Promise.withResolvers<boolean>();
  const socket = await open((_request, response) => {
    response.end(large);
    response.once('close', () => answered.resolve(response.writableFinished));
  });
  socket.on('error', () => undefined);
  socket.pause();
  socket.write(request);
  expect(await answered.promise).toBe(false);
  socket.destroy();
});

test('an answer that takes longer than the limit is waited for, and the connection goes on', async () => {
  let calls = 0;
  const socket = await open((_request, response) => {
    calls += 1;
    server?.once('timeout', () => response.end(`answer ${calls}`));
  });
  socket.write(request);
  await once(socket, 'data');
  socket.write(request.replace('\r\n\r\n', '\r\nConnection: close\r\n\r\n'));
  expect(await text(socket)).toMatch(/answer 2/);
});

test('a connection that asks for nothing is ended', async () => {
  const socket = await open((_request, response) => void response.end());
  socket.resume();
  await once(socket, 'close');
  expect(socket.destroyed).toBe(true);
});
