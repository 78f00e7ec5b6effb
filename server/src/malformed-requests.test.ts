import { operations } from '@btc/contract/operations.ts';
import type { Operation } from '@btc/contract/wire/operation.ts';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { z } from 'zod';
import { createTestApp, envelope, type TestApp } from './app.fixture.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

const all: readonly Operation[] = Object.values(operations);
const operation = fc.constantFrom(...all);
const method = fc.constantFrom('POST', 'POST', 'POST', 'POST', 'GET', 'PUT', 'PATCH', 'DELETE', 'OPTIONS');
const contentType = fc.constantFrom(
  'application/json',
  'application/json; charset=utf-8',
  'application/json;charset=gb18030',
  'text/plain',
  'multipart/form-data; boundary=x',
  '',
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

/** A body that is wrong in one of many ways; some are right in form, with a value of another kind. */
const body = operation.chain((one) => {
  const fields = one.input instanceof z.ZodObject ? Object.keys(one.input.shape) : [];
  const data = fc.dictionary(fc.oneof(fc.constantFrom('Unknown', ...fields), oddText), oddValue, { maxKeys: 6 });
  const text = fc.oneof(
    { weight: 6, arbitrary: data.map((members) => JSON.stringify(envelope(one.messageType, members)) ?? '') },
    {
      weight: 1,
      arbitrary: oddValue.map((value) => JSON.stringify(envelope(one.messageType, value), bigIntAsText) ?? ''),
    },
    { weight: 1, arbitrary: fc.integer().map((number) => JSON.stringify(envelope(number, {}))) },
    { weight: 1, arbitrary: oddText.map((id) => JSON.stringify({ ...envelope(one.messageType, {}), MessageID: id })) },
    { weight: 1, arbitrary: fc.json() },
    { weight: 1, arbitrary: oddText },
    { weight: 1, arbitrary: fc.integer({ min: 1, max: 20_000 }).map(deep) },
    {
      weight: 1,
      arbitrary: fc.integer({ min: 60_000, max: 80_000 }).map((length) => `{"Data":"${'x'.repeat(length)}"}`),
    },
  );
  return fc.record({ one: fc.constant(one), text });
});

function bigIntAsText(_key: string, value: unknown): unknown {
  return typeof value === 'bigint' ? String(value) : value;
}

const path = fc.oneof(
  { weight: 8, arbitrary: fc.constant(null) },
  {
    weight: 1,
    arbitrary: fc.constantFrom(
      '/api/system/',
      '/api/management/UserLogin/x',
      '/api/system/%2e%2e%2fhealthz',
      '/api/system/%00',
    ),
  },
);

it('answers 2,000 malformed requests with an envelope each, none of them a 500', async () => {
  await fc.assert(
    fc.asyncProperty(body, method, contentType, path, async ({ one, text }, verb, type, other) => {
      const response = await test.app.inject({
        method: verb,
        url: other ?? `/api/${one.base}/${one.name}`,
        headers: type === '' ? {} : { 'content-type': type },
        ...(verb === 'GET' ? {} : { payload: text }),
      });
      const answer = response.json();
      expect(Object.keys(answer)).toEqual(['IsSuccess', 'ErrorCode', 'MessageID', 'Data']);
      expect(answer.IsSuccess).toBe(answer.ErrorCode === 0);
      expect(response.statusCode === 200).toBe(answer.IsSuccess);
      // What an operation states itself (no messenger account, 503) is no failure of ours.
      const isStated = one.errors.some((code) => code === answer.ErrorCode);
      if (!isStated) expect(response.statusCode, `${one.name} ${text.slice(0, 300)}`).toBeLessThan(500);
    }),
    { numRuns: 2_000, seed: 20_261_120 },
  );
}, 120_000);
