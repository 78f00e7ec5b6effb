import { badRequest } from '#platform/api/answer.ts';

const maxYears = 10;

/** Refuses an end further away than any contract: the year was most likely mistyped. */
export function requireLikelyExpiry(expires: Date, now: Date): void {
  const last = new Date(now);
  last.setUTCFullYear(last.getUTCFullYear() + maxYears);
  if (expires > last) throw badRequest('ExpireDate', 'far');
}
