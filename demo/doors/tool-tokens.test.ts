import { encode } from 'gpt-tokenizer/encoding/o200k_base';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Demonstration, openDemonstration } from '../demonstration.fixture.ts';

/*
 * What the door of assistants costs them to read, in tokens of o200k.
 */

let portal: Demonstration;
beforeAll(async () => {
  portal = await openDemonstration();
});
afterAll(() => portal.close());

async function post(method: string, params: object): Promise<Record<string, unknown>> {
  const { body } = await portal.app.inject({
    method: 'POST',
    url: '/mcp',
    headers: { accept: 'application/json, text/event-stream', 'content-type': 'application/json' },
    payload: { jsonrpc: '2.0', id: 1, method, params },
  });
  return JSON.parse(/^data: (.*)$/m.exec(body)?.[1] ?? body).result;
}

/** Text of a tool's answer, which is what an assistant reads. */
async function callTool(name: string, given: object): Promise<string> {
  const { content } = await post('tools/call', { name, arguments: given });
  const [{ text }] = content as [{ readonly text: string }]; // one text
  return text;
}

const counted: Readonly<Record<string, { readonly most: number; readonly read: () => Promise<string> }>> = {
  'list of the tools': { most: 5000, read: async () => JSON.stringify((await post('tools/list', {}))['tools']) },
  'list of the sets, en': { most: 1500, read: () => callTool('list_data_sets', { edition: 'en' }) },
  'list of the sets, cn': { most: 1500, read: () => callTool('list_data_sets', {}) },
  'one row of a view, three columns': {
    most: 350,
    read: () => callTool('get_view', { set: 'beef-one', columns: ['name', 'volume', 'yoy'], limit: 1, edition: 'en' }),
  },
  'one row of a view, its eleven columns': {
    most: 430,
    read: () => callTool('get_view', { set: 'beef-one', limit: 1, edition: 'en' }),
  },
  'one row of the survey': {
    most: 350,
    read: () => callTool('get_series', { set: 'price-survey', limit: 1, edition: 'en' }),
  },
};

test.for(Object.entries(counted))('%s', async ([name, { most, read }], { annotate }) => {
  const tokens = encode(await read()).length;
  await annotate(`${name}: ${tokens} of ${most} tokens`);
  expect(tokens).toBeLessThanOrEqual(most);
});
