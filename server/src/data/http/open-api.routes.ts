import { dataRoot } from '@btc/contract/data/data-address.ts';
import { type Edition, editions } from '@btc/contract/members/access.ts';
import type { FastifyInstance } from 'fastify';
import { commonHeaders, type Made, send, sendProblem, toMade } from './data-http.ts';
import { describeDoor } from './data-open-api.ts';
import type { DataSet } from '../data-set.ts';
import { refuseUnreadable } from './readable-address.ts';
import type { WholeSet } from '../forms/whole-set.ts';
import { badRequest } from '#platform/api/answer.ts';

interface OpenApiDeps {
  readonly sets: readonly DataSet[];
  readonly wholeSets: readonly WholeSet[];
  readonly publicUrl: string;
}

/** Describes the data door at `/data/v1/openapi.json`, in the language of `edition`. */
export function createDoorDocumentRoutes({ sets, wholeSets, publicUrl }: OpenApiDeps) {
  const documents = new Map<Edition, Made>();
  const make = (edition: Edition): Made => {
    const body = Buffer.from(JSON.stringify(describeDoor({ sets, wholeSets, edition, publicUrl })));
    const made = toMade({ contentType: 'application/json; charset=utf-8', body, isText: true });
    documents.set(edition, made);
    return made;
  };
  return async (routes: FastifyInstance): Promise<void> => {
    refuseUnreadable(routes);
    routes.get<{ Querystring: { edition?: unknown } }>(`${dataRoot}/openapi.json`, async (request, reply) => {
      void reply.headers(commonHeaders);
      const { edition: asked = 'cn' } = request.query;
      const edition = editions.find((one) => one === asked);
      if (edition === undefined) return sendProblem(request, reply, badRequest('edition', 'wrongFormat'));
      void reply.header('Cache-Control', 'public, max-age=0, must-revalidate');
      return send(request, reply, documents.get(edition) ?? make(edition));
    });
  };
}
