// @vitest-environment jsdom
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { uploadFetch } from './upload-fetch.ts';

class FakeRequest extends EventTarget {
  static last: FakeRequest;
  readonly upload = new EventTarget();
  readonly headers: Record<string, string> = {};
  line = '';
  status = 200;
  responseText = '';
  body: unknown;
  constructor() {
    super();
    FakeRequest.last = this;
  }
  open(method: string, address: string) {
    this.line = `${method} ${address}`;
  }
  setRequestHeader(name: string, value: string) {
    this.headers[name] = value;
  }
  send(body: unknown) {
    this.body = body;
  }
  abort() {
    this.dispatchEvent(new Event('abort'));
  }
}
const end = (event: 'load' | 'error') => FakeRequest.last.dispatchEvent(new Event(event));
const progress = (loaded: number, total: number, lengthComputable = true) =>
  FakeRequest.last.upload.dispatchEvent(new ProgressEvent('progress', { loaded, total, lengthComputable }));

beforeEach(() => {
  vi.stubGlobal('XMLHttpRequest', FakeRequest);
  onTestFinished(() => {
    vi.unstubAllGlobals();
  });
});

const shares: number[] = [];
function send(init?: RequestInit) {
  shares.length = 0;
  return uploadFetch((share) => shares.push(share))('/api/UploadAvator', init);
}

test('it sends what fetch would send, and answers as fetch does', async () => {
  const body = new FormData();
  const answer = send({ method: 'POST', headers: { Token: 'token' }, body });
  expect(FakeRequest.last).toMatchObject({ line: 'POST /api/UploadAvator', headers: { token: 'token' }, body });
  Object.assign(FakeRequest.last, { status: 413, responseText: '{"IsSuccess":false}' });
  end('load');
  const response = await answer;
  expect([response.status, response.ok]).toEqual([413, false]);
  expect(await response.json()).toEqual({ IsSuccess: false });
});

test('how much has gone out is told, where that is known', async () => {
  const answer = send({ method: 'POST' });
  progress(25, 100);
  progress(1, 0);
  progress(50, 100, false);
  progress(100, 100);
  end('load');
  await answer;
  expect(shares).toEqual([0.25, 1]);
});

test('a connection that fails is told as fetch tells it', async () => {
  const answer = send();
  expect(FakeRequest.last.line).toBe('GET /api/UploadAvator');
  end('error');
  await expect(answer).rejects.toThrow(TypeError);
});

test.each([
  ['stopped by hand', undefined, 'AbortError'],
  ['stopped by the clock', Object.assign(new Error('Too late'), { name: 'TimeoutError' }), 'TimeoutError'],
] as const)('an upload that is %s rejects with why', async (_how, reason, name) => {
  const control = new AbortController();
  const answer = send({ signal: control.signal });
  control.abort(reason);
  await expect(answer).rejects.toMatchObject({ name });
});
