import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { busySeconds } from '../api/answer.ts';
import type { Clock } from '../clock/clock.ts';
import { findRooms } from '../cache/shared-cache.ts';
import { tagHeader } from '../http/cache-headers.ts';
import { type CachedPage, type Encoding, chooseEncoding, type PageCache } from './page-cache.ts';
import { type ServerHeaders, toHeaders } from './security-headers.ts';

export interface PageHttpOptions {
  readonly cache: PageCache;
  readonly clock: Clock;
  readonly headers: ServerHeaders;
  /** Whether documents carry a CSP; off while Vite adds its own scripts. */
  readonly policy: boolean;
  readonly onServed: (path: string, userAgent: string) => void;
}

/** A stand-in is never cached: the database may be back for the next request. */
const standInHeaders = { 'Cache-Control': 'no-store' } as const;
const staffHeaders = { 'Cache-Control': 'no-store', 'X-Robots-Tag': 'noindex, nofollow' } as const;
const maxAddressLength = 2048;
/** Never valid in our addresses; neither the database nor a document can store NUL. */
const nul = '%00';

/** The best accepted encoding; quality 0 means refused. */
export function encodingFor(accepted: string | undefined): Encoding {
  if (accepted === undefined) return 'identity';
  const known = knownEncodings.get(accepted);
  if (known !== undefined) return known;
  const encoding = readEncoding(accepted);
  // Browsers send a handful of values; whoever sends others does not fill the memory.
  if (knownEncodings.size < maxKnownEncodings) knownEncodings.set(accepted, encoding);
  return encoding;
}

const knownEncodings = new Map<string, Encoding>();
const maxKnownEncodings = 64;

function readEncoding(accepted: string): Encoding {
  const offers = accepted.split(',').map((one) => one.trim().toLowerCase());
  const takes = (name: string) =>
    offers.some((one) => one === name || (one.startsWith(`${name};`) && !/;\s*q=0(?:\.0+)?$/.test(one)));
  if (takes('br')) return 'br';
  return takes('gzip') ? 'gzip' : 'identity';
}

export function isUnchanged(ifNoneMatch: string | undefined, etag: string): boolean {
  if (ifNoneMatch === undefined) return false;
  return ifNoneMatch.split(',').some((one) => one.trim().replace(/^W\//, '') === etag);
}

function toPublicHeaders(cached: CachedPage): OutgoingHttpHeaders {
  return { 'Cache-Control': 'public, max-age=0, must-revalidate', ...tagHeader(findRooms(cached)) };
}

function toCacheHeaders(cached: CachedPage): OutgoingHttpHeaders {
  if (cached.isStandIn) return standInHeaders;
  const caching = cached.page.isStaff === true ? staffHeaders : toPublicHeaders(cached);
  return { ...caching, ETag: cached.page.etag };
}

/** A 304 keeps the CSP of the client's copy. */
function writeUnchanged(response: ServerResponse, cached: CachedPage): void {
  response.writeHead(304, { ETag: cached.page.etag, ...toPublicHeaders(cached), Vary: 'Accept-Encoding' });
  response.end();
}

function createPageWriter({ cache, clock, headers, policy }: Omit<PageHttpOptions, 'onServed'>) {
  const countSeconds = ({ madeAt }: CachedPage) => Math.round((clock.now().getTime() - madeAt.getTime()) / 1000);

  function toHead(cached: CachedPage, body: Buffer, encoding: Encoding): OutgoingHttpHeaders {
    const known = cached.heads.get(encoding);
    if (known !== undefined) return known;
    const { page } = cached;
    const head = {
      ...page.headers,
      ...toHeaders(headers, page.isFramable === true),
      ...(policy && page.policy !== null ? { 'Content-Security-Policy': page.policy } : {}),
      ...(encoding === 'identity' ? {} : { 'Content-Encoding': encoding }),
      'Content-Length': body.length,
      ...toCacheHeaders(cached),
      ...(page.status === 503 ? { 'Retry-After': String(busySeconds) } : {}),
      Vary: 'Accept-Encoding',
    };
    cached.heads.set(encoding, head);
    return head;
  }

  return (request: IncomingMessage, response: ServerResponse, cached: CachedPage): void | Promise<void> => {
    const encoding = chooseEncoding(cached, encodingFor(request.headers['accept-encoding']));
    const write = (body: Buffer): void => {
      const head = toHead(cached, body, encoding);
      response.writeHead(cached.page.status, cached.isStandIn ? { ...head, Age: countSeconds(cached) } : head);
      response.end(request.method === 'HEAD' ? undefined : body);
    };
    const body = cache.body(cached, encoding);
    return Buffer.isBuffer(body) ? write(body) : body.then(write);
  };
}

export function createPageHttp({ onServed, ...options }: PageHttpOptions) {
  const { cache, headers } = options;
  const writeWhole = createPageWriter(options);

  function serve(request: IncomingMessage, response: ServerResponse, cached: CachedPage): void | Promise<void> {
    const { page } = cached;
    if (page.status === 200) onServed(request.url ?? '/', request.headers['user-agent'] ?? '');
    return page.status === 200 && !cached.isStandIn && isUnchanged(request.headers['if-none-match'], page.etag)
      ? writeUnchanged(response, cached)
      : writeWhole(request, response, cached);
  }

  return {
    /** Serves a cached page at once; false when it must be rendered. */
    serveKept(request: IncomingMessage, response: ServerResponse): boolean {
      if (request.method !== 'GET') return false;
      const cached = cache.peek(request.url ?? '/');
      if (cached === undefined) return false;
      // Nobody waits for it: a body that cannot be made ends the connection, not the process.
      serve(request, response, cached)?.catch(() => response.destroy());
      return true;
    },
    /** Serves the page of the request's address, or of the address it is mapped to. */
    async serve(
      request: IncomingMessage,
      response: ServerResponse,
      address: string = request.url ?? '/',
    ): Promise<void> {
      const error = address.length > maxAddressLength ? 414 : address.includes(nul) ? 400 : null;
      if (error !== null) {
        response.writeHead(error, { ...headers, 'Content-Type': 'text/plain; charset=utf-8' }).end(String(error));
        return;
      }
      await serve(request, response, await cache.get(address));
    },
  };
}
