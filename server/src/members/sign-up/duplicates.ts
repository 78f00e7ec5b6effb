import { ApiError, type ErrorCode } from '@btc/contract/wire/errors.ts';
import type { Db } from '#platform/db/db.ts';
import { parseSqlError } from '#platform/db/sql-error.ts';
import { isEmailTaken, isMobileTaken, isNameTaken } from './sign-up.queries.ts';

/** Values that must be unique per account; left out where unchanged. */
export interface OwnThings {
  readonly name?: string | undefined;
  readonly email?: string | undefined;
  readonly mobile?: string | undefined;
}

const taken = [
  { code: 6011, field: 'LoginUserName', index: 'account_by_name' },
  { code: 6012, field: 'CompanyEmail', index: 'account_by_proven_email' },
  { code: 6013, field: 'ContactPersonCellPhoneNumber', index: 'account_by_mobile' },
] as const satisfies readonly { code: ErrorCode; field: string; index: string }[];

/** Names given to erased and demonstration accounts; nobody else may have them. */
function isReserved(name: string): boolean {
  return /^(?:erased-|demo_)/i.test(name);
}

/** Refuses values of another account: the code of the first, all fields in Dict.Fields. */
export async function requireOwner(
  db: Db,
  { name, email, mobile }: OwnThings,
  ownId: number | null = null,
): Promise<void> {
  const found = [
    name !== undefined && (isReserved(name) || (await isNameTaken(db, name))),
    email !== undefined && (await isEmailTaken(db, email, ownId)),
    mobile !== undefined && (await isMobileTaken(db, mobile, ownId)),
  ];
  const refused = taken.filter((_, index) => found[index] === true);
  const [first] = refused;
  if (first !== undefined) throw new ApiError(first.code, { Dict: { Fields: refused.map(({ field }) => field) } });
}

/** The same refusal where a unique index caught a concurrent write; any other error unchanged. */
export function mapUniqueViolation(error: unknown): unknown {
  const issue = parseSqlError(error);
  if (issue?.kind !== 'uniqueViolation') return error;
  const known = taken.find(({ index }) => index === issue.constraint);
  return known === undefined ? error : new ApiError(known.code, { Dict: { Fields: [known.field] } }, { cause: error });
}
