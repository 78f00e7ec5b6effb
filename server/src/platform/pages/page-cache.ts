import type { OutgoingHttpHeaders } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { isOutage } from '../api/answer.ts';
import { isRefusal, type SharedCache } from '../cache/shared-cache.ts';
import type { Clock } from '../clock/clock.ts';
import type { RenderedPage, RenderPage } from './page-renderer.ts';
import { canServeStale, addStaleNotice } from './stale-notice.ts';
import { createLimiter } from '../limits/limiter.ts';

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

export type Encoding = 'br' | 'gzip' | 'identity';

export interface CachedPage {
  readonly page: RenderedPage;
  /** Body length in bytes. */
  readonly length: number;
  /** When rendering began: the page may be that old. */
  readonly madeAt: Date;
  /** Served because no newer page can be made; not to be cached by anybody else. */
  readonly isStandIn: boolean;
  readonly bodies: Map<Encoding, Buffer>;
  readonly heads: Map<Encoding, OutgoingHttpHeaders>;
}

export interface PageCache {
  peek(address: string): CachedPage | undefined;
  /** The cached or newly rendered page, shared by concurrent readers; up to an hour old while the database is away. */
  get(address: string): Promise<CachedPage>;
  body(cached: CachedPage, encoding: Encoding): Buffer | Promise<Buffer>;
}

const minCompressedBytes = 512;
const brotliQuality = 5;
/** Bounded so that other work gets its turn and rendering stays within the database connections. */
const renderLimiter = { concurrency: 6, maxWaiting: 1_000 } as const;

/** Small pages are not compressed. */
export function chooseEncoding({ length }: CachedPage, accepted: Encoding): Encoding {
  return length < minCompressedBytes ? 'identity' : accepted;
}

export async function compress(body: Buffer, encoding: Encoding): Promise<Buffer> {
  if (encoding === 'identity') return body;
  return encoding === 'gzip'
    ? gzipped(body)
    : brotli(body, { params: { [constants.BROTLI_PARAM_QUALITY]: brotliQuality } });
}

function asCached(page: RenderedPage, madeAt: Date, isStandIn = false): CachedPage {
  return { page, length: page.body.length, madeAt, isStandIn, bodies: new Map(), heads: new Map() };
}

function isKeepable({ status, isLacking, isStaff }: RenderedPage): boolean {
  return status < 500 && isLacking !== true && isStaff !== true;
}

/** The page and its compressed bodies. */
function weigh({ length }: CachedPage): number {
  return Math.ceil(length * 1.5) + 1024;
}

/** Whether both renderings agree; one that lacks an answer proves nothing about the other. */
function isSame({ page }: CachedPage, { page: made }: CachedPage): boolean {
  return made.isLacking === true || (page.status === made.status && page.body.equals(made.body));
}

/** Signed-out pages by address; must never contain personal data. */
export function createPageCache(render: RenderPage, cache: SharedCache, clock: Clock): PageCache {
  const standIns = new WeakMap<CachedPage, CachedPage>();
  const limiter = createLimiter(renderLimiter);
  const toKey = (address: string) => `page ${address}`;

  /** The last version of a page, marked as such; undefined where there is none or it may not be shown. */
  function findStaleValue(address: string): CachedPage | undefined {
    const former = cache.findStaleValue<CachedPage>(toKey(address))?.value;
    if (former === undefined || !canServeStale(former.page)) return undefined;
    const known = standIns.get(former) ?? asCached(addStaleNotice(former.page, former.madeAt), former.madeAt, true);
    standIns.set(former, known);
    return known;
  }

  async function make(address: string): Promise<CachedPage> {
    const madeAt = clock.now();
    return asCached(await limiter.take(() => render(address)), madeAt);
  }

  async function get(address: string): Promise<CachedPage> {
    try {
      const isCacheable = ({ page }: CachedPage) => isKeepable(page);
      const cached = await cache.get(toKey(address), () => make(address), { weigh, isCacheable, isSame });
      if (isRefusal(cached.page.status)) cache.refuse([toKey(address)]);
      return (cached.page.isOutage === true ? findStaleValue(address) : undefined) ?? cached;
    } catch (error) {
      const former = isOutage(error) ? findStaleValue(address) : undefined;
      if (former === undefined) throw error;
      return former;
    }
  }

  return {
    peek: (address) => {
      const key = toKey(address);
      const cached = cache.peek<CachedPage>(key)?.value;
      if (cached !== undefined) cache.noteHit(key, () => make(address), { isSame });
      return cached;
    },
    get,
    body: (cached, encoding) => {
      const known = cached.bodies.get(encoding);
      if (known) return known;
      return compress(cached.page.body, encoding).then((body) => {
        cached.bodies.set(encoding, body);
        return body;
      });
    },
  };
}
