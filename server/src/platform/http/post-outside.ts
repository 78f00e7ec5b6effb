import { lookup } from 'node:dns/promises';
import type { IncomingMessage } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { BlockList, isIP, type LookupFunction } from 'node:net';

export interface OutsidePost {
  readonly address: string;
  readonly body: string;
  readonly headers?: Readonly<Record<string, string>>;
}

export type OutsideAnswer =
  | { readonly kind: 'answer'; readonly status: number; readonly text: string }
  /** Nothing was sent, or no usable answer came; `mayPass`: a retry may succeed. */
  | {
      readonly kind: 'refused';
      readonly code: 'address' | 'private' | 'unknown_host' | 'redirect' | 'too_large' | 'too_slow' | 'no_answer';
      readonly mayPass: boolean;
    };

export type PostOutside = (post: OutsidePost, signal?: AbortSignal) => Promise<OutsideAnswer>;

interface Found {
  readonly address: string;
  readonly family: number;
}

export interface OutsideOptions {
  readonly resolve: (host: string) => Promise<readonly Found[]>;
  readonly isPublic: (address: string) => boolean;
  readonly request: typeof httpsRequest;
  readonly limitMs: number;
  readonly maxBytes: number;
}

/* IANA’s special-purpose registries: of IPv4 what is no host on the internet, of IPv6 all but global unicast. */
const special = new BlockList();
for (const [net, prefix] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
] as const) {
  special.addSubnet(net, prefix, 'ipv4');
}
for (const [net, prefix] of [
  // Teredo and 6to4 hold IPv4 addresses.
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const) {
  special.addSubnet(net, prefix, 'ipv6');
}
const global6 = new BlockList();
global6.addSubnet('2000::', 3, 'ipv6');

export function isPublicAddress(address: string): boolean {
  const version = isIP(address);
  if (version === 4) return !special.check(address, 'ipv4');
  return version === 6 && global6.check(address, 'ipv6') && !special.check(address, 'ipv6');
}

/** An https address on the standard port, without user info; null for any other. */
export function parseOutsideAddress(address: string): URL | null {
  const url = URL.parse(address);
  if (url?.protocol !== 'https:' || url.port !== '' || url.username !== '' || url.password !== '') return null;
  return url;
}

const defaults: OutsideOptions = {
  resolve: (host) => lookup(host, { all: true, verbatim: true }),
  isPublic: isPublicAddress,
  request: httpsRequest,
  limitMs: 10_000,
  maxBytes: 64 * 1024,
};

function refuse(code: Extract<OutsideAnswer, { kind: 'refused' }>['code'], mayPass = false): OutsideAnswer {
  return { kind: 'refused', code, mayPass };
}

/** Pins the checked addresses, whatever the name resolves to by now (DNS rebinding). */
function leadTo(found: readonly Found[]): LookupFunction {
  return (_host, { all }, done) => {
    const [first] = found;
    if (all === true) done(null, [...found]);
    else done(null, first?.address ?? '', first?.family);
  };
}

async function readAll(response: IncomingMessage, maxBytes: number): Promise<string | null> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of response) {
    const bytes: Buffer = Buffer.from(chunk);
    size += bytes.length;
    if (size > maxBytes) return null;
    chunks.push(bytes);
  }
  return Buffer.concat(chunks).toString('utf8');
}

function send(
  url: URL,
  { body, headers = {} }: OutsidePost,
  {
    found,
    signal,
    request,
  }: Pick<OutsideOptions, 'request'> & { readonly found: readonly Found[]; signal: AbortSignal },
): Promise<IncomingMessage> {
  const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>();
  const length = String(Buffer.byteLength(body));
  request(
    url,
    {
      method: 'POST',
      agent: false,
      lookup: leadTo(found),
      signal,
      headers: { 'content-type': 'application/json; charset=utf-8', 'content-length': length, ...headers },
    },
    resolve,
  )
    .on('error', reject)
    .end(body);
  return promise;
}

type Host = { readonly found: readonly Found[] } | { readonly refused: OutsideAnswer };

async function findHost({ hostname }: URL, { resolve, isPublic }: OutsideOptions): Promise<Host> {
  const host = hostname.replace(/^\[(.*)\]$/, '$1');
  const family = isIP(host);
  const found = family === 0 ? await resolve(host).catch(() => []) : [{ address: host, family }];
  if (found.length === 0) return { refused: refuse('unknown_host', true) };
  // One private address among several is reason enough: the name is not to be trusted.
  return found.every(({ address }) => isPublic(address)) ? { found } : { refused: refuse('private') };
}

/** Posts JSON to user-given addresses: https, public hosts as resolved now, no redirects, limited time and size. */
export function createPostOutside(given: Partial<OutsideOptions> = {}): PostOutside {
  const options = { ...defaults, ...given };
  return async (post, signal) => {
    const url = parseOutsideAddress(post.address);
    if (url === null) return refuse('address');
    const host = await findHost(url, options);
    if ('refused' in host) return host.refused;
    const limit = AbortSignal.timeout(options.limitMs);
    const both = signal === undefined ? limit : AbortSignal.any([limit, signal]);
    try {
      const response = await send(url, post, { ...host, signal: both, request: options.request });
      const status = response.statusCode ?? 0;
      if (status >= 300 && status < 400) {
        response.destroy();
        return refuse('redirect');
      }
      const text = await readAll(response, options.maxBytes);
      return text === null ? refuse('too_large') : { kind: 'answer', status, text };
    } catch {
      return refuse(limit.aborted ? 'too_slow' : 'no_answer', true);
    }
  };
}
