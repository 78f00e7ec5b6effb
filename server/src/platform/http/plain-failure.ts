import { isApiError } from '@btc/contract/wire/errors.ts';
import { findDamage, findOutage, findRetryAfter } from '../api/answer.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { RequestLog } from './request-log.ts';

/** What a failure is answered with outside the calls, in headers. */
export interface PlainAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
}

/** The status of a failure: a fault of the request has its own, so has a database that is away; everything else is ours. */
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

/** What a reader meets who asks too often; both languages where the address is no page's and so tells none. */
function toSentence({ is404: isPage, url }: FastifyRequest, seconds: string): string {
  if (!isPage) return `${tooMany.cn(seconds)}\n${tooMany.en(seconds)}`;
  return tooMany[/^\/cn(?![^/?])/i.test(url) ? 'cn' : 'en'](seconds);
}

/** Answers a failure outside the calls: who asks too often reads when to come back, else its status and no word more; what it was is for the log. */
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
