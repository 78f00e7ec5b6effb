import { expect, test } from 'vitest';
import { createHttpApi } from './client.ts';

const answered = (): Response => Response.json({ IsSuccess: true, ErrorCode: 0, MessageID: '', Data: { Row: 1 } });

/** A network on which the first so many calls are lost. */
function network(lost: number, error: Error = new TypeError('fetch failed')) {
  const sent: string[] = [];
  const fetch = async (_input: unknown, init: RequestInit = {}) => {
    sent.push(typeof init.body === 'string' ? init.body : '');
    if (sent.length <= lost) throw error;
    return answered();
  };
  return { sent, fetch };
}

function apiOn(fetch: typeof globalThis.fetch, token: string | null = 'token') {
  return createHttpApi({ systemBase: '/s', managementBase: '/m', apiKey: 'key', token: () => token, fetch });
}

test('a call whose connection was lost is sent once more, under the same MessageID', async () => {
  const { sent, fetch } = network(1);
  expect(await apiOn(fetch)('CreateDeskArticle', { Section: 'policy' })).toEqual({ Row: 1 });
  expect(sent).toHaveLength(2);
  expect(sent[1]).toBe(sent[0]);
});

test('a second loss is told', async () => {
  const { sent, fetch } = network(2);
  await expect(apiOn(fetch)('CreateDeskArticle', { Section: 'policy' })).rejects.toThrow('fetch failed');
  expect(sent).toHaveLength(2);
});

test('what changes something for somebody signed out, and what was broken off, is not sent again', async () => {
  const signedOut = network(1);
  const login = { UserName: 'wang', Password: 'x' };
  await expect(apiOn(signedOut.fetch, null)('UserLogin', login)).rejects.toThrow('fetch failed');
  expect(signedOut.sent).toHaveLength(1);
  const stopped = network(1, new DOMException('stopped', 'AbortError'));
  await expect(apiOn(stopped.fetch)('CreateDeskArticle', { Section: 'policy' })).rejects.toThrow('stopped');
  expect(stopped.sent).toHaveLength(1);
});

test('a question of anybody is sent again', async () => {
  const { sent, fetch } = network(1);
  await apiOn(fetch, null)('GetBtcInfoHeadlines', {});
  expect(sent).toHaveLength(2);
});
