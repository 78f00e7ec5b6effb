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

/** Says who asks for a file that is made for them; rejects with 1004 where they ask for too many. */
export type AdmitFile = (request: FastifyRequest, reply: FastifyReply) => Promise<Caller>;

/** Files cost more than pages: they are counted like searches, and are costly works of their account until they have gone out. */
export function createAdmitFile({ findCaller, requireRate, costly }: FileAdmission): AdmitFile {
  return async (request, reply) => {
    const caller = await findCaller(request.raw);
    await requireRate('search', caller);
    finished(reply.raw, costly.enter(caller));
    return caller;
  };
}
