import { createHash } from 'node:crypto';
import { dayMs } from '@btc/contract/time.ts';
import { toNetwork } from './network-address.ts';

/** Tells networks that ask for codes and links apart. */
export function hashAsker(address: string): Buffer {
  return createHash('sha256')
    .update(`asker\n${toNetwork(address)}`)
    .digest();
}

/** A code or link that somebody asked for; from where, unless that was not noted. */
export interface Asked {
  readonly askedAt: Date;
  readonly askerHash: Buffer | null;
}

export interface Asker {
  readonly hash: Buffer;
  /** Whether the holder of the account, whose address is proven, has signed in from there. */
  readonly isKnown: boolean;
}

export interface AskLimits {
  readonly pauseMs: number;
  readonly aDay: number;
}

/**
 * Milliseconds until a recipient may be sent another code or link, by what was asked for within a day, oldest first. Whoever knows
 * an address must not use up its day: one network leaves two of ten to others, all others leave four to the one that
 * asked first, and networks that are known for the account have a day of their own.
 */
export function findAskWait(
  asked: readonly Asked[],
  { hash, isKnown }: Asker,
  { pauseMs, aDay, now }: AskLimits & { readonly now: Date },
): number {
  const isFromNetwork = (network: Buffer | null) => (one: Asked) =>
    network !== null && one.askerHash?.equals(network) === true;
  const own = asked.filter(isFromNetwork(hash));
  const isFirst = isFromNetwork(asked[0]?.askerHash ?? null);
  const others = asked.filter((one) => one.askerHash !== null && !isFirst(one));
  const until = (list: readonly Asked[], limit: number): number => {
    const oldest = list.at(-limit);
    return oldest === undefined ? 0 : oldest.askedAt.getTime() + dayMs;
  };
  const shares = [
    until(asked, aDay),
    until(own, aDay - Math.floor(aDay / 5)),
    own.some(isFirst) ? 0 : until(others, aDay - Math.floor((aDay * 2) / 5)),
  ];
  const latest = asked.at(-1)?.askedAt.getTime() ?? 0;
  const ends = [latest + pauseMs, ...(isKnown ? [until(own, aDay)] : shares)];
  return Math.max(0, ...ends.map((end) => end - now.getTime()));
}
