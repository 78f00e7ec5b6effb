import { ApiError, type FieldIssue } from '@btc/contract/wire/errors.ts';

/** Throws 1001 with the issues, if there are any. */
export function throwIfInvalid(issues: readonly FieldIssue[]): void {
  if (issues.length > 0) throw new ApiError(1001, { List: issues });
}
