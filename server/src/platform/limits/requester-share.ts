import { createHash } from 'node:crypto';
import { dayMs } from '@btc/contract/time.ts';
import { toNetwork } from './network-address.ts';

export function hashRequester(address: string): Buffer {
  return createHash('sha256')
    .update(`asker\n${toNetwork(address)}`)
    .digest();
}

export interface PastRequest {
  readonly requestedAt: Date;
  readonly requesterHash: Buffer | null;
}

export interface Requester {
  readonly hash: Buffer;
  /** Whether the account's holder, with a proven address, has signed in from there. */
  readonly isKnown: boolean;
}

export interface RequestLimits {
  readonly pauseMs: number;
  readonly aDay: number;
}

/**
 * Milliseconds until a recipient may be sent another code or link, by what was asked for within a day, oldest first. Whoever knows
 * an address must not use up its day: one network leaves two of ten to others, all others leave four to the one that
 * asked first, and networks that are known for the account have a day of their own.
 */
export function findRequestWait(
  requests: readonly PastRequest[],
  { hash, isKnown }: Requester,
  { pauseMs, aDay, now }: RequestLimits & { readonly now: Date },
): number {
  const isFromNetwork = (network: Buffer | null) => (one: PastRequest) =>
    network !== null && one.requesterHash?.equals(network) === true;
  const own = requests.filter(isFromNetwork(hash));
  const isFirst = isFromNetwork(requests[0]?.requesterHash ?? null);
  const others = requests.filter((one) => one.requesterHash !== null && !isFirst(one));
  const until = (list: readonly PastRequest[], limit: number): number => {
    const oldest = list.at(-limit);
    return oldest === undefined ? 0 : oldest.requestedAt.getTime() + dayMs;
  };
  const shares = [
    until(requests, aDay),
    until(own, aDay - Math.floor(aDay / 5)),
    own.some(isFirst) ? 0 : until(others, aDay - Math.floor((aDay * 2) / 5)),
  ];
  const latest = requests.at(-1)?.requestedAt.getTime() ?? 0;
  const ends = [latest + pauseMs, ...(isKnown ? [until(own, aDay)] : shares)];
  return Math.max(0, ...ends.map((end) => end - now.getTime()));
}
