import type { Operation } from '@btc/contract/wire/operation.ts';
import type { FastifyInstance } from 'fastify';
import { hash } from 'node:crypto';
import { compress, type Encoding } from '../../pages/page-cache.ts';
import { encodingFor, isUnchanged } from '../../pages/page-http.ts';
import { buildOpenApi, type OpenApiBases } from './open-api.ts';

interface Made {
  readonly etag: string;
  readonly bodies: Readonly<Record<Encoding, Buffer>>;
}

async function make(operations: readonly Operation[], bases: OpenApiBases): Promise<Made> {
  // The console's own page is all that makes calls of staff: what they are is nobody else's business.
  const document = buildOpenApi(
    operations.filter(({ access }) => access.kind !== 'staff'),
    bases,
  );
  const identity = Buffer.from(JSON.stringify(document));
  const [br, gzip] = await Promise.all([compress(identity, 'br'), compress(identity, 'gzip')]);
  return { etag: `"${hash('sha256', identity).slice(0, 32)}"`, bodies: { identity, br, gzip } };
}

export function createOpenApiRoutes(operations: readonly Operation[], bases: OpenApiBases) {
  // Made when it is first asked for: few do, and it would take an eighth of every start.
  let made: Promise<Made> | undefined;
  return async (routes: FastifyInstance): Promise<void> => {
    routes.get('/api/openapi.json', async ({ headers }, reply) => {
      const { etag, bodies } = await (made ??= make(operations, bases));
      void reply.headers({ ETag: etag, 'Cache-Control': 'public, max-age=3600', Vary: 'Accept-Encoding' });
      if (isUnchanged(headers['if-none-match'], etag)) return reply.code(304).send();
      const encoding = encodingFor(headers['accept-encoding']);
      if (encoding !== 'identity') void reply.header('Content-Encoding', encoding);
      return reply.type('application/json; charset=utf-8').send(bodies[encoding]);
    });
  };
}
