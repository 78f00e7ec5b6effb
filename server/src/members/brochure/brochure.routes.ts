import { toBrochurePath } from '@btc/contract/members/brochure-path.ts';
import type { FastifyInstance } from 'fastify';
import { type BrochureDeps, createBrochures } from './brochure.service.ts';

export function createBrochureRoutes(deps: BrochureDeps) {
  const brochureOf = createBrochures(deps);
  return async (routes: FastifyInstance): Promise<void> => {
    for (const edition of ['cn', 'en'] as const) {
      const path = toBrochurePath(edition);
      routes.get(path, async (request, reply) => {
        const { pdf, etag } = await brochureOf(edition);
        void reply.header('ETag', etag).header('Cache-Control', 'public, no-cache');
        if (request.headers['if-none-match'] === etag) return reply.code(304).send();
        return reply
          .type('application/pdf')
          .header('Content-Disposition', `inline; filename="${path.slice(1)}"`)
          .send(pdf);
      });
    }
  };
}
