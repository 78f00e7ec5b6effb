import type { StaffStep } from '@btc/contract/members/staff-sign-in.ts';
import { dayMs } from '@btc/contract/time.ts';
import { ApiError } from '@btc/contract/wire/errors.ts';
import type { Clock } from '#platform/clock/clock.ts';
import type { Db } from '#platform/db/db.ts';
import { describeDevice } from '#platform/session/device.ts';
import { deleteRequestedMailsBefore } from '#platform/mail/requested-mail.queries.ts';
import { deleteExpiredSessions } from '#platform/session/session.queries.ts';
import { openSession } from '#platform/session/session.ts';
import { forgetAddressesBefore, recordRightPassword, rememberAddress } from '../account.queries.ts';
import { forgetGoodbyes } from '../cancellation/erase.queries.ts';
import { deleteCaptchasBefore } from '../captcha/captcha.queries.ts';
import { deleteInvitationsBefore } from '../invitation/invitation.queries.ts';
import { forgetTries, pairHash } from './login-limit.service.ts';
import type { PasswordCheck, ProvenAccount } from './password-check.service.ts';
import type { PasswordHasher } from '../password-hash.ts';
import { findPasswordIssue } from '../new-password.ts';
import { findStaffStep } from '../profile.present.ts';
import { deleteLinksBefore } from '../recovery/recovery.queries.ts';

export interface LoginDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly passwords: PasswordHasher;
  readonly checkPassword: PasswordCheck;
  /** True where demonstration accounts may sign in; their staff needs no second factor. */
  readonly demoSignsIn: boolean;
}

export interface Login {
  readonly name: string;
  readonly password: string;
  /** As typed; empty for none. */
  readonly captcha: string;
  readonly remember: boolean;
  readonly address: string;
  readonly userAgent?: string | undefined;
}

export interface OpenedLogin {
  readonly token: string;
  readonly userId: number;
  readonly loginUserName: string;
  readonly staffStep: StaffStep | null;
}

const knownAddressMemoryMs = 90 * dayMs;
/** How long an admin can see the outcome of an invitation. */
const invitationMemoryMs = 90 * dayMs;

/** Error for an account that may not sign in, given only after the right password. */
export function toErrorCode(state: string): ApiError | null {
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

/** Adds whether the password meets the rule for staff, which only the plain password shows. */
function seenByPassword(account: ProvenAccount, password: string): ProvenAccount {
  const { login_user_name: name, staff_role: role } = account;
  const keepsRule = role !== null && findPasswordIssue(password, { name, isStaff: true }) === null;
  return { ...account, has_staff_password: keepsRule };
}

/** Signs in. An account's state is revealed only after the right password, which alone activates no staff role. */
export function createLogin(deps: LoginDeps): (login: Login) => Promise<OpenedLogin> {
  const { db, clock, passwords, checkPassword, demoSignsIn } = deps;
  const signIn = async (login: Login): Promise<OpenedLogin> => {
    const account = seenByPassword(await checkPassword({ ...login, wrong: 6009 }), login.password);
    if (account.is_demo && !demoSignsIn) throw new ApiError(6009);
    const error = toErrorCode(account.state);
    if (error !== null) throw error;
    const renewed = passwords.isCurrent(account.password_hash)
      ? null
      : await passwords.hash(login.password, 'reserved');
    const isStaff = account.staff_role !== null && account.is_demo;
    const token = await recordLogin(db, { login, account, renewed, isStaff, now: clock.now() });
    if (token === null) {
      // Of two at once with an outdated hash the other has renewed it; once it is current, nothing else can have changed it.
      if (renewed === null) throw new ApiError(6009);
      return signIn(login);
    }
    return {
      token,
      userId: account.id,
      loginUserName: account.login_user_name,
      staffStep: findStaffStep(account, isStaff),
    };
  };
  return signIn;
}

interface RightLogin {
  readonly login: Login;
  readonly account: ProvenAccount;
  readonly renewed: string | null;
  readonly isStaff: boolean;
  readonly now: Date;
}

/** Token of a new session; null where password or account have changed since the check. */
function recordLogin(db: Db, { login, account, renewed, isStaff, now }: RightLogin): Promise<string | null> {
  const userId = account.id;
  return db.transaction().execute(async (transaction) => {
    const { has_staff_password: hasStaffPassword } = account;
    const stillRight = await recordRightPassword(transaction, { account, renewed, hasStaffPassword, now });
    if (!stillRight) return null;
    await rememberAddress(transaction, { userId, addressHash: pairHash(login.name, login.address), now });
    const device = describeDevice(login.userAgent);
    return openSession(transaction, { userId, remember: login.remember, now, device, isStaff });
  });
}

/** Deletes dead sessions, counts, codes, links, invitations, and addresses unused for 90 days; meant to run hourly. */
export async function cleanUpLogins(db: Db, now: Date): Promise<void> {
  await deleteExpiredSessions(db, now);
  await forgetTries(db, now);
  const yesterday = new Date(now.getTime() - dayMs);
  await deleteCaptchasBefore(db, yesterday);
  await deleteRequestedMailsBefore(db, yesterday);
  await deleteLinksBefore(db, yesterday);
  await deleteInvitationsBefore(db, new Date(now.getTime() - invitationMemoryMs));
  await forgetGoodbyes(db, now);
  await forgetAddressesBefore(db, new Date(now.getTime() - knownAddressMemoryMs));
}
