import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { fixedClock } from '#testing/fixed-clock.ts';
import { recordDependencies } from '../cache/touched-rooms.ts';
import { sameVersions } from '../db/versions/room-versions.ts';
import { createTestCache } from '#testing/shared-cache.fixture.ts';
import { createPageCache, chooseEncoding } from './page-cache.ts';
import type { RenderedPage } from './page-renderer.ts';

const [before, after] = [sameVersions(1), sameVersions(2)];

function page(text: string, status = 200): RenderedPage {
  return {
    status,
    headers: {},
    body: Buffer.from(text),
    etag: `"${text.length}"`,
    policy: null,
  };
}

it('renders an address once for a version of its rooms, however many ask at once', async () => {
  let version = 1;
  let renderings = 0;
  const cache = createPageCache(
    async (address) => {
      renderings += 1;
      recordDependencies({ rooms: ['news'] });
      return page(`${address} ${version}`);
    },
    createTestCache(() => (version === 1 ? before : after), fixedClock()),
    fixedClock(),
  );
  const [one, two] = await Promise.all([cache.get('/a'), cache.get('/a')]);
  expect(one).toBe(two);
  expect(renderings).toBe(1);
  version = 2;
  expect(cache.peek('/a')).toBeUndefined();
  expect((await cache.body(await cache.get('/a'), 'identity')).toString()).toBe('/a 2');
});

it('does not serve what was rendered while the content changed', async () => {
  let version = 1;
  const cache = createPageCache(
    async () => {
      recordDependencies({ rooms: ['news'] });
      version = 2;
      return page('old');
    },
    createTestCache(() => (version === 1 ? before : after), fixedClock()),
    fixedClock(),
  );
  await cache.get('/a');
  expect(cache.peek('/a')).toBeUndefined();
});

it('keeps no failed page', async () => {
  const cache = createPageCache(
    async () => page('failed', 500),
    createTestCache(() => before, fixedClock()),
    fixedClock(),
  );
  await cache.get('/a');
  expect(cache.peek('/a')).toBeUndefined();
});

it('keeps no page that lacks what a failed call would have given it', async () => {
  const cache = createPageCache(
    async () => ({ ...page('half'), isLacking: true }),
    createTestCache(() => before, fixedClock()),
    fixedClock(),
  );
  expect((await cache.get('/a')).page.status).toBe(200);
  expect(cache.peek('/a')).toBeUndefined();
});

it('keeps nothing of the console', async () => {
  const cache = createPageCache(
    async () => ({ ...page('frame'), isStaff: true }),
    createTestCache(() => before, fixedClock()),
    fixedClock(),
  );
  await cache.get('/console');
  expect(cache.peek('/console')).toBeUndefined();
});

it('compresses a body once for each encoding, and small ones not at all', async () => {
  const text = '牛肉'.repeat(2_000);
  const cache = createPageCache(
    async (address) => page(address === '/small' ? 'x' : text),
    createTestCache(() => before, fixedClock()),
    fixedClock(),
  );
  const large = await cache.get('/large');
  expect(brotliDecompressSync(await cache.body(large, 'br')).toString()).toBe(text);
  expect(gunzipSync(await cache.body(large, 'gzip')).toString()).toBe(text);
  expect(cache.body(large, 'br')).toBe(large.bodies.get('br'));
  const small = await cache.get('/small');
  expect([chooseEncoding(large, 'br'), chooseEncoding(small, 'br')]).toEqual(['br', 'identity']);
  expect((await cache.body(small, 'identity')).toString()).toBe('x');
});

it('renders a few addresses at a time, so that other requests get their turn', async () => {
  let rendering = 0;
  let most = 0;
  const cache = createPageCache(
    async (address) => {
      most = Math.max(most, (rendering += 1));
      await new Promise((resolve) => setTimeout(resolve, 1));
      rendering -= 1;
      return page(address);
    },
    createTestCache(() => before, fixedClock()),
    fixedClock(),
  );
  const all = await Promise.all(Array.from({ length: 100 }, (_, index) => cache.get(`/${index}`)));
  expect(all).toHaveLength(100);
  expect(most).toBeLessThanOrEqual(6);
});
