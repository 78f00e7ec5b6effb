import pg from 'pg';

/** What PostgreSQL refused, in words; the only place that knows its SQLSTATE codes. */
export type SqlFault =
  | { readonly kind: 'uniqueViolation'; readonly constraint: string }
  | { readonly kind: 'foreignKeyViolation'; readonly constraint: string }
  | { readonly kind: 'checkViolation'; readonly constraint: string }
  | { readonly kind: 'notNullViolation'; readonly column: string }
  /** Two transactions crossed; the same transaction tried again may pass. */
  | { readonly kind: 'conflict' }
  /** The statement or the wait for a lock took longer than allowed. */
  | { readonly kind: 'timeout' }
  /** No connection, or the server is starting, stopping or full. */
  | { readonly kind: 'unavailable' };

/** Translates an error of the driver; null when it is not one of the expected faults, which then is a bug of ours. */
export function sqlFault(error: unknown): SqlFault | null {
  if (!(error instanceof Error)) return null;
  if (error instanceof pg.DatabaseError) return fromDatabase(error);
  return isConnectionError(error) ? { kind: 'unavailable' } : null;
}

/** Whether the error says that a row breaks the named unique constraint or unique index. */
export function isUniqueViolation(error: unknown, constraint: string): boolean {
  const fault = sqlFault(error);
  return fault?.kind === 'uniqueViolation' && fault.constraint === constraint;
}

function fromDatabase(error: pg.DatabaseError): SqlFault | null {
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
      // Classes 08 (connection) and 53 (resources); 57P: the server is going down, is not up yet or dropped us.
      return /^(08|53|57P)/.test(code) ? { kind: 'unavailable' } : null;
  }
}

const networkCodes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOTFOUND',
  'EAI_AGAIN',
  'ETIMEDOUT',
  'EPIPE',
  'EHOSTUNREACH',
  'ENETUNREACH',
]);
/** The driver gives these no code. */
const driverTexts =
  /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error)/;

function isConnectionError(error: Error): boolean {
  return ('code' in error && networkCodes.has(String(error.code))) || driverTexts.test(error.message);
}
