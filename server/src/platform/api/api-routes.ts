import type { ApiBase } from '@btc/contract/wire/message-type.ts';
import { ApiError } from '@btc/contract/wire/errors.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { IncomingMessage } from 'node:http';
import type { CallHttp, CallHttpDependencies } from './call-http.ts';
import { requireAccess } from './dispatch.ts';
import { isForm, readUpload } from './upload-body.ts';

interface ApiRoutes extends Pick<CallHttpDependencies, 'dispatcher' | 'findCaller'> {
  readonly calls: CallHttp;
}

export function refuseAddress(calls: CallHttp, { raw }: FastifyRequest, reply: FastifyReply): void {
  reply.hijack();
  void calls.refuse(raw, reply.raw, new ApiError(1003));
}

export function createApiRoutes(base: ApiBase, { dispatcher, findCaller, calls }: ApiRoutes) {
  /** Refuses callers without upload rights before any of the file is read. */
  async function readForm(name: string, request: IncomingMessage): Promise<unknown> {
    const operation = dispatcher.find(base, name)?.operation;
    if (operation === undefined) throw new ApiError(1003);
    if (operation.upload === undefined) throw new ApiError(1011);
    const caller = await findCaller(request);
    if (caller.user === null) throw new ApiError(1006);
    requireAccess(operation, caller);
    return readUpload(request, operation.upload);
  }

  return async (routes: FastifyInstance): Promise<void> => {
    // A call needs its route and nothing that the framework does after it: it is answered here, on Node's own response.
    routes.addHook<{ Params: { name: string } }>('onRequest', (request, reply) => {
      if (request.is404) return refuseAddress(calls, request, reply);
      const { raw, params } = request;
      const read = isForm(raw) ? { read: () => readForm(params.name, raw) } : {};
      reply.hijack();
      void calls.serve({ base, name: params.name, request: raw, response: reply.raw, ...read });
    });
    const answered = (_request: FastifyRequest, reply: FastifyReply) => reply;
    routes.setNotFoundHandler(answered);
    routes.post('/:name', answered);
  };
}
