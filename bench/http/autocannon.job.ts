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
  const inTurn = turns?.values.map((value) => ({ method, headers: { ...headers, [turns.field]: value } })) ?? [];
  let clients = 0;
  const result = await autocannon({
    url,
    method,
    headers,
    ...(body === undefined ? {} : { body }),
    // Each connection begins elsewhere: an account may have only few calls under way.
    ...(inTurn.length > 0 && {
      setupClient: (client: autocannon.Client) => {
        const from = Math.floor((clients * inTurn.length) / connections);
        clients += 1;
        client.setRequests([...inTurn.slice(from), ...inTurn.slice(0, from)]);
      },
    }),
    connections,
    duration: seconds,
  });
  const failures = result.non2xx + result.errors;
  if (failures > 0) throw new Error(`${failures} answers were no success`);
  return { perSecond: result.requests.average, requests: result.requests.total, p99Ms: result.latency.p99 };
};

serveJob(loadWithAutocannon);
