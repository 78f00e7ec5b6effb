import { randomBytes } from 'node:crypto';
import { ApiError } from '@btc/contract/wire/errors.ts';
import type { Clock } from '#platform/clock/clock.ts';
import type { Db } from '#platform/db/db.ts';
import { findLoginAccount, type LoginAccount } from '../account.queries.ts';
import { accountRecipient, type Captchas } from '../captcha/captcha.service.ts';
import { admitTry, type LoginTry, pairHash, uncountLoginTry } from './login-limit.service.ts';
import type { PasswordHasher } from '../password-hash.ts';

export interface PasswordDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly passwords: PasswordHasher;
}

export interface PasswordTry {
  readonly name: string;
  readonly password: string;
  readonly address: string;
  readonly wrong: 6003 | 6009;
  /** Captcha as typed; left out where none can be typed. */
  readonly captcha?: string;
}

export type ProvenAccount = LoginAccount & { readonly password_hash: string };

/**
 * Checks a password wherever one is asked for, at login and within a session alike, under the same limits. An unknown
 * name does all that a known one does, the verification of a hash included, so that neither the answer nor its time
 * tells which names exist.
 */
export function createPasswordCheck({
  db,
  clock,
  passwords,
  captchas,
}: PasswordDeps & { readonly captchas: Captchas }) {
  let decoy: Promise<string> | undefined;
  /** Computed once; retried at the next try if the process was too busy. */
  const getDecoyHash = () =>
    (decoy ??= passwords.hash(randomBytes(16).toString('base64url'), 'reserved').catch((error: unknown) => {
      decoy = undefined;
      throw error;
    }));

  /** Admits the try or throws; returns the id of the captcha that let it through, if one did. */
  async function admit(loginTry: LoginTry, account: LoginAccount | undefined, typed: string | undefined) {
    const admission = await admitTry(db, loginTry, clock.now());
    if (admission.kind === 'admitted') return null;
    const { retryAfterSeconds, byCaptcha } = admission;
    const asksCaptcha = byCaptcha && typed !== undefined;
    if (!asksCaptcha || typed === '') {
      throw new ApiError(1004, { Dict: { RetryAfter: retryAfterSeconds, ...(asksCaptcha && { Captcha: true }) } });
    }
    const captcha = await captchas.compare(accountRecipient(account, loginTry.name), typed, loginTry.address);
    await admit({ ...loginTry, proven: true }, account, undefined);
    return captcha;
  }

  return async ({ name, password, address, wrong, captcha: typed }: PasswordTry): Promise<ProvenAccount> => {
    const decoyHash = await getDecoyHash();
    const account = await findLoginAccount(db, name, pairHash(name, address));
    const loginTry: LoginTry = { name, address, known: (account?.known_since ?? null) !== null };
    const captcha = await admit(loginTry, account, typed);
    // Known: signed in here lately, or signed in now.
    const lane = loginTry.known || wrong === 6003 ? 'reserved' : 'open';
    const right = await passwords.verify(account?.password_hash ?? decoyHash, password, lane);
    if (!right || account === undefined || account.password_hash === null) throw new ApiError(wrong);
    await uncountLoginTry(db, loginTry);
    if (captcha !== null) await captchas.use(db, captcha);
    return { ...account, password_hash: account.password_hash };
  };
}

export type PasswordCheck = ReturnType<typeof createPasswordCheck>;
