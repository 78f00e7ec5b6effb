import { operations } from '@btc/contract/operations.ts';
import { minuteMs } from '@btc/contract/time.ts';
import type { MessageName } from '@btc/contract/wire/message-type.ts';
import type { Operation } from '@btc/contract/wire/operation.ts';
import fc from 'fast-check';
import { Agent, request } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { text as formatText } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { z } from 'zod';
import { openSession } from '#platform/session/session.ts';
import { countCases } from '#testing/long-tests.ts';
import { createTestApp, envelope, type TestApp } from '../app.fixture.ts';

let test: TestApp;
let port: number;
const ids = new Map<Caller, number>();
const connections = new Agent({ keepAlive: true });

beforeAll(async () => {
  test = await createTestApp();
  await test.app.listen({ host: '127.0.0.1', port: 0 });
  ({ port } = test.app.server.address() as AddressInfo);
  ids.set('reader', await addAccount('reader_one', {}));
  ids.set('admin', await addAccount('admin_one', { staff_role: 'admin' }));
});
afterAll(async () => {
  connections.destroy();
  await test.close();
});

async function addAccount(name: string, values: object): Promise<number> {
  const { id } = await test.db
    .insertInto('account')
    .values({ login_user_name: name, created_at: test.clock.now(), ...values })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

type Caller = 'nobody' | 'forger' | 'reader' | 'admin';

/** A session for each request: an earlier one may have ended the last, and the clock goes on. */
async function readToken(caller: Caller): Promise<string | undefined> {
  const userId = ids.get(caller);
  if (userId === undefined) return caller === 'forger' ? 'A'.repeat(43) : undefined;
  await test.db.updateTable('account').set({ state: 'normal' }).where('id', '=', userId).execute();
  return openSession(test.db, { userId, remember: false, now: test.clock.now(), isStaff: caller === 'admin' });
}

interface Sent {
  readonly method: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly payload: Buffer;
}

async function send({ method: verb, path: url, headers, payload }: Sent): Promise<{ status: number; body: string }> {
  const { promise, resolve, reject } = Promise.withResolvers<{ status: number; body: string }>();
  const sending = request(
    { host: '127.0.0.1', port, agent: connections, method: verb, path: url, headers },
    (response) => {
      formatText(response).then((body) => resolve({ status: response.statusCode ?? 0, body }), reject);
    },
  );
  sending.on('error', reject);
  sending.end(payload);
  return promise;
}

const all: readonly Operation[] = Object.values(operations);
const byName = new Map(all.map((one) => [one.name, one]));
const caller = fc.oneof(
  { weight: 1, arbitrary: fc.constant<Caller>('forger') },
  { weight: 2, arbitrary: fc.constant<Caller>('nobody') },
  { weight: 4, arbitrary: fc.constant<Caller>('reader') },
  { weight: 12, arbitrary: fc.constant<Caller>('admin') },
);
const method = fc.oneof(
  { weight: 20, arbitrary: fc.constant('POST') },
  { weight: 1, arbitrary: fc.constantFrom('GET', 'PUT', 'PATCH', 'DELETE', 'OPTIONS') },
);
const contentType = fc.oneof(
  { weight: 16, arbitrary: fc.constantFrom('application/json', 'application/json; charset=utf-8') },
  {
    weight: 1,
    arbitrary: fc.constantFrom('application/json;charset=gb18030', 'text/plain', 'multipart/form-data; boundary=x', ''),
  },
);
/** Latin-1 for bytes that are not UTF-8. */
const encoding = fc.oneof(
  { weight: 9, arbitrary: fc.constant<BufferEncoding>('utf8') },
  { weight: 1, arbitrary: fc.constant<BufferEncoding>('latin1') },
);
const oddText = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 300 }),
  fc.constantFrom(
    '\u0000',
    '\ud800',
    '\u202e牛肉',
    '%',
    '_',
    "' or 1=1 --",
    '${7*7}',
    '__proto__',
    '牛'.repeat(400),
    '👩‍👩‍👧‍👦',
  ),
);
const oddValue = fc.oneof(
  { weight: 3, arbitrary: fc.anything({ maxDepth: 3, withNullPrototype: false }) },
  { weight: 3, arbitrary: oddText },
  {
    weight: 2,
    arbitrary: fc.constantFrom<unknown>(
      null,
      -1,
      0,
      1e308,
      -0.5,
      2 ** 53,
      1e21,
      true,
      [],
      {},
      [[]],
      '2025-13',
      '9999-99',
    ),
  },
);

