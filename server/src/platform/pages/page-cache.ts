import { isApiError } from '@btc/contract/wire/errors.ts';
import type { OutgoingHttpHeaders } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { LRUCache } from 'lru-cache';
import { findOutage } from '../api/answer.ts';
import type { Clock } from '../clock/clock.ts';
import type { RenderedPage, RenderPage } from './page-renderer.ts';
import { canStandIn, standIn } from './stand-in.ts';
import { createTurns } from './turns.ts';

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

export type Encoding = 'br' | 'gzip' | 'identity';

/** A page as it is served: rendered once for a content version, compressed once for each encoding. */
export interface CachedPage {
  readonly page: RenderedPage;
  /** Of the body, in bytes. */
  readonly length: number;
  readonly version: number;
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
  /** The page if it is kept for the current content version, without waiting. */
  peek(address: string): CachedPage | undefined;
  /**
   * The page, rendered now when it is not kept; readers who ask for it at once share one rendering. Where the database is
   * away, the one that was last made of this address, if it is no older than an hour.
   */
  get(address: string): Promise<CachedPage>;
  body(cached: CachedPage, encoding: Encoding): Buffer | Promise<Buffer>;
}

const maxBytes = 96 * 1024 * 1024;
const smallestCompressed = 512;
const brotliQuality = 5;
/** Between two renderings everything else gets its turn, and what they ask the database stays within its connections. */
const turnsOfRendering = { atOnce: 6, mostWaiting: 1_000 } as const;

/** The encoding that a page goes out in to a reader who accepts this one: small pages are as they are. */
export function encodingOf({ length }: CachedPage, accepted: Encoding): Encoding {
  return length < smallestCompressed ? 'identity' : accepted;
}

export async function compress(body: Buffer, encoding: Encoding): Promise<Buffer> {
  if (encoding === 'identity') return body;
  return encoding === 'gzip'
    ? gzipped(body)
    : brotli(body, { params: { [constants.BROTLI_PARAM_QUALITY]: brotliQuality } });
}

function asCached(page: RenderedPage, { version, madeAt }: Pick<CachedPage, 'version' | 'madeAt'>): CachedPage {
  return { page, length: page.body.length, version, madeAt, isStandIn: false, bodies: new Map(), heads: new Map() };
}

/** Whether what was thrown says that the database is away, or that too many wait for it. */
function isOutage(error: unknown): boolean {
  return findOutage(error) !== null || (isApiError(error) && error.code === 1010);
}

function isKeepable({ status, isLacking, isStaff }: RenderedPage): boolean {
  return status < 500 && isLacking !== true && isStaff !== true;
}

/** Where an address answers so, nobody is shown any more what it had been. */
const refusals: ReadonlySet<number> = new Set([403, 404, 410]);

/** Signed-out pages by address and content version, in this process; nothing personal ever enters it. */
export function createPageCache(render: RenderPage, currentVersion: () => number, clock: Clock): PageCache {
  const kept = new LRUCache<string, CachedPage>({
    maxSize: maxBytes,
    // The bodies that will be made of it, and the page itself: at most as long as one of them.
    sizeCalculation: ({ length }, address) => Math.ceil(length * 1.5) + address.length * 2 + 1024,
  });
  const standIns = new WeakMap<CachedPage, CachedPage>();
  const rendering = new Map<string, Promise<CachedPage>>();
  const turns = createTurns(turnsOfRendering);

  /** What was last made of the address, marked as such; undefined where there is none or it may not be shown. */
  function findStandIn(address: string): CachedPage | undefined {
    const former = kept.get(address);
    if (former === undefined || !canStandIn(former, clock.now())) return undefined;
    const known = standIns.get(former) ?? standIn(former);
    standIns.set(former, known);
    return known;
  }

  function keep(address: string, cached: CachedPage): void {
    // What took long must not replace what was made after it from newer content.
    const isOvertaken = cached.version !== currentVersion() && peek(address) !== undefined;
    if (isKeepable(cached.page) && !isOvertaken) kept.set(address, cached);
    else if (refusals.has(cached.page.status)) kept.delete(address);
  }

  async function make(address: string, version: number): Promise<CachedPage> {
    const madeAt = clock.now();
    try {
      const page = await turns.take(() => render(address));
      // A page that was rendered while the content changed is as old as what it began with.
      const cached = asCached(page, { version, madeAt });
      keep(address, cached);
      return (page.isOutage === true ? findStandIn(address) : undefined) ?? cached;
    } catch (error) {
      const former = isOutage(error) ? findStandIn(address) : undefined;
      if (former === undefined) throw error;
      return former;
    }
  }

  const peek = (address: string): CachedPage | undefined => {
    const cached = kept.get(address);
    return cached?.version === currentVersion() ? cached : undefined;
  };

  return {
    peek,
    get: (address) => {
      const known = peek(address);
      if (known) return Promise.resolve(known);
      const version = currentVersion();
      const key = `${version} ${address}`;
      const running = rendering.get(key) ?? make(address, version).finally(() => rendering.delete(key));
      rendering.set(key, running);
      return running;
    },
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
