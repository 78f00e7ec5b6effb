import type { Operation } from '@btc/contract/wire/operation.ts';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { RequestLog } from '../http/request-log.ts';
import { answerKey, type AnswerCache } from './answer-cache.ts';
import { successBytes } from './envelope-bytes.ts';

export interface KeptCallsOptions {
  /** Operations by the address they are called at. */
  readonly operations: ReadonlyMap<string, Operation>;
  readonly answers: AnswerCache;
  readonly headers: Readonly<Record<string, string>>;
  readonly requestLog: RequestLog;
}

/** A question of a signed-out reader is short; longer ones take the usual way. */
const longestBody = 4096;
const jsonType = /^application\/json(?:;|$)/i;
const uuid = /^[\da-f]{8}-[\da-f]{4}-[1-8][\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/i;

interface Question {
  readonly messageId: string;
  readonly key: string;
}

function readQuestion(operation: Operation, body: Buffer): Question | null {
  try {
    const envelope: unknown = JSON.parse(body.toString('utf8'));
    if (typeof envelope !== 'object' || envelope === null) return null;
    const { MessageType, MessageID, Data = {} } = envelope as Readonly<Record<string, unknown>>; // each member is checked
    if (MessageType !== operation.messageType || typeof MessageID !== 'string' || !uuid.test(MessageID)) return null;
    return { messageId: MessageID, key: answerKey(operation.name, Data) };
  } catch {
    return null;
  }
}

function isPlainQuestion({ method, headers }: IncomingMessage): boolean {
  const length = Number(headers['content-length']);
  return (
    method === 'POST' &&
    headers['token'] === undefined &&
    jsonType.test(headers['content-type'] ?? '') &&
    headers['content-encoding'] === undefined &&
    length > 0 &&
    length <= longestBody
  );
}

/**
 * Answers signed-out calls whose answer is kept before any framework looks at them. Whatever is not exactly that goes
 * `onward` as it came, its body included, and is judged there.
 */
export function createKeptCalls({ operations, answers, headers, requestLog }: KeptCallsOptions) {
  function answer(operation: Operation, body: Buffer, request: IncomingMessage, response: ServerResponse): boolean {
    const question = readQuestion(operation, body);
    const kept = question && answers.find(question.key);
    if (!question || !kept) return false;
    const bytes = successBytes(question.messageId, kept);
    requestLog.note(request, { messageId: question.messageId, operation: operation.name, errorCode: 0 });
    response.writeHead(200, {
      ...headers,
      'Content-Type': 'application/json; charset=utf-8',
      'Cache-Control': 'no-store',
      'Content-Length': bytes.length,
    });
    response.end(bytes);
    return true;
  }

  return (request: IncomingMessage, response: ServerResponse, onward: () => void): void => {
    const operation = request.url === undefined ? undefined : operations.get(request.url);
    if (operation === undefined || !isPlainQuestion(request)) return onward();
    request.once('readable', () => {
      const body: Buffer | null = request.read();
      const whole = body !== null && body.length === Number(request.headers['content-length']);
      if (whole && answer(operation, body, request, response)) return;
      // Put back, so that the usual way finds the request as it came.
      if (body !== null) request.unshift(body);
      onward();
    });
  };
}