function deep(levels: number): string {
  return '['.repeat(levels) + ']'.repeat(levels);
}

function toOperation(name: MessageName): Operation {
  const one = byName.get(name);
  if (one === undefined) throw new Error(`No operation has the name ${name}`);
  return one;
}

interface Described {
  readonly type?: string;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly Described[];
  readonly items?: Described;
  readonly properties?: Readonly<Record<string, Described>>;
}

const plainText = fc.constantFrom('2026-02', '2026-02-28', '2026-02-30', 'BRA', 'beef', 'a@example.com', '牛肉', '');

function fitting({ type, enum: some, anyOf, items, properties }: Described): fc.Arbitrary<unknown> {
  if (some !== undefined) return fc.constantFrom(...some);
  if (anyOf !== undefined) return fc.oneof(...anyOf.map(fitting));
  switch (type) {
    case 'string':
      return fc.oneof({ weight: 5, arbitrary: plainText }, { weight: 1, arbitrary: oddText });
    case 'integer':
    case 'number':
      return fc.constantFrom(0, 1, 1, 2, 2, 3, 20, 1008, 2 ** 31 - 1, 2 ** 31, 2 ** 53 - 1);
    case 'boolean':
      return fc.boolean();
    case 'array':
      return fc.array(fitting(items ?? {}), { maxLength: 3 });
    case 'object':
      return fc.record(mapped(properties ?? {}, fitting), { requiredKeys: [] });
    default:
      return oddValue;
  }
}

function mapped<From, To>(
  from: Readonly<Record<string, From>>,
  change: (one: From) => To,
): Readonly<Record<string, To>> {
  return Object.fromEntries(Object.entries(from).map(([key, one]) => [key, change(one)]));
}

interface Body {
  readonly name: MessageName;
  readonly text: string;
  readonly isForm: boolean;
}

/** A body wrong in one of many ways; many are valid in form with a value of another type. */
const body: fc.Arbitrary<Body> = fc.constantFrom(...byName.keys()).chain((name) => {
  const one = toOperation(name);
  const described = z.toJSONSchema(one.input, { io: 'input', unrepresentable: 'any' }) as Described;
  const properties = described.properties ?? {};
  const known = Object.keys(properties);
  const data = fc.dictionary(fc.oneof(fc.constantFrom('Unknown', ...known), oddText), oddValue, { maxKeys: 6 });
  const near = fc.record(mapped(properties, fitting), { requiredKeys: [] });
  const whole = fc.record(mapped(properties, fitting));
  const oneOdd = fc
    .tuple(whole, fc.constantFrom('Unknown', ...known), oddValue)
    .map(([values, key, odd]) => ({ ...values, [key]: odd }));
  const inForm = fc
    .oneof(whole, whole, near, near, oneOdd, data, oddValue)
    .map((value) => JSON.stringify(envelope(one.messageType, value), bigIntAsText) ?? '');
  const outOfForm = fc.oneof(
    fc.integer().map((number) => JSON.stringify(envelope(number, {}))),
    oddText.map((id) => JSON.stringify({ ...envelope(one.messageType, {}), MessageID: id })),
    fc.json(),
    oddText,
    fc.integer({ min: 1, max: 20_000 }).map(deep),
    fc.integer({ min: 60_000, max: 80_000 }).map((length) => `{"Data":"${'x'.repeat(length)}"}`),
  );
  return fc.oneof(
    { weight: 5, arbitrary: inForm.map((text) => ({ name, text, isForm: true })) },
    {
      weight: 1,
      arbitrary: fc.integer({ min: 1, max: 20_000 }).map((levels) => ({
        name,
        text: `{"MessageType":${one.messageType},"MessageID":"${envelope(0, {}).MessageID}","Data":${deep(levels)}}`,
        isForm: true,
      })),
    },
    { weight: 1, arbitrary: outOfForm.map((text) => ({ name, text, isForm: false })) },
  );
});

function bigIntAsText(_key: string, value: unknown): unknown {
  return typeof value === 'bigint' ? String(value) : value;
}

