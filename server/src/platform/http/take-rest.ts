import type { FastifyReply, FastifyRequest } from 'fastify';
import type { IncomingMessage } from 'node:http';

/** What is taken in of a request that is refused before it has been read: more than any part of an upload is long. */
const most = { bytes: 16 * 1024 * 1024, ms: 10_000 } as const;

/** Whether nothing of a request is still to come. */
export function isTaken(request: IncomingMessage): boolean {
  return request.complete || request.readableEnded || request.destroyed;
}

/**
 * Reads the rest of a request into nothing, up to a bound. A client that is still sending when its connection is closed
 * loses the answer with it. False where the bound was met first.
 */
export async function takeRest(request: IncomingMessage): Promise<boolean> {
  if (isTaken(request)) return true;
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

/** A hook for `onSend`: an answer goes out once the client can hear it; whoever sends on and on is answered and cut off. */
export async function hearOut({ raw }: FastifyRequest, reply: FastifyReply): Promise<void> {
  if (!isTaken(raw) && !(await takeRest(raw))) void reply.header('Connection', 'close');
}
