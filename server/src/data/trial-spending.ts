import type { Edition } from '@btc/contract/members/access.ts';
import type { FastifyReply } from 'fastify';
import type { Caller } from '#platform/api/binding.ts';

export interface TrialDeps {
  /** Items that a running trial may still open; null without one. */
  readonly findTrialLeft: (caller: Caller, edition: Edition) => Promise<number | null>;
}

/** The caller as programs ask for it: what a trial has opened is read, and an item is spent only when told to. */
export function spareItems(caller: Caller): Caller {
  return caller.user === null ? caller : { ...caller, user: { ...caller.user, sparesItems: true } };
}

/** Says in a header how many items are left. */
export function noteTrial(reply: FastifyReply, left: number | null): void {
  if (left !== null) void reply.header('Trial-Items-Left', String(left));
}
