import type { FastifyReply, FastifyRequest } from 'fastify';
import type { IncomingMessage } from 'node:http';

/** Most of a refused request that is still read: longer than any part of an upload. */
const most = { bytes: 16 * 1024 * 1024, ms: 10_000 } as const;

export function isDrained(request: IncomingMessage): boolean {
  return request.complete || request.readableEnded || request.destroyed;
}

/** Discards the rest of a request, within limits: closing while the client sends would lose the answer. False: limit met. */
export async function drainRequest(request: IncomingMessage): Promise<boolean> {
  if (isDrained(request)) return true;
  const { promise, resolve } = Promise.withResolvers<boolean>();
  let bytes = 0;
  const count = (chunk: Buffer | string) => {
    bytes += chunk.length;
    if (bytes > most.bytes) resolve(false);
  };
  const timer = setTimeout(() => resolve(false), most.ms);
  // A reader that has given up may still hold the flow back.
  request.unpipe();
  request
    .on('data', count)
    .once('end', () => resolve(true))
    .once('close', () => resolve(true))
    .once('error', () => resolve(true));
  request.resume();
  return promise.finally(() => {
    clearTimeout(timer);
    request.off('data', count);
  });
}

/** `onSend` hook: answers once the client can receive it; who keeps sending is answered and cut off. */
export async function replyAfterBody({ raw }: FastifyRequest, reply: FastifyReply): Promise<void> {
  if (!isDrained(raw) && !(await drainRequest(raw))) void reply.header('Connection', 'close');
}
