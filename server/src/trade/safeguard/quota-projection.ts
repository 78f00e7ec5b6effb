import { projectFill as project, type QuotaFill, type QuotaYear } from '@btc/contract/safeguard/fill-projection.ts';
import { quotaProjectionFit } from '@btc/reference/quota-projection.ts';

/** Projects the day a quota is full, with the fit in the reference data. */
export function projectFill(known: QuotaYear): QuotaFill {
  return project(known, quotaProjectionFit);
}
