import type { IncomingMessage } from 'node:http';
import { badRequest } from '../api/answer.ts';

/** The body of a request as text; null where it is longer than `maxBytes`, and then its rest is still to come. Rejects where it breaks off. */
export async function readText(request: IncomingMessage, maxBytes: number): Promise<string | null> {
  if (Number(request.headers['content-length'] ?? 0) > maxBytes) return null;
  const { promise, resolve, reject } = Promise.withResolvers<string | null>();
  const chunks: Buffer[] = [];
  let bytes = 0;
  const take = (chunk: Buffer) => {
    chunks.push(chunk);
    bytes += chunk.length;
    if (bytes > maxBytes) resolve(null);
  };
  const breakOff = () => {
    if (!request.complete) reject(badRequest('', 'invalid_body'));
  };
  request
    .on('data', take)
    .once('end', () => resolve(Buffer.concat(chunks, bytes).toString()))
    .once('error', breakOff)
    .once('close', breakOff);
  return promise.finally(() => request.off('data', take));
}
