import type { IncomingMessage, ServerResponse } from 'node:http';
import type { CostlyCalls } from '../limits/costly-calls.ts';
import type { RequestLog } from '../http/request-log.ts';
import { type Answer, failure, retryAfterOf, success } from './answer.ts';
import { answerKey, type AnswerCache } from './answer-cache.ts';
import type { BoundOperation, Caller } from './binding.ts';
import { restOf } from './common-answers.ts';
import type { Dispatcher } from './dispatch.ts';
import { envelopeStart } from './envelope-bytes.ts';

export interface KeptCallsOptions {
  /** Operations by the address they are called at. */
  readonly operations: ReadonlyMap<string, BoundOperation>;
  readonly answers: AnswerCache;
  readonly run: Dispatcher['run'];
  readonly findCaller: (request: IncomingMessage) => Promise<Caller>;
  readonly costly: CostlyCalls;
  readonly headers: Readonly<Record<string, string>>;
  readonly requestLog: RequestLog;
}

/** A question is short; longer ones take the usual way. */
const longestBody = 4096;
const jsonType = /^application\/json(?:;|$)/i;
const uuid = /^[\da-f]{8}-[\da-f]{4}-[1-8][\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/i;
const nulEscape = '\\u0000';

interface Exchange {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
}

interface Sending {
  readonly status: number;
  readonly rest: Buffer;
  readonly retryAfter?: number | undefined;
}

interface Question {
  readonly messageId: string;
  readonly data: unknown;
  readonly key: string;
}

function readQuestion({ operation }: BoundOperation, body: Buffer): Question | null {
  try {
    const json = body.toString('utf8');
    if (json.includes(nulEscape)) return null;
    const envelope: unknown = JSON.parse(json);
    if (typeof envelope !== 'object' || envelope === null) return null;
    const { MessageType, MessageID, Data = {} } = envelope as Readonly<Record<string, unknown>>; // each member is checked
    if (MessageType !== operation.messageType || typeof MessageID !== 'string' || !uuid.test(MessageID)) return null;
    return { messageId: MessageID, data: Data, key: answerKey(operation.name, Data) };
  } catch {
    return null;
  }
}

function isPlainQuestion({ method, headers }: IncomingMessage): boolean {
  const length = Number(headers['content-length']);
  return (
    method === 'POST' &&
    jsonType.test(headers['content-type'] ?? '') &&
    headers['content-encoding'] === undefined &&
    length > 0 &&
    length <= longestBody
  );
}

/**
 * Answers calls of operations whose answers are kept before any framework looks at them: signed-out readers from what is
 * kept, and whoever sends a token after their access was judged. Whatever is not exactly that goes `onward` as it came,
 * its body included, and is judged there.
 */
export function createKeptCalls(options: KeptCallsOptions) {
  const { operations, answers, requestLog } = options;

  /** The rest goes out as it is kept, not copied behind the start. */
  function send(response: ServerResponse, start: string, { status, rest, retryAfter }: Sending): void {
    response.writeHead(status, {
      ...options.headers,
      ...(retryAfter === undefined ? {} : { 'Retry-After': String(retryAfter) }),
      'Content-Type': 'application/json; charset=utf-8',
      'Cache-Control': 'no-store',
      'Content-Length': start.length + rest.length,
    });
    response.write(start, 'latin1');
    response.end(rest);
  }

  async function judge(bound: BoundOperation, { data }: Question, request: IncomingMessage): Promise<Answer> {
    try {
      const caller = await options.findCaller(request);
      const { operation } = bound;
      return success(await options.costly.hold({ operation, caller }, () => options.run(bound, data, caller)));
    } catch (error) {
      return failure(error);
    }
  }

  async function answerToken(bound: BoundOperation, question: Question, { request, response }: Exchange) {
    const { messageId } = question;
    requestLog.note(request, { messageId, operation: bound.operation.name });
    const { status, errorCode, data, cause } = await judge(bound, question, request);
    requestLog.note(request, { errorCode, cause });
    const retryAfter = retryAfterOf({ code: errorCode, data });
    send(response, envelopeStart(messageId, errorCode), { status, rest: restOf(data), retryAfter });
  }

  /** False for what has to take the usual way. */
  function answer(bound: BoundOperation, body: Buffer, exchange: Exchange): boolean {
    const { request, response } = exchange;
    const question = readQuestion(bound, body);
    if (question === null) return false;
    if (request.headers['token'] !== undefined) {
      answerToken(bound, question, exchange).catch((cause: unknown) => {
        // Nobody waits for this promise: an answer that cannot be written ends its connection, not the process.
        requestLog.note(request, { cause });
        response.destroy();
      });
      return true;
    }
    const kept = answers.find(question.key);
    if (kept === undefined) return false;
    const { messageId } = question;
    requestLog.note(request, { messageId, operation: bound.operation.name, errorCode: 0 });
    send(response, envelopeStart(messageId, 0), { status: 200, rest: kept });
    return true;
  }

  return (request: IncomingMessage, response: ServerResponse, onward: () => void): void => {
    const bound = request.url === undefined ? undefined : operations.get(request.url);
    if (bound === undefined || !isPlainQuestion(request)) return onward();
    request.once('readable', () => {
      const body: Buffer | null = request.read();
      const whole = body !== null && body.length === Number(request.headers['content-length']);
      if (whole && answer(bound, body, { request, response })) return;
      // Put back, so that the usual way finds the request as it came.
      if (body !== null) request.unshift(body);
      onward();
    });
  };
}
