import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../app.fixture.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

test.each(['/membership_cn.pdf', '/membership_en.pdf'])(
  '%s is served whole once and confirmed afterwards',
  async (url) => {
    const first = await app.app.inject({ url });
    expect(first.statusCode).toBe(200);
    expect(first.headers).toMatchObject({ 'content-type': 'application/pdf', 'cache-control': 'public, no-cache' });
    expect(first.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
    const { etag } = first.headers;
    expect((await app.app.inject({ url, headers: { 'if-none-match': String(etag) } })).statusCode).toBe(304);
    expect((await app.app.inject({ method: 'HEAD', url })).headers['content-length']).toBe(
      String(first.rawPayload.length),
    );
  },
);
