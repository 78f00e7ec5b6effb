import { isApiError } from '@btc/contract/wire/errors.ts';
import { retryAfterOf } from '../api/answer.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { RequestLog } from './request-log.ts';

/** The status of a failure: a fault of the request has its own, everything else is ours. */
export function statusOf(error: unknown): number {
  if (isApiError(error)) return error.status;
  const status = error instanceof Error && 'statusCode' in error ? error.statusCode : undefined;
  return typeof status === 'number' && status >= 400 && status < 500 ? status : 500;
}

/** Answers a failure outside the calls: its status and no word more; what it was is for the log. */
export function createPlainFailure(requestLog: RequestLog) {
  return (error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply => {
    const status = statusOf(error);
    requestLog.note(request.raw, { cause: error });
    const retryAfter = isApiError(error) ? retryAfterOf(error.data) : undefined;
    if (retryAfter !== undefined) void reply.header('Retry-After', String(retryAfter));
    return reply.code(status).type('text/plain; charset=utf-8').send(String(status));
  };
}
