import type { DeprecatedField } from '@btc/contract/data/deprecated-fields.ts';
import type { Edition } from '@btc/contract/members/access.ts';
import { ApiError } from '@btc/contract/wire/errors.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { hash } from 'node:crypto';
import { asAnswerable, findRetryAfter } from '#platform/api/answer.ts';
import type { Caller } from '#platform/api/binding.ts';
import { findRooms } from '#platform/cache/shared-cache.ts';
import { tagHeader } from '#platform/http/cache-headers.ts';
import { compress, type Encoding } from '#platform/pages/page-cache.ts';
import { encodingFor, isUnchanged } from '#platform/pages/page-http.ts';
import type { DataFile } from '../forms/data-file.ts';
import { toDeprecationHeaders, toDeprecationLinks } from './deprecation.ts';
import { addTrial, type NamedParameter, toProblem } from './problem.ts';

interface MadeOf {
  /** Cursor of the next slice; null at the end. */
  readonly next: string | null;
  readonly deprecated: readonly DeprecatedField[];
  /** Address of the description of columns, units and provisional periods; null where this is one. */
  readonly describedBy: string | null;
}

export interface Made extends DataFile, MadeOf {
  readonly etag: string;
  readonly bodies: Map<Encoding, Buffer>;
}

export function toMade(file: DataFile, of: Partial<MadeOf> = {}): Made {
  return {
    ...file,
    next: null,
    deprecated: [],
    describedBy: null,
    ...of,
    etag: `"${hash('sha256', file.body).slice(0, 32)}"`,
    bodies: new Map(),
  };
}

export const weighMade = {
  weigh: ({ body }: Made) => Math.ceil(body.length * 1.5) + 1024,
  isSame: (cached: Made, made: Made) => cached.etag === made.etag,
} as const;

/** For every answer: any page may read it, none with the reader's sign-in. */
export const commonHeaders = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Expose-Headers':
    'ETag, Link, Retry-After, Deprecation, Sunset, RateLimit, RateLimit-Policy, Content-Disposition, Accept-Ranges, Content-Range, Trial-Items-Left',
  'Cross-Origin-Resource-Policy': 'cross-origin',
  'X-Robots-Tag': 'noindex',
  Vary: 'Accept-Encoding, Authorization, Token',
} as const;

/** Any cache may store what everybody sees; the rest only the reader's own program, revalidating each time. */
export function toCaching({ user }: Caller, made: Made): Readonly<Record<string, string>> {
  if (user !== null) return { 'Cache-Control': 'private, no-cache' };
  const rooms = findRooms(made);
  if (rooms === undefined) return { 'Cache-Control': 'no-store' };
  return { 'Cache-Control': 'public, max-age=0, must-revalidate', ...tagHeader(rooms) };
}

async function toBody({ body, isText, bodies }: Made, encoding: Encoding): Promise<Buffer> {
  if (!isText || encoding === 'identity') return body;
  const known = bodies.get(encoding) ?? (await compress(body, encoding));
  bodies.set(encoding, known);
  return known;
}

/** Sends the file, or 304 where the client has it. */
export async function send(request: FastifyRequest, reply: FastifyReply, made: Made): Promise<FastifyReply> {
  const next = made.next === null ? [] : [`<${toNextPath(request.url, made.next)}>; rel="next"`];
  const about = made.describedBy === null ? [] : [`<${made.describedBy}>; rel="describedby"; type="application/json"`];
  const links = [...next, ...about, ...toDeprecationLinks(made.deprecated)];
  void reply.headers({ ETag: made.etag, ...toDeprecationHeaders(made.deprecated) });
  if (links.length > 0) void reply.header('Link', links.join(', '));
  if (isUnchanged(request.headers['if-none-match'], made.etag)) return reply.code(304).send();
  const encoding = made.isText ? encodingFor(request.headers['accept-encoding']) : 'identity';
  if (encoding !== 'identity') void reply.header('Content-Encoding', encoding);
  return reply.type(made.contentType).send(await toBody(made, encoding));
}

function toNextPath(url: string, cursor: string): string {
  const [path = '', query = ''] = url.split('?');
  const search = new URLSearchParams(query);
  search.set('cursor', cursor);
  return `${path}?${search.toString()}`;
}

function toEdition(given: unknown): Edition {
  return typeof given === 'object' && given !== null && 'edition' in given && given.edition === 'en' ? 'en' : 'cn';
}

export interface ProblemContext {
  readonly nameParameter?: (field: string) => NamedParameter;
  readonly trialLeft?: number | null;
}

const toOwnName = (name: string): NamedParameter => ({ name, values: null });

export function sendProblem(
  request: FastifyRequest,
  reply: FastifyReply,
  failure: unknown,
  { nameParameter = toOwnName, trialLeft = null }: ProblemContext = {},
): FastifyReply {
  const error = asAnswerable(failure);
  if (!(error instanceof ApiError)) throw failure;
  const edition = toEdition(request.query);
  const retryAfter = findRetryAfter(error);
  if (retryAfter !== undefined) void reply.header('Retry-After', String(retryAfter));
  if (error.status === 401) void reply.header('WWW-Authenticate', 'Bearer');
  const problem = addTrial(toProblem(error, edition, nameParameter), edition, {
    left: trialLeft,
    how: 'spend=yes',
  });
  return reply
    .code(error.status)
    .header('Cache-Control', 'no-store')
    .header('Content-Language', edition === 'cn' ? 'zh-CN' : 'en')
    .type('application/problem+json; charset=utf-8')
    .send(JSON.stringify(problem));
}
