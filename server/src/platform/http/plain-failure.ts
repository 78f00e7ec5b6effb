import { isApiError } from '@btc/contract/wire/errors.ts';
import { findDamage, findOutage, findRetryAfter } from '../api/answer.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { RequestLog } from './request-log.ts';

export interface PlainAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
}

/** Status of a failure: request errors and an unavailable database have their own, all else is 500. */
export function toPlainAnswer(failure: unknown): PlainAnswer {
  const error = findOutage(failure) ?? findDamage(failure) ?? failure;
  const headers = { 'Content-Type': 'text/plain; charset=utf-8' };
  if (isApiError(error)) {
    const retryAfter = findRetryAfter(error);
    const pause = retryAfter === undefined ? {} : { 'Retry-After': String(retryAfter) };
    return { status: error.status, headers: { ...headers, ...pause } };
  }
  const status = error instanceof Error && 'statusCode' in error ? error.statusCode : undefined;
  return { status: typeof status === 'number' && status >= 400 && status < 500 ? status : 500, headers };
}

const tooMany = {
  cn: (seconds: string) => `请求过于频繁，请${seconds}秒后再试。`,
  en: (seconds: string) => `Too many requests. Please try again in ${seconds} s.`,
} as const;

function toSentence({ is404: isPage, url }: FastifyRequest, seconds: string): string {
  if (!isPage) return `${tooMany.cn(seconds)}\n${tooMany.en(seconds)}`;
  return tooMany[/^\/cn(?![^/?])/i.test(url) ? 'cn' : 'en'](seconds);
}

/** Answers failures outside the calls: rate limits with a retry time, else only the status; the cause goes to the log. */
export function createPlainFailure(requestLog: RequestLog) {
  return (error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply => {
    const { status, headers } = toPlainAnswer(error);
    requestLog.note(request.raw, { cause: error });
    const pause = headers['Retry-After'];
    const isTooMany = status === 429 && pause !== undefined;
    return reply
      .code(status)
      .headers(headers)
      .send(isTooMany ? toSentence(request, pause) : String(status));
  };
}
