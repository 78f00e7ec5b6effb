import { badRequest } from '#platform/api/answer.ts';

const longestYears = 10;

/** Refuses an end further away than any contract: the year was most likely mistyped. */
export function demandLikelyExpiry(expires: Date, now: Date): void {
  const last = new Date(now);
  last.setUTCFullYear(last.getUTCFullYear() + longestYears);
  if (expires > last) throw badRequest('ExpireDate', 'far');
}
