import type { FastifyReply, FastifyRequest } from 'fastify';
import type { IncomingMessage } from 'node:http';
import { finished } from 'node:stream';
import type { CostlyCalls } from '../limits/costly-calls.ts';
import type { Caller } from './binding.ts';

interface FileAdmission {
  readonly findCaller: (request: IncomingMessage) => Promise<Caller>;
  readonly requireRate: (kind: 'search', caller: Caller) => Promise<void>;
  readonly costly: CostlyCalls;
}

/** Identifies the caller of a file made for them; rejects with 1004 after too many requests. */
export type AdmitFile = (request: FastifyRequest, reply: FastifyReply) => Promise<Caller>;

/** Files cost more than pages: they count like searches, and as costly work of the account until sent. */
export function createAdmitFile({ findCaller, requireRate, costly }: FileAdmission): AdmitFile {
  return async (request, reply) => {
    const caller = await findCaller(request.raw);
    await requireRate('search', caller);
    finished(reply.raw, costly.enter(caller));
    return caller;
  };
}
