import type { IncomingMessage } from 'node:http';
import type { Caller } from '../api/binding.ts';
import type { Clock } from '../clock/clock.ts';
import type { Db } from '../db/db.ts';
import type { CredentialCache } from './credential-cache.ts';
import type { SessionUser } from './session-user.ts';
import { sessionUserFinder } from './session.ts';

export interface CallerDependencies {
  readonly db: Db;
  readonly clock: Clock;
  readonly config: { readonly apiKey: string };
  readonly toAddress: (request: IncomingMessage) => string;
  /** Left out: every call asks the database. */
  readonly sessions?: CredentialCache<SessionUser> | undefined;
}

/** Identifies the caller of an HTTP request; a token counts only together with the application key. */
export function callerFinder({ db, clock, config, toAddress, sessions }: CallerDependencies) {
  const findSessionUser = sessionUserFinder(db, clock, sessions);
  return async (request: IncomingMessage): Promise<Caller> => {
    const { token, authorization, 'user-agent': userAgent } = request.headers;
    const from = { address: toAddress(request), userAgent };
    if (typeof token !== 'string' || authorization !== config.apiKey) return { token: null, user: null, ...from };
    return { token, user: await findSessionUser(token), ...from };
  };
}
