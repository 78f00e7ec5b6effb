import type { IncomingMessage } from 'node:http';
import { badRequest } from '../api/answer.ts';

/** Request body as text; null beyond `maxBytes`, the rest still unread. Rejects where the request breaks off. */
export function readText(request: IncomingMessage, maxBytes: number): Promise<string | null> {
  const { promise, resolve, reject } = Promise.withResolvers<string | null>();
  if (Number(request.headers['content-length'] ?? 0) > maxBytes) {
    resolve(null);
    return promise;
  }
  const chunks: Buffer[] = [];
  let bytes = 0;
  const take = (chunk: Buffer) => {
    chunks.push(chunk);
    bytes += chunk.length;
    if (bytes <= maxBytes) return;
    request.off('data', take);
    resolve(null);
  };
  const breakOff = () => {
    if (!request.complete) reject(badRequest('', 'invalid_body'));
  };
  request
    .on('data', take)
    .on('end', () => resolve(Buffer.concat(chunks, bytes).toString()))
    .on('error', breakOff)
    .on('close', breakOff);
  return promise;
}
