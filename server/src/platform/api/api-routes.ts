import type { ApiBase } from '@btc/contract/wire/message-type.ts';
import { ApiError } from '@btc/contract/wire/errors.ts';
import fastifyMultipart from '@fastify/multipart';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { type CallHttp, type CallHttpDependencies, isJson } from './call-http.ts';
import { requireAccess, type Dispatcher } from './dispatch.ts';
import { readUpload } from './upload-body.ts';

interface ApiRoutes extends Pick<CallHttpDependencies, 'dispatcher' | 'findCaller'> {
  readonly calls: CallHttp;
}

/** Answers on Node's own response, past the framework's. */
export function refuseAddress(calls: CallHttp, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  return refuse(calls, new ApiError(1003), request, reply);
}

function refuse(calls: CallHttp, error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  reply.hijack();
  void calls.refuse(request.raw, reply.raw, error);
  return reply;
}

/**
 * Serves JSON calls at their own addresses, before any framework looks at the request: false for everything else, which
 * the routes below take, as they do a call whose address is written otherwise.
 */
export function createPlainCalls(
  addresses: readonly (readonly [ApiBase, string])[],
  dispatcher: Dispatcher,
  calls: CallHttp,
) {
  const known = new Map<string, { readonly base: ApiBase; readonly name: string }>(
    addresses.flatMap(([base, address]) =>
      dispatcher.list(base).map(({ operation: { name } }) => [`${address}/${name}`, { base, name }] as const),
    ),
  );
  return (request: IncomingMessage, response: ServerResponse): boolean => {
    const call = request.method === 'POST' && isJson(request) ? known.get(request.url ?? '') : undefined;
    if (call !== undefined) void calls.serve({ ...call, request, response });
    return call !== undefined;
  };
}

/** Serves the operations of one base. */
export function createApiRoutes(base: ApiBase, { dispatcher, findCaller, calls }: ApiRoutes) {
  /** Who may not upload is told so before any of the file is read. */
  async function readMultipart(name: string, request: FastifyRequest): Promise<unknown> {
    const operation = dispatcher.find(base, name)?.operation;
    if (operation === undefined) throw new ApiError(1003);
    if (operation.upload === undefined) throw new ApiError(1011);
    const caller = await findCaller(request.raw);
    if (caller.user === null) throw new ApiError(1006);
    requireAccess(operation, caller);
    return readUpload(request, operation.upload);
  }

  return async (routes: FastifyInstance): Promise<void> => {
    routes.removeAllContentTypeParsers();
    await routes.register(fastifyMultipart);
    // Bodies are read where they are answered.
    routes.addContentTypeParser('*', (_request, _body, done) => done(null));
    routes.setErrorHandler((error: Error & { code?: string }, request, reply) =>
      refuse(calls, error.code?.startsWith('FST_ERR_CTP') === true ? new ApiError(1011) : error, request, reply),
    );
    routes.setNotFoundHandler((request, reply) => refuseAddress(calls, request, reply));
    routes.post<{ Params: { name: string } }>('/:name', (request, reply) => {
      const { name } = request.params;
      reply.hijack();
      const read = request.isMultipart() ? { read: () => readMultipart(name, request) } : {};
      void calls.serve({ base, name, request: request.raw, response: reply.raw, ...read });
      return reply;
    });
  };
}