const path = fc.oneof(
  { weight: 20, arbitrary: fc.constant(null) },
  {
    weight: 1,
    arbitrary: fc.constantFrom(
      '/api/system/',
      '/api/management/UserLogin/x',
      '/api/system/%2e%2e%2fhealthz',
      '/api/system/../management/UserLogin',
      '/api/system/%00',
      `/api/system/${'x'.repeat(300)}`,
    ),
  },
);

function isLetIn({ access }: Operation, who: Caller): boolean {
  return access.kind === 'public' || who === 'admin' || (access.kind === 'signedIn' && who === 'reader');
}

/** Codes answered before an operation checks its own input. */
const codesBefore = new Set([1002, 1003, 1004, 1005, 1011]);
const rulesBefore = /"Rule":"(?:nul_character|invalid_json|invalid_body|too_deep)"/;

const numRuns = countCases('MALFORMED_REQUESTS', { short: 400, long: 800 });

it('answers malformed requests over the wire with an envelope each, none of them a 500', async () => {
  const reached = { check: 0, beyond: 0, operations: new Set<string>() };
  await fc.assert(
    fc.asyncProperty(
      fc.record({ body, method, contentType, path, caller, encoding }),
      async ({
        body: { name, text, isForm },
        method: verb,
        contentType: type,
        path: other,
        caller: who,
        encoding: as,
      }) => {
        // Longer than it takes the limits to allow another call.
        test.clock.advance(10 * minuteMs);
        const one = toOperation(name);
        const token = await readToken(who);
        const payload = Buffer.from(text, as);
        const response = await send({
          method: verb,
          path: other ?? `/api/${one.base}/${one.name}`,
          headers: {
            // Without it, what follows the head of a GET would be read as another request.
            'content-length': String(payload.length),
            ...(type === '' ? {} : { 'content-type': type }),
            ...(token === undefined ? {} : { token, authorization: 'btc-portal' }),
          },
          payload,
        });
        const summary = `${verb} ${one.name} by ${who}: ${text.slice(0, 300)}`;
        const answer = JSON.parse(response.body);
        // What an operation states itself (no messenger account, 503) is no failure of ours.
        const isStated = one.errors.some((code) => code === answer.ErrorCode);
        expect({
          summary,
          members: Object.keys(answer),
          isSuccess: answer.IsSuccess,
          isOk: response.status === 200,
          isFailure: response.status >= 500 && !isStated,
        }).toEqual({
          summary,
          members: ['IsSuccess', 'ErrorCode', 'MessageID', 'Data'],
          isSuccess: answer.ErrorCode === 0,
          isOk: answer.ErrorCode === 0,
          isFailure: false,
        });

        const isRefusedBefore = codesBefore.has(answer.ErrorCode) || rulesBefore.test(response.body);
        if (!isForm || other !== null || !isLetIn(one, who) || isRefusedBefore) return;
        reached.check += 1;
        reached.operations.add(one.name);
        if (answer.ErrorCode !== 1001) reached.beyond += 1;
      },
    ),
    { numRuns, seed: 20_261_120 },
  );
  expect(reached.check).toBeGreaterThan(numRuns / 2);
  expect(reached.beyond).toBeGreaterThan(numRuns / 20);
}, 240_000);

it.each([
  [['evil.example'], 421],
  [['127.0.0.1', 'evil.example'], 400],
  [['localhost'], 200],
])('answers a request for the hosts %j with %i', async (hosts, status) => {
  const socket = connect(port, '127.0.0.1');
  socket.end(`GET /healthz HTTP/1.1\r\n${hosts.map((host) => `Host: ${host}\r\n`).join('')}Connection: close\r\n\r\n`);
  expect(await formatText(socket)).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
});

it('reads half a character as the mark for one, also where it is kept as JSON', async () => {
  const one = toOperation('StartTradeImport');
  const body = envelope(one.messageType, { FileName: 'half.csv', Bytes: 1, Covers: [], Sheet: '' });
  const response = await send({
    method: 'POST',
    path: `/api/${one.base}/${one.name}`,
    headers: {
      'content-type': 'application/json',
      token: (await readToken('admin')) ?? '',
      authorization: 'btc-portal',
    },
    payload: Buffer.from(JSON.stringify(body).replace('"Sheet":""', String.raw`"Sheet":"\ud800"`)),
  });
  expect(response.status).toBe(200);
});
