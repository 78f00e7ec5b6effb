import type { OutgoingHttpHeaders } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { LRUCache } from 'lru-cache';
import type { RenderedPage, RenderPage } from './page-renderer.ts';
import { createTurns } from './turns.ts';

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

export type Encoding = 'br' | 'gzip' | 'identity';

/** A page as it is served: rendered once for a content version, put together and compressed once for each encoding. */
export interface CachedPage {
  readonly page: RenderedPage;
  /** Of the body, in bytes. */
  readonly length: number;
  readonly version: number;
  /** The bodies made so far. */
  readonly bodies: Map<Encoding, Buffer>;
  /** The headers that go with each of them, put together once. */
  readonly heads: Map<Encoding, OutgoingHttpHeaders>;
}

export interface PageCache {
  /** The page if it is kept for the current content version, without waiting. */
  peek(address: string): CachedPage | undefined;
  /** The page, rendered now when it is not kept; readers who ask for it at once share one rendering. */
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

async function compress(body: Buffer, encoding: Encoding): Promise<Buffer> {
  if (encoding === 'identity') return body;
  return encoding === 'gzip'
    ? gzipped(body)
    : brotli(body, { params: { [constants.BROTLI_PARAM_QUALITY]: brotliQuality } });
}

/** Signed-out pages by address and content version, in this process; nothing personal ever enters it. */
export function createPageCache(render: RenderPage, currentVersion: () => number): PageCache {
  const kept = new LRUCache<string, CachedPage>({
    maxSize: maxBytes,
    // The bodies that will be made of it, and the page itself: at most as long as one of them.
    sizeCalculation: ({ length }, address) => Math.ceil(length * 1.5) + address.length * 2 + 1024,
  });
  const rendering = new Map<string, Promise<CachedPage>>();
  const turns = createTurns(turnsOfRendering);

  async function make(address: string, version: number): Promise<CachedPage> {
    const page = await turns.take(() => render(address));
    const length = page.pieces.reduce((sum, piece) => sum + piece.length, 0);
    const cached: CachedPage = { page, length, version, bodies: new Map(), heads: new Map() };
    // A page that was rendered while the content changed is as old as what it began with.
    if (page.status < 500 && page.isLacking !== true && page.isStaff !== true) kept.set(address, cached);
    return cached;
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
      return compress(Buffer.concat(cached.page.pieces, cached.length), encoding).then((body) => {
        cached.bodies.set(encoding, body);
        return body;
      });
    },
  };
}
