import { type Edition, type StaffRole, editions, staffRoles } from '@btc/contract/members/access.ts';
import { invitationHours, userNamePattern } from '@btc/contract/members/account-rules.ts';
import { hourMs } from '@btc/contract/time.ts';
import { ApiError } from '@btc/contract/wire/errors.ts';
import { badRequest } from '#platform/api/answer.ts';
import { recordAudit } from '#platform/audit/audit.ts';
import { closed, type StaffChange, type StaffWork } from '#platform/audit/staff-change.ts';
import type { Db } from '#platform/db/db.ts';
import { isUniqueViolation } from '#platform/db/sql-error.ts';
import { storedWord } from '#platform/db/stored-word.ts';
import { queueMail } from '#platform/mail/outbox.ts';
import { describeDevice } from '#platform/session/device.ts';
import { openSession } from '#platform/session/session.ts';
import { proveEmail } from '../address-proof.service.ts';
import type { PasswordDeps } from '../login/password-check.service.ts';
import { staffInvitationMail } from '../mail/invitation-mails.ts';
import { requireGoodPassword } from '../new-password.ts';
import { mapUniqueViolation, requireOwner } from '../sign-up/duplicates.ts';
import { insertAccount } from '../sign-up/sign-up.queries.ts';
import {
  acceptInvitation,
  findLive,
  insertInvitation,
  lockInvitation,
  renewInvitation,
  revokeExpired,
  revokeInvitation,
} from './invitation.queries.ts';
import { hashInvitationProof, invitationAddress, newInvitationProof } from './invitation-link.ts';

function newLink(now: Date) {
  const proof = newInvitationProof();
  const tokenHash = hashInvitationProof(proof);
  if (tokenHash === null) throw new Error('A new proof does not have the form of a proof');
  return { proof, tokenHash, now, expiresAt: new Date(now.getTime() + invitationHours * hourMs) };
}

interface Mailed {
  readonly publicUrl: string;
  readonly email: string;
  readonly edition: Edition;
  readonly role: StaffRole;
  readonly proof: string;
}

async function mailInvitation({ db, staff }: StaffWork, one: Mailed): Promise<void> {
  const { email, edition, role } = one;
  const address = invitationAddress(one.publicUrl, edition, one.proof);
  const content = staffInvitationMail(edition, { role, inviter: staff.loginUserName, address });
  await queueMail(db, { to: email, edition, ...content });
}

export interface Invitation {
  readonly email: string;
  readonly role: StaffRole;
  readonly edition: Edition;
}

/** Invites somebody without an account. The audit trail has the invitation's number, not the address. */
export async function inviteStaff(
  work: StaffWork,
  publicUrl: string,
  { email, role, edition }: Invitation,
): Promise<StaffChange<number>> {
  const { db, now, staff } = work;
  await requireOwner(db, { email });
  await revokeExpired(db, email, now);
  const { proof, ...link } = newLink(now);
  const id = await insertInvitation(db, { ...link, email, role, edition, invitedBy: staff.userId }).catch(
    (error: unknown) => {
      throw isUniqueViolation(error, 'staff_invitation_open') ? badRequest('Email', 'invited') : error;
    },
  );
  await mailInvitation(work, { publicUrl, email, edition, role, proof });
  return {
    subject: { kind: 'invitation', id },
    before: null,
    after: { staff_role: role, Edition: edition },
    result: id,
  };
}

async function lockOpen(db: Db, id: number) {
  const row = await lockInvitation(db, id);
  if (row === undefined) throw new ApiError(1009);
  if (row.accepted_at !== null || row.revoked_at !== null || row.email === null) throw closed('InvitationID');
  return { ...row, email: row.email };
}

/** Mails a new link, which invalidates the former one. */
export async function resendInvitation(work: StaffWork, publicUrl: string, id: number): Promise<StaffChange<number>> {
  const { db, now } = work;
  const row = await lockOpen(db, id);
  await requireOwner(db, { email: row.email });
  const { proof, ...link } = newLink(now);
  await renewInvitation(db, id, link);
  const [edition, role] = [storedWord(editions, row.edition), storedWord(staffRoles, row.role)];
  await mailInvitation(work, { publicUrl, email: row.email, edition, role, proof });
  return { subject: { kind: 'invitation', id }, before: null, after: { staff_role: role }, result: id };
}

export async function takeInvitationBack({ db, now }: StaffWork, id: number): Promise<StaffChange<number>> {
  const row = await lockOpen(db, id);
  await revokeInvitation(db, id, now);
  return { subject: { kind: 'invitation', id }, before: { staff_role: row.role }, after: null, result: id };
}

/** The invitation of a link; throws 6014 where it is not valid. */
export async function readInvitation(db: Db, proof: string, now: Date) {
  const tokenHash = hashInvitationProof(proof);
  const row = tokenHash === null ? undefined : await findLive(db, tokenHash, now);
  if (tokenHash === null || row === undefined || row.email === null) throw new ApiError(6014);
  const [role, edition] = [storedWord(staffRoles, row.role), storedWord(editions, row.edition)];
  return { id: row.id, tokenHash, email: row.email, role, edition, expiresAt: row.expires_at };
}

export interface Acceptance {
  readonly proof: string;
  readonly name: string;
  readonly person: string;
  readonly password: string;
  readonly userAgent: string | undefined;
}

/**
 * Makes the account of whoever was invited and opens a session in which the role is not in force yet: that takes the
 * authenticator, which the console asks for next.
 */
export function createAcceptance({ db, clock, passwords }: PasswordDeps) {
  return async ({ proof, name, person, password, userAgent }: Acceptance): Promise<string> => {
    const now = clock.now();
    const { id: invitationId, tokenHash, email, role, edition } = await readInvitation(db, proof, now);
    if (!userNamePattern.test(name)) {
      throw badRequest('LoginUserName', 'invalid_format');
    }
    requireGoodPassword('Password', password, { name, isStaff: true });
    await requireOwner(db, { name, email });
    const account = {
      login_user_name: name,
      password_hash: await passwords.hash(password),
      has_staff_password: true,
      staff_role: role,
      edition,
      company_email: email,
      email_proven_at: now,
      contact_person_name: person,
      created_at: now,
      last_active_at: now,
    };
    try {
      return await db.transaction().execute(async (transaction) => {
        const userId = await insertAccount(transaction, account);
        await proveEmail(transaction, { userId, email, now });
        if (!(await acceptInvitation(transaction, { tokenHash, userId, now }))) throw new ApiError(6014);
        await recordAudit(transaction, {
          at: now,
          actor: { id: userId, name },
          operation: 'AcceptStaffInvitation',
          subject: { kind: 'member', id: userId },
          before: null,
          after: { staff_role: role, InvitationID: invitationId },
        });
        return openSession(transaction, { userId, remember: false, now, device: describeDevice(userAgent) });
      });
    } catch (error) {
      throw mapUniqueViolation(error);
    }
  };
}
