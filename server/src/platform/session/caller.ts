import { spareTrialItems, trialItemsHeader } from '@btc/contract/wire/trial-items-header.ts';
import type { IncomingMessage } from 'node:http';
import { spareItems } from '../access/spare-items.ts';
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

/**
 * Identifies the caller of an HTTP request; a token counts only together with the application key. Every call and every file
 * goes through here, so that what asks to be spared is spared whatever it asks for.
 */
export function callerFinder({ db, clock, config, toAddress, sessions }: CallerDependencies) {
  const findSessionUser = sessionUserFinder(db, clock, sessions);
  return async (request: IncomingMessage): Promise<Caller> => {
    const { headers } = request;
    const { token, authorization, 'user-agent': userAgent } = headers;
    const from = { address: toAddress(request), userAgent };
    if (typeof token !== 'string' || authorization !== config.apiKey) return { token: null, user: null, ...from };
    const caller = { token, user: await findSessionUser(token), ...from };
    return headers[trialItemsHeader.toLowerCase()] === spareTrialItems ? spareItems(caller) : caller;
  };
}
