import { request } from 'node:http';
import { buffer } from 'node:stream/consumers';

export interface LoadRequest {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
  /** A header whose values are sent in turn, one per reader. */
  readonly turns?: { readonly field: string; readonly values: readonly string[] };
}

export interface LoadResult {
  readonly perSecond: number;
  readonly requests: number;
  readonly p99Ms: number;
}

export interface CapturedAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly bodyBase64: string;
}

/** Headers that Node adds to each answer by itself. */
const addedByNode = new Set(['date', 'connection', 'keep-alive', 'transfer-encoding']);

export function captureAnswer(address: string, load: LoadRequest): Promise<CapturedAnswer> {
  const [first = ''] = load.turns?.values ?? [];
  const headers = { ...load.headers, ...(load.turns === undefined ? {} : { [load.turns.field]: first }) };
  return new Promise((resolve, reject) => {
    const sent = request(`${address}${load.path}`, { method: load.method, headers }, (response) => {
      const pairs = Array.from({ length: response.rawHeaders.length / 2 }, (_, index): [string, string] => [
        response.rawHeaders[index * 2] ?? '',
        response.rawHeaders[index * 2 + 1] ?? '',
      ]);
      const headers = Object.fromEntries(pairs.filter(([name]) => !addedByNode.has(name.toLowerCase())));
      buffer(response).then(
        (body) => resolve({ status: response.statusCode ?? 0, headers, bodyBase64: body.toString('base64') }),
        reject,
      );
    });
    sent.on('error', reject);
    sent.end(load.body);
  });
}
