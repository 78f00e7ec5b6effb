import type { FastifyInstance } from 'fastify';
import type { Answer } from '../api/answer.ts';
import { findRooms } from '../cache/shared-cache.ts';
import { type Touched, trackDependencies } from '../cache/touched-rooms.ts';
import type { Room } from '../db/versions/table-rooms.ts';

/** Tags a public answer with its rooms, so that a CDN can purge it when one of them changes. */
export function tagHeader(rooms: Iterable<Room> = []): Readonly<Record<string, string>> {
  const tag = [...rooms].toSorted().join(',');
  return tag === '' ? {} : { 'Cache-Tag': tag };
}

const publicHeaders = new WeakMap<readonly Room[], Readonly<Record<string, string>>>();

function toPublicHeaders(rooms: readonly Room[]): Readonly<Record<string, string>> {
  const known = publicHeaders.get(rooms);
  if (known !== undefined) return known;
  const headers = {
    'Cache-Control': 'public, max-age=0, must-revalidate',
    Vary: 'Authorization, Token',
    ...tagHeader(rooms),
  };
  publicHeaders.set(rooms, headers);
  return headers;
}

/** Any cache may store what everybody sees, none an answer to a call with a token. */
export function callCacheHeaders(
  { data, ageMs }: Pick<Answer, 'data' | 'ageMs'>,
  token: string | null,
): Readonly<Record<string, string>> {
  if (token !== null) return { 'Cache-Control': 'private, no-store' };
  if (ageMs !== undefined) return { 'Cache-Control': 'no-store', Age: String(Math.round(ageMs / 1000)) };
  const rooms = findRooms(data);
  return rooms === undefined ? { 'Cache-Control': 'no-store' } : toPublicHeaders(rooms);
}

export function tagPublicAnswers(routes: FastifyInstance): void {
  const touched = new WeakMap<object, Touched>();
  routes.addHook('onRequest', (request, _reply, done) => {
    touched.set(request, trackDependencies(done));
  });
  routes.addHook('onSend', async (request, reply) => {
    const isPublic = String(reply.getHeader('Cache-Control')).startsWith('public');
    if (isPublic) void reply.headers(tagHeader(touched.get(request)?.rooms));
  });
}
