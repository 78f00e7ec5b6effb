import type { ErrorCode } from '@btc/contract/wire/errors.ts';
import { ApiError } from '@btc/contract/wire/errors.ts';
import { ZodError } from 'zod';
import type { Room } from '../db/table-rooms.ts';
import { DamagedFile } from '../files/file-checksum.ts';
import { parseSqlError } from '../db/sql-error.ts';

/** What a call is answered with, before it is written as JSON. `errorCode` 0 is success. */
export interface Answer {
  readonly status: number;
  readonly errorCode: ErrorCode | 0;
  readonly data: object;
  /** Set where it was made so long ago, and stands in for what cannot be made now. */
  readonly ageMs?: number | undefined;
  /** The rooms that it depends on, beside what is asked and what is open to the caller; left out where on more, or where it is not known. */
  readonly rooms?: readonly Room[] | undefined;
  /** What went wrong, for the log only; the caller sees at most the code and the MessageID. */
  readonly cause?: unknown;
}

export function success(data: object): Answer {
  return { status: 200, errorCode: 0, data };
}

/** A fault of the request: field and rule, as 1001 lists them. */
export function badRequest(field: string, rule: string): ApiError {
  return new ApiError(1001, { List: [{ Field: field, Rule: rule }] });
}

/** The field issues of a request that does not parse: zod's own rule names, or the message of a rule of ours. */
export function toIssues(error: ZodError): ApiError {
  const issues = error.issues.slice(0, 50).map((issue) => ({
    Field: issue.path.map(String).join('.').slice(0, 200),
    Rule: issue.code === 'custom' ? issue.message.slice(0, 100) : issue.code,
  }));
  return new ApiError(1001, { List: issues }, { cause: error });
}

/** What a machine is out of and will have again: room on a disk, one that is being repaired, open files. */
const machineCodes = new Set(['ENOSPC', 'EDQUOT', 'EROFS', 'EMFILE', 'ENFILE']);

function isOfMachine(error: unknown): boolean {
  return error instanceof Error && 'code' in error && machineCodes.has(String(error.code));
}

/** 1010 for a database that cannot answer, or not in time, and for a machine that is out of something; null for every other failure. */
export function findOutage(error: unknown): ApiError | null {
  const issue = parseSqlError(error)?.kind;
  // Of two that crossed, the one that was sent back may pass the next time.
  const passes = issue === 'unavailable' || issue === 'timeout' || issue === 'conflict' || isOfMachine(error);
  return passes ? new ApiError(1010, {}, { cause: error }) : null;
}

/** Whether what was thrown says that the database is away, or that too many wait for it. */
export function isOutage(error: unknown): boolean {
  return findOutage(error) !== null || (error instanceof ApiError && error.code === 1010);
}

/** 1013 for a stored file that is not what was stored; null for every other failure. */
export function findDamage(error: unknown): ApiError | null {
  return error instanceof DamagedFile ? new ApiError(1013, {}, { cause: error }) : null;
}

/** Failures that the contract has a code for: issues of the input, a database that cannot answer in time, a damaged file. */
export function asAnswerable(error: unknown): unknown {
  return error instanceof ZodError ? toIssues(error) : (findOutage(error) ?? findDamage(error) ?? error);
}

/** A database that went away is back within seconds, and what is busy has a turn to give. */
export const busySeconds = 2;

/** The seconds after which a refused caller may come back, where the answer names them or is 1010. */
export function findRetryAfter({ code, data }: { readonly code: number; readonly data: object }): number | undefined {
  const dict: unknown = 'Dict' in data ? data.Dict : undefined;
  if (typeof dict === 'object' && dict !== null && 'RetryAfter' in dict && typeof dict.RetryAfter === 'number')
    return Math.max(1, Math.ceil(dict.RetryAfter));
  return code === 1010 ? busySeconds : undefined;
}

/** Turns whatever a call failed with into its answer; what nobody expected becomes 1000 and says nothing more. */
export function failure(error: unknown): Answer {
  const answerable = asAnswerable(error);
  const known = answerable instanceof ApiError ? answerable : new ApiError(1000, {}, { cause: error });
  return { status: known.status, errorCode: known.code, data: { ...known.data }, cause: known.cause };
}
