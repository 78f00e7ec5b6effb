import type { Api } from '@btc/contract/client.ts';
import type { Edition } from '@btc/contract/members/access.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { badRequest } from '#platform/api/answer.ts';
import type { Caller } from '#platform/api/binding.ts';
import type { SharedCache } from '#platform/cache/shared-cache.ts';
import { describeCatalogue } from './catalogue.ts';
import type { Catalogued, DataDocument } from './data-document.ts';
import { commonHeaders, type Made, send, sendProblem, toCaching, toMade, weighMade } from './data-http.ts';
import { readTexts } from './data-request.ts';

export interface DocumentDeps extends Catalogued {
  readonly documents: readonly DataDocument[];
  readonly apiFor: (caller: Caller) => Api;
  readonly cache: SharedCache;
}

/** Documents are the same for everybody, so they are made as for a signed-out caller. */
const everybody: Caller = { token: null, user: null, address: '' };

function readEdition(query: unknown): Edition {
  const { edition = 'cn', ...others } = readTexts(query, undefined);
  const [unknown] = Object.keys(others);
  if (unknown !== undefined) throw badRequest(unknown, 'unknownParameter');
  if (edition !== 'cn' && edition !== 'en') throw badRequest('edition', 'wrongFormat');
  return edition;
}

/** Serves a document; the catalogue as linked data where the client prefers it. */
export function createDocumentAnswers(deps: DocumentDeps) {
  const { documents, apiFor, cache } = deps;

  const makeDocument = ({ name, contentType, write }: DataDocument, edition: Edition): Promise<Made> => {
    const make = async () => {
      const text = await write({ ...deps, edition, api: apiFor(everybody) });
      return toMade({ contentType, body: Buffer.from(text), isText: true });
    };
    return cache.get(`data ${name} ${edition}`, make, weighMade);
  };

  const answer = async (
    request: FastifyRequest,
    reply: FastifyReply,
    document: DataDocument,
  ): Promise<FastifyReply> => {
    try {
      const made = await makeDocument(document, readEdition(request.query));
      return await send(request, reply.headers(toCaching(everybody, made)), made);
    } catch (error) {
      return sendProblem(request, reply, error);
    }
  };

  const answerCatalogue = async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const linked = documents.find(({ name }) => name === 'catalog.jsonld');
    const isLinked = request.headers.accept?.includes('application/ld+json') === true;
    void reply.headers({ ...commonHeaders, Vary: `${commonHeaders.Vary}, Accept` });
    if (isLinked && linked !== undefined) return answer(request, reply, linked);
    const body = Buffer.from(JSON.stringify(describeCatalogue(deps)));
    const made = toMade({ contentType: 'application/json; charset=utf-8', body, isText: true });
    return send(request, reply.header('Cache-Control', 'public, max-age=0, must-revalidate'), made);
  };

  return {
    answer: async (request: FastifyRequest, reply: FastifyReply, document: DataDocument) =>
      answer(request, reply.headers(commonHeaders), document),
    answerCatalogue,
  };
}
