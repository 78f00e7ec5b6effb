import { resetLinkMinutes } from '@btc/contract/members/account-rules.ts';
import { minuteMs } from '@btc/contract/time.ts';
import { ApiError } from '@btc/contract/wire/errors.ts';
import { toEdition } from '#platform/api/reader.ts';
import type { Db } from '#platform/db/db.ts';
import { hashRequester } from '#platform/limits/requester-share.ts';
import { endAccess } from '#platform/session/end-access.ts';
import { findRequestedMailPace, queueRequestedMail } from '#platform/mail/requested-mail.ts';
import { insertNotice } from '#platform/notices/insert-notice.ts';
import { proveEmail } from '../address-proof.service.ts';
import { hasSignedInFrom, setPasswordHash } from '../account.queries.ts';
import { pairHash } from '../login/login-limit.service.ts';
import { requireGoodPassword } from '../new-password.ts';
import { addressedAs, mailToMember } from '../mail-to-member.ts';
import { passwordChangedMail, resetLinkMail } from '../mail/recovery-mails.ts';
import type { PasswordCheck, PasswordDeps } from '../login/password-check.service.ts';
import { findRecoverable, insertLink, isLinkLive, useLink, wasLinkIssuedSince } from './recovery.queries.ts';
import { hashResetProof, newResetProof, resetAddress } from './reset-link.ts';

export interface RecoveryDeps extends PasswordDeps {
  readonly checkPassword: PasswordCheck;
  readonly publicUrl: string;
}

interface Forgotten {
  readonly name: string;
  readonly email: string;
  readonly isEn: boolean;
  readonly from: string;
}

type Recoverable = NonNullable<Awaited<ReturnType<typeof findRecoverable>>>;

/** Recipient of reset links: never an address entered by staff that its holder has not proven in a session. */
function findResetRecipient(account: Recoverable): string | null {
  return account.email_entered_by_staff_at === null ? account.company_email : account.recovery_email;
}

/** Mails reset links. A right name with a wrong address gets an error of its own, as the specification asks. */
export function createForgotPassword({ db, clock, publicUrl }: RecoveryDeps) {
  return async ({ name, email, isEn, from }: Forgotten): Promise<void> => {
    const account = await findRecoverable(db, name);
    if (account === undefined) throw new ApiError(6010);
    const to = findResetRecipient(account);
    if (to === null || to.toLowerCase() !== email.toLowerCase()) throw new ApiError(6009, {}, { status: 400 });
    if (account.state === 'blocked') throw new ApiError(6016);
    const now = clock.now();
    const proof = newResetProof(now);
    const tokenHash = hashResetProof(proof);
    if (tokenHash === null) throw new Error('A new proof does not have the form of a proof');
    const edition = toEdition(isEn);
    const address = resetAddress(publicUrl, edition, { name: account.login_user_name, proof });
    const expiresAt = new Date(now.getTime() + resetLinkMinutes * minuteMs);
    await db.transaction().execute(async (transaction) => {
      const isKnown = await hasSignedInFrom(transaction, account.id, pairHash(account.login_user_name, from));
      const request = { purpose: 'resetLink', requester: { hash: hashRequester(from), isKnown }, now } as const;
      const { pauseMs, waitMs } = await findRequestedMailPace(transaction, { to, ...request });
      // A second question so soon is answered by the mail that is on its way.
      if (waitMs <= pauseMs && (await wasLinkIssuedSince(transaction, account.id, new Date(now.getTime() - pauseMs))))
        return;
      const mail = resetLinkMail(edition, { name: addressedAs(account, edition), address });
      await queueRequestedMail(transaction, { to, edition, ...mail }, request);
      await insertLink(transaction, { tokenHash, userId: account.id, now, expiresAt });
    });
  };
}

interface Reset {
  readonly name: string;
  readonly proof: string;
  readonly password: string;
}

/** Tells whether a link is valid; the owner is named only to somebody who can use it. */
export function createLinkCheck({ db, clock }: RecoveryDeps) {
  return async ({ name, proof }: Omit<Reset, 'password'>): Promise<void> => {
    const tokenHash = hashResetProof(proof);
    const account = await findRecoverable(db, name);
    if (tokenHash === null || account === undefined || account.state === 'blocked') throw new ApiError(6014);
    if (!(await isLinkLive(db, { tokenHash, userId: account.id, now: clock.now() }))) throw new ApiError(6014);
  };
}

/** Sets a new password by a link; every session, key and other link ends. */
export function createReset({ db, clock, passwords }: RecoveryDeps) {
  return async ({ name, proof, password }: Reset): Promise<void> => {
    const tokenHash = hashResetProof(proof);
    const account = await findRecoverable(db, name);
    if (tokenHash === null || account === undefined || account.state === 'blocked') throw new ApiError(6014);
    const now = clock.now();
    const link = { tokenHash, userId: account.id, now };
    // Looked at before, so that guessing costs no hash; used after, so that of two at once one wins.
    if (!(await isLinkLive(db, link))) throw new ApiError(6014);
    const isStaff = account.staff_role !== null;
    requireGoodPassword('NewPassword', password, { name: account.login_user_name, isStaff });
    const { password_hash: before } = account;
    if (before !== null && (await passwords.verify(before, password, 'reserved'))) throw new ApiError(6005);
    const passwordHash = await passwords.hash(password, 'reserved');
    const used = await db.transaction().execute(async (transaction) => {
      if (!(await useLink(transaction, link))) return false;
      await setPasswordHash(transaction, account.id, { passwordHash, isStaff });
      await endAccess(transaction, { whose: account.id, now });
      const proven = await proveRecipient(transaction, account, now);
      await notifyOfChange(transaction, proven, now);
      return true;
    });
    if (!used) throw new ApiError(6014);
  };
}

interface Change {
  readonly user: { readonly userId: number; readonly loginUserName: string };
  readonly token: string;
  readonly address: string;
  readonly current: string;
  readonly next: string;
}

/** Sets a new password by the current one; the calling session stays, all others and all keys end. */
export function createChange({ db, clock, passwords, checkPassword }: RecoveryDeps) {
  return async ({ user, token, address, current, next }: Change): Promise<void> => {
    const { loginUserName: name } = user;
    const { staff_role: role } = await checkPassword({ name, password: current, address, wrong: 6003 });
    const isStaff = role !== null;
    requireGoodPassword('NewPassword', next, { name, isStaff });
    if (next === current) throw new ApiError(6005);
    const passwordHash = await passwords.hash(next, 'reserved');
    const now = clock.now();
    await db.transaction().execute(async (transaction) => {
      await setPasswordHash(transaction, user.userId, { passwordHash, isStaff });
      await endAccess(transaction, { whose: user.userId, now, exceptToken: token });
      const account = await findRecoverable(transaction, user.loginUserName);
      if (account !== undefined) await notifyOfChange(transaction, account, now);
    });
  };
}

/** A used link proves its address; one sent before staff changed the address does not prove the new one. */
async function proveRecipient(db: Db, account: Recoverable, now: Date): Promise<Recoverable> {
  const { id: userId, company_email: email } = account;
  if (email === null || account.email_entered_by_staff_at !== null) return account;
  await proveEmail(db, { userId, email, now });
  return { ...account, email_proven_at: now };
}

async function notifyOfChange(db: Db, account: Recoverable, now: Date): Promise<void> {
  await insertNotice(db, { userId: account.id, kind: 'passwordChanged', detail: {}, now });
  await mailToMember(db, account, (edition, name) => passwordChangedMail(edition, { name }));
}
