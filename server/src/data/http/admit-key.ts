import type { DataKeyKind } from '@btc/contract/members/account/data-key-rule.ts';
import { ApiError } from '@btc/contract/wire/errors.ts';
import type { FastifyRequest } from 'fastify';
import type { IncomingMessage } from 'node:http';
import type { Caller } from '#platform/api/binding.ts';
import type { RequestLog } from '#platform/http/request-log.ts';
import { countedBy, type RateRemaining, type RateWindow } from '#platform/limits/rate-window.ts';
import { findBearer, type KeyHolder } from '#platform/session/data-key.ts';

export interface AdmissionDeps {
  readonly findCaller: (request: IncomingMessage) => Promise<Caller>;
  /** The holder of a key; rejects with 1006 for an invalid key. */
  readonly findKeyHolder: (key: string, kind: DataKeyKind) => Promise<KeyHolder>;
  readonly requestLog: Pick<RequestLog, 'note'>;
  readonly config: { readonly apiKey: string };
  readonly countRate: RateWindow;
}

type KeyedRequest = Pick<FastifyRequest, 'raw' | 'headers'>;

interface KeyedInput {
  /** Data set; empty for addresses that cover all sets, which a key limited to some sets cannot open. */
  readonly name: string;
  /** Key in the address; null: none. */
  readonly link: string | null;
}

interface Admitted {
  readonly caller: Caller;
  readonly rate: RateRemaining;
}

/** Identifies the caller by key or session; a key opens only its own sets, and wrong keys are counted per network. */
export function createAdmission({ findCaller, findKeyHolder, requestLog, countRate, config }: AdmissionDeps) {
  return async ({ raw, headers }: KeyedRequest, { name, link }: KeyedInput): Promise<Admitted> => {
    const given = link ?? findBearer(headers.authorization, config.apiKey);
    const caller = await findCaller(raw);
    if (given === null) return { caller, rate: countRate(countedBy(caller)) };
    const holder = await findKeyHolder(given, link === null ? 'key' : 'link').catch((error: unknown) => {
      countRate(`wrong key ${countedBy({ ...caller, user: null })}`);
      throw error;
    });
    requestLog.note(raw, { account: holder.user.userId });
    const admitted = { ...caller, token: null, user: holder.user };
    // By account: keys are free, and each would be another allowance.
    const rate = countRate(countedBy(admitted));
    if (holder.sets.length > 0 && !holder.sets.includes(name)) throw new ApiError(1007);
    return { caller: admitted, rate };
  };
}
