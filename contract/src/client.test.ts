import { expect, test, vi } from 'vitest';
import { createHttpApi } from './client.ts';

const answered = (): Response => Response.json({ IsSuccess: true, ErrorCode: 0, MessageID: '', Data: { Row: 1 } });

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

function busyServer(times: number, seconds = 1) {
  let requestCount = 0;
  const Data = { Dict: { RetryAfter: seconds } };
  const error = () => Response.json({ IsSuccess: false, ErrorCode: 1004, MessageID: '', Data }, { status: 429 });
  return {
    request: () => requestCount,
    fetch: async () => {
      requestCount += 1;
      return requestCount <= times ? error() : answered();
    },
  };
}

test('a question that is refused for a second is asked again until there is room, and not for ever', async () => {
  vi.useFakeTimers();
  const busy = busyServer(2);
  const answer = apiOn(busy.fetch)('GetBeefWebDataOneChart', {});
  await vi.advanceTimersByTimeAsync(2000);
  expect(await answer).toEqual({ Row: 1 });
  const full = busyServer(100);
  const refused = apiOn(full.fetch)('GetBeefWebDataOneChart', {}).catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(await refused).toMatchObject({ code: 1004 });
  expect(full.request()).toBe(6);
  vi.useRealTimers();
});

test('a longer refusal, and one of what changes something, is told at once', async () => {
  const [slow, changing] = [busyServer(1, 30), busyServer(1)];
  await expect(apiOn(slow.fetch)('SearchNews', { Keyword: 'beef' })).rejects.toMatchObject({ code: 1004 });
  const change = apiOn(changing.fetch)('CreateDeskArticle', { Section: 'policy' });
  await expect(change).rejects.toMatchObject({ code: 1004 });
  expect([slow.request(), changing.request()]).toEqual([1, 1]);
});

test('a file is looked at before it is sent, and not sent where it must not be', async () => {
  const sent: unknown[] = [];
  const refused = new Error('It has changed');
  const api = createHttpApi({
    systemBase: '/s',
    managementBase: '/m',
    apiKey: 'key',
    token: () => null,
    checkFile: async ({ size }) => {
      if (size > 1) throw refused;
    },
    fetch: async (_input, init) => {
      sent.push(init?.body);
      return answered();
    },
  });
  const list = { FileName: 'a.csv', Form: 'approvedList', ListedOn: '2026-01-01' } as const;
  await expect(api('UploadPlantList', { ...list, Files: new Blob(['ab']) })).rejects.toBe(refused);
  expect(sent).toEqual([]);
  await api('UploadPlantList', { ...list, Files: new Blob(['a']) });
  expect(sent).toHaveLength(1);
});

test('a client that spares the items of a trial says so with each call of a reader, unless that call is to spend one', async () => {
  const headers: (string | null)[] = [];
  const fetch = async (_input: unknown, init: RequestInit = {}) => {
    headers.push(new Headers(init.headers).get('Trial-Items'));
    return answered();
  };
  const bases = { systemBase: '/s', managementBase: '/m', apiKey: 'key', fetch };
  const page = createHttpApi({ ...bases, token: () => 'token', sparesItems: true });
  await page('GetPlant', { PlantID: 1 });
  await page('GetPlant', { PlantID: 1 }, { spendsItem: true });
  await createHttpApi({ ...bases, token: () => null, sparesItems: true })('GetPlant', { PlantID: 1 });
  await apiOn(fetch)('GetPlant', { PlantID: 1 });
  expect(headers).toEqual(['spare', null, null, null]);
});
