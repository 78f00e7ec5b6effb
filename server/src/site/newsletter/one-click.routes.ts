import { toNewsletterStopPath, oneClickStopPath } from '@btc/contract/site/newsletter-paths.ts';
import { isApiError } from '@btc/contract/wire/errors.ts';
import type { FastifyInstance } from 'fastify';
import { type SubscriberDeps, stopNewsletter } from './subscriber.service.ts';

interface OneClickRequest {
  readonly edition: 'cn' | 'en';
  readonly key: string;
}

function readQuery(query: unknown): OneClickRequest {
  const search = new URLSearchParams(typeof query === 'object' && query !== null ? Object.entries(query) : []);
  const key = search.get('key') ?? '';
  return { edition: search.get('edition') === 'en' ? 'en' : 'cn', key: /^[\w-]{32}$/.test(key) ? key : '' };
}

/**
 * Where mail programs stop the week by mail in one step (RFC 8058): by POST with the body that the header names. A GET changes nothing, for
 * programs open links of mails to look at them; it leads to the page where a person stops it.
 */
export function createOneClickRoutes(deps: SubscriberDeps) {
  return async (routes: FastifyInstance): Promise<void> => {
    routes.removeAllContentTypeParsers();
    routes.addContentTypeParser('*', { parseAs: 'string', bodyLimit: 4096 }, (_request, body, done) =>
      done(null, body),
    );
    routes.get(oneClickStopPath, (request, reply) => {
      const { edition, key } = readQuery(request.query);
      return reply.header('Cache-Control', 'no-store').redirect(toNewsletterStopPath(edition, key), 302);
    });
    routes.post(oneClickStopPath, async (request, reply) => {
      const { key } = readQuery(request.query);
      void reply.header('Cache-Control', 'no-store').type('text/plain; charset=utf-8');
      const isOneClick =
        typeof request.body === 'string' && /List-Unsubscribe\s*=?[\s\S]*One-Click/i.test(request.body);
      if (!isOneClick || key === '') return reply.code(400).send('400');
      try {
        await stopNewsletter(deps, key);
      } catch (error) {
        if (isApiError(error) && error.code === 1009) return reply.code(404).send('404');
        throw error;
      }
      return reply.send('OK');
    });
  };
}
