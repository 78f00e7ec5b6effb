import type { OutgoingHttpHeaders } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { isOutage } from '../api/answer.ts';
import { isRefusal, type SharedCache } from '../cache/shared-cache.ts';
import type { Clock } from '../clock/clock.ts';
import type { RenderedPage, RenderPage } from './page-renderer.ts';
import { canStandIn, standIn } from './stand-in.ts';
import { createLimiter } from './limiter.ts';

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

export type Encoding = 'br' | 'gzip' | 'identity';

/** A page as it is served: rendered once, compressed once for each encoding. */
export interface CachedPage {
  readonly page: RenderedPage;
  /** Of the body, in bytes. */
  readonly length: number;
  /** When its making began: it may be as old as that. */
  readonly madeAt: Date;
  /** Shown in place of a newer one that cannot be made, and kept by nobody else. */
  readonly isStandIn: boolean;
  /** The bodies made so far. */
  readonly bodies: Map<Encoding, Buffer>;
  /** The headers that go with each of them, put together once. */
  readonly heads: Map<Encoding, OutgoingHttpHeaders>;
}

export interface PageCache {
  /** The page if it is kept and holds, without waiting. */
  peek(address: string): CachedPage | undefined;
  /**
   * The page, rendered now when it is not kept; readers who ask for it at once share one rendering. Where the database is
   * away, the one that was last made of this address, if it is no older than an hour.
   */
  get(address: string): Promise<CachedPage>;
  body(cached: CachedPage, encoding: Encoding): Buffer | Promise<Buffer>;
}

const minCompressedBytes = 512;
const brotliQuality = 5;
/** Between two renderings everything else gets its turn, and what they ask the database stays within its connections. */
const renderLimiter = { concurrency: 6, maxWaiting: 1_000 } as const;

/** The encoding that a page goes out in to a reader who accepts this one: small pages are as they are. */
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

/** The bodies that will be made of it, and the page itself: at most as long as one of them. */
function weigh({ length }: CachedPage): number {
  return Math.ceil(length * 1.5) + 1024;
}

/** Whether a page was rendered alike again; one that lacks something says nothing of the other. */
function isSame({ page }: CachedPage, { page: made }: CachedPage): boolean {
  return made.isLacking === true || (page.status === made.status && page.body.equals(made.body));
}

/** Signed-out pages by address; nothing personal ever enters them. */
export function createPageCache(render: RenderPage, cache: SharedCache, clock: Clock): PageCache {
  const standIns = new WeakMap<CachedPage, CachedPage>();
  const limiter = createLimiter(renderLimiter);
  const toKey = (address: string) => `page ${address}`;

  /** What was last made of the address, marked as such; undefined where there is none or it may not be shown. */
  function findStandIn(address: string): CachedPage | undefined {
    const former = cache.findStandIn<CachedPage>(toKey(address))?.value;
    if (former === undefined || !canStandIn(former.page)) return undefined;
    const known = standIns.get(former) ?? asCached(standIn(former.page, former.madeAt), former.madeAt, true);
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
      return (cached.page.isOutage === true ? findStandIn(address) : undefined) ?? cached;
    } catch (error) {
      const former = isOutage(error) ? findStandIn(address) : undefined;
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
