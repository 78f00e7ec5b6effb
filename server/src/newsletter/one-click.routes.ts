import type { Edition } from '@btc/contract/members/access.ts';
import { isApiError } from '@btc/contract/wire/errors.ts';
import type { FastifyInstance } from 'fastify';

interface OneClickRequest {
  readonly edition: Edition;
  readonly key: string;
}

export interface OneClickStop {
  readonly path: string;
  readonly toStopPath: (edition: Edition, key: string) => string;
  /** Rejects with 1009 for an unknown key. */
  readonly stop: (key: string) => Promise<unknown>;
}

function readQuery(query: unknown): OneClickRequest {
  const search = new URLSearchParams(typeof query === 'object' && query !== null ? Object.entries(query) : []);
  const key = search.get('key') ?? '';
  return { edition: search.get('edition') === 'en' ? 'en' : 'cn', key: /^[\w-]{32}$/.test(key) ? key : '' };
}

/** One-click unsubscribe (RFC 8058) by POST. GET only redirects to the page: mail programs open links to scan them. */
export function createOneClickRoutes({ path, toStopPath, stop }: OneClickStop) {
  return async (routes: FastifyInstance): Promise<void> => {
    routes.removeAllContentTypeParsers();
    routes.addContentTypeParser('*', { parseAs: 'string', bodyLimit: 4096 }, (_request, body, done) =>
      done(null, body),
    );
    routes.get(path, (request, reply) => {
      const { edition, key } = readQuery(request.query);
      return reply.header('Cache-Control', 'no-store').redirect(toStopPath(edition, key), 302);
    });
    routes.post(path, async (request, reply) => {
      const { key } = readQuery(request.query);
      void reply.header('Cache-Control', 'no-store').type('text/plain; charset=utf-8');
      const isOneClick =
        typeof request.body === 'string' && /List-Unsubscribe\s*=?[\s\S]*One-Click/i.test(request.body);
      if (!isOneClick || key === '') return reply.code(400).send('400');
      try {
        await stop(key);
      } catch (error) {
        if (isApiError(error) && error.code === 1009) return reply.code(404).send('404');
        throw error;
      }
      return reply.send('OK');
    });
  };
}
