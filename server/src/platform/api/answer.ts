import type { ErrorCode } from '@btc/contract/wire/errors.ts';
import { ApiError } from '@btc/contract/wire/errors.ts';
import { ZodError } from 'zod';
import type { Room } from '../db/versions/table-rooms.ts';
import { DamagedFile } from '../files/file-checksum.ts';
import { parseSqlError } from '../db/sql-error.ts';

/** Answer to a call before JSON. `errorCode` 0 is success. */
export interface Answer {
  readonly status: number;
  readonly errorCode: ErrorCode | 0;
  readonly data: object;
  /** Age of a stored answer that replaces one that cannot be made now. */
  readonly ageMs?: number | undefined;
  /** Rooms the answer depends on, besides input and access; left out if it depends on more or this is unknown. */
  readonly rooms?: readonly Room[] | undefined;
  /** Error for the log only; the caller sees at most the code and the MessageID. */
  readonly cause?: unknown;
}

export function success(data: object): Answer {
  return { status: 200, errorCode: 0, data };
}

export function badRequest(field: string, rule: string): ApiError {
  return new ApiError(1001, { List: [{ Field: field, Rule: rule }] });
}

/** Field issues of a request that does not parse: zod's rule names, or the messages of our own rules. */
export function toIssues(error: ZodError): ApiError {
  const issues = error.issues.slice(0, 50).map((issue) => ({
    Field: issue.path.map(String).join('.').slice(0, 200),
    Rule: issue.code === 'custom' ? issue.message.slice(0, 100) : issue.code,
  }));
  return new ApiError(1001, { List: issues }, { cause: error });
}

/** Temporary shortages of a machine: disk space, a read-only disk, open files. */
const machineCodes = new Set(['ENOSPC', 'EDQUOT', 'EROFS', 'EMFILE', 'ENFILE']);

function isOfMachine(error: unknown): boolean {
  return error instanceof Error && 'code' in error && machineCodes.has(String(error.code));
}

/** 1010 for a database that cannot answer in time or a machine short of something; null for any other failure. */
export function findOutage(error: unknown): ApiError | null {
  const issue = parseSqlError(error)?.kind;
  // Of two that crossed, the one that was sent back may pass the next time.
  const passes = issue === 'unavailable' || issue === 'timeout' || issue === 'conflict' || isOfMachine(error);
  return passes ? new ApiError(1010, {}, { cause: error }) : null;
}

export function isOutage(error: unknown): boolean {
  return findOutage(error) !== null || (error instanceof ApiError && error.code === 1010);
}

/** 1013 for a stored file that has been damaged; null for any other failure. */
export function findDamage(error: unknown): ApiError | null {
  return error instanceof DamagedFile ? new ApiError(1013, {}, { cause: error }) : null;
}

export function asAnswerable(error: unknown): unknown {
  return error instanceof ZodError ? toIssues(error) : (findOutage(error) ?? findDamage(error) ?? error);
}

/** A lost database is back within seconds, and a busy one has a free turn. */
export const busySeconds = 2;

/** Seconds until a refused caller may retry, where the answer names them or is 1010. */
export function findRetryAfter({ code, data }: { readonly code: number; readonly data: object }): number | undefined {
  const dict: unknown = 'Dict' in data ? data.Dict : undefined;
  if (typeof dict === 'object' && dict !== null && 'RetryAfter' in dict && typeof dict.RetryAfter === 'number')
    return Math.max(1, Math.ceil(dict.RetryAfter));
  return code === 1010 ? busySeconds : undefined;
}

/** Turns any failure into an answer; unexpected ones become 1000 without detail. */
export function failure(error: unknown): Answer {
  const answerable = asAnswerable(error);
  const known = answerable instanceof ApiError ? answerable : new ApiError(1000, {}, { cause: error });
  return { status: known.status, errorCode: known.code, data: { ...known.data }, cause: known.cause };
}
