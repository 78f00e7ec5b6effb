import { randomBytes } from 'node:crypto';
import { ApiError } from '@btc/contract/wire/errors.ts';
import type { Clock } from '#platform/clock/clock.ts';
import type { Db } from '#platform/db/db.ts';
import { findLoginAccount, type LoginAccount } from '../account.queries.ts';
import { admitTry, type LoginTry, pairHash, takeTryBack } from './login-limit.service.ts';
import type { PasswordHasher } from '../password-hash.ts';

export interface PasswordDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly passwords: PasswordHasher;
}

/** Name and password as somebody gives them, and the code that a wrong pair is answered with. */
export interface PasswordTry {
  readonly name: string;
  readonly password: string;
  readonly address: string;
  readonly wrong: 6003 | 6009;
}

export type ProvenAccount = LoginAccount & { readonly password_hash: string };

/**
 * Checks a password wherever one is asked for, at login and within a session alike, under the same limits. An unknown
 * name does all that a known one does, the verification of a hash included, so that neither the answer nor its time
 * tells which names exist.
 */
export function createPasswordCheck({ db, clock, passwords }: PasswordDeps) {
  let decoy: Promise<string> | undefined;
  /** Made once; a process that is too busy just then makes it at the next try. */
  const decoyOf = () =>
    (decoy ??= passwords.hash(randomBytes(16).toString('base64url'), 'reserved').catch((error: unknown) => {
      decoy = undefined;
      throw error;
    }));

  return async ({ name, password, address, wrong }: PasswordTry): Promise<ProvenAccount> => {
    const decoyHash = await decoyOf();
    const account = await findLoginAccount(db, name, pairHash(name, address));
    const loginTry: LoginTry = { name, address, known: (account?.known_since ?? null) !== null };
    const admission = await admitTry(db, loginTry, clock.now());
    if (admission.kind === 'refused') {
      throw new ApiError(1004, { Dict: { RetryAfter: admission.retryAfterSeconds } });
    }
    // Known: signed in here lately, or signed in now.
    const lane = loginTry.known || wrong === 6003 ? 'reserved' : 'open';
    const right = await passwords.verify(account?.password_hash ?? decoyHash, password, lane);
    if (!right || account === undefined || account.password_hash === null) throw new ApiError(wrong);
    await takeTryBack(db, loginTry);
    return { ...account, password_hash: account.password_hash };
  };
}

export type PasswordCheck = ReturnType<typeof createPasswordCheck>;
