import { ApiError } from '@btc/contract/wire/errors.ts';
import fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { createRateWindow } from '#platform/limits/rate-window.ts';
import { createWaitingLine } from '#platform/limits/waiting-line.ts';
import { fixedClock } from '#testing/fixed-clock.ts';
import { createMcpRoutes } from './mcp.routes.ts';
import { defineTool } from './define-tool.ts';

const inner = "Cannot read properties of undefined (reading 'kilograms')";
const failing = defineTool({
  name: 'fails',
  title: 'Fails',
  description: 'Fails as nobody expects.',
  input: z.strictObject({ edition: z.enum(['cn', 'en']) }),
  output: z.object({}),
  run: () => Promise.reject(new TypeError(inner)),
});

const logged: object[] = [];
let app: FastifyInstance;
beforeAll(async () => {
  app = fastify();
  await app.register(
    createMcpRoutes({
      sets: [],
      tools: [failing],
      apiFor: () => () => Promise.reject(new ApiError(1009)),
      log: { error: (fields: object) => void logged.push(fields) },
      line: createWaitingLine(),
      publicUrl: 'https://portal.example',
      findCaller: () => Promise.resolve({ token: null, user: null, address: '127.0.0.1' }),
      findKeyHolder: () => Promise.reject(new ApiError(1006)),
      requestLog: { note: () => undefined },
      findTrialLeft: () => Promise.resolve(null),
      countRate: createRateWindow(fixedClock()),
      config: { apiKey: 'btc-portal' },
    }),
  );
});
afterAll(() => app.close());

function post(payload: string) {
  const headers = { accept: 'application/json, text/event-stream', 'content-type': 'application/json' };
  return app.inject({ method: 'POST', url: '/mcp', headers, payload });
}

test.each([
  ['cn', /^系统出错，未能给出结果，请稍后再试。编号：([\w-]{36})$/],
  ['en', /^Something went wrong on our side\. Please try again later\. Reference: ([\w-]{36})$/],
])('a tool that fails says a reference and no more, and the log has the rest (%s)', async (edition, sentence) => {
  const call = { jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name: 'fails', arguments: { edition } } };
  const { body } = await post(JSON.stringify(call));
  const { result } = JSON.parse(/^data: (.*)$/m.exec(body)?.[1] ?? body) as {
    readonly result: { readonly isError: boolean; readonly content: readonly { readonly text: string }[] };
  };
  expect(result.isError).toBe(true);
  const [, reference] = sentence.exec(result.content[0]?.text ?? '') ?? [];
  expect(body).not.toContain('Cannot read');
  expect(logged.at(-1)).toMatchObject({ MessageID: reference, tool: 'fails', err: { message: inner } });
});

test.each([
  ['{"edition": "cn", "__proto__": 1}', '参数有误\n__proto__: 没有这个参数'],
  ['{"edition": "en", "deeper": [{"__proto__": 1}]}', 'A parameter is wrong\n__proto__: no such parameter'],
])('a tool takes no argument named __proto__, wherever it stands: %s', async (given, text) => {
  const payload = `{"jsonrpc": "2.0", "id": 1, "method": "tools/call", "params": {"name": "fails", "arguments": ${given}}}`;
  const { statusCode, body } = await post(payload);
  const { id, result } = JSON.parse(body);
  expect([statusCode, id, result.isError]).toEqual([200, 1, true]);
  expect(result.content[0].text).toBe(text);
});

test('a message may be as deep as it likes', async () => {
  const payload = `{"jsonrpc": "2.0", "id": 1, "method": "ping", "params": {"deep": ${'['.repeat(50_000)}${']'.repeat(50_000)}}}`;
  expect((await post(payload)).statusCode).toBeLessThan(500);
});

test.each(['{', '', '{"__proto__": {}, "jsonrpc": "2.0"}'])(
  'a body that is no message, %j, is answered as one',
  async (body) => {
    const { statusCode, headers, body: answer } = await post(body);
    expect([statusCode, headers['content-type']]).toEqual([400, 'application/json; charset=utf-8']);
    expect(JSON.parse(answer)).toMatchObject({ jsonrpc: '2.0', id: null, error: { code: -32_700 } });
  },
);
