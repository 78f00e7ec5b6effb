import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../app.fixture.ts';
import { addCallers, callersPassword } from '../http/callers.fixture.ts';
import { askPortal } from './credentials.fixture.ts';

/*
 * Programs come by the data door and by that of assistants: what one of them asks in a request is counted and limited as one call of a
 * page is.
 */

let portal: TestApp;
let callers: Awaited<ReturnType<typeof addCallers>>;
beforeAll(async () => {
  portal = await createTestApp({ now: '2026-11-24T10:00:00+08:00' });
  callers = await addCallers(portal);
});
afterAll(() => portal.close());

async function makeKey(role: 'paid' | 'none'): Promise<string> {
  const { token = null } = await callers.signIn(role);
  const data = { Name: 'daily', Password: callersPassword };
  return String((await askPortal(portal, 'AddDataKey', { data, token })).Data.Key);
}

function assist(payload: object, key: string | null) {
  const headers = {
    accept: 'application/json, text/event-stream',
    ...(key === null ? {} : { authorization: `Bearer ${key}` }),
  };
  return portal.app.inject({ method: 'POST', url: '/mcp', payload, headers });
}

const call = (name: string, input: object, id = 1) => ({
  jsonrpc: '2.0',
  id,
  method: 'tools/call',
  params: { name, arguments: input },
});
const search = (words: string) => call('search', { words });

/** Result of a tool call, which the protocol's library sends as one event of a stream. */
function readResult({ body }: Awaited<ReturnType<typeof assist>>): { readonly isError?: boolean } {
  const { result } = JSON.parse(/^data: (.*)$/m.exec(body)?.[1] ?? body) as {
    readonly result: { readonly isError?: boolean }; // as the protocol has it
  };
  return result;
}

test('a batch is refused whole, however short, before anything of it is carried out', async () => {
  const key = await makeKey('paid');
  for (const batch of [
    [],
    [search('beef')],
    Array.from({ length: 100 }, (_, id) => call('search', { words: 'beef' }, id)),
  ]) {
    for (const one of [key, null]) {
      const refused = await assist(batch, one);
      expect(refused.statusCode).toBe(400);
      expect(refused.json()).toEqual({
        jsonrpc: '2.0',
        id: null,
        error: { code: -32_600, message: expect.stringMatching(/batch/) },
      });
    }
  }
});

test('sixty searches are the most at once, by whatever key, and count as those of pages do', async () => {
  const keys = [await makeKey('none'), await makeKey('none')];
  const ask = (count: number) => assist(search(`beef ${count}`), keys[count % 2] ?? null);
  for (let count = 0; count < 60; count += 1) expect(readResult(await ask(count)).isError ?? false).toBe(false);
  const refused = readResult(await ask(60));
  expect(refused).toMatchObject({ isError: true, structuredContent: { problem: { status: 429 } } });
  // What is no search is not counted as one.
  const authorization = `Bearer ${keys[0]}`;
  expect((await portal.app.inject({ url: '/data/v1/origins.csv', headers: { authorization } })).statusCode).toBe(200);
  const { token = null } = await callers.signIn('none');
  const page = await askPortal(portal, 'SearchPortal', { data: { isEn: true, Keyword: 'beef' }, token });
  expect(page.ErrorCode).toBe(1004);
});
