import { addMonthsToDay } from '@btc/contract/time.ts';
import { badRequest } from '#platform/api/answer.ts';
import { shanghaiDay } from '#platform/clock/shanghai-time.ts';

const maxYears = 10;

/** Refuses an expiry later than any contract: the year was most likely mistyped. */
export function requireLikelyExpiry(expires: Date, now: Date): void {
  if (shanghaiDay(expires) > addMonthsToDay(shanghaiDay(now), 12 * maxYears)) throw badRequest('ExpireDate', 'far');
}
