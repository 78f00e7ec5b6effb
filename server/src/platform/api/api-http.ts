import type { ApiBase } from '@btc/contract/wire/message-type.ts';
import { isChanging } from '@btc/contract/wire/changing-calls.ts';
import { ApiError } from '@btc/contract/wire/errors.ts';
import { type RateClass, usualBodyBytes } from '@btc/contract/wire/operation.ts';
import fastifyMultipart from '@fastify/multipart';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { callCacheHeaders } from '../http/cache-headers.ts';
import type { RequestLog } from '../http/request-log.ts';
import { type Answer, badRequest, failure, toIssues, findRetryAfter } from './answer.ts';
import type { Caller } from './binding.ts';
import type { Once } from './carry-out-once.ts';
import { requireAccess, type Dispatcher } from './dispatch.ts';
import { envelopeStart } from './envelope-bytes.ts';
import { serialiseRest } from './shared-binding.ts';
import { readUpload } from './upload-body.ts';

export interface ApiHttpDependencies {
  readonly dispatcher: Dispatcher;
  readonly findCaller: (request: FastifyRequest) => Promise<Caller>;
  /** Counts a call of a limited kind; rejects with 1004 when there were too many. */
  readonly requireRate: (kind: Exclude<RateClass, 'normal'>, caller: Caller) => Promise<void>;
  readonly requestLog: RequestLog;
  /** Carries a changing call out once by its MessageID. */
  readonly once: Once['once'];
}

const envelopeSchema = z.object({
  MessageType: z.int(),
  MessageID: z.uuid(),
  Data: z.unknown(),
});

// PostgreSQL's text holds no NUL, so no input may; the escape is the only way JSON can carry one.
const nulEscape = /\\u0000/i;
// Nor any half of a pair of surrogates, which its JSON refuses: what was cut in the middle of a character is read as a mark for it.
const surrogateEscape = /\\ud[89a-f]/i;
const wholeCharacters = (_: string, value: unknown) => (typeof value === 'string' ? value.toWellFormed() : value);

function parseBody(body: unknown): unknown {
  if (typeof body !== 'string') throw new ApiError(1011);
  if (nulEscape.test(body)) throw badRequest('', 'nul_character');
  try {
    return JSON.parse(body, surrogateEscape.test(body) ? wholeCharacters : undefined);
  } catch {
    throw badRequest('', 'invalid_json');
  }
}

function toMessageId(json: unknown): string {
  if (typeof json === 'object' && json !== null && 'MessageID' in json) {
    const id = z.uuid().safeParse(json.MessageID);
    if (id.success) return id.data;
  }
  return randomUUID();
}

/** Of what is refused before anybody has looked who asks. */
const noCaching: Readonly<Record<string, string>> = { 'Cache-Control': 'no-store' };

function send(reply: FastifyReply, messageId: string, answer: Answer, caching = noCaching) {
  const retryAfter = findRetryAfter({ code: answer.errorCode, data: answer.data });
  if (retryAfter !== undefined) void reply.header('Retry-After', String(retryAfter));
  return reply
    .code(answer.status)
    .header('Content-Type', 'application/json; charset=utf-8')
    .headers(caching)
    .send(Buffer.concat([Buffer.from(envelopeStart(messageId, answer.errorCode)), serialiseRest(answer.data)]));
}

/** Answers an address below a base that no route can take. */
export function refuseAddress(reply: FastifyReply, requestLog: RequestLog): FastifyReply {
  const messageId = randomUUID();
  requestLog.note(reply.request.raw, { messageId, errorCode: 1003 });
  return send(reply, messageId, failure(new ApiError(1003)));
}

/** Serves the operations of one base; every answer below it is an envelope, whatever was asked. */
export function apiRoutes(base: ApiBase, dependencies: ApiHttpDependencies) {
  const { dispatcher, requestLog } = dependencies;

  async function answerCall(name: string, json: unknown, request: FastifyRequest, reply: FastifyReply) {
    const envelope = envelopeSchema.safeParse(json);
    if (!envelope.success) throw toIssues(envelope.error);
    const { MessageType: messageType, MessageID: messageId, Data: data = {} } = envelope.data;
    const caller = await dependencies.findCaller(request);
    const operation = dispatcher.find(base, name)?.operation;
    const rate = operation?.rate ?? 'normal';
    if (rate !== 'normal') await dependencies.requireRate(rate, caller);

    const dispatch = () => dispatcher.dispatch({ base, name, messageType, data, caller });
    const answer =
      operation !== undefined && isChanging(operation.name)
        ? await dependencies.once({ messageId, operation: name, data, caller }, dispatch)
        : await dispatch();
    requestLog.note(request.raw, { errorCode: answer.errorCode, cause: answer.cause });
    return send(reply, messageId, answer, callCacheHeaders(answer, caller.token));
  }

  /** Who may not upload is told so before any of the file is read. */
  async function readMultipart(name: string, request: FastifyRequest): Promise<unknown> {
    const operation = dispatcher.find(base, name)?.operation;
    if (operation === undefined) throw new ApiError(1003);
    if (operation.upload === undefined) throw new ApiError(1011);
    const caller = await dependencies.findCaller(request);
    if (caller.user === null) throw new ApiError(1006);
    requireAccess(operation, caller);
    return readUpload(request, operation.upload);
  }

  return async (routes: FastifyInstance): Promise<void> => {
    routes.removeAllContentTypeParsers();
    await routes.register(fastifyMultipart);
    routes.addContentTypeParser(
      /^application\/json(?:;|$)/i,
      { parseAs: 'string', bodyLimit: usualBodyBytes },
      (_request, body, done) => done(null, body),
    );

    routes.setErrorHandler((error: Error & { code?: string }, request, reply) => {
      const known =
        error.code === 'FST_ERR_CTP_BODY_TOO_LARGE'
          ? new ApiError(1005)
          : error.code === 'FST_ERR_CTP_INVALID_MEDIA_TYPE'
            ? new ApiError(1011)
            : error.code?.startsWith('FST_ERR_CTP')
              ? badRequest('', 'invalid_body')
              : error;
      const answer = failure(known);
      const messageId = randomUUID();
      requestLog.note(request.raw, { messageId, errorCode: answer.errorCode, cause: answer.cause });
      return send(reply, messageId, answer);
    });

    routes.setNotFoundHandler((_request, reply) => refuseAddress(reply, requestLog));

    async function answerPost(name: string, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
      let messageId: string | undefined;
      try {
        const json = request.isMultipart() ? await readMultipart(name, request) : parseBody(request.body);
        messageId = toMessageId(json);
        requestLog.note(request.raw, { messageId, operation: name.slice(0, 64) });
        return await answerCall(name, json, request, reply);
      } catch (error) {
        const answer = failure(error);
        messageId ??= randomUUID();
        requestLog.note(request.raw, { messageId, errorCode: answer.errorCode, cause: answer.cause });
        return send(reply, messageId, answer);
      }
    }

    routes.post<{ Params: { name: string } }>('/:name', (request, reply) =>
      answerPost(request.params.name, request, reply),
    );
    // The framework reads a body before anything is asked of it, and knows its limit by the address alone.
    for (const { operation } of dispatcher.list(base).filter((one) => one.operation.maxBodyBytes > usualBodyBytes)) {
      const { name, maxBodyBytes: bodyLimit } = operation;
      routes.post(`/${name}`, { bodyLimit }, (request, reply) => answerPost(name, request, reply));
    }
  };
}
