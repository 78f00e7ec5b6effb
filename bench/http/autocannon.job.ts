import autocannon from 'autocannon';
import { serveJob } from '../job.ts';
import type { LoadRequest, LoadResult } from './captured-answer.ts';

interface AutocannonInput {
  readonly url: string;
  readonly request: LoadRequest;
  readonly connections: number;
  readonly seconds: number;
}

/** Loads a server with autocannon, for machines without wrk. */
export const loadWithAutocannon = async ({
  url,
  request,
  connections,
  seconds,
}: AutocannonInput): Promise<LoadResult> => {
  const { method, headers, body, turns } = request;
  const result = await autocannon({
    url,
    method,
    headers,
    ...(body === undefined ? {} : { body }),
    ...(turns === undefined
      ? {}
      : { requests: turns.values.map((value) => ({ headers: { ...headers, [turns.field]: value } })) }),
    connections,
    duration: seconds,
  });
  const failures = result.non2xx + result.errors;
  if (failures > 0) throw new Error(`${failures} answers were no success`);
  return { perSecond: result.requests.average, requests: result.requests.total, p99Ms: result.latency.p99 };
};

serveJob(loadWithAutocannon);
