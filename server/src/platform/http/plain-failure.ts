import { isApiError } from '@btc/contract/wire/errors.ts';
import { findOutage, retryAfterOf } from '../api/answer.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { RequestLog } from './request-log.ts';

/** What a failure is answered with outside the calls, in headers. */
export interface PlainAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
}

/** The status of a failure: a fault of the request has its own, so has a database that is away; everything else is ours. */
export function plainAnswerOf(failure: unknown): PlainAnswer {
  const error = findOutage(failure) ?? failure;
  const headers = { 'Content-Type': 'text/plain; charset=utf-8' };
  if (isApiError(error)) {
    const retryAfter = retryAfterOf(error);
    const pause = retryAfter === undefined ? {} : { 'Retry-After': String(retryAfter) };
    return { status: error.status, headers: { ...headers, ...pause } };
  }
  const status = error instanceof Error && 'statusCode' in error ? error.statusCode : undefined;
  return { status: typeof status === 'number' && status >= 400 && status < 500 ? status : 500, headers };
}

/** Answers a failure outside the calls: its status and no word more; what it was is for the log. */
export function createPlainFailure(requestLog: RequestLog) {
  return (error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply => {
    const { status, headers } = plainAnswerOf(error);
    requestLog.note(request.raw, { cause: error });
    return reply.code(status).headers(headers).send(String(status));
  };
}
