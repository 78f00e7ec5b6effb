import type { Edition } from '@btc/contract/members/access.ts';
import type { FastifyReply } from 'fastify';
import type { Caller } from '#platform/api/binding.ts';

export interface TrialDeps {
  /** Items that a running trial may still open; null without one. */
  readonly findTrialLeft: (caller: Caller, edition: Edition) => Promise<number | null>;
}

/** Says in a header how many items are left. */
export function noteTrial(reply: FastifyReply, left: number | null): void {
  if (left !== null) void reply.header('Trial-Items-Left', String(left));
}
