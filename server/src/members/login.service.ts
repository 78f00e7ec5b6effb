import { randomBytes } from 'node:crypto';
import { ApiError } from '@btc/contract/wire/errors.ts';
import type { Clock } from '#platform/clock/clock.ts';
import type { Db } from '#platform/db/db.ts';
import { deleteExpiredSessions } from '#platform/session/session.queries.ts';
import { openSession } from '#platform/session/session.ts';
import {
  findLoginAccount,
  forgetAddressesBefore,
  rememberAddress,
  setLastActive,
  setPasswordHash,
} from './account.queries.ts';
import { admitTry, forgetTries, type LoginTry, pairHash, takeTryBack } from './login-limit.service.ts';
import type { PasswordHasher } from './password-hash.ts';

export interface LoginDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly passwords: PasswordHasher;
}

export interface Login {
  readonly name: string;
  readonly password: string;
  readonly remember: boolean;
  readonly address: string;
}

export interface OpenedLogin {
  readonly token: string;
  readonly userId: number;
  readonly loginUserName: string;
}

const knownAddressMemoryMs = 90 * 86_400_000;

/** What the right password is told of an account that may not sign in. */
function refusalOf(state: string): ApiError | null {
  switch (state) {
    case 'normal':
      return null;
    case 'frozen':
      return new ApiError(6002);
    case 'cancelled':
      return new ApiError(6001);
    case 'blocked':
      return new ApiError(6016);
    default:
      throw new Error(`An account cannot be in the state ${state}`);
  }
}

/**
 * Signing in. An unknown name does all that a known one does, the verification of a hash included, so that neither the
 * answer nor its time tells which names exist; what state an account is in is told to its password only.
 */
export function createLogin(deps: LoginDeps): (login: Login) => Promise<OpenedLogin> {
  const { db, clock, passwords } = deps;
  let decoy: Promise<string> | undefined;

  return async (login) => {
    const now = clock.now();
    const decoyHash = await (decoy ??= passwords.hash(randomBytes(16).toString('base64url')));
    const account = await findLoginAccount(db, login.name, pairHash(login.name, login.address));
    const loginTry: LoginTry = {
      name: login.name,
      address: login.address,
      known: (account?.known_since ?? null) !== null,
    };
    const admission = await admitTry(db, loginTry, now);
    if (admission.kind === 'refused') {
      throw new ApiError(1004, { Dict: { RetryAfter: admission.retryAfterSeconds } });
    }
    const right = await passwords.verify(account?.password_hash ?? decoyHash, login.password);
    if (!right || account === undefined || account.password_hash === null) throw new ApiError(6009);
    await takeTryBack(db, loginTry);
    const refusal = refusalOf(account.state);
    if (refusal !== null) throw refusal;
    const renewed = passwords.isCurrent(account.password_hash) ? null : await passwords.hash(login.password);
    const token = await recordLogin(db, { login, userId: account.id, renewed, now });
    return { token, userId: account.id, loginUserName: account.login_user_name };
  };
}

interface RightLogin {
  readonly login: Login;
  readonly userId: number;
  readonly renewed: string | null;
  readonly now: Date;
}

function recordLogin(db: Db, { login, userId, renewed, now }: RightLogin): Promise<string> {
  return db.transaction().execute(async (transaction) => {
    if (renewed !== null) await setPasswordHash(transaction, userId, renewed);
    await setLastActive(transaction, userId, now);
    await rememberAddress(transaction, { userId, addressHash: pairHash(login.name, login.address), now });
    return openSession(transaction, { userId, remember: login.remember, now });
  });
}

/** Removes dead sessions, old counts of failed logins and addresses not used for 90 days: once an hour is plenty. */
export async function cleanUpLogins(db: Db, now: Date): Promise<void> {
  await deleteExpiredSessions(db, now);
  await forgetTries(db, now);
  await forgetAddressesBefore(db, new Date(now.getTime() - knownAddressMemoryMs));
}
