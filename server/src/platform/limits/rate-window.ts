import { minuteMs } from '@btc/contract/time.ts';
import { ApiError } from '@btc/contract/wire/errors.ts';
import { LRUCache } from 'lru-cache';
import type { Clock } from '../clock/clock.ts';
import { toNetwork } from './network-address.ts';

const perWindow = 300;
const maxCounted = 50_000;

interface Window {
  readonly from: number;
  used: number;
}

/** How much of a minute is left to whoever asks. */
export interface RateRemaining {
  readonly remaining: number;
  readonly resetSeconds: number;
}

/** `RateLimit-Policy` and `RateLimit` of the IETF draft. */
export function toRateHeaders({ remaining, resetSeconds }: RateRemaining): Readonly<Record<string, string>> {
  return {
    'RateLimit-Policy': `"minute";q=${perWindow};w=60`,
    RateLimit: `"minute";r=${remaining};t=${resetSeconds}`,
  };
}

/** 300 requests a minute per caller and process, then 1004; in memory, as storing costs more than a cached answer. */
export function createRateWindow({ now }: Clock) {
  const windows = new LRUCache<string, Window>({ max: maxCounted });
  return (counted: string): RateRemaining => {
    const time = now().getTime();
    const found = windows.get(counted);
    const isRunning = found !== undefined && time >= found.from && time < found.from + minuteMs;
    const window = isRunning ? found : { from: time, used: 0 };
    if (!isRunning) windows.set(counted, window);
    window.used += 1;
    const resetSeconds = Math.max(1, Math.ceil((window.from + minuteMs - time) / 1000));
    if (window.used > perWindow) throw new ApiError(1004, { Dict: { RetryAfter: resetSeconds } });
    return { remaining: perWindow - window.used, resetSeconds };
  };
}

export type RateWindow = ReturnType<typeof createRateWindow>;

export function countedBy(caller: {
  readonly user: { readonly userId: number } | null;
  readonly address: string;
}): string {
  return caller.user === null ? `address ${toNetwork(caller.address)}` : `account ${caller.user.userId}`;
}
