import { once } from 'node:events';
import { createServer, type Server } from 'node:net';
import pg from 'pg';
import { afterEach, describe, expect, inject, test } from 'vitest';
import { migrate } from './migrate.ts';

const good = new URL(inject('databaseUrl'));

function addressWith(changes: Partial<Pick<URL, 'host' | 'username' | 'password' | 'pathname' | 'search'>>): string {
  return Object.assign(new URL(good), changes).href;
}

describe('a database that cannot be used is refused in a sentence that names the setting and the cause', () => {
  test.each([
    ['an unknown host', { host: 'db.invalid:5432' }, /^DATABASE_URL: no host is known as db\.invalid:5432 \(/],
    ['a closed port', { host: '127.0.0.1:1' }, /^DATABASE_URL: cannot reach 127\.0\.0\.1:1: nothing listens there/],
    ['a wrong password', { password: 'topsecret' }, /^DATABASE_URL: 127\.0\.0\.1:\d+ refuses the user "portal": wrong/],
    ['no password', { password: '' }, /^DATABASE_URL: 127\.0\.0\.1:\d+ asks for a password, and the address has none/],
    ['a missing database', { pathname: '/nothing' }, /^DATABASE_URL: 127\.0\.0\.1:\d+ has no database "nothing"/],
    [
      'TLS that the server lacks',
      { search: '?sslmode=verify-full' },
      /^DATABASE_URL: no encrypted connection with 127/,
    ],
    ['a certificate file that is not there', { search: '?sslrootcert=/no/such' }, /^DATABASE_URL: .*\/no\/such/],
  ])('%s', async (_name, changes, sentence) => {
    const error = await migrate(addressWith(changes)).catch((error: unknown) => error);
    expect(error).toMatchObject({ name: 'DatabaseRefusal', message: expect.stringMatching(sentence) });
    expect(String(error)).not.toMatch(/topsecret/);
  });
});

test('a connection that was given up half-way is not left to the server', async () => {
  const admin = new pg.Client({ connectionString: inject('databaseAdminUrl') });
  await admin.connect();
  await expect(migrate(addressWith({ password: '' }))).rejects.toThrow('asks for a password');
  const half = async () => {
    const { rows } = await admin.query("select 1 from pg_stat_activity where state = 'starting'");
    return rows.length;
  };
  await expect.poll(half).toBe(0);
  await admin.end();
});

describe('an older server', () => {
  let server: Server | undefined;
  afterEach(() => server?.close());

  test('is refused before anything is changed', async () => {
    const requests: string[] = [];
    server = oldServer(requests).listen(0, '127.0.0.1');
    await once(server, 'listening');
    const address = server.address();
    if (address === null || typeof address === 'string') throw new Error('The server does not listen');
    await expect(migrate(`postgres://me@127.0.0.1:${address.port}/portal`)).rejects.toThrow(
      'DATABASE_URL: the server is PostgreSQL 15.8; 18 or newer is needed',
    );
    expect(requests).toEqual([expect.stringMatching(/^select current_setting/)]);
  });
});

function message(letter: string, ...parts: readonly Buffer[]): Buffer {
  const rest = Buffer.concat(parts);
  return Buffer.concat([Buffer.from(letter), int32(rest.length + 4), rest]);
}

function int32(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeInt32BE(value);
  return bytes;
}

function int16(value: number): Buffer {
  const bytes = Buffer.alloc(2);
  bytes.writeInt16BE(value);
  return bytes;
}

const int4 = 23;
const text = 25;

function column(name: string, type: number): Buffer {
  return Buffer.concat([Buffer.from(`${name}\0`), int32(0), int16(0), int32(type), int16(-1), int32(-1), int16(0)]);
}

function field(value: string): Buffer {
  return Buffer.concat([int32(value.length), Buffer.from(value)]);
}

const readyForQuery = message('Z', Buffer.from('I'));
const answer = Buffer.concat([
  message('T', int16(2), column('number', int4), column('name', text)),
  message('D', int16(2), field('150008'), field('15.8')),
  message('C', Buffer.from('SELECT 1\0')),
  readyForQuery,
]);

function oldServer(requests: string[]): Server {
  return createServer((socket) => {
    socket.once('data', () => {
      socket.write(Buffer.concat([message('R', int32(0)), readyForQuery]));
      socket.on('data', (bytes) => {
        if (bytes.toString('latin1', 0, 1) !== 'Q') return socket.end();
        requests.push(bytes.toString('utf8', 5, bytes.length - 1));
        return socket.write(answer);
      });
    });
  });
}
