import { isChanging } from '@btc/contract/wire/changing-calls.ts';
import { ApiError } from '@btc/contract/wire/errors.ts';
import type { ApiBase } from '@btc/contract/wire/message-type.ts';
import { type RateClass, usualBodyBytes } from '@btc/contract/wire/operation.ts';
import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { z } from 'zod';
import { callCacheHeaders } from '../http/cache-headers.ts';
import { readText } from '../http/read-text.ts';
import type { RequestLog } from '../http/request-log.ts';
import { isDrained, drainRequest } from '../http/drain-request.ts';
import { type Answer, badRequest, failure, findRetryAfter, toIssues } from './answer.ts';
import type { Caller } from './binding.ts';
import type { Once } from './carry-out-once.ts';
import type { Dispatcher } from './dispatch.ts';
import type { NoteVersions } from './room-versions-header.ts';
import { envelopeStart } from './envelope-bytes.ts';
import { serialiseRest } from './shared-binding.ts';

export interface CallHttpDependencies {
  readonly dispatcher: Dispatcher;
  readonly findCaller: (request: IncomingMessage) => Promise<Caller>;
  /** Counts a call of a limited kind; rejects with 1004 after too many. */
  readonly requireRate: (kind: Exclude<RateClass, 'normal'>, caller: Caller) => Promise<void>;
  readonly requestLog: RequestLog;
  /** Notes room versions and the caller's access before the answer; returns its version headers. */
  readonly noteVersions: NoteVersions;
  readonly once: Once['once'];
  readonly headers: Readonly<Record<string, string>>;
}

interface Exchange {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
}

export interface CallRequest extends Exchange {
  readonly base: ApiBase;
  readonly name: string;
  /** Reads the envelope; default: the body as JSON. */
  readonly read?: () => Promise<unknown>;
}

type Caching = Readonly<Record<string, string>>;

const noCaching: Caching = { 'Cache-Control': 'no-store' };

const messageIdSchema = z.uuid();
const envelopeSchema = z.object({
  MessageType: z.int(),
  MessageID: messageIdSchema,
  Data: z.unknown(),
});

const escapeStart = String.raw`\u`;
// PostgreSQL's text holds no NUL, so no input may; the escape is the only way JSON can carry one.
const nulEscape = /\\u0000/i;
// Nor any half of a pair of surrogates, which its JSON refuses: what was cut in the middle of a character is read as a mark for it.
const surrogateEscape = /\\ud[89a-f]/i;
const wholeCharacters = (_: string, value: unknown) => (typeof value === 'string' ? value.toWellFormed() : value);

function parseJson(body: string): unknown {
  const isEscaped = body.includes(escapeStart);
  if (isEscaped && nulEscape.test(body)) throw badRequest('', 'nul_character');
  try {
    return JSON.parse(body, isEscaped && surrogateEscape.test(body) ? wholeCharacters : undefined);
  } catch {
    throw badRequest('', 'invalid_json');
  }
}

function isJson({ headers }: IncomingMessage): boolean {
  return /^application\/json(?:;|$)/i.test(headers['content-type'] ?? '');
}

function toMessageId(json: unknown): string {
  if (typeof json === 'object' && json !== null && 'MessageID' in json) {
    const id = messageIdSchema.safeParse(json.MessageID);
    if (id.success) return id.data;
  }
  return randomUUID();
}

function createAnswerSender({ requestLog, headers }: Pick<CallHttpDependencies, 'requestLog' | 'headers'>) {
  const usualHeaders = { ...headers, 'Content-Type': 'application/json; charset=utf-8' };

  /** A client that keeps sending is answered and cut off. */
  async function write({ request, response }: Exchange, messageId: string, answer: Answer, caching: Caching) {
    const isHeard = isDrained(request) || (await drainRequest(request));
    const retryAfter = findRetryAfter({ code: answer.errorCode, data: answer.data });
    const start = envelopeStart(messageId, answer.errorCode);
    const rest = serialiseRest(answer.data);
    response
      .writeHead(answer.status, {
        ...usualHeaders,
        ...caching,
        'Content-Length': start.length + rest.length,
        ...(retryAfter === undefined ? {} : { 'Retry-After': retryAfter }),
        ...(isHeard ? {} : { Connection: 'close' }),
      })
      // With the head in one piece; all of it is ASCII.
      .write(start, 'latin1');
    response.end(rest);
  }

  /** Not awaited: an answer that cannot be written ends the connection, not the process. */
  return async (exchange: Exchange, messageId: string, answer: Answer, caching = noCaching): Promise<void> => {
    requestLog.note(exchange.request, { messageId, errorCode: answer.errorCode, cause: answer.cause });
    try {
      await write(exchange, messageId, answer, caching);
    } catch (error) {
      requestLog.note(exchange.request, { cause: error });
      exchange.response.destroy();
    }
  };
}

/** Answers calls on Node's own request and response; every answer is an envelope. */
export function createCallHttp(dependencies: CallHttpDependencies) {
  const { dispatcher, requestLog } = dependencies;
  const send = createAnswerSender(dependencies);

  async function readJson({ base, name, request }: CallRequest): Promise<unknown> {
    if (!isJson(request)) throw new ApiError(1011);
    const limit = dispatcher.find(base, name)?.operation.maxBodyBytes ?? usualBodyBytes;
    const text = await readText(request, limit);
    if (text === null) throw new ApiError(1005);
    return parseJson(text);
  }

  async function carryOut({ base, name, request }: CallRequest, envelope: z.infer<typeof envelopeSchema>) {
    const { MessageType: messageType, MessageID: messageId, Data: data = {} } = envelope;
    const caller = await dependencies.findCaller(request);
    const operation = dispatcher.find(base, name)?.operation;
    const rate = operation?.rate ?? 'normal';
    if (rate !== 'normal') await dependencies.requireRate(rate, caller);

    const toVersions = dependencies.noteVersions(caller);
    const dispatch = () => dispatcher.dispatch({ base, name, messageType, data, caller });
    const answer =
      operation !== undefined && isChanging(operation.name)
        ? await dependencies.once({ messageId, operation: name, data, caller }, dispatch)
        : await dispatch();
    return { answer, caching: { ...callCacheHeaders(answer, caller.token), ...toVersions(answer) } };
  }

  return {
    /** Never rejects. */
    async serve(call: CallRequest): Promise<void> {
      let messageId: string | undefined;
      let answer: Answer;
      let caching;
      try {
        const json = await (call.read === undefined ? readJson(call) : call.read());
        const envelope = envelopeSchema.safeParse(json);
        messageId = envelope.success ? envelope.data.MessageID : toMessageId(json);
        requestLog.note(call.request, { messageId, operation: call.name.slice(0, 64) });
        if (!envelope.success) throw toIssues(envelope.error);
        ({ answer, caching } = await carryOut(call, envelope.data));
      } catch (error) {
        answer = failure(error);
        messageId ??= randomUUID();
      }
      await send(call, messageId, answer, caching);
    },
    refuse: (request: IncomingMessage, response: ServerResponse, error: unknown): Promise<void> =>
      send({ request, response }, randomUUID(), failure(error)),
  };
}

export type CallHttp = ReturnType<typeof createCallHttp>;
