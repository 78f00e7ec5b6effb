import { hourMs } from '@btc/contract/time.ts';
import { ApiError } from '@btc/contract/wire/errors.ts';
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { toPlainAnswer } from '../http/plain-failure.ts';
import { fixedClock } from '#testing/fixed-clock.ts';
import { recordDependencies } from '../cache/touched-rooms.ts';
import { sameVersions } from '../db/versions/room-versions.ts';
import { createTestCache } from '#testing/shared-cache.fixture.ts';
import { createPageCache } from './page-cache.ts';
import { createPageHttp } from './page-http.ts';
import type { RenderedPage } from './page-renderer.ts';
import { commonHeaders, contentSecurityPolicy } from './security-headers.ts';

const policy = contentSecurityPolicy({
  scriptHashes: [],
  styleHashes: ["'sha256-own'"],
  scriptOrigins: [],
  connectOrigins: [],
  isFramable: false,
});

function page(text: string, changes: Partial<RenderedPage> = {}): RenderedPage {
  const html = `<!DOCTYPE html><html lang="en"><head></head><body class="x"><main>${text}</main></body></html>`;
  return { status: 200, headers: {}, body: Buffer.from(html), etag: `"${text}"`, policy, ...changes };
}

const outage: RenderedPage = page('gone', { status: 503, isLacking: true, isOutage: true });

let clock: ReturnType<typeof fixedClock>;
let version: number;
function ofNews<Made>(made: Made): Made {
  recordDependencies({ rooms: ['news'] });
  return made;
}

let next: () => RenderedPage;
let server: Server;
let address: string;

beforeEach(async () => {
  clock = fixedClock('2026-11-20T10:42:30+08:00');
  version = 1;
  next = () => page('first');
  const cache = createPageCache(
    async () => ofNews(next()),
    createTestCache(() => sameVersions(version), clock),
    clock,
  );
  const http = createPageHttp({ cache, clock, headers: commonHeaders, policy: true, onServed: () => undefined });
  server = createServer((request, response) => {
    if (http.serveKept(request, response)) return;
    http.serve(request, response).catch((error: unknown) => response.writeHead(toPlainAnswer(error).status).end());
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const listening = server.address();
  address = typeof listening === 'object' && listening !== null ? `http://127.0.0.1:${listening.port}/News` : '';
});
afterEach(() => {
  server.closeAllConnections();
  server.close();
});

async function read(headers: Record<string, string> = {}) {
  const response = await fetch(address, { headers });
  return { status: response.status, headers: response.headers, text: await response.text() };
}

async function loseDatabase(): Promise<void> {
  await read();
  version += 1;
  next = () => outage;
}

describe('while the database is away', () => {
  it('the page that was made last is shown, with its age in a line and in a header, and kept by nobody', async () => {
    await loseDatabase();
    clock.advance(95_000);
    const shown = await read();
    expect(shown.status).toBe(200);
    expect(shown.text).toContain('<main>first</main>');
    expect(shown.text).toMatch(/<body class="x"><page-age role="status">.*Shown as of 10:42 Beijing time/);
    expect(shown.headers.get('age')).toBe('95');
    expect(shown.headers.get('cache-control')).toBe('no-store');
    expect(shown.headers.get('etag')).toBe(null);
    expect(shown.headers.get('cache-tag')).toBe(null);
    expect(shown.headers.get('content-security-policy')).toMatch(/style-src 'self' 'sha256-[\w+/=]+' 'sha256-own'/);
    clock.advance(5_000);
    expect((await read({ 'if-none-match': '"first"' })).headers.get('age')).toBe('100');
  });

  it('the line is in Chinese on a Chinese page', async () => {
    const html = '<!DOCTYPE html><html lang="zh-CN"><body><main>首页</main></body></html>';
    next = () => page('', { body: Buffer.from(html) });
    await loseDatabase();
    expect((await read()).text).toContain('以下为 10:42（北京时间）的内容，暂时无法更新</page-age><main>首页</main>');
  });

  it('no page is shown that was made more than an hour ago', async () => {
    await loseDatabase();
    clock.advance(hourMs);
    expect((await read()).status).toBe(200);
    clock.advance(1_000);
    const { status, headers } = await read();
    expect([status, headers.get('retry-after'), headers.get('age')]).toEqual([503, '2', null]);
  });

  it('the former page stands in for one whose rendering fails for the same reason, and for no other fault', async () => {
    await loseDatabase();
    next = () => {
      throw new ApiError(1010);
    };
    expect((await read()).headers.get('age')).toBe('0');
    next = () => {
      throw new Error('Connection terminated unexpectedly');
    };
    expect((await read()).headers.get('age')).toBe('0');
    next = () => {
      throw new Error('a bug');
    };
    expect((await read()).status).toBe(500);
    next = () => page('broken', { status: 500 });
    expect((await read()).status).toBe(500);
  });

  it.each([403, 404, 410])('nothing is shown of an address that has answered %i since', async (status) => {
    await read();
    version += 1;
    next = () => page('refused', { status });
    expect((await read()).status).toBe(status);
    version += 1;
    next = () => outage;
    expect((await read()).status).toBe(503);
  });

  it('nor where a part of that refusal was lacking', async () => {
    await loseDatabase();
    next = () => page('refused', { status: 404, isLacking: true, isOutage: true });
    expect((await read()).status).toBe(404);
    next = () => outage;
    expect((await read()).status).toBe(503);
  });

  it.each([
    ['of the console', { isStaff: true }],
    ['that lacks a part', { isLacking: true }],
    ['that is no document', { policy: null }],
  ])('no page is shown %s', async (_, changes) => {
    next = () => page('first', changes);
    await loseDatabase();
    expect((await read()).status).toBe(503);
  });

  it('a page that took long does not bring back what was refused meanwhile', async () => {
    const slow = Promise.withResolvers<RenderedPage>();
    const cache = createPageCache(
      async () => ofNews(version === 1 ? slow.promise : next()),
      createTestCache(() => sameVersions(version), clock),
      clock,
    );
    const first = cache.get('/a');
    version = 2;
    next = () => page('refused', { status: 404 });
    await cache.get('/a');
    slow.resolve(page('first'));
    await first;
    version = 3;
    next = () => outage;
    expect((await cache.get('/a')).page.status).toBe(503);
  });
});

it('a page names the rooms that it was made of, also where it is unchanged', async () => {
  const shown = await read();
  const again = await read({ 'if-none-match': '"first"' });
  expect([shown.status, again.status]).toEqual([200, 304]);
  for (const { headers } of [shown, again]) {
    expect([headers.get('cache-control'), headers.get('cache-tag')]).toEqual([
      'public, max-age=0, must-revalidate',
      'news',
    ]);
  }
});

it('a page is made anew as soon as the database is back', async () => {
  await loseDatabase();
  expect((await read()).headers.get('age')).toBe('0');
  next = () => page('second');
  const shown = await read();
  expect(shown.text).toContain('<main>second</main>');
  expect(shown.text).not.toContain('page-age');
  expect(shown.headers.get('age')).toBe(null);
});
