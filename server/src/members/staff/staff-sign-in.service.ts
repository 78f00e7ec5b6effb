import { ApiError } from '@btc/contract/wire/errors.ts';
import type { Caller } from '#platform/api/binding.ts';
import { recordAudit } from '#platform/audit/audit.ts';
import type { Clock } from '#platform/clock/clock.ts';
import type { Db } from '#platform/db/db.ts';
import { describeDevice } from '#platform/session/device.ts';
import type { SecretKey } from '#platform/secrets/secret-key.ts';
import { closeSession, openSession } from '#platform/session/session.ts';
import type { SessionUser } from '#platform/session/session-user.ts';
import { signedInUser } from '#platform/session/signed-in.ts';
import { admitTry, type LoginTry, uncountLoginTry } from '../login/login-limit.service.ts';
import { openSecret, sealSecret } from './factor-secret.ts';
import { hashRecoveryCode, newRecoveryCodes, newSecret, secretAddress, findCodeStep } from './second-factor.ts';
import {
  confirmFactor,
  countRecoveryCodes,
  findStaff,
  offerSecret,
  replaceRecoveryCodes,
  markCodeStepUsed,
  useRecoveryCode,
} from './second-factor.queries.ts';

export interface StaffDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly secretKey: SecretKey;
}

type Factor = NonNullable<Awaited<ReturnType<typeof findStaff>>>;

/** Staff that may have a second factor: not demonstration staff, and not before a weak password is changed. */
async function getStaff({ db, secretKey }: StaffDeps, userId: number): Promise<Factor> {
  const staff = await findStaff(db, userId);
  if (staff === undefined || staff.staff_role === null || staff.is_demo || !staff.has_staff_password)
    throw new ApiError(1007);
  return { ...staff, secret: openSecret(secretKey, { userId, ...staff }) };
}

/** Limits tries like those of passwords, under a separate name: five are free, then each waits longer. */
async function limitTries<Result>(
  { db, clock }: StaffDeps,
  caller: Caller,
  attempt: () => Promise<Result>,
): Promise<Result> {
  const name = `second factor of ${signedInUser(caller).userId}`;
  const loginTry: LoginTry = { name, address: caller.address, known: false };
  const admission = await admitTry(db, loginTry, clock.now());
  if (admission.kind === 'refused') throw new ApiError(1004, { Dict: { RetryAfter: admission.retryAfterSeconds } });
  const result = await attempt();
  await uncountLoginTry(db, loginTry);
  return result;
}

/** Opens a session with the role in force under a new token, since the old one may have leaked while worth less. */
async function raiseSession(db: Db, caller: Caller, now: Date): Promise<string> {
  const { userId } = signedInUser(caller);
  if (caller.token !== null) await closeSession(db, caller.token);
  return openSession(db, { userId, remember: false, now, device: describeDevice(caller.userAgent), isStaff: true });
}

async function recordOwn(db: Db, user: SessionUser, operation: string, now: Date): Promise<void> {
  await recordAudit(db, {
    at: now,
    actor: { id: user.userId, name: user.loginUserName },
    operation,
    subject: { kind: 'member', id: user.userId },
    before: null,
    after: null,
  });
}

export function createStaffSignIn(deps: StaffDeps) {
  const { db, clock } = deps;
  return (code: string, caller: Caller) =>
    limitTries(deps, caller, async () => {
      const user = signedInUser(caller);
      const { secret, confirmed_at: confirmedAt } = await getStaff(deps, user.userId);
      if (confirmedAt === null) throw new ApiError(6006);
      const now = clock.now();
      return db.transaction().execute(async (transaction) => {
        const right = /^\d{6}$/.test(code)
          ? await takeCode(transaction, { userId: user.userId, secret, code, now })
          : await useRecoveryCode(transaction, { userId: user.userId, hash: hashRecoveryCode(code), now });
        if (!right) throw new ApiError(6007);
        const token = await raiseSession(transaction, caller, now);
        await recordOwn(transaction, user, 'StaffSignIn', now);
        return { token, recoveryCodesLeft: await countRecoveryCodes(transaction, user.userId) };
      });
    });
}

interface CodeToTake {
  readonly userId: number;
  /** Null where it is encrypted under another key, so that only recovery codes work. */
  readonly secret: string | null;
  readonly code: string;
  readonly now: Date;
}

async function takeCode(db: Db, { userId, secret, code, now }: CodeToTake): Promise<boolean> {
  if (secret === null) throw new ApiError(6006);
  const step = findCodeStep(secret, code, now);
  return step !== null && markCodeStepUsed(db, userId, step);
}

export function createEnrolment(deps: StaffDeps) {
  const { db, clock, secretKey } = deps;
  return async (user: SessionUser): Promise<{ readonly secret: string; readonly address: string }> => {
    await getStaff(deps, user.userId);
    const secret = newSecret();
    const sealed = sealSecret(secretKey, user.userId, secret);
    const offered = await offerSecret(db, { userId: user.userId, now: clock.now(), ...sealed });
    if (!offered) throw new ApiError(1007);
    return { secret, address: secretAddress(secret, user.loginUserName) };
  };
}

export function createConfirmation(deps: StaffDeps) {
  const { db, clock } = deps;
  return (code: string, caller: Caller) =>
    limitTries(deps, caller, async () => {
      const user = signedInUser(caller);
      const { secret, confirmed_at: confirmedAt } = await getStaff(deps, user.userId);
      if (secret === null || confirmedAt !== null) throw new ApiError(6006);
      const now = clock.now();
      const recoveryCodes = newRecoveryCodes();
      const token = await db.transaction().execute(async (transaction) => {
        if (!(await takeCode(transaction, { userId: user.userId, secret, code, now }))) throw new ApiError(6007);
        if (!(await confirmFactor(transaction, user.userId, now))) throw new ApiError(6006);
        await replaceRecoveryCodes(transaction, user.userId, recoveryCodes.map(hashRecoveryCode));
        const raised = await raiseSession(transaction, caller, now);
        await recordOwn(transaction, user, 'ConfirmStaffTotp', now);
        return raised;
      });
      return { token, recoveryCodes };
    });
}

export function createRecoveryCodeRenewal(deps: StaffDeps) {
  const { db, clock } = deps;
  return (code: string, caller: Caller) =>
    limitTries(deps, caller, async () => {
      const user = signedInUser(caller);
      const { secret, confirmed_at: confirmedAt } = await getStaff(deps, user.userId);
      if (secret === null || confirmedAt === null) throw new ApiError(6006);
      const now = clock.now();
      const recoveryCodes = newRecoveryCodes();
      await db.transaction().execute(async (transaction) => {
        if (!(await takeCode(transaction, { userId: user.userId, secret, code, now }))) throw new ApiError(6007);
        await replaceRecoveryCodes(transaction, user.userId, recoveryCodes.map(hashRecoveryCode));
        await recordOwn(transaction, user, 'RenewStaffRecoveryCodes', now);
      });
      return recoveryCodes;
    });
}
