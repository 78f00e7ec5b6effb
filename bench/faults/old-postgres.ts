import { once } from 'node:events';
import { createServer, type Socket } from 'node:net';
import type { FaultContext } from './fault-row.ts';

function message(kind: string, body: Buffer): Buffer {
  const head = Buffer.alloc(5);
  head.write(kind);
  head.writeInt32BE(body.length + 4, 1);
  return Buffer.concat([head, body]);
}

function number(value: number, bytes: 2 | 4): Buffer {
  const buffer = Buffer.alloc(bytes);
  if (bytes === 2) buffer.writeInt16BE(value);
  else buffer.writeInt32BE(value);
  return buffer;
}

const ready = message('Z', Buffer.from('I'));

function describeColumn(name: string, type: number): Buffer {
  return Buffer.concat([
    Buffer.from(`${name}\0`),
    number(0, 4),
    number(0, 2),
    number(type, 4),
    number(-1, 2),
    number(-1, 4),
    number(0, 2),
  ]);
}

function answerVersion(version: string): Buffer {
  const values = [`${version.split('.')[0] ?? ''}0004`, version];
  const row = values.map((value) => Buffer.concat([number(value.length, 4), Buffer.from(value)]));
  return Buffer.concat([
    message('T', Buffer.concat([number(2, 2), describeColumn('number', 23), describeColumn('name', 25)])),
    message('D', Buffer.concat([number(2, 2), ...row])),
    message('C', Buffer.from('SELECT 1\0')),
    ready,
  ]);
}

function serve(socket: Socket, version: string): void {
  socket.on('error', () => undefined);
  socket.once('data', () => {
    const setting = message('S', Buffer.from(`server_version\0${version}\0`));
    socket.write(Buffer.concat([message('R', number(0, 4)), setting, ready]));
    socket.on('data', (chunk) => {
      if (chunk.toString('latin1', 0, 1) === 'Q') socket.write(answerVersion(version));
    });
  });
}

/** Fakes an older PostgreSQL that answers every query with its version: the project ships no such server. */
export async function openOldPostgres(context: FaultContext, version: string): Promise<string> {
  const server = createServer((socket) => serve(socket, version)).listen(0, '127.0.0.1');
  await once(server, 'listening');
  context.atEnd(async () => server.close());
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  return `postgres://portal:secret@127.0.0.1:${port}/portal`;
}
