import pg from 'pg';

/** What PostgreSQL refused, in words; the only place that knows its SQLSTATE codes. */
export type SqlError =
  | { readonly kind: 'uniqueViolation'; readonly constraint: string }
  | { readonly kind: 'foreignKeyViolation'; readonly constraint: string }
  | { readonly kind: 'checkViolation'; readonly constraint: string }
  | { readonly kind: 'notNullViolation'; readonly column: string }
  /** Two transactions conflicted; a retry may succeed. */
  | { readonly kind: 'conflict' }
  /** The statement or a lock wait exceeded its time limit. */
  | { readonly kind: 'timeout' }
  /** No connection, or the server is starting, stopping, full or read-only. */
  | { readonly kind: 'unavailable' };

/** Classifies a driver error; null when it is not an expected one, which then is a bug of ours. */
export function parseSqlError(error: unknown): SqlError | null {
  if (!(error instanceof Error)) return null;
  if (error instanceof pg.DatabaseError) return fromDatabase(error);
  return isConnectionError(error) ? { kind: 'unavailable' } : null;
}

export function isUniqueViolation(error: unknown, constraint: string): boolean {
  const issue = parseSqlError(error);
  return issue?.kind === 'uniqueViolation' && issue.constraint === constraint;
}

function fromDatabase(error: pg.DatabaseError): SqlError | null {
  const code = error.code ?? '';
  switch (code) {
    case '23505':
      return { kind: 'uniqueViolation', constraint: error.constraint ?? '' };
    case '23503':
      return { kind: 'foreignKeyViolation', constraint: error.constraint ?? '' };
    case '23514':
      return { kind: 'checkViolation', constraint: error.constraint ?? '' };
    case '23502':
      return { kind: 'notNullViolation', column: error.column ?? '' };
    case '40001':
    case '40P01':
      return { kind: 'conflict' };
    case '57014':
    case '55P03':
      return { kind: 'timeout' };
    default:
      return isSpentCode(code) || awayCodes.test(code) ? { kind: 'unavailable' } : null;
  }
}

/** Unusable connection: 08, 57P (shutdown, startup, dropped), 25P03/25P04 (session timeouts), 25006 (read-only server). */
function isSpentCode(code: string): boolean {
  return /^(08|57P|25P03|25P04|25006)/.test(code);
}

/** Class 53 (resources), 58 (server's disk), and refusals on connecting: 28 (login), 3D000 (database missing). */
const awayCodes = /^(53|58|28|3D000)/;

/** Whether the connection behind the error is of no use any more. */
export function isConnectionBroken(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return error instanceof pg.DatabaseError ? isSpentCode(error.code ?? '') : isConnectionError(error);
}

/** Whether no answer came at all. */
export function isReadTimeout(error: unknown): boolean {
  return error instanceof Error && error.message === 'Query read timeout';
}

const networkCodes = new Set([
  'ECONNABORTED',
  'ECONNREFUSED',
  'ECONNRESET',
  'EAI_AGAIN',
  'EHOSTDOWN',
  'EHOSTUNREACH',
  'EMFILE',
  'ENETDOWN',
  'ENETUNREACH',
  'ENOTFOUND',
  'EPIPE',
  'ERR_STREAM_DESTROYED',
  'ERR_STREAM_WRITE_AFTER_END',
  'ETIMEDOUT',
]);
/** Errors to which the driver, its pool and Kysely give no code. */
const driverTexts = new RegExp(
  `^(${[
    'Connection terminated',
    'timeout exceeded when trying to connect',
    'timeout expired',
    'Query read timeout',
    'Client has encountered a connection error',
    'Client was closed',
    'Cannot use a pool after calling end on the pool',
    'driver has already been destroyed',
    'Postgres connection has been discarded',
  ].join('|')})`,
);

function isConnectionError(error: Error): boolean {
  return ('code' in error && networkCodes.has(String(error.code))) || driverTexts.test(error.message);
}
